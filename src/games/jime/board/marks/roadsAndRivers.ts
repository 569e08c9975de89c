import type { Point, Hex } from '@/games/jime/map/hex';
import { DIRECTIONS, centre, edgeEnds, hexDistance, hexKey, neighbour } from '@/games/jime/map/hex';
import { curveThrough, lineThrough } from '@/paint/pen';
import type { TileSurface } from '../tileSurface';

/** The middle of an outer edge of a hex, or its heart when it has none. */
const doorOf = (surface: TileSurface, hex: Hex): Point => {
  const own = new Set(surface.hexes.map(hexKey));
  const out = DIRECTIONS.filter((direction) => !own.has(hexKey(neighbour(hex, direction))));
  if (out.length === 0) return centre(hex);
  const [a, b] = edgeEnds(hex, surface.pen.pick(out));
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
};

/** Hexes from one to another, each next to the last, nearest first. */
const walk = (surface: TileSurface, from: Hex, to: Hex): Hex[] => {
  const own = new Map(surface.hexes.map((hex) => [hexKey(hex), hex]));
  const path = [from];
  const seen = new Set([hexKey(from)]);
  for (let here = from; hexKey(here) !== hexKey(to);) {
    const next = DIRECTIONS.map((direction) => own.get(hexKey(neighbour(here, direction))))
      .filter((hex): hex is Hex => hex !== undefined && !seen.has(hexKey(hex)))
      .sort((a, b) => hexDistance(a, to) - hexDistance(b, to))[0];
    if (!next) return path;
    seen.add(hexKey(next));
    path.push(next);
    here = next;
  }
  return path;
};

/** A way right across the tile, from border to border, so that it goes on where the next tile lies. */
export const wayAcross = (surface: TileSurface, width: number): Point[] => {
  const { pen, hexes } = surface;
  const pairs = hexes.flatMap((from) => hexes.map((to) => ({ from, to, far: hexDistance(from, to) })));
  const furthest = Math.max(...pairs.map(({ far }) => far));
  const { from, to } = pen.pick(pairs.filter(({ far }) => far >= furthest - 1 && far > 0));
  const hearts = walk(surface, from, to).map((hex) => {
    const { x, y } = centre(hex);
    return { x: x + pen.between(-0.25, 0.25), y: y + pen.between(-0.25, 0.25) };
  });
  const points = [doorOf(surface, from), ...hearts, doorOf(surface, to)];
  points.forEach((point, i) => {
    surface.claim(point, width);
    const next = points[i + 1];
    if (next) for (const share of [0.25, 0.5, 0.75]) surface.claim(between(point, next, share), width);
  });
  return points;
};

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const waterway = (surface: TileSurface, width: number): void => {
  const points = wayAcross(surface, width * 0.75);
  const half = Math.floor(points.length / 2);
  const [before, at] = [points[half - 1], points[half]] as [Point, Point];
  surface.ford = { at, flow: Math.atan2(at.y - before.y, at.x - before.x) };
  const d = curveThrough(points);
  surface.strokes.push(
    { d, line: 'waterDark', width: width + 0.09 },
    { d, line: 'water', width },
    {
      d: curveThrough(points.map(({ x, y }) => ({ x: x + width * 0.16, y: y + width * 0.1 }))),
      line: 'waterDark',
      width: 0.025,
      opacity: 0.7,
      dash: [0.3, 0.35],
    },
  );
};

export const river = (surface: TileSurface): void => waterway(surface, 0.62);
export const stream = (surface: TileSurface): void => waterway(surface, 0.24);

export const road = (surface: TileSurface): void => {
  const d = curveThrough(wayAcross(surface, 0.28));
  surface.strokes.push(
    { d, line: 'soil', width: 0.4 },
    { d, line: 'road', width: 0.32 },
    { d, line: 'soil', width: 0.03, dash: [0.14, 0.16] },
  );
};

/** A plank bridge, square to the water that crosses the tile. */
export const bridge = (surface: TileSurface): void => {
  const { at, flow } = surface.ford;
  const tilt = flow + Math.PI / 2;
  const deckAt = (along: number, aside: number): Point => ({
    x: at.x + Math.cos(tilt) * along - Math.sin(tilt) * aside,
    y: at.y + Math.sin(tilt) * along + Math.cos(tilt) * aside,
  });
  const deck = [deckAt(-0.62, -0.2), deckAt(0.62, -0.2), deckAt(0.62, 0.2), deckAt(-0.62, 0.2)];
  const planks = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((along) =>
    lineThrough([deckAt(along, -0.2), deckAt(along, 0.2)]),
  );
  surface.claim(at, 0.65);
  surface.strokes.push(
    { d: `${lineThrough(deck)}Z`, fill: 'thatch', line: 'ink', width: 0.045 },
    { d: planks.join(''), line: 'ink', width: 0.025 },
  );
};
