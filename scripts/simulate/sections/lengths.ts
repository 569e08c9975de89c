import type { Report, ShapeRow } from '../../../src/games/jime/sim/reportShape';
import { percent, quantile, shareOf, spreadOf, sum } from '../../../src/games/jime/sim/reportSpread';
import { TARGETS } from '../../../src/games/jime/sim/reportFindings';
import type { BotSkill, Histogram } from '../../../src/games/jime/sim/tally';
import type { Ridge, Side } from '../charts/ridges';
import { ridgesChart } from '../charts/ridges';
import { figure, keyed, section, swatch } from '../parts';

const NOBODY: Side = { counts: {}, middle: 0, note: '' };

/** Sensible players if any played, else the only ones who did. */
export const toldSkill = ({ asked }: Report): BotSkill =>
  asked.skills.includes('sensible') ? 'sensible' : (asked.skills[0] ?? 'sensible');

const ridgesOf = (report: Report, sideOf: (shape: ShapeRow) => Side): Ridge[] =>
  report.plot.adventures.flatMap(({ id, name }) => {
    const shapes = report.shapes.filter(
      ({ adventure, skill }) => adventure === id && skill === toldSkill(report),
    );
    if (shapes.length === 0) return [];
    const on = (difficulty: string): Side => {
      const shape = shapes.find((one) => one.difficulty === difficulty);
      return shape ? sideOf(shape) : NOBODY;
    };
    return [{ label: name, upper: on('normal'), lower: on('hard') }];
  });

const HEAD = ['Adventure', 'Difficulty', 'p10', 'Median', 'p90'];
const KEY = keyed(swatch('upper'), 'normal, upwards') + keyed(swatch('lower'), 'hard, downwards');

const roundsPanel = (report: Report): string => {
  const most = Math.max(16, ...report.shapes.map(({ rounds }) => quantile(rounds, 0.99) + 1));
  const [from = 0, to = 0] = TARGETS.rounds;
  const chart = ridgesChart({
    caption: {
      id: 'rounds',
      title: 'Rounds an adventure takes',
      desc: `How many games ended in each round, by adventure. The median should lie within ${from} and ${to}.`,
    },
    ridges: ridgesOf(report, ({ rounds }) => {
      const middle = quantile(rounds, 0.5);
      return { counts: rounds, middle, note: `median ${middle}` };
    }),
    domain: [0, most],
    bin: 1,
    ticks: Array.from({ length: Math.floor((most - 1) / 4) }, (_, index) => {
      const at = 4 * (index + 1);
      return { at: at + 0.5, label: String(at) };
    }),
    band: { from, to: to + 1 },
  });
  const columns = lengthRows(report, ({ rounds }) => rounds, String);
  return figure('Rounds', KEY, chart, { head: HEAD, rows: columns });
};

const lengthRows = (
  report: Report,
  of: (shape: ShapeRow) => Histogram,
  said: (value: number) => string,
): string[][] =>
  report.shapes
    .filter(({ skill }) => skill === toldSkill(report))
    .map((shape) => {
      const { p10, p50, p90 } = spreadOf(of(shape));
      const name = report.plot.adventures.find(({ id }) => id === shape.adventure)?.name ?? shape.adventure;
      return [name, shape.difficulty, said(p10), said(p50), said(p90)];
    });

const FULL = 100;

/** Games the bar did not end; the others all lie on one spot and would hide them. */
const unfilled = (threat: Histogram): Histogram =>
  Object.fromEntries(Object.entries(threat).filter(([share]) => Number(share) < FULL));

const fullShare = (threat: Histogram): number =>
  shareOf(sum(Object.values(threat)) - sum(Object.values(unfilled(threat))), sum(Object.values(threat)));

const threatPanel = (report: Report): string => {
  const chart = ridgesChart({
    caption: {
      id: 'threat',
      title: 'Threat at the end',
      desc: 'How full the threat bar was when games ended, by adventure. Games in which it was full are told at the right.',
    },
    ridges: ridgesOf(report, ({ threat }) => ({
      counts: unfilled(threat),
      middle: quantile(unfilled(threat), 0.5),
      note: `${percent(fullShare(threat))} full`,
    })),
    domain: [0, FULL],
    bin: 5,
    ticks: [0, 25, 50, 75, 100].map((at) => ({ at, label: `${at}%` })),
  });
  const columns = lengthRows(
    report,
    ({ threat }) => threat,
    (value) => `${value}%`,
  );
  return figure('Threat at the end', `${KEY}of the bar; a full bar at the right`, chart, {
    head: HEAD,
    rows: columns,
  });
};

export const lengths = (report: Report): string =>
  section(
    'lengths',
    'How long, and how close',
    `Games of ${toldSkill(report)} players, companies of every size together. The upright stroke is the median; the dashed field is where it should be.`,
    [roundsPanel(report), threatPanel(report)],
  );
