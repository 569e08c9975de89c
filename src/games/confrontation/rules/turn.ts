import type { Side } from '@/games/confrontation/content/sides';
import { otherSide } from '@/games/confrontation/content/sides';
import type { GameState, TokenId } from '@/games/confrontation/state';
import { hideAgain, shuffleStirred } from './knowledge';
import { tell } from './log';
import { ask } from './lookup';
import { canMove } from './movement';
import { isShireTaken, loseWithoutMove, win } from './victory';

/** §2 Turns alternate; who cannot go forward when the turn comes has lost. */

export const beginTurn = (state: GameState, side: Side, forced: TokenId | null = null): void => {
  state.ply += 1;
  state.turn = { side, first: null, forced };
  tell(state, { line: 'turn', side, ply: state.ply });
  if (canMove(state, side)) ask(state, 'turn', side);
  else loseWithoutMove(state, side);
};

/** All battles are over: everybody is hidden again, and the other side is next. `forced` is whom A King Revealed has named. */
export const endTurn = (state: GameState, forced: TokenId | null = null): void => {
  const { side } = state.turn;
  state.turn = { side, first: null, forced };
  hideAgain(state, ['battle', 'turn']);
  shuffleStirred(state);
  if (isShireTaken(state)) win(state, 'sauron', 'threeInShire');
  else beginTurn(state, otherSide(side), forced);
};
