import type { Content } from '@/games/lcg/content';
import { CORE } from '@/games/lcg/content';
import { lcg } from '@/games/lcg/game';
import type { Command, GameState, NewGame, Refusal } from '@/games/lcg/play';
import { newGame, newGameRefusal } from '@/games/lcg/play';
import type { OpenGame as OpenGameOf, Session } from '@/session/createSession';
import { createSession } from '@/session/createSession';
import type { OpenFailure } from '@/session/openSave';

export type OpenGame = OpenGameOf<GameState, Command, Content>;
export type Refused = NonNullable<Session<GameState, Command, Content>['refused']>;

/** The game being played on this device. */
export const useGame = createSession(lcg);

/** A new slot with a new table; the refusal when these players may not begin, the failure when nothing can be written. */
export const beginGame = async (
  name: string,
  chosen: NewGame,
): Promise<{ refusal: Refusal } | { failure: OpenFailure } | undefined> => {
  const refusal = newGameRefusal(chosen);
  if (refusal) return { refusal };
  const failure = await useGame.getState().begin(name, CORE, newGame(CORE, chosen));
  return failure && { failure };
};
