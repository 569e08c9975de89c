import type { Difficulty, HeroId } from '@/games/jime/play';

/** How well a company without people plays, from worst to best. */
export const BOT_SKILLS = ['careless', 'sensible', 'expert'] as const;
export type BotSkill = (typeof BOT_SKILLS)[number];

export const DIFFICULTIES = ['normal', 'hard'] as const satisfies readonly Difficulty[];

/** What hurts a hero and is no enemy: the dark, terrain, or what the story does. */
export const OTHER_CAUSES = ['darkness', 'terrain', 'story'] as const;
/** The kind of the enemy, or one of `OTHER_CAUSES`. */
export type Cause = string;

/** A hero at the end of an adventure: what was carried through it, and the experience it gave. */
export type HeroRecord = {
  hero: HeroId;
  role: string | null;
  items: string[];
  /** Skills bought so far. */
  skills: string[];
  xp: number;
};

export type LastStandRecord = { hero: HeroId; cause: Cause; failed: boolean };

/** What is kept of one played adventure. */
export type AdventureRecord = {
  adventure: string;
  seed: number;
  difficulty: Difficulty;
  skill: BotSkill;
  heroes: HeroRecord[];
  resolution: string;
  won: boolean;
  rounds: number;
  threat: { end: number; max: number };
  lastStands: LastStandRecord[];
  suffered: Record<Cause, { damage: number; fear: number }>;
  /** Paths of the steps of this adventure that were reached, each once. */
  steps: string[];
  /** Lore gained. */
  lore: number;
};

/** What is kept of one played campaign: its adventures in the order they were played. */
export type CampaignRecord = {
  seed: number;
  difficulty: Difficulty;
  skill: BotSkill;
  company: HeroId[];
  adventures: AdventureRecord[];
  ending: string;
};

export type Counts = Record<string, number>;
/** How often each number came, by the number. */
export type Histogram = Record<number, number>;
/** Of so many games so many were won. */
export type Games = { games: number; won: number };

/** Which companies a count is about. Games are compared with others of their cell alone. */
export type CellKey = { heroes: number; difficulty: Difficulty; skill: BotSkill };

/** All games of one adventure in one cell. */
export type AdventureTally = Games & {
  resolutions: Counts;
  rounds: Histogram;
  /** Threat at the end in hundredths of the bar. */
  threat: Histogram;
  lastStands: Record<Cause, { stood: number; failed: number }>;
  suffered: Record<Cause, { damage: number; fear: number }>;
  heroes: Record<HeroId, Games>;
  roles: Record<string, Games>;
  items: Record<string, Games>;
  skills: Record<string, Games>;
  lore: Histogram;
  /** Experience each hero gained. */
  xp: Histogram;
};

/** All campaigns of one cell. */
export type CampaignTally = {
  campaigns: number;
  endings: Counts;
  /** Where companies went: from an adventure by a resolution to the next adventure, or to the ending (see `endIn`). */
  flow: Record<string, Record<string, Counts>>;
  /** Lore of the company after its first adventure, its second, and so on. */
  lore: Record<number, Histogram>;
};

/** Everything counted over any number of games. Leaves are counts: tallies add up in any order to the same. */
export type Tally = {
  campaigns: Record<string, CampaignTally>;
  /** By adventure, then by cell. */
  adventures: Record<string, Record<string, AdventureTally>>;
  /** By adventure: how many games reached each step. */
  steps: Record<string, Counts>;
  /** Games that broke off, by what was said. */
  faults: Counts;
};

/** Where the flow ends; no adventure can be called so, since no id has a space. */
export const flowEndKey = (ending: string): string => `end ${ending}`;
/** The ending a flow came to; undefined where it came to an adventure. */
export const endingOf = (to: string): string | undefined => (to.startsWith('end ') ? to.slice(4) : undefined);

export const cellOf = ({ heroes, difficulty, skill }: CellKey): string => `${heroes} ${difficulty} ${skill}`;

export const keyOf = (cell: string): CellKey => {
  const [heroes, difficulty, skill] = cell.split(' ');
  return { heroes: Number(heroes), difficulty: difficulty as Difficulty, skill: skill as BotSkill };
};

export const emptyTally = (): Tally => ({ campaigns: {}, adventures: {}, steps: {}, faults: {} });

/** For each of these, once, the same; never the same object, since tallies are added to. */
const onceEach = <Value>(keys: readonly string[], value: () => Value): Record<string, Value> =>
  Object.fromEntries([...new Set(keys)].map((key) => [key, value()]));

const histogramOf = (values: readonly number[]): Histogram => {
  const histogram: Histogram = {};
  for (const value of values) histogram[value] = (histogram[value] ?? 0) + 1;
  return histogram;
};

const standsOf = (lastStands: readonly LastStandRecord[]): AdventureTally['lastStands'] => {
  const stands: AdventureTally['lastStands'] = {};
  for (const { cause, failed } of lastStands) {
    const stand = (stands[cause] ??= { stood: 0, failed: 0 });
    stand.stood += 1;
    if (failed) stand.failed += 1;
  }
  return stands;
};

const sufferedOf = (suffered: AdventureRecord['suffered']): AdventureTally['suffered'] =>
  Object.fromEntries(Object.entries(suffered).map(([cause, cards]) => [cause, { ...cards }]));

const adventureTally = (record: AdventureRecord): AdventureTally => {
  const { heroes, threat } = record;
  const one = (): Games => ({ games: 1, won: record.won ? 1 : 0 });
  const held = (of: (hero: HeroRecord) => string[]): Record<string, Games> =>
    onceEach(heroes.flatMap(of), one);
  return {
    ...one(),
    resolutions: { [record.resolution]: 1 },
    rounds: { [record.rounds]: 1 },
    threat: { [Math.round((100 * threat.end) / threat.max)]: 1 },
    lastStands: standsOf(record.lastStands),
    suffered: sufferedOf(record.suffered),
    heroes: held(({ hero }) => [hero]),
    roles: held(({ role }) => (role ? [role] : [])),
    items: held(({ items }) => items),
    skills: held(({ skills }) => skills),
    lore: { [record.lore]: 1 },
    xp: histogramOf(heroes.map(({ xp }) => xp)),
  };
};

/** The tally of one adventure alone. */
export const tallyOfAdventure = (record: AdventureRecord): Tally => ({
  ...emptyTally(),
  adventures: {
    [record.adventure]: {
      [cellOf({ ...record, heroes: record.heroes.length })]: adventureTally(record),
    },
  },
  steps: { [record.adventure]: onceEach(record.steps, () => 1) },
});

const campaignTally = ({ adventures, ending }: CampaignRecord): CampaignTally => {
  const tally: CampaignTally = { campaigns: 1, endings: { [ending]: 1 }, flow: {}, lore: {} };
  let lore = 0;
  for (const [index, { adventure, resolution, lore: gained }] of adventures.entries()) {
    lore += gained;
    tally.lore[index + 1] = { [lore]: 1 };
    tally.flow[adventure] = { [resolution]: { [adventures[index + 1]?.adventure ?? flowEndKey(ending)]: 1 } };
  }
  return tally;
};

/** The tally of one campaign, its adventures included. */
export const tallyOfCampaign = (record: CampaignRecord): Tally => {
  const cell = cellOf({ ...record, heroes: record.company.length });
  const tally: Tally = { ...emptyTally(), campaigns: { [cell]: campaignTally(record) } };
  return record.adventures.reduce((sum, adventure) => addTo(sum, tallyOfAdventure(adventure)), tally);
};

type Tree = { [key: string]: number | Tree };

const addTree = (into: Tree, part: Tree): void => {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'number') into[key] = ((into[key] as number | undefined) ?? 0) + value;
    else addTree((into[key] ??= {}) as Tree, value);
  }
};

/** Several of the same shape as one; none of them is changed. All their leaves must be counts. */
export const added = <Counted extends object>(parts: readonly Counted[]): Counted => {
  const total: Tree = {};
  for (const part of parts) addTree(total, part as unknown as Tree);
  return total as unknown as Counted;
};

/** Adds what `part` counts to `into`, which it changes: the work grows with the part alone, however much was counted before. */
export const addTo = (into: Tally, part: Tally): Tally => {
  addTree(into as unknown as Tree, part as unknown as Tree);
  return into;
};

/** Both together; neither is changed. */
export const merge = (a: Tally, b: Tally): Tally => added([a, b]);
