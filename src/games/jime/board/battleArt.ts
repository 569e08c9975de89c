import type { BattlePlacement } from '@/games/jime/map/battle';
import type { Point } from '@/games/jime/map/hex';
import type { Pen } from '@/paint/pen';
import { blob, penFor, lineThrough, n } from '@/paint/pen';
import { CELL } from './focus';
import type { Stroke } from '@/paint/stroke';
import type { TileArt } from './tileArt';

const tuft = (pen: Pen, { x, y }: Point): string => {
  const high = pen.between(0.12, 0.26);
  return [-0.09, -0.02, 0.05, 0.11]
    .map(
      (lean) =>
        `M${n(x + lean * 0.4)} ${n(y)}q${n(lean * 0.3)} ${n(-high * 0.6)} ${n(lean * 1.6)} ${n(-high)}`,
    )
    .join('');
};

const scattered = (pen: Pen, corner: Point, count: number): Point[] =>
  Array.from({ length: count }, () => ({
    x: corner.x + pen.between(0.12, CELL - 0.12),
    y: corner.y + pen.between(0.2, CELL - 0.06),
  }));

const grass = (pen: Pen, corner: Point): Stroke[] => {
  const middle = { x: corner.x + CELL / 2, y: corner.y + CELL / 2 };
  return [
    { d: blob(pen, middle, CELL * pen.between(0.3, 0.5), 0.8), fill: 'moss', opacity: 0.5 },
    {
      d: scattered(pen, corner, 9)
        .map((at) => tuft(pen, at))
        .join(''),
      line: 'leafDark',
      width: 0.035,
    },
    {
      d: scattered(pen, corner, 3)
        .map((at) => tuft(pen, at))
        .join(''),
      line: 'ink',
      width: 0.03,
      opacity: 0.6,
    },
  ];
};

/** Rows of stones laid by hand: each a little out of true. */
const cobbles = (pen: Pen, corner: Point): Stroke[] => {
  const stones: Stroke[] = [];
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 5; column += 1) {
      const shift = row % 2 === 0 ? 0 : 0.2;
      const at = { x: corner.x + 0.2 + column * 0.4 + shift, y: corner.y + 0.2 + row * 0.4 };
      stones.push({
        d: blob(pen, at, pen.between(0.15, 0.19), 0.9),
        fill: pen.pick(['stone', 'stone', 'stoneDark', 'sand'] as const),
        line: 'ink',
        width: 0.025,
        opacity: 0.85,
      });
    }
  return stones;
};

const GROUNDS: Record<string, { ground: TileArt['ground']; paint(pen: Pen, corner: Point): Stroke[] }> = {
  grass: { ground: 'grass', paint: grass },
  cobbles: { ground: 'rock', paint: cobbles },
};

type Cell = BattlePlacement['cells'][number];

const edges = ({ column, row }: Cell): { beside: string; line: [Point, Point] }[] => {
  const at = (dx: number, dy: number): Point => ({ x: (column + dx) * CELL, y: (row + dy) * CELL });
  return [
    { beside: `${column},${row - 1}`, line: [at(0, 0), at(1, 0)] },
    { beside: `${column + 1},${row}`, line: [at(1, 0), at(1, 1)] },
    { beside: `${column},${row + 1}`, line: [at(1, 1), at(0, 1)] },
    { beside: `${column - 1},${row}`, line: [at(0, 1), at(0, 0)] },
  ];
};

/** One battle tile as it lies (§80): its ground, the lines between its spaces, its rim. */
export const drawBattleTile = ({
  id,
  side,
  shape,
  cells,
}: BattlePlacement): Pick<TileArt, 'rim' | 'ground' | 'painted' | 'ruled'> => {
  const look = GROUNDS[shape.sides[side]] ?? GROUNDS.grass;
  if (!look) throw new Error(`No drawing for a battle tile of ${shape.sides[side]}`);
  const pen = penFor(`${id}${side}`);
  const owner = new Map(cells.map((cell) => [`${cell.column},${cell.row}`, cell.space]));
  const lines = cells.flatMap((cell) =>
    edges(cell).map((edge) => ({ ...edge, from: cell.space, to: owner.get(edge.beside) })),
  );
  const inner = lines
    .filter(({ from, to }) => to !== undefined && from < to)
    .map(({ line }) => lineThrough(line))
    .join('');
  const outer = lines
    .filter(({ to }) => to === undefined)
    .map(({ line }) => lineThrough(line))
    .join('');
  const columns = cells.map(({ column }) => column);
  const rows = cells.map(({ row }) => row);
  const [left, top] = [Math.min(...columns) * CELL, Math.min(...rows) * CELL];
  return {
    rim: `M${left} ${top}H${(Math.max(...columns) + 1) * CELL}V${(Math.max(...rows) + 1) * CELL}H${left}Z`,
    ground: look.ground,
    painted: cells.flatMap(({ column, row }) => look.paint(pen, { x: column * CELL, y: row * CELL })),
    ruled: [
      { d: inner, line: 'ink', width: 0.17, opacity: 0.4 },
      { d: inner, line: 'line', width: 0.1 },
      { d: outer, line: 'ink', width: 0.16 },
      { d: outer, line: 'line', width: 0.07 },
    ],
  };
};
