import type { Game } from './agenda';
import { openPrompt } from './agenda';
import { requireNoPrompt } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { CampaignState, GameState, Text } from '@/games/jime/state';
import { teachMoment } from './lessons';
import { holdingsOf } from './holdings';

/** §camp.2 The camp lies between two adventures, once nothing is left to read. */
export const isAtCamp = ({ stage, prompts }: GameState): boolean => stage === 'camp' && prompts.length === 0;

/** §18.2, §34.4, §51.3 Skills and items change hands with the reserve at camp alone. */
export const checkAtCamp = (game: Game): CampaignState => {
  if (game.state.stage !== 'camp') refuse('stage/not-at-camp');
  requireNoPrompt(game);
  return game.state.campaign;
};

/** §camp.1, §53.3 What every hero puts away after an adventure, won or lost. */
export const CLEAN_UP: readonly Text[] = [
  { line: 'camp.cleanUp.discard' },
  { line: 'camp.cleanUp.weaknesses' },
  { line: 'camp.cleanUp.skills' },
  { line: 'camp.cleanUp.trinkets' },
];

/** §111.2 Every trinket is the company’s again; what it holds is noted, to say later which cards changed places. */
export const sitDown = ({ state }: Game): void => {
  state.stage = 'camp';
  state.campaign.heroes.forEach((hero) => {
    hero.trinket = null;
  });
  state.campaign.arrived = holdingsOf(state.campaign);
};

/** §camp.1 The table is cleared, and the company sits down by its fire. */
export const makeCamp = (game: Game): void => {
  sitDown(game);
  openPrompt(game, { kind: 'checklist', text: { line: 'camp.cleanUp' }, steps: [...CLEAN_UP] });
  teachMoment(game, 'camp');
};

/** §camp.2, §18.2 « Continue »: on to the set-up of the next adventure. To save and quit needs no command. */
export const leaveCamp: Rule<'leaveCamp'> = {
  check: (game) => {
    checkAtCamp(game);
  },
  play: (game) => {
    game.state.stage = 'setup';
    delete game.state.campaign.arrived;
    openPrompt(game, { kind: 'setUp', step: 'continue.2' });
  },
  offers: ({ state }) => (isAtCamp(state) ? [{}] : []),
};
