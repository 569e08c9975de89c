import type {
  CauseRow,
  CellRow,
  EndingsRow,
  FlowRow,
  Report,
  SeldomRow,
} from '../../src/games/jime/sim/reportShape';
import { percent, points } from '../../src/games/jime/sim/reportSpread';
import type { Spread } from '../../src/games/jime/sim/reportSpread';
import type { Target } from '../../src/games/jime/sim/reportTargets';
import type { Value } from '../../src/games/jime/sim/reportValues';
import type { Names } from './parts';
import { causeName } from './sections/perils';

type Cells = (string | number)[];

/** Columns as wide as their widest cell; the first to the left, numbers to the right. */
export const columns = (head: Cells, rows: readonly Cells[]): string => {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const isNumber = head.map((_, column) =>
    rows.every((row) => /^[−+–\d.%/ ]*$/.test(String(row[column] ?? ''))),
  );
  const said = all.map((row) =>
    row
      .map((cell, column) =>
        isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  return [said[0], rule, ...said.slice(1)].join('\n');
};

const part = (title: string, ...lines: string[]): string => `${title.toUpperCase()}\n${lines.join('\n')}`;

/** A part with columns; none where there is nothing to tell. */
const tabled = (title: string, head: Cells, rows: readonly Cells[]): string[] =>
  rows.length === 0 ? [] : [part(title, columns(head, rows))];

const SIGNS: Record<Target['verdict'], string> = { met: 'pass', missed: 'FAIL', unmeasured: '  – ' };
/** So many offenders are named here; the page and the JSON name more. */
const NAMED = 6;

const targetLines = ({ targets }: Report): string[] =>
  targets.flatMap(({ must, name, verdict, said, offenders }) => [
    `${SIGNS[verdict]}  ${must}  ${name}: ${said}`,
    ...offenders.slice(0, NAMED).map((offender) => `           ${offender}`),
    ...(offenders.length > NAMED ? [`           and ${offenders.length - NAMED} more`] : []),
  ]);

const spread = ({ p10, p50, p90 }: Spread, said: (value: number) => string = String): string =>
  [p10, p50, p90].map(said).join('/');

const cellCells = (cell: CellRow): Cells => [
  cell.adventure,
  cell.difficulty,
  cell.heroes,
  cell.skill,
  cell.games,
  percent(cell.rate),
  percent(cell.doubt),
  spread(cell.rounds),
  spread(cell.threat, (share) => String(Math.round(100 * share))),
  cell.lastStands.toFixed(2),
  cell.failed.toFixed(2),
  cell.lore.toFixed(1),
  cell.xp.toFixed(1),
];
const CELL_HEAD = [
  'adventure',
  'difficulty',
  'heroes',
  'players',
  'games',
  'won',
  '±',
  'rounds p10/50/90',
  'threat %',
  'last stands',
  'failed',
  'lore',
  'xp',
];

const valued = (title: string, values: readonly Value[], name: (id: string) => string): string[] =>
  tabled(
    title,
    ['', 'points', '±', 'games with', 'without'],
    values.map(({ id, value, doubt, with: had, without }) => [
      name(id),
      points(value),
      (100 * doubt).toFixed(1),
      had.games,
      without.games,
    ]),
  );

const flowCells = ({ from, resolution, to, companies }: FlowRow): Cells => [from, resolution, to, companies];

const endingsCells = ({ heroes, difficulty, skill, campaigns, endings }: EndingsRow): Cells => [
  difficulty,
  heroes,
  skill,
  campaigns,
  ...Object.values(endings).map((count) => percent(count / campaigns)),
];

const causeCells = ({ damage, fear, lastStands, share, failed }: CauseRow): Cells => [
  damage.toFixed(2),
  fear.toFixed(2),
  lastStands,
  percent(share),
  failed,
];

const seldomCells = ({ adventure, token, games, share }: SeldomRow): Cells => [
  adventure,
  token,
  games,
  percent(share),
];

const missedLines = ({ missed, plot }: Report): string[] =>
  plot.adventures.flatMap(({ id, steps }) => {
    const paths = missed[id];
    if (!paths) return [`${id}: never played`];
    return [`${id}: ${paths.length} of ${steps.length}`, ...paths.map((path) => `  ${path}`)];
  });

/** The whole report as a terminal shows it. */
export const tableOf = (report: Report, names: Names): string => {
  const { campaigns, adventures, plot, endings, flow, causes } = report;
  return [
    `${plot.name}: ${campaigns} campaigns, ${adventures} adventures, seed ${report.asked.seed}`,
    part('Targets', ...targetLines(report)),
    ...tabled('Adventures', CELL_HEAD, report.cells.map(cellCells)),
    ...tabled('Ways', ['from', 'by', 'to', 'companies'], flow.map(flowCells)),
    ...tabled(
      'Endings',
      ['difficulty', 'heroes', 'players', 'campaigns', ...plot.endings],
      endings.map(endingsCells),
    ),
    ...tabled(
      'What hurts',
      ['', 'damage', 'fear', 'last stands', 'share', 'failed'],
      causes.map((row) => [causeName(names, row), ...causeCells(row)]),
    ),
    ...valued('Heroes against the mean', report.heroes, (id) => names('hero', id)),
    ...valued('Roles against the mean', report.roles, (id) => names('role', id)),
    ...valued('Items: with against without', report.items, (id) => names('item', id)),
    ...valued('Skills: with against without', report.skills, (id) => names('skill', id)),
    ...tabled('Seldom looked into', ['', 'token', 'games', 'share'], report.seldom.map(seldomCells)),
    part('Steps never visited', ...missedLines(report)),
  ].join('\n\n');
};
