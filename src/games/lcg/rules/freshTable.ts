import type { Content, ScenarioId } from '@/games/lcg/content';
import type { GameState } from '@/games/lcg/state';

/** What stays when the table is cleared for another scenario: who plays, by which rules, with which heroes. */
type Kept =
  | 'saveVersion'
  | 'variant'
  | 'scoring'
  | 'boxes'
  | 'threshold'
  | 'firstPlayer'
  | 'players'
  | 'characters'
  | 'results'
  | 'nextId';

/** R p.10 A table about to be set up for a scenario. */
export const freshTable = (content: Content, scenario: ScenarioId): Omit<GameState, Kept> => ({
  scenario,
  scenarioName: '',
  stages: content.scenarios[scenario].stages,
  stage: 'setUp',
  outcome: null,
  setUpStep: 'shuffle',
  round: 0,
  at: { step: 'collect', window: false, player: null, waiting: [] },
  encounter: [],
  justNow: { passed: [], told: 0 },
  quest: { stage: 1, side: 'A', questPoints: null, progress: 0, blocked: false },
  sideQuests: [],
  encounterDeckEmpty: false,
  victoryPile: [],
  alliesPlayed: 0,
  staging: null,
  unguarded: [],
  checks: null,
  totals: { willpower: null, threat: null },
  success: null,
  enemyAttack: null,
  playerAttack: null,
  limits: [],
  history: [],
  log: [],
});
