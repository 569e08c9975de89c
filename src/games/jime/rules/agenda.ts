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

/**
 * What comes now interrupts the prompts that are open: whatever it puts on the agenda is done before they are answered,
 * as if they were not there.
 */
export const interruptPrompts = (game: Game): void => {
  const { length } = game.state.prompts;
  if (length > 0) schedule(game, { do: 'interrupted', prompts: length });
};

/** How many prompts may lie open while the next task is done: those that were interrupted, else none. */
export const promptsInterrupted = ({ state: { agenda } }: Game): number => {
  const interrupted = agenda.findLast((task) => task.do === 'interrupted');
  return interrupted?.do === 'interrupted' ? interrupted.prompts : 0;
};

/** Prompts that wait go on as they are, changed, or not at all (null); those that are gone are interrupted no longer. */
export const changePrompts = ({ state }: Game, change: (prompt: Prompt) => Prompt | null): void => {
  const changed = state.prompts.map(change);
  for (const task of state.agenda)
    if (task.do === 'interrupted')
      task.prompts = changed.slice(0, task.prompts).filter((prompt) => prompt !== null).length;
  state.prompts = changed.filter((prompt) => prompt !== null);
};

/** The prompt the screen shows now. */
export const currentPrompt = ({ state }: Game): Prompt | undefined => state.prompts[state.prompts.length - 1];

export const closePrompt = ({ state }: Game): void => {
  state.prompts.pop();
};
