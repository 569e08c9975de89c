import type { Character, GameState, Home } from '@/games/tcg/state';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { characterBy, charactersOf, siteNow } from './lookup';
import { inTurns } from './moments';
import type { Game, Rule } from './rule';

/** p.27 A site that a text names by number is of the block of its card: the third of one is not the third of the other. */
export const isAtSite = (state: GameState, { number, block }: Home): boolean =>
  number === siteNow(state) && block === state.block;

/** p.27 A home is such a site. */
export const isAtHome = (state: GameState, { home }: Pick<Character, 'home'>): boolean =>
  home !== null && isAtSite(state, home);

/** p.14, p.20 Who of the Free Peoples player's side shoots and fights now. */
export const takesPart = (state: GameState, one: Character): boolean =>
  one.player === state.freePeoples &&
  one.fate === 'inPlay' &&
  (one.kind === 'companion' || (one.kind === 'ally' && (one.allowed || isAtHome(state, one))));

/** p.20, p.23 Where a character is in the fellowship phase: allies at home, companions with the company. */
export const whereabouts = (state: GameState, { kind, home }: Character): Home | null =>
  kind === 'ally' ? home : { number: siteNow(state), block: state.block };

/** Refuses a target of archery fire or an assignment that is not with the company. */
export const refuseAbsent = ({ state }: Game, one: Character): void => {
  if (one.kind === 'minion') refuse('card/not-a-companion');
  if (one.player !== state.freePeoples) forbid('assign/inactive', { card: one.title });
  else if (!takesPart(state, one)) forbid(one.unhasty ? 'ally/unhasty' : 'ally/away', { card: one.title });
};

/** p.14, p.20, p.28 A card lets an ally take part away from home. */
export const allowAlly: Rule<'allowAlly'> = {
  check: (game, { character }) => {
    inTurns(game);
    if (characterBy(game, character).kind !== 'ally') refuse('card/not-an-ally');
  },
  play: (game, { character, allowed }) => {
    characterBy(game, character).allowed = allowed;
  },
  offers: ({ state }) =>
    charactersOf(state, state.freePeoples, 'ally').map(({ id, allowed }) => ({
      character: id,
      allowed: !allowed,
    })),
};
