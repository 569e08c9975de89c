import type { GameState } from '@/games/tcg/state';
import { LAST_SITE } from '@/games/tcg/state/pieces';
import { forbid, refuse } from '@/games/tcg/state/refusals';
import { newId, playerAt, siteAt, siteNow, survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inTurns, notOver } from './moments';
import type { Rule } from './rule';
import type { Sum } from './sums';
import { sumOf, term } from './sums';

/** Base rule, and what cards add to it for the whole turn (p.17). */
export const moveLimit = (state: GameState): Sum =>
  sumOf('move/limit', [
    term('moveLimit', state.moveLimit),
    ...state.moveLimitChanges.map(({ name, amount }) => term('moveLimitChange', amount, name)),
  ]);

/** Whether the company may move on now. */
export const mayMove = (state: GameState): boolean =>
  siteNow(state) < LAST_SITE && state.moves < moveLimit(state).total;

/** p.17 It lasts the whole turn, even if what brought it does not. */
export const changeMoveLimit: Rule<'changeMoveLimit'> = {
  check: inTurns,
  play: (game, { name, by }) => {
    const { state } = game;
    state.moveLimitChanges.push({ id: newId(game, 'limit'), name, amount: by });
    tell(game, { line: 'moveLimit', amount: by, limit: moveLimit(state).total });
  },
  offers: () => [{ name: '', by: 1 }],
};

/** By hand, or by a card: the path is walked forwards, from 1 to 9. */
export const setMarker: Rule<'setMarker'> = {
  check: (game, { player, site }) => {
    inTurns(game);
    const { site: before } = survivorAt(game, player);
    if (!Number.isInteger(site) || site < 1 || site > LAST_SITE) refuse('marker/no-such-site');
    if (site < before) forbid('marker/backwards');
  },
  play: (game, { player, site }) => {
    playerAt(game, player).site = site;
    tell(game, { line: 'byHand', what: 'marker', amount: site });
  },
  offers: ({ state }) =>
    survivors(state).map((player) => ({ player, site: state.players[player]?.site ?? 1 })),
};

export const describeSite: Rule<'describeSite'> = {
  check: (game, { laidBy }) => {
    notOver(game);
    if (laidBy !== null) playerAt(game, laidBy);
  },
  play: (game, { number, name, shadowNumber, laidBy }) => {
    Object.assign(siteAt(game, number), { name, shadowNumber, laidBy });
  },
  offers: ({ state }) =>
    state.sites.slice(1, 3).map(({ number, name, laidBy }) => ({ number, name, shadowNumber: 2, laidBy })),
};
