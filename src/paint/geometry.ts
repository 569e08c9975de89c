/** Points of the board and of the screen, plain data for worklets and painters alike. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Bounds = { left: number; top: number; width: number; height: number };

/** What the host's bars and sheets cover of the board, at each side. */
export type Insets = { top: number; right: number; bottom: number; left: number };

/** A part of the board: points of it, and how far it reaches beyond each. */
export type Extent = { points: readonly Point[]; reach: number };

/** What lies over the corners of the room: the board keeps clear of it where it can, and gives up no strip for it. */
export type Corners = { topRight?: Size; bottomLeft?: Size; bottomRight?: Size };

/** The upright box round points, and a margin round it. */
export const boundsOf = (points: readonly Point[], margin = 1): Bounds => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
};

/** Two opposite corners: enough to find the box again. */
export const corners = ({ left, top, width, height }: Bounds): Point[] => [
  { x: left, y: top },
  { x: left + width, y: top + height },
];

/** Turned about the origin, in degrees, clockwise; a worklet, because gestures run on the thread that draws. */
export const turned = ({ x, y }: Point, angle: number): Point => {
  'worklet';
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

/** The upright box round a part of the board as it lies turned. */
export const turnedBox = ({ points, reach }: Extent, angle: number): Bounds => {
  'worklet';
  const there = points.map((point) => turned(point, angle));
  const xs = there.map(({ x }) => x);
  const ys = there.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  return { left, top, width: Math.max(...xs) + reach - left, height: Math.max(...ys) + reach - top };
};

export const turnedBounds = ({ left, top, width, height }: Bounds, angle: number): Bounds => {
  const [right, bottom] = [left + width, top + height];
  const points = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
  return turnedBox({ points, reach: 0 }, angle);
};

const turnsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 0;

const halfHull = (sorted: readonly Point[]): Point[] =>
  sorted.reduce<Point[]>((hull, point) => {
    while (hull.length > 1 && turnsLeft(hull.at(-2) as Point, hull.at(-1) as Point, point)) hull.pop();
    hull.push(point);
    return hull;
  }, []);

/** The outermost of these points: as wide as all of them however they are turned. */
export const hullOf = (points: readonly Point[]): Point[] => {
  if (points.length < 3) return [...points];
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const back = [...sorted].reverse();
  return [...halfHull(sorted).slice(0, -1), ...halfHull(back).slice(0, -1)];
};
