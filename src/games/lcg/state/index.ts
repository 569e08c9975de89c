/** The types of the saved document, each read off its schema. Types alone. */
export type { Attachment, Character, EncounterCard, EncounterType, Fate, Zone } from './cards';
export type {
  EnemyAttack,
  EngagementCheck,
  GameState,
  Limit,
  Outcome,
  Place,
  Player,
  PlayerAttack,
  Quest,
  RoundRecord,
  ScenarioResult,
  Scoring,
  SideQuest,
  Variant,
} from './document';
export type { LineName, LineOf, LogLine, LogPage } from './log';
export type { Counted, Modifier, Stat, Until } from './modifiers';
export type { Id, PlayerSeat, Printed } from './pieces';
export type { Phase, SetUpStep, Step } from './steps';
