/** The types of the saved document, each read off its schema. Types alone: nothing here loads the schema package. */
export type { AdventureState, Figure, Group, HeroInPlay, Suffered, ThreatRise } from './adventure';
export type { CampaignState, CompanyHero, Difficulty, Holdings, Played } from './campaign';
export type { Chapter, ChronicleEntry, ChroniclePage } from './chronicle';
export type { GameState, Stage } from './document';
export type {
  BattleMap,
  JourneyMap,
  LaidTile,
  MapTerrain,
  MapTile,
  MapToken,
  PlacedBattleTile,
  PlacedTerrain,
  PlacedTile,
} from './map';
export type { Against, Banner, Context, EnemyAttack, GroupId, HeroId, Phase, SpaceId } from './pieces';
export type { AttackCause, JudgedTest, Placement, Prompt, Suffering, TerrainReminder } from './prompts';
export type { SetUpStep } from './setUpSteps';
export type { Muster, Task } from './tasks';
export type { EffectLine, Line, LineName, LineOf, LineWho, Text, WrittenText } from './text';
