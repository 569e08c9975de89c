import type { Content } from '@/games/tcg/game';
import { tcg } from '@/games/tcg/game';
import type { Command, GameState, NewGame, Refusal } from '@/games/tcg/play';
import { newGame, newGameRefusal } from '@/games/tcg/play';
import type { OpenGame as OpenGameOf, Session } from '@/session/createSession';
import { createSession } from '@/session/createSession';
import type { OpenFailure } from '@/session/openSave';

export type OpenGame = OpenGameOf<GameState, Command, Content>;
export type Refused = NonNullable<Session<GameState, Command, Content>['refused']>;

/** The game being played on this device. */
export const useGame = createSession(tcg);

/** A new slot with a new table; the refusal when these players may not begin, the failure when nothing can be written. */
export const beginGame = async (
  name: string,
  chosen: NewGame,
): Promise<{ refusal: Refusal } | { failure: OpenFailure } | undefined> => {
  const refusal = newGameRefusal(chosen);
  if (refusal) return { refusal };
  const state = newGame(chosen);
  const content = await tcg.open(tcg.contentId(state));
  if (!content) throw new Error('The table of a new game is not there');
  const failure = await useGame.getState().begin(name, content, state);
  return failure && { failure };
};
