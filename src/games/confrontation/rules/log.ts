import type { GameState, LogLine, TokenId } from '@/games/confrontation/state';
import { tokenOf } from './lookup';

/** A line of the story; the worlds a computer player thinks in keep none. */
export const tell = (state: GameState, line: LogLine): void => {
  state.log?.push(line);
};

/** A piece as a line names it. */
export const pieceOf = (
  state: GameState,
  token: TokenId,
  seen: boolean,
): Pick<Extract<LogLine, { line: 'move' }>, 'token' | 'character' | 'seen'> => ({
  token,
  character: tokenOf(state, token).character,
  seen,
});
