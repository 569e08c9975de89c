/** The types of the saved document, each read off its schema. Types alone. */
export type { Card, Character, CharacterKind, Fate, Home, Modifier, Stat, Until } from './cards';
export type {
  ArcheryFire,
  ArcheryModifier,
  GameState,
  Loss,
  MoveLimitChange,
  Place,
  Player,
  Ring,
  Site,
  Skirmish,
  Totals,
} from './document';
export type { LineName, LineOf, LogLine, LogPage } from './log';
export type { Block, Format, Id, PlayerSeat, Printed, RingVersion } from './pieces';
export type { ActionStep, Phase, Stage, Step } from './steps';
