import type { Game } from './agenda';
import { schedule, openPrompt } from './agenda';
import { adventureOf } from './lookup';
import type { Text } from '@/games/jime/state';
import { renewUses } from './cardLimits';
import { fire } from './triggers';

/** §74.2 Cards scouted in every rally phase, and before the first action phase (§84.2). */
export const SCOUT = 2;

/** §84.2 The steps of a rally phase, or the first scout alone. */
export const rallySteps = (reset: boolean): Text[] => [
  ...(reset ? [{ line: 'rally.reset' } as const] : []),
  { line: 'rally.scout', count: SCOUT },
];

/** §74.1, §74.2, §73.4 Heroes reset their decks and scout; then the next round begins. */
export const rallyPhase = (game: Game): void => {
  adventureOf(game).phase = 'rally';
  renewUses(game, 'phase');
  schedule(game, { do: 'beginRound' });
  fire(game, { moment: 'rally' }, {});
  openPrompt(game, { kind: 'rally', steps: rallySteps(true) });
};
