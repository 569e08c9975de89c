import type { Content, Effect } from '@/games/jime/content';
import type { Context, GameState, Prompt, Task } from '@/games/jime/state';
import { addPromptToChronicle } from './chronicle';

/** What every rule is given: the document (a draft while a command is played) and the data. */
export interface Game {
  state: GameState;
  content: Content;
}

/** Puts tasks on the agenda, to be done in the order given, before what is already there. */
export const schedule = ({ state }: Game, ...tasks: Task[]): void => {
  for (let last = tasks.length - 1; last >= 0; last -= 1) state.agenda.push(tasks[last] as Task);
};

export const scheduleEffects = (
  game: Game,
  effects: readonly Effect[] | undefined,
  context: Context,
): void => {
  if (effects && effects.length > 0) schedule(game, { do: 'effects', effects: [...effects], context });
};

/** Opens a prompt over the others and writes it into the chronicle (§32). */
export const openPrompt = (game: Game, prompt: Prompt): void => {
  game.state.prompts.push(prompt);
  addPromptToChronicle(game, prompt);
};

/** The prompt the screen shows now. */
export const currentPrompt = ({ state }: Game): Prompt | undefined => state.prompts[state.prompts.length - 1];

export const closePrompt = ({ state }: Game): void => {
  state.prompts.pop();
};
