import { z } from 'zod';
import { SCENARIOS } from '@/games/lcg/content/scenarios';
import { character, encounterCard } from './cards';
import { logPage } from './log';
import { count, id, name, printed, seat } from './pieces';
import { SET_UP_STEPS, STEPS } from './steps';
import { SAVE_VERSION } from './version';

const VARIANTS = ['basic', 'standard', 'campaign', 'nightmare'] as const;
const SCORINGS = ['faq', 'core'] as const;

const player = z.object({
  name,
  threat: count,
  /** F 1.57 “Count your threat as …”: engagement reads it, elimination does not. */
  countedThreat: count.nullable(),
  eliminated: z.boolean(),
  mulligan: z.boolean(),
  engagedOptionally: z.boolean(),
});
export type Player = z.infer<typeof player>;

const quest = z.object({
  stage: count,
  side: z.enum(['A', 'B']),
  questPoints: printed,
  progress: count,
  /** A card keeps the quest from advancing: progress piles up. */
  blocked: z.boolean(),
});
export type Quest = z.infer<typeof quest>;

const sideQuest = z.object({ id, name, questPoints: printed, progress: count, done: z.boolean() });
export type SideQuest = z.infer<typeof sideQuest>;

/** Where the round stands: a step under way, or the action window after it. */
const place = z.object({
  step: z.enum(STEPS),
  /** Green: actions may be taken. */
  window: z.boolean(),
  /** Whose turn it is, in a step that players take one after the other. */
  player: seat.nullable(),
  /** Who takes it after them. */
  waiting: z.array(seat),
});
export type Place = z.infer<typeof place>;

const staging = z.object({
  /** F, Q&A: counted when the step begins, whoever is eliminated during it. */
  left: count,
  revealed: count,
  /** The objective that waits for its guard (R p.24). */
  guardFor: id.nullable(),
});

const engagementCheck = z.object({ player: seat, enemy: id.nullable(), name, cost: count });
const checks = z.object({
  /** Who is still to check in this pass; a pass without an engagement is the last. */
  waiting: z.array(seat),
  engaged: z.boolean(),
  made: z.array(engagementCheck),
});
export type EngagementCheck = z.infer<typeof engagementCheck>;

const enemyAttack = z.object({
  enemy: id,
  against: seat,
  /** The one character the attack is aimed at (F 1.41); null for a plain attack. */
  target: id.nullable(),
  defenders: z.array(id),
  shadow: z.int(),
  /** Where the round goes on after an attack that a card made; null for an attack of the combat phase. */
  resume: place.nullable(),
});
export type EnemyAttack = z.infer<typeof enemyAttack>;

const playerAttack = z.object({ enemy: id, player: seat, attackers: z.array(id) });
export type PlayerAttack = z.infer<typeof playerAttack>;

/** F 1.24 A quest was won: Forced effects come first, then this much progress is placed. */
const success = z.object({ amount: count });

/** What the table counted itself, instead of the app; null where the app counts. */
const totals = z.object({ willpower: printed, threat: printed });

const limit = z.object({
  id,
  name,
  /** F 1.51 Per phase and per round belong to this copy; per game belongs to the player who used it, or to the group. */
  per: z.enum(['phase', 'round', 'game', 'gameForGroup']),
  max: count,
  /** One number for each player. */
  used: z.array(count),
});
export type Limit = z.infer<typeof limit>;

/** The table at the end of a round, for the charts. */
const roundRecord = z.object({ round: count, threats: z.array(count), stage: count, progress: count });
export type RoundRecord = z.infer<typeof roundRecord>;

/** A scenario that was played earlier in the same campaign. */
const result = z.object({
  scenario: z.enum(SCENARIOS),
  outcome: z.enum(['won', 'lost']),
  rounds: count,
  /** Null for a defeat, which has no score. */
  score: z.object({ faq: z.int(), core: z.int() }).nullable(),
});
export type ScenarioResult = z.infer<typeof result>;

const victory = z.object({ name, points: count });

/** The game as one plain JSON document: nothing in it but what JSON keeps. */
const documentShape = z.object({
  saveVersion: z.literal(SAVE_VERSION),
  scenario: z.enum(SCENARIOS),
  /** What the table calls a scenario that is not of the core set. */
  scenarioName: name,
  variant: z.enum(VARIANTS),
  scoring: z.enum(SCORINGS),
  boxes: z.int().min(1).max(4),
  threshold: z.int().min(1).max(9999),
  /** How many stages lead to victory; null while nobody has said. */
  stages: printed,
  stage: z.enum(['setUp', 'play', 'ended']),
  outcome: z.enum(['won', 'lost']).nullable(),
  setUpStep: z.enum(SET_UP_STEPS),
  round: count,
  at: place,
  firstPlayer: seat,
  players: z.array(player).min(1).max(4),
  characters: z.array(character),
  encounter: z.array(encounterCard),
  quest,
  sideQuests: z.array(sideQuest),
  encounterDeckEmpty: z.boolean(),
  victoryPile: z.array(victory),
  alliesPlayed: count,
  staging: staging.nullable(),
  checks: checks.nullable(),
  totals,
  success: success.nullable(),
  enemyAttack: enemyAttack.nullable(),
  playerAttack: playerAttack.nullable(),
  limits: z.array(limit),
  history: z.array(roundRecord),
  results: z.array(result),
  log: z.array(logPage),
  /** The number of the next card that comes to the table. */
  nextId: count,
});
export type GameState = z.infer<typeof documentShape>;
export type Variant = GameState['variant'];
export type Scoring = GameState['scoring'];
export type Outcome = NonNullable<GameState['outcome']>;

/** For what comes from outside: a state of our own is believed, a file is not. */
export const isDocument = (value: unknown): value is GameState => documentShape.safeParse(value).success;
