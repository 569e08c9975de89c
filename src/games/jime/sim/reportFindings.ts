import type { Difficulty } from '@/games/jime/play';
import type { CellRow, Report } from './reportShape';
import { percent, points, rounded, sum } from './reportSpread';
import type { BotSkill } from './tally';

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
  /** Games without which a cell says nothing. */
  games: 30,
  /** Campaigns after which what was not seen counts as never seen. */
  campaigns: 500,
  /** Of all last stands, by one kind of enemy. */
  kind: 0.4,
  /** A hero against the mean. */
  hero: 0.08,
} as const;

/** All of a report but the verdicts on it. */
export type Findings = Omit<Report, 'targets'>;
/** Of so many things looked at, these are not as they should be. */
export type Finding = { name: string; looked: number; what: string; offenders: string[] };

const CELLS = `cells with ${TARGETS.games} games or more`;

const inside = (value: number, [low = 0, high = 0]: readonly number[]): boolean =>
  value >= low && value <= high;

/** Cells with games enough to be judged by; those who look for the unseen do not play to win. */
const judgeable = ({ asked, cells }: Findings, skill: BotSkill): CellRow[] =>
  asked.seek ? [] : cells.filter((cell) => cell.skill === skill && cell.games >= TARGETS.games);

/** The cell that differs from this one by its players alone. */
const likeWith = (findings: Findings, like: CellRow, skill: BotSkill): CellRow | undefined =>
  judgeable(findings, skill).find(
    ({ adventure, heroes, difficulty }) =>
      adventure === like.adventure && heroes === like.heroes && difficulty === like.difficulty,
  );

const placeOf = ({ plot }: Findings, { adventure, heroes, difficulty }: CellRow): string =>
  `${plot.adventures.find(({ id }) => id === adventure)?.name ?? adventure}, ${heroes} heroes, ${difficulty}`;

export const wonTarget = (findings: Findings, difficulty: Difficulty): Finding => {
  const cells = judgeable(findings, 'sensible').filter((cell) => cell.difficulty === difficulty);
  const [low, high] = TARGETS.won[difficulty];
  return {
    name: `Sensible players win ${Math.round(100 * low)}–${percent(high)} of every adventure on ${difficulty}`,
    looked: cells.length,
    what: CELLS,
    offenders: cells
      .filter(({ rate }) => !inside(rate, [low, high]))
      .map((cell) => `${placeOf(findings, cell)}: ${percent(cell.rate)}`),
  };
};

export const gapTarget = (findings: Findings, skill: BotSkill, least: number, name: string): Finding => {
  const gaps = judgeable(findings, 'sensible').flatMap((sensible) => {
    const other = likeWith(findings, sensible, skill);
    return other ? [{ sensible, gap: rounded(other.rate - sensible.rate) }] : [];
  });
  return {
    name,
    looked: gaps.length,
    what: CELLS,
    offenders: gaps
      .filter(({ gap }) => (least > 0 ? gap < least : gap > least))
      .map(({ sensible, gap }) => `${placeOf(findings, sensible)}: ${points(gap)} points`),
  };
};

export const roundsTarget = (findings: Findings): Finding => {
  const cells = judgeable(findings, 'sensible');
  return {
    name: `Half of all games end within ${TARGETS.rounds.join('–')} rounds`,
    looked: cells.length,
    what: CELLS,
    offenders: cells
      .filter(({ rounds }) => !inside(rounds.p50, TARGETS.rounds))
      .map((cell) => `${placeOf(findings, cell)}: ${cell.rounds.p50}`),
  };
};

export const resolutionsSeen = ({ plot, shapes }: Findings): Finding => {
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

export const forksTaken = ({ plot, flow, campaigns }: Findings): Finding => {
  const ways = plot.adventures
    .filter(({ next }) => campaigns > 0 && next.length > 1)
    .flatMap(({ id, name, next }) => next.map((to) => ({ id, name, to })));
  const taken = ({ id, to }: { id: string; to: string | null }): boolean =>
    flow.some((way) => way.from === id && (to === null ? way.ending : way.to === to));
  return {
    name: 'Every fork is taken every way',
    looked: ways.length,
    what: 'ways',
    offenders: ways.filter((way) => !taken(way)).map(({ name, to }) => `${name} → ${to ?? 'the end'}`),
  };
};

export const stepsSeen = ({ plot, missed, adventures }: Findings): Finding => ({
  name: 'No step is never visited',
  looked: adventures === 0 ? 0 : sum(plot.adventures.map(({ steps }) => steps.length)),
  what: 'steps',
  offenders: plot.adventures.flatMap(({ id, steps, name }) =>
    (missed[id] ?? steps).map((path) => `${name}: ${path}`),
  ),
});

/**
 * Lore or experience an adventure gives to sensible companies, all sizes and difficulties together. What is gained where the
 * campaign ends can never be spent, and is not judged.
 */
export const gainTarget = ({ plot, cells }: Findings, gain: 'lore' | 'xp', name: string): Finding => {
  const spent = plot.adventures.filter(({ next }) => next.some((to) => to !== null));
  const gains = spent.flatMap(({ id, name: adventure }) => {
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

export const kindTarget = ({ causes }: Findings): Finding => {
  const kinds = causes.filter(({ enemy, lastStands }) => enemy && lastStands > 0);
  return {
    name: `No kind of enemy brings more than ${percent(TARGETS.kind)} of all last stands`,
    looked: kinds.length,
    what: 'kinds',
    offenders: kinds
      .filter(({ share }) => share > TARGETS.kind)
      .map(({ cause, share }) => `${cause}: ${percent(share)}`),
  };
};

export const heroTarget = ({ heroes }: Findings): Finding => ({
  name: `No hero is more than ${100 * TARGETS.hero} points from the mean`,
  looked: heroes.length,
  what: 'heroes',
  offenders: heroes
    .filter(({ value }) => Math.abs(value) > TARGETS.hero)
    .map(({ id, value }) => `${id}: ${points(value)} points`),
});
