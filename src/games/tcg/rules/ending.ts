import { endGame, markLost } from './defeat';
import { survivorAt, survivors } from './lookup';
import { tell } from './log';
import { inTurns, notOver } from './moments';
import type { Rule } from './rule';

/** By hand: a player gives up, or a card says so. */
export const lose: Rule<'lose'> = {
  check: (game, { player }) => {
    inTurns(game);
    survivorAt(game, player);
  },
  play: (game, { player }) => markLost(game, player, 'byHand'),
  offers: ({ state }) => survivors(state).map((player) => ({ player })),
};

/** By hand: the table knows best when its game is over. */
export const endByHand: Rule<'endGame'> = {
  check: (game, { winner }) => {
    inTurns(game);
    if (winner !== null) survivorAt(game, winner);
  },
  play: (game, { winner }) => endGame(game, winner, 'byHand'),
  offers: () => [{ winner: null }, { winner: 0 }],
};

/** What the booklet does not say is for the table to settle, also in the middle of a game. */
export const changeBaseRules: Rule<'changeBaseRules'> = {
  check: notOver,
  play: (game, { base }) => {
    const { state } = game;
    state.base = base;
    const limit = state.players.length > 2 ? base.moveLimitOfMore : base.moveLimit;
    state.moveLimit = limit ?? state.moveLimit;
    tell(game, { line: 'baseRules' });
  },
  offers: ({ state }) => [{ base: state.base }, { base: { ...state.base, overwhelm: 3 } }],
};
