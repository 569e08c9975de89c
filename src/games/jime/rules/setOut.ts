import type { Game } from './agenda';
import { closePrompt, openPrompt } from './agenda';
import { requireNoPrompt } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import { beginAdventure } from './adventure';
import { beginRoles, checkRoles, forgetRoles } from './roles';
import type { SetUpStep } from '@/games/jime/state';
import { currentStep, isStep, pageOf, stepAfter } from './setUp';
import { makeFirstCamp } from './start';

/** §new.7, §continue.7 A page is done once the table says so; roles must then all be chosen. */
export const checkStepDone = (game: Game): void => {
  const step = currentStep(game);
  if (step === null) return refuse('setup/not-this-step');
  const { list } = pageOf(step, game.state.campaign);
  if (list !== 'start' && stepAfter(step, game.state.campaign) === null) refuse('setup/not-this-step');
  if (isStep(game, 'new.7', 'continue.7')) checkRoles(game.state.campaign);
};

const openStep = (game: Game, step: SetUpStep): void => {
  if (step === 'continue.7') forgetRoles(game.state.campaign);
  openPrompt(game, { kind: 'setUp', step });
};

/** On to the next page of the list; from the last of those who begin later, to their first camp. */
export const nextStep = (game: Game): void => {
  const step = currentStep(game);
  const next = step && stepAfter(step, game.state.campaign);
  closePrompt(game);
  if (next) openStep(game, next);
  else makeFirstCamp(game);
};

/** §new.10, §continue.8 Once the table is set up, the company sets out on its next adventure. */
export const setOut: Rule<'setOut'> = {
  check: (game) => {
    const { stage, campaign } = game.state;
    if (stage !== 'setup' || campaign.next === null) refuse('stage/not-ready');
    if (!isStep(game, 'new.10', 'continue.8')) requireNoPrompt(game);
    checkRoles(campaign);
  },
  play: (game) => {
    game.state.prompts = [];
    beginRoles(game.state.campaign);
    beginAdventure(game, game.state.campaign.next ?? refuse('stage/not-ready'));
  },
  offers: ({ state }) => (state.stage === 'setup' ? [{}] : []),
};
