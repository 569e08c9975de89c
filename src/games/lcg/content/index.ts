import type { Scenario, ScenarioId } from './scenarios';
import { SCENARIO_TABLE } from './scenarios';
import type { Sphere } from './spheres';
import type { StarterDeck } from './starterDecks';
import { STARTER_DECKS } from './starterDecks';

export * from './components';
export * from './scenarios';
export * from './spheres';
export * from './starterDecks';

/** The F.A.Q. the app goes by: its cover says 1.9, an inner page still 1.8. */
export const FAQ_VERSION = '1.9';

/** What a game is played with: the tables of the core set. */
export type Content = {
  id: string;
  scenarios: Record<ScenarioId, Scenario>;
  starterDecks: Record<Sphere, StarterDeck>;
};

export const CORE: Content = { id: 'core', scenarios: SCENARIO_TABLE, starterDecks: STARTER_DECKS };
