import type {
  AttackEffect,
  BoonId,
  Effect,
  Judged,
  LessonMoment,
  ModifierId,
  Option,
  ProductId,
  Stat,
  TokenKind,
  Topic,
} from '@/games/jime/content';
import type { Generator } from '@/kernel/random';
import type { PlacedBattleTile } from '@/games/jime/map/battle';
import type { PlacedTile, SpaceId } from '@/games/jime/map/placement';
import type { BattleMap, JourneyMap } from '@/games/jime/map/plan';
import type { PlacedTerrain } from '@/games/jime/map/spaces';
import type { SetUpStep } from '@/games/jime/rules/setUp';

/** Raised when a document of this shape can no longer be read as the one before; the saves room migrates. */
export const SAVE_VERSION = 1;

/** The game as one plain JSON document: nothing in it but what JSON keeps. */
export interface GameState {
  saveVersion: number;
  generator: Generator;
  stage: Stage;
  /** The table's mirror: whether the company tells the app where figures stand and what heroes suffer. */
  mirror: boolean;
  campaign: CampaignState;
  adventure: AdventureState | null;
  /** What the screen must show now is the last; those below wait for it. */
  prompts: Prompt[];
  /** What the app has still to do once no prompt is open; the last comes first. */
  agenda: Task[];
  chronicle: Chapter[];
}

export type Stage = 'setup' | 'adventure' | 'camp' | 'ended';
export type Difficulty = 'normal' | 'hard';

export type HeroId = string;
export type GroupId = string;
export type { SpaceId };

/** A text by its key; the engine never makes sentences. */
export interface Text {
  key: string;
  params?: Params;
}
export type Params = Record<string, string | number>;

export interface CampaignState {
  id: string;
  difficulty: Difficulty;
  /** The boxes that are on (§56). */
  collection: ProductId[];
  players: number;
  company: string;
  heroes: CompanyHero[];
  /** The epilogue reached, once the campaign is over. */
  ending: string | null;
  lore: number;
  /** Every trinket the company has earned (§111.4). */
  trinkets: string[];
  /** Flags and counters carried from adventure to adventure; set is 1. */
  flags: Record<string, number>;
  /** Lessons the company has had: none is given twice. */
  taught: Partial<Record<LessonMoment, true>>;
  history: Played[];
  /** The adventure to play next; null when the campaign is over. */
  next: string | null;
  /** What the company held when it made camp, so that camp can say which cards changed places; absent elsewhere. */
  arrived?: Holdings;
}

/** The cards that lie with the company rather than in the box. */
export interface Holdings {
  heroes: { hero: HeroId; items: string[]; skills: string[] }[];
  trinkets: string[];
}

export interface CompanyHero {
  hero: HeroId;
  role: string | null;
  /** Roles chosen so far, this adventure's included (§51.5). */
  rolesPlayed: string[];
  /** Unspent experience by role (§51.1). */
  xp: Record<string, number>;
  /** Bought skills (§95.6). */
  skills: string[];
  titles: string[];
  items: string[];
  /** The trinket taken along from the inventory (§99.5). */
  trinket: string | null;
}

export interface Played {
  adventure: string;
  resolution: string;
  outcome: 'won' | 'lost';
  rounds: number;
}

export type Phase = 'setup' | 'action' | 'shadow' | 'rally';

export interface AdventureState {
  id: string;
  map: 'journey' | 'battle';
  /** Where every tile lies or will lie; the story reveals them (§82.1). */
  layout: JourneyMap | BattleMap;
  round: number;
  phase: Phase;
  tiles: MapTile[];
  battleTiles: PlacedBattleTile[];
  tokens: MapToken[];
  terrain: MapTerrain[];
  /** The whole map in darkness (§105.3). */
  darkEverywhere: boolean;
  groups: Group[];
  /** Groups of the story that were on the map and are gone; the same one twice if it came twice. */
  defeatedGroups: string[];
  groupsPlaced: number;
  threat: number;
  /** How many thresholds have been resolved, lowest first. */
  thresholdsResolved: number;
  objective: string | null;
  objectivesDone: string[];
  objectivesFailed: string[];
  heroes: HeroInPlay[];
  /** Who is taking a turn now (§72.5). */
  turn: HeroId | null;
  /** Successes gathered by cumulative tests, by name (§107.3). */
  successes: Record<string, number>;
  flags: Record<string, number>;
  triggersFired: Record<string, true>;
  /** Which of several moments a trigger has seen, by their place in its list. */
  momentsSeen: Record<string, number[]>;
  /** Tokens that came by a draw: none comes twice. */
  drawn: string[];
  /** What the story has said will follow; unsaid, the resolution decides. */
  next?: string | null;
}

/** `id` is the plan's name for the tile. */
export type MapTile = PlacedTile & { id: string; explored: boolean };
export type MapTerrain = PlacedTerrain & { id: string };

export interface MapToken {
  id: string;
  kind: TokenKind;
  space: SpaceId;
}

export interface Figure {
  /** Health left. */
  health: number;
  /** Armour and sorcery come back after every Apply: only sunder lowers armour for good (§16.3, §16.5, §101.3). */
  armour: number;
  sorcery: number;
}

/** What a new group is made of, whether the story wrote it or an encounter drew it. */
export interface Muster {
  story: string;
  enemy: string;
  name: string | null;
  bonuses: string[];
  figures: number;
  space: SpaceId;
  exhausted: boolean;
}

export type Banner = { kind: 'elite' | 'ordinary'; symbol: number };

export interface Group {
  id: GroupId;
  /** The group of the adventure it was made from; one may come more than once. */
  story: string;
  enemy: string;
  name: string | null;
  bonuses: string[];
  banner: Banner | null;
  figures: Figure[];
  /** Health of an unhurt figure, bonuses included. */
  fullHealth: number;
  exhausted: boolean;
  /** Known only while the mirror is on. */
  space: SpaceId | null;
  lastHitBy: HeroId | null;
}

export type Against = 'damage' | 'fear';

export interface Suffered {
  up: number;
  down: number;
}

export interface HeroInPlay {
  hero: HeroId;
  turn: 'waiting' | 'done';
  defeated: boolean;
  lastStands: number;
  /** How often enemies chose this hero, so that they spread over the company. */
  targeted: number;
  /** Trinkets equipped and the depletion tokens left on each (§76). */
  trinkets: { trinket: string; tokens: number }[];
  /** The rest is the table's mirror: empty while it is off. */
  space: SpaceId | null;
  damage: Suffered;
  fear: Suffered;
  inspiration: number;
  boons: BoonId[];
  prepared: string[];
}

/** Who and what an effect or a task is about. */
export interface Context {
  hero?: HeroId;
  token?: string;
  group?: GroupId;
  space?: SpaceId;
}

/** Why an enemy attacks now: it decides whether and how the attack ends an activation. */
export type AttackCause = 'activation' | 'counterattack' | 'provoked' | 'story';

export interface Suffering {
  damage: number;
  fear: number;
  negate: Stat | null;
  /** Cards of this kind are taken facedown, unresolved (§38.3, §22.1). */
  facedown: { damage: boolean; fear: boolean };
}

/** What a hero standing in terrain may use for this prompt; a reminder, the table does it. */
export interface TerrainReminder {
  terrain: string;
  count: number;
}

export interface EnemyAttack {
  text: string;
  damage: number;
  fear: number;
  negate: Stat | null;
  effect: AttackEffect | null;
}

/** Below the last page, set apart: what the table gains or does now, in the words of the rules. */
interface Footed {
  foot?: Text[];
}

export type Prompt =
  /** A lesson explains what lies under it: shown set apart. */
  | ({ kind: 'message'; pages: Text[]; hero?: HeroId; lesson?: true } & Footed)
  | { kind: 'choice'; text: Text; options: Option[]; context: Context }
  /** A conversation: `choose` asks about a topic, `leave` ends it. */
  | { kind: 'dialogue'; text: Text; topics: Topic[]; context: Context }
  | { kind: 'test'; text: Text; hero: HeroId | null; stats: Stat[]; judged: JudgedTest; context: Context }
  | { kind: 'chooseHero'; text: Text; heroes: HeroId[]; then: Effect[]; context: Context }
  /** Terrain's hits: a group may be chosen, or none (§102.2, §108.3). */
  | {
      kind: 'chooseGroup';
      text: Text;
      groups: GroupId[];
      hero: HeroId;
      hits: number;
      modifiers: ModifierId[];
    }
  | { kind: 'placement'; text: Text | null; what: Placement }
  | { kind: 'checklist'; text: Text; steps: Text[] }
  /** A step of the guide’s set-up; `setUpLines` names the cards to take. */
  | { kind: 'setUp'; step: SetUpStep }
  | { kind: 'token'; token: string }
  | { kind: 'terrain'; terrain: string }
  | { kind: 'hourglass'; waiting: HeroId[] }
  | {
      kind: 'panel';
      group: GroupId;
      hero: HeroId;
      attack: boolean;
      inRange: boolean | null;
      terrain: TerrainReminder[];
    }
  | {
      kind: 'figuresRemoved';
      group: GroupId;
      enemy: string;
      banner: Banner | null;
      figures: number;
      defeated: boolean;
    }
  | { kind: 'counterattack'; group: GroupId; hero: HeroId; inRange: boolean | null }
  | { kind: 'provoke'; hero: HeroId; groups: GroupId[] }
  | {
      kind: 'activation';
      group: GroupId;
      /** Null: the nearest hero, whom only the company can name. */
      hero: HeroId | null;
      reason: Text;
      moves: number;
      attack: EnemyAttack;
    }
  | { kind: 'fallback'; group: GroupId; hero: HeroId | null; moves: number }
  | {
      kind: 'attack';
      group: GroupId;
      hero: HeroId;
      cause: AttackCause;
      text: string;
      suffering: Suffering;
      effect: AttackEffect | null;
      terrain: TerrainReminder[];
    }
  | {
      kind: 'suffer';
      text: Text | null;
      hero: HeroId | null;
      who: 'hero' | 'here' | 'dark';
      suffering: Suffering;
      terrain: TerrainReminder[];
    }
  | ({ kind: 'threshold'; at: number; text: Text } & Footed)
  | { kind: 'rally'; steps: Text[] }
  /** The mirror found limits reached: which last stands are due, in the hero's own order (§19.3). */
  | { kind: 'lastStands'; hero: HeroId; against: Against[] }
  | { kind: 'lastStand'; hero: HeroId; against: Against; stat: Stat; needed: number }
  | ({ kind: 'ending'; outcome: 'won' | 'lost'; resolution: string; pages: Text[] } & Footed);

type Needed = { needed: number };
export type JudgedTest =
  | Exclude<Judged, { by: 'cumulative' }>
  | (Omit<Extract<Judged, { by: 'cumulative' }>, 'needed'> & Needed)
  | { by: 'terrain'; needed: number; terrain: string; use: 'interact' | 'enter' | 'endTurn' };

export type Placement =
  | { kind: 'tiles'; tiles: PlacedTile[] }
  | { kind: 'battleTiles'; tiles: PlacedBattleTile[] }
  | { kind: 'tokens'; tokens: MapToken[] }
  | { kind: 'tokenRemoved'; token: MapToken }
  | { kind: 'terrain'; terrain: MapTerrain[] }
  | { kind: 'terrainRemoved'; terrain: MapTerrain }
  | { kind: 'group'; group: GroupId; enemy: string; figures: number; banner: Banner | null; space: SpaceId }
  | { kind: 'groupRemoved'; enemy: string; banner: Banner | null }
  | { kind: 'heroes'; space: SpaceId };

/** One thing the app has still to do. */
export type Task =
  | { do: 'begin' }
  | { do: 'effects'; effects: Effect[]; context: Context }
  | { do: 'provoke'; hero: HeroId; groups: GroupId[] }
  | { do: 'interact'; hero: HeroId; token: string; interaction: number }
  | { do: 'enter'; hero: HeroId; to: SpaceId }
  | { do: 'explore'; hero: HeroId; tile: string }
  | { do: 'counterattack'; group: GroupId; hero: HeroId; stunned: boolean }
  | { do: 'finishActivation'; group: GroupId }
  | { do: 'lastStands'; hero: HeroId }
  | { do: 'storyAttack'; group: GroupId; hero: HeroId; attack: EnemyAttack }
  | { do: 'muster'; group: Muster; text: Text | null }
  | { do: 'bushes'; hero: HeroId; left: string[] }
  | { do: 'endTurn'; hero: HeroId }
  | { do: 'beginRound' }
  | { do: 'shadowPhase' }
  | { do: 'activation' }
  | { do: 'darkness' }
  | { do: 'threat' }
  | { do: 'thresholds' }
  | { do: 'restore' }
  | { do: 'rallyPhase' }
  | { do: 'leaveAdventure'; resolution: string };

/** The chronicle (§32), by adventure and then by page: a page is a round, or part of a crowded one, so that adding a line never copies a long list. */
export interface Chapter {
  adventure: string;
  pages: ChroniclePage[];
}
export interface ChroniclePage {
  round: number;
  entries: ChronicleEntry[];
}
export interface ChronicleEntry {
  phase: Phase | 'camp';
  hero?: HeroId;
  key: string;
  params?: Params;
}
