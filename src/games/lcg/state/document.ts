import type { Checked } from '@/kernel/checks';
import { flag, listOf, oneOf, orNull, shape, whole } from '@/kernel/checks';
import { SCENARIOS } from '@/games/lcg/content/scenarios';
import { character, encounterCard } from './cards';
import { logPage } from './log';
import { count, id, name, printed, seat, sum } from './pieces';
import { SAVE_VERSION } from './migrations';
import { SET_UP_STEPS, STEPS } from './steps';

const VARIANTS = ['basic', 'standard', 'campaign', 'nightmare'] as const;
const SCORINGS = ['faq', 'core'] as const;

const player = shape({
  name,
  threat: count,
  /** F 1.57 “Count your threat as …”: engagement reads it, elimination does not. */
  countedThreat: orNull(count),
  eliminated: flag,
  mulligan: flag,
  engagedOptionally: flag,
});
export type Player = Checked<typeof player>;

const quest = shape({
  stage: count,
  side: oneOf('A', 'B'),
  questPoints: printed,
  progress: count,
  /** A card keeps the quest from advancing: progress piles up. */
  blocked: flag,
});
export type Quest = Checked<typeof quest>;

const sideQuest = shape({ id, name, questPoints: printed, progress: count, done: flag });
export type SideQuest = Checked<typeof sideQuest>;

/** Where the round stands: a step under way, or the action window after it. */
const place = shape({
  step: oneOf(...STEPS),
  /** Green: actions may be taken. */
  window: flag,
  /** Whose turn it is, in a step that players take one after the other. */
  player: orNull(seat),
  /** Who takes it after them. */
  waiting: listOf(seat),
});
export type Place = Checked<typeof place>;

const staging = shape({
  /** F, Q&A: counted when the step begins, whoever is eliminated during it. */
  left: count,
  revealed: count,
});

const engagementCheck = shape({ player: seat, enemy: orNull(id), name, cost: count });
const checks = shape({
  /** Who is still to check in this pass; a pass without an engagement is the last. */
  waiting: listOf(seat),
  engaged: flag,
  made: listOf(engagementCheck),
});
export type EngagementCheck = Checked<typeof engagementCheck>;

const enemyAttack = shape({
  enemy: id,
  against: seat,
  /** The one character the attack is aimed at (F 1.41); null for a plain attack. */
  target: orNull(id),
  defenders: listOf(id),
  shadow: sum,
  /** Where the round goes on after an attack that a card made; null for an attack of the combat phase. */
  resume: orNull(place),
});
export type EnemyAttack = Checked<typeof enemyAttack>;

const playerAttack = shape({ enemy: id, player: seat, attackers: listOf(id) });
export type PlayerAttack = Checked<typeof playerAttack>;

/** F 1.24 A quest was won: Forced effects come first, then this much progress is placed. */
const success = shape({ amount: count });

/** What the table counted itself, instead of the app; null where the app counts. */
const totals = shape({ willpower: printed, threat: printed });

const limit = shape({
  id,
  name,
  /** F 1.51 Per phase and per round belong to this copy; per game belongs to the player who used it, or to the group. */
  per: oneOf('phase', 'round', 'game', 'gameForGroup'),
  max: count,
  /** One number for each player. */
  used: listOf(count),
});
export type Limit = Checked<typeof limit>;

/** The table at the end of a round, for the charts. */
const roundRecord = shape({ round: count, threats: listOf(count), stage: count, progress: count });
export type RoundRecord = Checked<typeof roundRecord>;

/** A scenario that was played earlier in the same campaign. */
const result = shape({
  scenario: oneOf(...SCENARIOS),
  outcome: oneOf('won', 'lost'),
  rounds: count,
  /** Null for a defeat, which has no score. */
  score: orNull(shape({ faq: sum, core: sum })),
});
export type ScenarioResult = Checked<typeof result>;

const victory = shape({ name, points: count });

/** What the last command brought: the windows it went through, and how many lines of the log. */
const justNow = shape({ passed: listOf(oneOf(...STEPS)), told: count });

/**
 * The game as one plain JSON document: nothing in it but what JSON keeps. For what comes from outside: a state of our own
 * is believed, a file is not.
 */
export const isDocument = shape({
  saveVersion: whole(SAVE_VERSION, SAVE_VERSION),
  scenario: oneOf(...SCENARIOS),
  /** What the table calls a scenario that is not of the core set. */
  scenarioName: name,
  variant: oneOf(...VARIANTS),
  scoring: oneOf(...SCORINGS),
  boxes: whole(1, 4),
  threshold: whole(1, 9999),
  /** How many stages lead to victory; null while nobody has said. */
  stages: printed,
  stage: oneOf('setUp', 'play', 'ended'),
  outcome: orNull(oneOf('won', 'lost')),
  setUpStep: oneOf(...SET_UP_STEPS),
  round: count,
  at: place,
  firstPlayer: seat,
  players: listOf(player, 4),
  characters: listOf(character),
  encounter: listOf(encounterCard),
  quest,
  sideQuests: listOf(sideQuest),
  encounterDeckEmpty: flag,
  victoryPile: listOf(victory),
  alliesPlayed: count,
  staging: orNull(staging),
  /** The objectives that wait for their guard, the first of them for the next card (R p.24). */
  unguarded: listOf(id),
  checks: orNull(checks),
  totals,
  success: orNull(success),
  enemyAttack: orNull(enemyAttack),
  playerAttack: orNull(playerAttack),
  limits: listOf(limit),
  history: listOf(roundRecord),
  results: listOf(result),
  log: listOf(logPage),
  justNow,
  /** The number of the next card that comes to the table. */
  nextId: count,
});
export type GameState = Checked<typeof isDocument>;
export type Variant = GameState['variant'];
export type Scoring = GameState['scoring'];
export type Outcome = NonNullable<GameState['outcome']>;
