export type { CardLimit, CardMoment, CardPurpose, CardUse } from './schema/cardUse';
export type {
  Ability,
  AbilityCondition,
  AbilityCost,
  AbilityMoment,
  Purpose,
  UsedAbility,
} from './schema/ability';
export type { AbilityEffect, AbilityEffectOf, CardFilter } from './schema/abilityEffect';
export type { Amount, Counted, Race, Reach, Target } from './schema/abilityWords';
export type {
  PerCompany,
  ProductId,
  Stat,
  ModifierId,
  KeywordId,
  BoonId,
  Trait,
  SpaceTraitId,
  Test,
} from './schema/words';
export type { Product } from './schema/product';
export type { Gender, Hero } from './schema/hero';
export type { Role } from './schema/role';
export type { PrintedKeyword, Skill, SkillOwner } from './schema/skill';
export type { HitRow, Item } from './schema/item';
export type { Trinket } from './schema/trinket';
export type { Title } from './schema/title';
export type { Boon } from './schema/boon';
export type { Bane, BaneId } from './schema/bane';
export type { SufferingCard } from './schema/suffering';
export type { Weakness } from './schema/weakness';
export type { AttackEffect } from './schema/attackEffect';
export type { Attack, Enemy, EnemyTrait, MovementTrait, Preference } from './schema/enemy';
export type { EnemyBonus, EnemyChanges } from './schema/enemyBonus';
export type { Direction, TerrainLook, TileSide } from './schema/tile';
export type { BattleTile } from './schema/battleTile';
export type { AdventurePlan, BattlePlan, JourneyPlan, MapPlan, PlanBlock, PlanTile } from './schema/mapPlan';
export type { SampleMap } from './schema/sampleMap';
export type { BorderLook, SpaceLook, Terrain, TerrainDrawing, TerrainEffect } from './schema/terrain';
export type { SpaceTrait } from './schema/spaceTrait';
export type { MapTokenId, Token, TokenFace } from './schema/token';
export type { Modifier } from './schema/modifier';
export type { Keyword } from './schema/keyword';
export type { Box, Kind, RecordOf } from './schema/box';
export { purposesOf } from './purposes';
export type { DataFiles, Fault, Text, TextFiles, Texts } from './files';
export { loadBox, loadSampleMaps, loadText, loadVerified } from './load';
export type { Condition, Scope } from './schema/conditions';
export type { Effect, Judged, Option, Page, Spaces, Topic, Who } from './schema/effects';
export type {
  Adventure,
  Ambience,
  Happening,
  Interaction,
  LessonMoment,
  Moment,
  Resolution,
  StoryAction,
  StoryGroup,
  StoryTerrain,
  StoryToken,
  TokenDraw,
  TokenKind,
  Trigger,
  VignetteName,
} from './schema/adventure';
export type { Campaign, Content } from './schema/campaign';
export type { Start, StartAnswer } from './schema/start';
