import type { Report } from '../../../src/games/jime/sim/reportShape';
import { percent, sum } from '../../../src/games/jime/sim/reportSpread';
import { TARGETS } from '../../../src/games/jime/sim/reportFindings';
import { BOT_SKILLS } from '../../../src/games/jime/sim/tally';
import type { FlowLink } from '../charts/flow';
import { flowChart } from '../charts/flow';
import type { Mark, Row } from '../charts/rows';
import { rowsChart, shapeSample } from '../charts/rows';
import { figure, keyed, section, swatch } from '../parts';
import { PERCENTS, SKILL_SHAPES } from './winning';

const linksOf = ({ flow, plot }: Report): FlowLink[] =>
  flow.map(({ from, resolution, to, ending, companies }) => ({
    from,
    to: ending ? `end ${to}` : to,
    label: resolution,
    outcome:
      plot.adventures.find(({ id }) => id === from)?.resolutions.find(({ id }) => id === resolution)
        ?.outcome ?? 'lost',
    count: companies,
  }));

const flowPanel = (report: Report): string => {
  const { plot, flow } = report;
  const chart = flowChart({
    caption: {
      id: 'flow',
      title: 'The way through the campaign',
      desc: 'Each plate is an adventure, as wide as the companies that came to it; ribbons are its resolutions, from the first adventure at the top to the endings at the foot.',
    },
    nodes: [
      ...plot.adventures.map(({ id, name }) => ({ id, name, ending: false })),
      ...plot.endings.map((id) => ({ id: `end ${id}`, name: id, ending: true })),
    ],
    links: linksOf(report),
  });
  const nameOf = (id: string): string => plot.adventures.find((one) => one.id === id)?.name ?? id;
  return figure(
    'The way through',
    keyed(swatch('won'), 'won') + keyed(swatch('lost'), 'lost, hatched'),
    chart,
    {
      head: ['From', 'Resolution', 'To', 'Companies'],
      rows: flow.map(({ from, resolution, to, companies }) => [
        nameOf(from),
        resolution,
        nameOf(to),
        companies,
      ]),
    },
  );
};

const endingsPanel = ({ endings, plot, asked }: Report): string => {
  const share = (ending: string, skill: string): number => {
    const theirs = endings.filter((row) => row.skill === skill);
    const all = sum(theirs.map(({ campaigns }) => campaigns));
    return all === 0 ? 0 : sum(theirs.map((row) => row.endings[ending] ?? 0)) / all;
  };
  const skills = BOT_SKILLS.filter((skill) => asked.skills.includes(skill));
  const row = (ending: string): Row => {
    const marks = skills.map((skill): Mark => ({ at: share(ending, skill), shape: SKILL_SHAPES[skill] }));
    const shares = skills.map((skill) => Math.round(100 * share(ending, skill)));
    return { label: ending, marks, note: `${shares.join(' · ')}%` };
  };
  const chart = rowsChart({
    caption: {
      id: 'endings',
      title: 'Endings',
      desc: 'The share of campaigns that came to each ending, by how well the company plays.',
    },
    groups: [{ rows: plot.endings.map(row) }],
    domain: [0, 1],
    ticks: PERCENTS,
    left: 120,
    right: 104,
  });
  const key = skills.map((skill) => keyed(shapeSample(SKILL_SHAPES[skill]), skill)).join('');
  return figure('Endings', key, chart, {
    head: ['Difficulty', 'Heroes', 'Players', 'Campaigns', ...plot.endings],
    rows: endings.map(({ heroes, difficulty, skill, campaigns, endings: counts }) => [
      difficulty,
      heroes,
      skill,
      campaigns,
      ...Object.values(counts).map((count) => percent(count / campaigns)),
    ]),
  });
};

const gainRow = ({ cells }: Report, adventure: string, label: string, gain: 'lore' | 'xp'): Row[] => {
  const here = cells.filter((cell) => cell.adventure === adventure && cell.skill === 'sensible');
  const games = sum(here.map((cell) => cell.games));
  if (games === 0) return [];
  const mean = sum(here.map((cell) => cell.games * cell[gain])) / games;
  const [low = 0, high = 0] = TARGETS[gain];
  const off = mean < low || mean > high;
  return [{ label, marks: [{ at: mean, shape: off ? 'missed' : 'dot' }], note: mean.toFixed(1), off }];
};

const GAINS = {
  lore: { title: 'Lore an adventure gives', domain: [0, 16], step: 4 },
  xp: { title: 'Experience each hero gains', domain: [0, 8], step: 2 },
} as const;

const gainPanel = (report: Report, gain: 'lore' | 'xp'): string => {
  const { title, domain, step } = GAINS[gain];
  const [from = 0, to = 0] = TARGETS[gain];
  const rows = report.plot.adventures.flatMap(({ id, name }) => gainRow(report, id, name, gain));
  const chart = rowsChart({
    caption: {
      id: gain,
      title,
      desc: `The mean of sensible companies, by adventure; it should lie within ${from} and ${to}.`,
    },
    groups: [{ rows }],
    domain,
    ticks: Array.from({ length: 5 }, (_, index) => ({ at: index * step, label: String(index * step) })),
    band: { from, to },
    left: 190,
  });
  return figure(title, keyed(shapeSample('dot'), `mean; the field is ${from}–${to}`), chart);
};

/** How the company's lore grew: what half of them had after each adventure, and the middle eight of ten. */
const growthPanel = ({ lore }: Report): string => {
  const most = Math.ceil(Math.max(10, ...lore.map((row) => row.lore.p90)) / 10) * 10;
  const step = most / 5;
  const chart = rowsChart({
    caption: {
      id: 'growth',
      title: 'Lore of the company',
      desc: 'Lore after the first adventure, the second and so on: the median, and where eight of ten companies lie.',
    },
    groups: [
      {
        rows: lore.map(({ played, lore: { p10, p50, p90 } }) => ({
          label: `after ${played}`,
          marks: [{ at: p50, shape: 'dot' as const, range: [p10, p90] as const }],
          note: String(p50),
        })),
      },
    ],
    domain: [0, most],
    ticks: Array.from({ length: 6 }, (_, index) => ({ at: index * step, label: String(index * step) })),
  });
  return figure(
    'Lore of the company',
    keyed(shapeSample('dot'), 'median; the bar holds eight of ten'),
    chart,
  );
};

export const course = (report: Report): string =>
  report.campaigns === 0
    ? ''
    : section(
        'course',
        'Where the story goes',
        `${report.campaigns} companies from the first adventure to the last page, players of every skill together.`,
        [
          `<div class="wide">${flowPanel(report)}</div>`,
          endingsPanel(report),
          growthPanel(report),
          gainPanel(report, 'lore'),
          gainPanel(report, 'xp'),
        ],
      );
