import type { Difficulty } from '@/engine';
import type { CellRow, Report } from './reportShape';
import { sum } from './reportSpread';
import type { BotSkill } from './tally';
import { DIFFICULTIES } from './tally';

/** What the campaign should be for those who play it. */
export const TARGETS = {
  /** Share of games sensible players win. */
  won: { normal: [0.55, 0.8], hard: [0.35, 0.6] } as Record<Difficulty, readonly [number, number]>,
  /** How far experts must be above sensible players and careless ones below. */
  above: 0.1,
  below: 0.15,
  /** Where the median of rounds may lie. */
  rounds: [6, 14],
  /** Lore of an adventure, and experience of each hero. */
  lore: [6, 10],
  xp: [3, 5],
  /** Campaigns after which what was not seen counts as never seen. */
  campaigns: 500,
  /** Of all last stands, by one kind of enemy. */
  kind: 0.4,
  /** A hero against the mean. */
  hero: 0.08,
} as const;

/** `must` is the number of the promise; what cannot be told from these games is unmeasured. */
export type Target = {
  must: number;
  name: string;
  verdict: 'met' | 'missed' | 'unmeasured';
  said: string;
  offenders: string[];
};

type Told = Omit<Report, 'targets'>;
/** Of so many things looked at, these are not as they should be. */
type Finding = { name: string; looked: number; what: string; offenders: string[] };

export const percent = (share: number): string => `${Math.round(100 * share)}%`;
export const points = (share: number): string =>
  `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;

const target = (must: number, { name, looked, what, offenders }: Finding): Target => {
  const verdict = looked === 0 ? 'unmeasured' : offenders.length === 0 ? 'met' : 'missed';
  const good = looked - offenders.length;
  const said = looked === 0 ? `no ${what} to judge by` : `${good} of ${looked} ${what}`;
  return { must, name, verdict, said, offenders };
};

const inside = (value: number, [low = 0, high = 0]: readonly number[]): boolean =>
  value >= low && value <= high;

const cellAt = (
  { cells }: Told,
  like: Pick<CellRow, 'adventure' | 'heroes' | 'difficulty'>,
  skill: BotSkill,
) =>
  cells.find(
    (cell) =>
      cell.skill === skill &&
      cell.adventure === like.adventure &&
      cell.heroes === like.heroes &&
      cell.difficulty === like.difficulty,
  );

const placeOf = ({ plot }: Told, { adventure, heroes, difficulty }: CellRow): string =>
  `${plot.adventures.find(({ id }) => id === adventure)?.name ?? adventure}, ${heroes} heroes, ${difficulty}`;

const wonTarget = (told: Told, difficulty: Difficulty): Finding => {
  const cells = told.cells.filter((cell) => cell.skill === 'sensible' && cell.difficulty === difficulty);
  const [low, high] = TARGETS.won[difficulty];
  return {
    name: `Sensible players win ${Math.round(100 * low)}–${percent(high)} of every adventure on ${difficulty}`,
    looked: cells.length,
    what: 'cells',
    offenders: cells
      .filter(({ rate }) => !inside(rate, [low, high]))
      .map((cell) => `${placeOf(told, cell)}: ${percent(cell.rate)}`),
  };
};

const gapTarget = (told: Told, skill: BotSkill, least: number, name: string): Finding => {
  const gaps = told.cells.flatMap((sensible) => {
    const other = sensible.skill === 'sensible' ? cellAt(told, sensible, skill) : undefined;
    return other ? [{ sensible, gap: other.rate - sensible.rate }] : [];
  });
  return {
    name,
    looked: gaps.length,
    what: 'cells',
    offenders: gaps
      .filter(({ gap }) => (least > 0 ? gap < least : gap > least))
      .map(({ sensible, gap }) => `${placeOf(told, sensible)}: ${points(gap)} points`),
  };
};

const roundsTarget = (told: Told): Finding => {
  const cells = told.cells.filter(({ skill }) => skill === 'sensible');
  return {
    name: `Half of all games end within ${TARGETS.rounds.join('–')} rounds`,
    looked: cells.length,
    what: 'cells',
    offenders: cells
      .filter(({ rounds }) => !inside(rounds.p50, TARGETS.rounds))
      .map((cell) => `${placeOf(told, cell)}: ${cell.rounds.p50}`),
  };
};

/** What few games have not shown may yet be seen: only enough of them can miss. */
const seen = (told: Told, finding: Finding): Target => {
  const judged = target(2, finding);
  return judged.verdict === 'missed' && told.campaigns < TARGETS.campaigns
    ? { ...judged, verdict: 'unmeasured', said: `${judged.said}; ${TARGETS.campaigns} campaigns would tell` }
    : judged;
};

const resolutionsSeen = ({ plot, shapes }: Told): Finding => {
  const all = plot.adventures.flatMap(({ id, name, resolutions }) =>
    resolutions.map((resolution) => ({ id, name, resolution: resolution.id })),
  );
  const reached = ({ id, resolution }: { id: string; resolution: string }): boolean =>
    shapes.some(({ adventure, resolutions }) => adventure === id && (resolutions[resolution] ?? 0) > 0);
  return {
    name: 'Every resolution is reached',
    looked: all.length,
    what: 'resolutions',
    offenders: all.filter((one) => !reached(one)).map(({ name, resolution }) => `${name}: ${resolution}`),
  };
};

const forksTaken = ({ plot, flow }: Told): Finding => {
  const ways = plot.adventures
    .filter(({ next }) => next.length > 1)
    .flatMap(({ id, name, next }) => next.map((to) => ({ id, name, to })));
  const taken = ({ id, to }: { id: string; to: string | null }): boolean =>
    flow.some((way) => way.from === id && (to === null ? way.ending : way.to === to));
  return {
    name: 'Every fork is taken every way',
    looked: flow.length === 0 ? 0 : ways.length,
    what: 'ways',
    offenders: ways.filter((way) => !taken(way)).map(({ name, to }) => `${name} → ${to ?? 'the end'}`),
  };
};

const stepsSeen = ({ plot, missed, adventures }: Told): Finding => ({
  name: 'No step is never visited',
  looked: adventures === 0 ? 0 : sum(plot.adventures.map(({ steps }) => steps.length)),
  what: 'steps',
  offenders: plot.adventures.flatMap(({ id, steps, name }) =>
    (missed[id] ?? steps).map((path) => `${name}: ${path}`),
  ),
});

/** Lore or experience an adventure gives to sensible companies, all sizes and difficulties together. */
const gainTarget = ({ plot, cells }: Told, gain: 'lore' | 'xp', name: string): Finding => {
  const gains = plot.adventures.flatMap(({ id, name: adventure }) => {
    const played = cells.filter((cell) => cell.adventure === id && cell.skill === 'sensible');
    const games = sum(played.map((cell) => cell.games));
    const mean = sum(played.map((cell) => cell.games * cell[gain])) / games;
    return games === 0 ? [] : [{ adventure, mean }];
  });
  return {
    name: `${name} ${TARGETS[gain].join('–')} on average`,
    looked: gains.length,
    what: 'adventures',
    offenders: gains
      .filter(({ mean }) => !inside(mean, TARGETS[gain]))
      .map(({ adventure, mean }) => `${adventure}: ${mean.toFixed(1)}`),
  };
};

const kindTarget = ({ causes }: Told): Finding => ({
  name: `No kind of enemy brings more than ${percent(TARGETS.kind)} of all last stands`,
  looked: causes.filter(({ enemy }) => enemy).length,
  what: 'kinds',
  offenders: causes
    .filter(({ enemy, share }) => enemy && share > TARGETS.kind)
    .map(({ cause, share }) => `${cause}: ${percent(share)}`),
});

const heroTarget = ({ heroes }: Told): Finding => ({
  name: `No hero is more than ${100 * TARGETS.hero} points from the mean`,
  looked: heroes.length,
  what: 'heroes',
  offenders: heroes
    .filter(({ value }) => Math.abs(value) > TARGETS.hero)
    .map(({ id, value }) => `${id}: ${points(value)} points`),
});

const SPEED: Target = {
  must: 4,
  name: 'At least 30 adventures a second on each core',
  verdict: 'unmeasured',
  said: 'the terminal and npm run bench sim tell: a page that holds a clock is never the same twice',
  offenders: [],
};

/** Every promise of the campaign, and whether these games keep it. */
export const targetsOf = (told: Told): Target[] => [
  ...DIFFICULTIES.map((difficulty) => target(1, wonTarget(told, difficulty))),
  target(1, gapTarget(told, 'expert', TARGETS.above, 'Experts win at least 10 points more')),
  target(1, gapTarget(told, 'careless', -TARGETS.below, 'Careless players win at least 15 points less')),
  target(1, roundsTarget(told)),
  seen(told, resolutionsSeen(told)),
  seen(told, forksTaken(told)),
  seen(told, stepsSeen(told)),
  target(2, gainTarget(told, 'lore', 'An adventure gives lore of')),
  target(2, gainTarget(told, 'xp', 'An adventure gives each hero experience of')),
  target(3, kindTarget(told)),
  target(3, heroTarget(told)),
  SPEED,
  target(5, {
    name: 'No game breaks off',
    looked: told.campaigns + Object.keys(told.faults).length,
    what: 'campaigns',
    offenders: Object.keys(told.faults),
  }),
];
