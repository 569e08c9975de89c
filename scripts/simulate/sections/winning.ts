import type { CellRow, Report } from '../../../src/games/jime/sim/reportShape';
import { TARGETS } from '../../../src/games/jime/sim/reportFindings';
import { percent } from '../../../src/games/jime/sim/reportSpread';
import { BOT_SKILLS, DIFFICULTIES } from '../../../src/games/jime/sim/tally';
import type { Difficulty } from '../../../src/games/jime/play';
import type { Mark, Row, Shape } from '../charts/rows';
import { rowsChart, shapeSample } from '../charts/rows';
import type { Tick } from '../charts/svg';
import { figure, keyed, section } from '../parts';

export const PERCENTS: Tick[] = [0, 25, 50, 75, 100].map((at) => ({ at: at / 100, label: `${at}%` }));

export const SKILL_SHAPES = { careless: 'down', sensible: 'dot', expert: 'up' } as const satisfies Record<
  string,
  Shape
>;

const isFew = ({ games }: CellRow): boolean => games < TARGETS.games;

const isOff = (cell: CellRow): boolean => {
  const [low, high] = TARGETS.won[cell.difficulty];
  return cell.skill === 'sensible' && !isFew(cell) && (cell.rate < low || cell.rate > high);
};

const markOf = (cell: CellRow): Mark => ({
  at: cell.rate,
  shape: isOff(cell) ? 'missed' : SKILL_SHAPES[cell.skill],
  ...(cell.skill === 'sensible' ? { range: [cell.rate - cell.doubt, cell.rate + cell.doubt] } : {}),
});

const rowOf = (cells: readonly CellRow[], heroes: number): Row[] => {
  const here = cells.filter((cell) => cell.heroes === heroes);
  const told = here.find(({ skill }) => skill === 'sensible') ?? here[0];
  if (!told) return [];
  return [
    {
      label: `${heroes} heroes`,
      marks: [...here.filter((cell) => cell !== told), told].map(markOf),
      note: isFew(told) ? `${told.won} of ${told.games}` : percent(told.rate),
      off: isOff(told),
    },
  ];
};

const panel = ({ cells, plot, asked }: Report, difficulty: Difficulty): string => {
  const here = cells.filter((cell) => cell.difficulty === difficulty);
  const [from, to] = TARGETS.won[difficulty];
  const title = difficulty === 'normal' ? 'Normal' : 'Hard';
  const chart = rowsChart({
    caption: {
      id: `won-${difficulty}`,
      title: `Share of games won on ${difficulty}`,
      desc: `One row for each adventure and company size. Sensible players should win ${percent(from)} to ${percent(to)}.`,
    },
    groups: plot.adventures.map(({ id, name }) => ({
      name,
      rows: asked.heroes.flatMap((heroes) =>
        rowOf(
          here.filter(({ adventure }) => adventure === id),
          heroes,
        ),
      ),
    })),
    domain: [0, 1],
    ticks: PERCENTS,
    band: { from, to },
  });
  const key = [
    ...BOT_SKILLS.filter((skill) => asked.skills.includes(skill)).map((skill) =>
      keyed(shapeSample(SKILL_SHAPES[skill]), skill),
    ),
    keyed(shapeSample('missed'), `sensible, outside ${Math.round(100 * from)}–${percent(to)}`),
  ].join('');
  return figure(title, key, chart, {
    head: ['Adventure', 'Heroes', 'Players', 'Games', 'Won', 'Rate', '±', 'Last stands a game'],
    rows: here.map((cell) => [
      plot.adventures.find(({ id }) => id === cell.adventure)?.name ?? cell.adventure,
      cell.heroes,
      cell.skill,
      cell.games,
      cell.won,
      percent(cell.rate),
      percent(cell.doubt),
      cell.lastStands.toFixed(2),
    ]),
  });
};

export const winning = (report: Report): string =>
  section(
    'winning',
    'Who wins',
    'Each mark is one adventure for one size of company. The tinted field is where sensible players should be; the grey bar around their mark is how far chance alone may have moved it. Cells with few games are told as they are and not judged.',
    DIFFICULTIES.filter((difficulty) => report.asked.difficulties.includes(difficulty)).map((difficulty) =>
      panel(report, difficulty),
    ),
  );
