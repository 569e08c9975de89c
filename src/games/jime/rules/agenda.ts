import type { Content, Effect } from '@/games/jime/content';
import type { Context, GameState, Prompt, Task } from '@/games/jime/state';
import { tellPrompt } from './chronicle';

/** What every rule is given: the document (a draft while a command is played) and the data. */
export interface Game {
  state: GameState;
  content: Content;
}

/** Puts tasks on the agenda, to be done in the order given, before what is already there. */
export const later = ({ state }: Game, ...tasks: Task[]): void => {
  for (let last = tasks.length - 1; last >= 0; last -= 1) state.agenda.push(tasks[last] as Task);
};

export const laterEffects = (game: Game, effects: readonly Effect[] | undefined, context: Context): void => {
  if (effects && effects.length > 0) later(game, { do: 'effects', effects: [...effects], context });
};

/** Opens a prompt over the others and writes it into the chronicle (§32). */
export const open = (game: Game, prompt: Prompt): void => {
  game.state.prompts.push(prompt);
  tellPrompt(game, prompt);
};

/** The prompt the screen shows now. */
export const shown = ({ state }: Game): Prompt | undefined => state.prompts[state.prompts.length - 1];

export const close = ({ state }: Game): void => {
  state.prompts.pop();
};
