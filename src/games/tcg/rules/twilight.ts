import type { GameState } from '@/games/tcg/state';
import type { CharacterFields } from '@/games/tcg/state/commands';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { companyOf, siteNow } from './lookup';
import { tell } from './log';
import { inTurns } from './moments';
import type { Game, Rule } from './rule';
import type { Sum, Term } from './sums';
import { sumOf, term } from './sums';

/** p.26 A minion roams at a site below its number, whatever the block. */
const isRoaming = (
  state: GameState,
  { kind, siteNumber }: Pick<CharacterFields, 'kind' | 'siteNumber'>,
): boolean => kind === 'minion' && siteNumber !== null && siteNumber > siteNow(state);

const roamingTerms = (state: GameState, as: CharacterFields): Term[] =>
  isRoaming(state, as) ? [term('roaming', state.base.roamingCost)] : [];

/** What a character costs now, in tokens added by the Free Peoples or removed by the Shadow. */
export const playCost = (state: GameState, as: CharacterFields, change = 0): Sum => {
  const roaming = roamingTerms(state, as);
  const explanation = as.kind === 'minion' ? 'twilight/shadow' : 'twilight/freePeoples';
  return sumOf(roaming.length > 0 ? 'twilight/roaming' : explanation, [
    term('twilightCost', as.twilightCost, as.title),
    ...(change === 0 ? [] : [term('change', change)]),
    ...roaming,
  ]);
};

/** Base rule: a move adds the Shadow number of the site and a token for each companion. */
export const moveCost = (state: GameState): Sum => {
  const destination = state.sites.find(({ number }) => number === siteNow(state) + 1);
  const companions = companyOf(state).length * state.base.twilightPerCompanion;
  return sumOf('twilight/move', [
    term('shadowNumber', destination?.shadowNumber ?? null, destination?.name),
    term('companions', companions),
  ]);
};

/** The one way tokens come and go; the pool is never below 0. */
export const addTwilight = (game: Game, by: number): void => {
  const { state } = game;
  const after = Math.max(0, state.twilight + by);
  if (after === state.twilight) return;
  tell(game, { line: 'twilight', by: after - state.twilight, twilight: after });
  state.twilight = after;
};

/** Base rule (implied by p.10 and p.18): the Shadow pays with tokens of the pool. */
export const refuseTooDear = ({ state }: Game, cost: number): void => {
  if (cost > state.twilight) forbid('twilight/too-few', { cost, twilight: state.twilight });
};

export const changeTwilight: Rule<'changeTwilight'> = {
  check: (game, { by }) => {
    inTurns(game);
    if (game.state.twilight + by < 0) forbid('twilight/below-zero');
  },
  play: (game, { by }) => addTwilight(game, by),
  offers: () => [{ by: 1 }, { by: -1 }],
};

export const setTwilight: Rule<'setTwilight'> = {
  check: (game, { twilight }) => {
    inTurns(game);
    if (!Number.isInteger(twilight)) refuse('twilight/not-whole');
    if (twilight < 0) refuse('twilight/below-zero');
  },
  play: (game, { twilight }) => {
    game.state.twilight = twilight;
    tell(game, { line: 'byHand', what: 'twilight', amount: twilight });
  },
  offers: () => [{ twilight: 3 }],
};
