import type { Difficulty } from '@/games/jime/play';
import type { Spread } from './reportSpread';
import type { Target } from './reportTargets';
import type { Value } from './reportValues';
import type { BotSkill, Cause, CellKey, Counts, Histogram } from './tally';

/** What was asked to be played. */
export type Asked = {
  campaign: string;
  heroes: number[];
  difficulties: Difficulty[];
  skills: BotSkill[];
  games: number;
  seed: number;
  /** Where fewer come to an adventure than this, companies are led to it (see `playLed`). */
  each?: number;
  /** Companies look for what none before them has seen. */
  seek?: boolean;
  /** Cards that all do the same, to compare with. */
  cards?: 'average';
  /** Companies begin with this later adventure. */
  start?: string;
  /** Only what this adventure gave is told. */
  adventure?: string;
};

/** What the campaign holds, so that a report can name it and see what was not reached. */
export type Plot = {
  id: string;
  name: string;
  /** In the order a company may come to them. */
  adventures: PlotAdventure[];
  endings: string[];
};
export type PlotAdventure = {
  id: string;
  name: string;
  resolutions: { id: string; outcome: 'won' | 'lost' }[];
  /** What may follow, by what the data says; null ends the campaign. */
  next: (string | null)[];
  steps: string[];
};

/** One adventure in one cell. */
export type CellRow = CellKey & {
  adventure: string;
  games: number;
  won: number;
  rate: number;
  doubt: number;
  rounds: Spread;
  /** Threat at the end, as a share of the bar. */
  threat: Spread;
  lastStands: number;
  failed: number;
  lore: number;
  xp: number;
};

/** One adventure over companies of every size. */
export type ShapeRow = {
  adventure: string;
  difficulty: Difficulty;
  skill: BotSkill;
  games: number;
  resolutions: Counts;
  rounds: Histogram;
  threat: Histogram;
};

export type CauseRow = {
  cause: Cause;
  enemy: boolean;
  /** Cards a company suffers by it in an adventure. */
  damage: number;
  fear: number;
  lastStands: number;
  failed: number;
  /** Of all last stands. */
  share: number;
};

export type FlowRow = { from: string; resolution: string; to: string; ending: boolean; companies: number };
/** How many companies of a kind came to each ending. */
export type EndingsRow = CellKey & { campaigns: number; endings: Counts };
/** A token of the story, and how many of the games of its adventure looked into it. */
export type SeldomRow = { adventure: string; token: string; games: number; share: number };
export type LoreRow = { played: number; lore: Spread };

export type Report = {
  asked: Asked;
  plot: Plot;
  campaigns: number;
  adventures: number;
  targets: Target[];
  cells: CellRow[];
  shapes: ShapeRow[];
  flow: FlowRow[];
  endings: EndingsRow[];
  lore: LoreRow[];
  causes: CauseRow[];
  heroes: Value[];
  roles: Value[];
  items: Value[];
  skills: Value[];
  /** Steps no game came to, by adventure. */
  missed: Record<string, string[]>;
  /** Of each adventure the tokens that fewest look into. */
  seldom: SeldomRow[];
  faults: Counts;
};
