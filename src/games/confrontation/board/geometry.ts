import type { RegionId, Side } from '@/games/confrontation/content';
import { BOARD, REGIONS, TUNNEL } from '@/games/confrontation/content';
import { n, penFor } from '@/paint/pen';

/** Along the way from the Shire to Mordor, and across it from the Fellowship’s left; both in breadths of a region. */
type Way = { along: number; across: number };
export type Spot = { x: number; y: number };
export type Box = Spot & { width: number; height: number };

/** Where each region lies on the screen, for one size and one side of the table. */
export type Chart = {
  width: number;
  height: number;
  /** The outline of each region. */
  outline: Record<RegionId, string>;
  /** What lies inside it free of its borders: its name and its pieces. */
  box: Record<RegionId, Box>;
  centre: Record<RegionId, Spot>;
  river: Spot[];
  tunnel: Spot[];
  piece: { width: number; height: number };
  small: boolean;
};

const ROWS = 7;
/** Half a home region, and the points of the rows. */
const MARGIN = 0.62;
const LENGTH = ROWS - 1 + 2 * MARGIN;
/** Four regions side by side, and room for the pen. */
const BREADTH = 4.12;
/** So much wider than high, the map lies on its side. */
const LEVEL = 1.3;

const rowOf = (id: RegionId): readonly RegionId[] =>
  REGIONS.filter((other) => BOARD[other].row === BOARD[id].row);

const isHome = (id: RegionId): boolean => rowOf(id).length === 1;

const wayOf = (id: RegionId): Way => {
  const row = rowOf(id);
  return { along: BOARD[id].row, across: row.indexOf(id) - (row.length - 1) / 2 };
};

const HEX: readonly Way[] = [
  { along: -2 / 3, across: 0 },
  { along: -1 / 3, across: 0.5 },
  { along: 1 / 3, across: 0.5 },
  { along: 2 / 3, across: 0 },
  { along: 1 / 3, across: -0.5 },
  { along: -1 / 3, across: -0.5 },
];

/** The Shire is alone in its row and reaches behind both its neighbours; Mordor is the same, seen from the other end. */
const SHIRE: readonly Way[] = [
  { along: -0.6, across: -0.75 },
  { along: -0.6, across: 0.75 },
  { along: 0.1, across: 1 },
  { along: 2 / 3, across: 1 },
  { along: 1 / 3, across: 0.5 },
  { along: 2 / 3, across: 0 },
  { along: 1 / 3, across: -0.5 },
  { along: 2 / 3, across: -1 },
  { along: 0.1, across: -1 },
];

const cornersOf = (id: RegionId): Way[] => {
  const { along, across } = wayOf(id);
  const shape = !isHome(id)
    ? HEX
    : id === 'shire'
      ? SHIRE
      : SHIRE.map((way) => ({ ...way, along: -way.along }));
  return shape.map((way) => ({ along: along + way.along, across: across + way.across }));
};

const keyOf = ({ along, across }: Way): string => `${Math.round(along * 12)} ${Math.round(across * 12)}`;

/** A little off, as a pen sets it; the same wherever two borders meet. */
const off = (key: string, by: number): Way => {
  const pen = penFor(key);
  return { along: pen.between(-by, by), across: pen.between(-by, by) };
};

const shifted = (way: Way, by: Way): Way => ({ along: way.along + by.along, across: way.across + by.across });

const bent = (from: Way, to: Way): Way => {
  const middle = { along: (from.along + to.along) / 2, across: (from.across + to.across) / 2 };
  return shifted(middle, off([keyOf(from), keyOf(to)].sort().join('|'), 0.07));
};

/** The map as a side sees it: its own home at its left hand, or at the foot of an upright screen. */
export const chartFor = (width: number, height: number, side: Side): Chart => {
  const level = width > height * LEVEL;
  const [length, breadth] = level ? [width / LENGTH, height / BREADTH] : [height / LENGTH, width / BREADTH];
  const spotOf = ({ along, across }: Way): Spot => {
    const [far, aside] = [(along + MARGIN) * length, (across + BREADTH / 2) * breadth];
    const spot = level ? { x: far, y: aside } : { x: aside, y: height - far };
    return side === 'fellowship' ? spot : { x: width - spot.x, y: height - spot.y };
  };
  const inked = (way: Way): Spot => spotOf(shifted(way, off(keyOf(way), 0.04)));
  const outlineOf = (id: RegionId): string => {
    const corners = cornersOf(id);
    const [first] = corners as [Way];
    const strokes = corners.map((corner, i) => {
      const next = corners[(i + 1) % corners.length] ?? first;
      const [middle, end] = [spotOf(bent(corner, next)), inked(next)];
      return `Q${n(middle.x)} ${n(middle.y)} ${n(end.x)} ${n(end.y)}`;
    });
    const start = inked(first);
    return `M${n(start.x)} ${n(start.y)}${strokes.join('')}Z`;
  };
  const boxOf = (id: RegionId): Box => {
    const { x, y } = spotOf(wayOf(id));
    const [far, aside] = [length * (isHome(id) ? 1.05 : 1), breadth * (isHome(id) ? 1.7 : 0.92)];
    const [boxWidth, boxHeight] = level ? [far, aside] : [aside, far];
    return { x: x - boxWidth / 2, y: y - boxHeight / 2, width: boxWidth, height: boxHeight };
  };
  const each = <Value>(of: (id: RegionId) => Value): Record<RegionId, Value> =>
    Object.fromEntries(REGIONS.map((id) => [id, of(id)])) as Record<RegionId, Value>;
  const pieceWidth = Math.max(44, Math.min(64, (level ? length : breadth * 0.92) / 2));
  const ahead = (id: RegionId, along: number): Spot => spotOf(shifted(wayOf(id), { along, across: 0 }));
  // The river runs below the names, whichever way the map is turned.
  const bank = !level && side === 'fellowship' ? -0.42 : 0.42;
  return {
    width,
    height,
    outline: each(outlineOf),
    box: each(boxOf),
    centre: each((id) => spotOf(wayOf(id))),
    river: (['mirkwood', 'fangorn', 'rohan'] as const).map((id) => ahead(id, bank)),
    tunnel: [ahead(TUNNEL.from, 0.52), ahead(TUNNEL.to, -0.54)],
    piece: { width: pieceWidth, height: Math.round(pieceWidth * 1.1) },
    small: Math.min(width, height) < 500,
  };
};

/** The height a region keeps for its name. */
export const NAME_HEIGHT = 20;

/** Where so many pieces stand in a region, under its name; crowded pieces stand closer together. */
export const standing = ({ box, piece, small }: Chart, region: RegionId, count: number): Spot[] => {
  const { x, y, width, height } = box[region];
  const room = height - NAME_HEIGHT + (small ? 6 : 0);
  const columns = Math.ceil(count / Math.max(1, Math.floor(room / piece.height)));
  const rows = Math.ceil(count / Math.max(1, columns));
  const step = rows <= 1 ? 0 : Math.min(piece.height + 2, (room - piece.height) / (rows - 1));
  const top = y + NAME_HEIGHT + Math.max(0, (room - piece.height - step * (rows - 1)) / 2);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const gap = Math.min(piece.width + 4, width / inRow);
    const left = x + width / 2 - (gap * inRow) / 2 + (gap - piece.width) / 2;
    return { x: left + (i % columns) * gap, y: top + row * step };
  });
};
