import type { Game } from './agenda';
import { currentPromptOf, throwMissing } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { CampaignState, SetUpStep } from '@/games/jime/state';
import type { SetUpPage } from '@/games/jime/state/setUpSteps';
import { SET_UP } from '@/games/jime/state/setUpSteps';

/** Which list of the guide a step belongs to; a company that begins later has a list of its own. */
const listOf = (step: SetUpStep, { start }: Pick<CampaignState, 'start'>): keyof typeof SET_UP =>
  step.startsWith('continue') ? 'continue' : start ? 'start' : 'new';

const has = (page: readonly SetUpStep[], step: SetUpStep): boolean => page.includes(step);

/** The steps shown with this one (a save of an older version may stand at any of them), and which page of how many. */
export const pageOf = (
  step: SetUpStep,
  campaign: Pick<CampaignState, 'start'>,
): { list: keyof typeof SET_UP; page: SetUpPage; at: number; of: number } => {
  const list = listOf(step, campaign);
  const pages: readonly SetUpPage[] = SET_UP[list];
  const at = pages.findIndex((page) => has(page, step));
  return { list, page: pages[at] ?? throwMissing('page of the set-up', step), at, of: pages.length };
};

/** The step the table is at, if it is setting up. */
export const currentStep = (game: Game): SetUpStep | null =>
  game.state.stage === 'setup' ? (currentPromptOf(game, 'setUp')?.step ?? null) : null;

/** Whether the page that is open has one of these steps. */
export const isStep = (game: Game, ...steps: SetUpStep[]): boolean => {
  const step = currentStep(game);
  return step !== null && steps.some((one) => has(pageOf(step, game.state.campaign).page, one));
};

/** §new, §continue The guide’s order is kept: what belongs to one page is refused at another. */
export const checkStep = (game: Game, ...steps: SetUpStep[]): void => {
  if (game.state.stage !== 'setup') refuse('stage/not-setting-up');
  if (!isStep(game, ...steps)) refuse('setup/not-this-step');
};

/** The first step of the page after this one; null once the company sets out (§new.10, §continue.8) or makes its first camp. */
export const stepAfter = (step: SetUpStep, campaign: Pick<CampaignState, 'start'>): SetUpStep | null => {
  const { list, at } = pageOf(step, campaign);
  return SET_UP[list][at + 1]?.[0] ?? null;
};
