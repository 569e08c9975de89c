import type { RegionId } from '@/games/confrontation/content';
import { BOARD, REGIONS } from '@/games/confrontation/content';
import type { Pen } from '@/paint/pen';
import { circle, n, penFor } from '@/paint/pen';
import type { Box, Chart, Spot } from './geometry';
import { NAME_HEIGHT } from './geometry';

type Land = 'hills' | 'plain' | 'peaks' | 'pass' | 'firs' | 'oaks' | 'grass' | 'waste' | 'walls' | 'ash';

const LANDS: Record<RegionId, Land> = {
  shire: 'hills',
  arthedain: 'plain',
  cardolan: 'plain',
  rhudaur: 'hills',
  eregion: 'oaks',
  enedwaith: 'grass',
  highPass: 'peaks',
  mistyMountains: 'peaks',
  caradhras: 'peaks',
  gapOfRohan: 'pass',
  mirkwood: 'firs',
  fangorn: 'oaks',
  rohan: 'grass',
  dagorlad: 'waste',
  gondor: 'walls',
  mordor: 'ash',
};

const peak = (pen: Pen, { x, y }: Spot, size: number): string => {
  const [top, left, right] = [y - size * pen.between(1.1, 1.5), x - size * 0.8, x + size * 0.8];
  const shade = [0.25, 0.45, 0.65, 0.85]
    .map((down) => {
      const [sx, sy] = [x + size * 0.8 * down, top + (y - top) * down];
      return `M${n(sx)} ${n(sy)}l${n(-size * 0.22)} ${n((y - sy) * 0.6 + 2)}`;
    })
    .join('');
  return `M${n(left)} ${n(y)}L${n(x)} ${n(top)}L${n(right)} ${n(y)}${shade}`;
};

const hill = (_: Pen, { x, y }: Spot, size: number): string =>
  `M${n(x - size)} ${n(y)}Q${n(x)} ${n(y - size * 1.1)} ${n(x + size)} ${n(y)}M${n(x + size * 0.3)} ${n(y - size * 0.38)}l${n(-size * 0.2)} ${n(size * 0.3)}M${n(x + size * 0.6)} ${n(y - size * 0.25)}l${n(-size * 0.15)} ${n(size * 0.22)}`;

const fir = (_: Pen, { x, y }: Spot, size: number): string =>
  [0, 0.4, 0.8]
    .map((up) => {
      const [wide, foot] = [size * (0.5 - up * 0.35), y - size * up];
      return `M${n(x - wide)} ${n(foot)}L${n(x)} ${n(foot - size * 0.6)}L${n(x + wide)} ${n(foot)}`;
    })
    .join('') + `M${n(x)} ${n(y)}l0 ${n(size * 0.25)}`;

const oak = (_: Pen, { x, y }: Spot, size: number): string =>
  `${circle({ x, y: y - size * 0.7 }, size * 0.5)}M${n(x)} ${n(y - size * 0.2)}l0 ${n(size * 0.45)}M${n(x + size * 0.1)} ${n(y - size * 0.5)}q${n(size * 0.25)} ${n(-size * 0.05)} ${n(size * 0.25)} ${n(-size * 0.35)}`;

const blades = (_: Pen, { x, y }: Spot, size: number): string =>
  `M${n(x - size * 0.3)} ${n(y)}l${n(-size * 0.15)} ${n(-size * 0.5)}M${n(x)} ${n(y)}l0 ${n(-size * 0.7)}M${n(x + size * 0.3)} ${n(y)}l${n(size * 0.15)} ${n(-size * 0.5)}`;

const level = (pen: Pen, { x, y }: Spot, size: number): string =>
  `M${n(x - size * 0.7)} ${n(y)}l${n(size * pen.between(0.8, 1.5))} 0`;

const reeds = (pen: Pen, spot: Spot, size: number): string =>
  level(pen, spot, size) + blades(pen, { x: spot.x, y: spot.y - 1 }, size * 0.7);

const tower = (_: Pen, { x, y }: Spot, size: number): string =>
  `M${n(x - size * 0.35)} ${n(y)}l0 ${n(-size)}l${n(size * 0.2)} 0l0 ${n(size * 0.2)}l${n(size * 0.3)} 0l0 ${n(-size * 0.2)}l${n(size * 0.2)} 0l0 ${n(size)}`;

const crag = (pen: Pen, spot: Spot, size: number): string =>
  peak(pen, spot, size * 0.7) +
  `M${n(spot.x - size)} ${n(spot.y + 3)}l${n(size * 0.5)} ${n(-size * 0.25)}l${n(size * 0.4)} ${n(size * 0.2)}`;

const SIGNS: Record<Land, { draw(pen: Pen, at: Spot, size: number): string; count: number; size: number }> = {
  hills: { draw: hill, count: 9, size: 11 },
  plain: { draw: level, count: 10, size: 10 },
  peaks: { draw: peak, count: 12, size: 15 },
  pass: { draw: hill, count: 7, size: 10 },
  firs: { draw: fir, count: 16, size: 14 },
  oaks: { draw: oak, count: 13, size: 13 },
  grass: { draw: blades, count: 15, size: 10 },
  waste: { draw: reeds, count: 11, size: 11 },
  walls: { draw: tower, count: 8, size: 12 },
  ash: { draw: crag, count: 14, size: 14 },
};

/** Evenly strewn, by rows from the back to the front, and none under the name of the region. */
const strewn = (pen: Pen, { x, y, width, height }: Box, count: number): Spot[] =>
  Array.from({ length: count }, (_, i) => ({
    x: x + width * ((((i * 0.618) % 1) * 0.94 + 0.03 + pen.between(-0.04, 0.04)) % 1),
    y: y + NAME_HEIGHT + 14 + (height - NAME_HEIGHT - 16) * ((i + pen.between(0.2, 0.8)) / count),
  }));

/** Land, mountains and woods of one region by its strokes alone. */
export const terrainOf = ({ box, small }: Chart, id: RegionId): string => {
  const pen = penFor(`land of ${id}`);
  const { draw, count, size } = SIGNS[LANDS[id]];
  const many = BOARD[id].capacity > 2 ? count * 1.6 : count;
  return strewn(pen, box[id], Math.round(small ? many * 0.5 : many))
    .map((spot) => draw(pen, spot, small ? size * 0.75 : size))
    .join('');
};

export const terrain = (chart: Chart): string => REGIONS.map((id) => terrainOf(chart, id)).join('');

const arrowHead = (from: Spot, to: Spot, size: number): string => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number): string =>
    `${n(to.x - Math.cos(angle + turn) * size)} ${n(to.y - Math.sin(angle + turn) * size)}`;
  return `M${wing(0.5)}L${n(to.x)} ${n(to.y)}L${wing(-0.5)}`;
};

/** A one-way way: a winding line with an arrow at the end of each of its parts. */
export const oneWay = (course: readonly Spot[], winding: number): string =>
  course
    .slice(1)
    .map((to, i) => {
      const from = course[i] ?? to;
      const [dx, dy] = [(to.x - from.x) / 4, (to.y - from.y) / 4];
      const long = Math.hypot(dx, dy) || 1;
      const [ox, oy] = [(-dy / long) * winding, (dx / long) * winding];
      const bends = [1, 2, 3, 4].map((part) => {
        const sign = part % 2 === 0 ? 1 : -1;
        const [cx, cy] = [from.x + dx * (part - 0.5) + ox * sign, from.y + dy * (part - 0.5) + oy * sign];
        return `Q${n(cx)} ${n(cy)} ${n(from.x + dx * part)} ${n(from.y + dy * part)}`;
      });
      return `M${n(from.x)} ${n(from.y)}${bends.join('')}${arrowHead(from, to, 11)}`;
    })
    .join('');
