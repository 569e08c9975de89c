import type { Point } from '@/engine/map/hex';

/** Where the board lies on the screen: turned, enlarged, then moved. Angles in degrees, clockwise. */
export type Camera = { x: number; y: number; scale: number; angle: number };
export type Size = { width: number; height: number };
export type Bounds = { left: number; top: number; width: number; height: number };

/** Points of the screen per side of a hex: below, numbers cannot be read; above, one hex fills the screen. */
export const SCALES = { least: 12, most: 220 };

/** Gestures run on the thread that draws: these functions go there as worklets. */
const turned = ({ x, y }: Point, angle: number): Point => {
  'worklet';
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

export const toScreen = (camera: Camera, point: Point): Point => {
  'worklet';
  const { x, y } = turned(point, camera.angle);
  return { x: x * camera.scale + camera.x, y: y * camera.scale + camera.y };
};

export const toBoard = (camera: Camera, point: Point): Point => {
  'worklet';
  const at = { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
  return turned(at, -camera.angle);
};

export const panned = (camera: Camera, dx: number, dy: number): Camera => {
  'worklet';
  return { x: camera.x + dx, y: camera.y + dy, scale: camera.scale, angle: camera.angle };
};

/** Enlarged about a point of the screen: what lies under the fingers stays under them. */
export const zoomed = (camera: Camera, about: Point, factor: number): Camera => {
  'worklet';
  const scale = Math.min(SCALES.most, Math.max(SCALES.least, camera.scale * factor));
  const share = scale / camera.scale;
  return {
    x: about.x + (camera.x - about.x) * share,
    y: about.y + (camera.y - about.y) * share,
    scale,
    angle: camera.angle,
  };
};

/** Turned about a point of the screen. */
export const rotated = (camera: Camera, about: Point, degrees: number): Camera => {
  'worklet';
  const arm = turned({ x: camera.x - about.x, y: camera.y - about.y }, degrees);
  return { x: about.x + arm.x, y: about.y + arm.y, scale: camera.scale, angle: camera.angle + degrees };
};

/** The upright box round a part of the board as it lies turned. */
export const turnedBounds = ({ left, top, width, height }: Bounds, angle: number): Bounds => {
  'worklet';
  const corners = [
    turned({ x: left, y: top }, angle),
    turned({ x: left + width, y: top }, angle),
    turned({ x: left, y: top + height }, angle),
    turned({ x: left + width, y: top + height }, angle),
  ];
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { left: x, top: y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** Shows all of a part of the board, in the middle, as large as it goes but no larger than `most`. */
export const fitted = (bounds: Bounds, screen: Size, angle: number, margin = 24, most = 110): Camera => {
  'worklet';
  const box = turnedBounds(bounds, angle);
  const room = Math.min(
    Math.max(1, screen.width - 2 * margin) / box.width,
    Math.max(1, screen.height - 2 * margin) / box.height,
  );
  const scale = Math.min(room, most);
  return {
    x: screen.width / 2 - (box.left + box.width / 2) * scale,
    y: screen.height / 2 - (box.top + box.height / 2) * scale,
    scale,
    angle,
  };
};

/** Keeps a good part of the board on the screen: nobody loses the map by a swing of the arm. */
export const clamped = (camera: Camera, bounds: Bounds, screen: Size, least = 96): Camera => {
  'worklet';
  const box = turnedBounds(bounds, camera.angle);
  const kept = (at: number, from: number, long: number, room: number): number => {
    const low = Math.min(least, long * camera.scale) - (from + long) * camera.scale;
    const high = room - Math.min(least, long * camera.scale) - from * camera.scale;
    return Math.min(high, Math.max(low, at));
  };
  return {
    x: kept(camera.x, box.left, box.width, screen.width),
    y: kept(camera.y, box.top, box.height, screen.height),
    scale: camera.scale,
    angle: camera.angle,
  };
};

/** Moves as little as it takes to bring a point of the board well inside the screen. */
export const following = (camera: Camera, point: Point, screen: Size, margin = 80): Camera => {
  'worklet';
  const at = toScreen(camera, point);
  const step = (value: number, room: number): number =>
    Math.min(room - margin, Math.max(margin, value)) - value;
  return panned(camera, step(at.x, screen.width), step(at.y, screen.height));
};

/** Part of the way from one camera to another. Scales are mixed by ratio, so that the pace looks even. */
export const between = (from: Camera, to: Camera, share: number): Camera => {
  'worklet';
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    scale: from.scale * Math.pow(to.scale / from.scale, share),
    angle: mix(from.angle, to.angle),
  };
};
