import type { EncounterCard } from '@/games/lcg/state';
import { forbid, refuse } from '@/games/lcg/state/refusals';
import { characterBy, encounterBy, idsOf } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import type { Game, Rule } from './rule';

const objectiveBy = (game: Game, id: string): EncounterCard => {
  const found = encounterBy(game, id);
  return found.type === 'objective' ? found : refuse('card/not-an-objective');
};

/** R p.24 Guarded: the card that lies with the objective still counts its threat and can be engaged or travelled to. */
export const guard: Rule<'guard'> = {
  check: (game, { card, objective }) => {
    notOver(game);
    encounterBy(game, card);
    if (objective !== null) objectiveBy(game, objective);
  },
  play: (game, { card, objective }) => {
    encounterBy(game, card).guards = objective;
    game.state.unguarded = game.state.unguarded.filter((id) => id !== objective);
  },
  offers: (game) =>
    idsOf(game, 'objective').flatMap((objective) =>
      idsOf(game, 'enemy').map((card) => ({ card, objective })),
    ),
};

export const isGuarded = ({ state }: Game, objective: string): boolean =>
  state.encounter.some(({ guards }) => guards === objective);

/** R p.24 An objective can be claimed once its guard is gone. */
export const claim: Rule<'claim'> = {
  check: (game, { objective, character }) => {
    notOver(game);
    objectiveBy(game, objective);
    characterBy(game, character);
    if (isGuarded(game, objective)) forbid('guard/still-there');
  },
  play: (game, { objective, character }) => {
    const card = objectiveBy(game, objective);
    card.zone = 'claimed';
    card.claimedBy = character;
    tell(game, { line: 'claimed', card: card.name });
  },
  offers: ({ state }) =>
    state.encounter
      .filter(({ type, zone }) => type === 'objective' && zone === 'staging')
      .flatMap(({ id }) => state.characters.slice(0, 1).map((one) => ({ objective: id, character: one.id }))),
};
