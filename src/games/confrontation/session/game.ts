import type { Content } from '@/games/confrontation/content';
import { BOX } from '@/games/confrontation/content';
import { confrontation } from '@/games/confrontation/game';
import type { Command, GameState, NewGame } from '@/games/confrontation/play';
import { newGame } from '@/games/confrontation/play';
import type { OpenGame as OpenGameOf } from '@/session/createSession';
import { createSession } from '@/session/createSession';
import type { OpenFailure } from '@/session/openSave';

export type OpenGame = OpenGameOf<GameState, Command, Content>;

/** The game being played on this device. */
export const useGame = createSession(confrontation);

/** A new slot with a new game; why not, when nothing can be written. */
export const beginGame = (name: string, chosen: NewGame): Promise<OpenFailure | undefined> =>
  useGame.getState().begin(name, BOX, newGame(chosen));
