import type { Game } from './agenda';
import { currentPromptOf } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { SetUpStep } from '@/games/jime/state';
import { SET_UP } from '@/games/jime/state/setUpSteps';

/** The step the table is at, if it is setting up. */
export const currentStep = (game: Game): SetUpStep | null =>
  game.state.stage === 'setup' ? (currentPromptOf(game, 'setUp')?.step ?? null) : null;

export const isStep = (game: Game, ...steps: SetUpStep[]): boolean => {
  const step = currentStep(game);
  return step !== null && steps.includes(step);
};

/** §new, §continue The guide’s order is kept: what belongs to one step is refused at another. */
export const checkStep = (game: Game, ...steps: SetUpStep[]): void => {
  if (game.state.stage !== 'setup') refuse('stage/not-setting-up');
  if (!isStep(game, ...steps)) refuse('setup/not-this-step');
};

/** The step after this one; null once the company sets out (§new.10, §continue.8). */
export const stepAfter = (step: SetUpStep): SetUpStep | null => {
  const list: readonly SetUpStep[] = step.startsWith('new') ? SET_UP.new : SET_UP.continue;
  return list[list.indexOf(step) + 1] ?? null;
};
