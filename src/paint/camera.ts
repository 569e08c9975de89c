import type { Bounds, Extent, Insets, Point, Size } from './geometry';
import { turned, turnedBox } from './geometry';

/** Where the board lies on the screen: turned, enlarged, then moved. Angles in degrees, clockwise. */
export type Camera = { x: number; y: number; scale: number; angle: number };

/** The part of the screen where nothing lies over the board. */
export const roomIn = ({ width, height }: Size, { top, right, bottom, left }: Insets): Bounds => ({
  left,
  top,
  width: Math.max(1, width - left - right),
  height: Math.max(1, height - top - bottom),
});

export const middleOf = ({ left, top, width, height }: Bounds): Point => {
  'worklet';
  return { x: left + width / 2, y: top + height / 2 };
};

/** Points of the screen per unit of the board: below, numbers cannot be read; above, one space fills the screen. */
export const SCALES = { least: 12, most: 220 };

/** Gestures run on the thread that draws: these functions go there as worklets. */
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

/** Keeps a good part of the board on the screen: nobody loses the map by a swing of the arm. */
export const clamped = (camera: Camera, map: Extent, room: Bounds, least = 96): Camera => {
  'worklet';
  const box = turnedBox(map, camera.angle);
  const kept = (at: number, from: number, long: number, start: number, wide: number): number => {
    const part = Math.min(least, long * camera.scale);
    const low = start + part - (from + long) * camera.scale;
    const high = start + wide - part - from * camera.scale;
    return Math.min(high, Math.max(low, at));
  };
  return {
    x: kept(camera.x, box.left, box.width, room.left, room.width),
    y: kept(camera.y, box.top, box.height, room.top, room.height),
    scale: camera.scale,
    angle: camera.angle,
  };
};

/** The middle of a part of the board, as a point of the board. */
export const heartOf = (part: Extent): Point => middleOf(turnedBox(part, 0));

/** Whether nobody would see the difference. */
export const isSame = (a: Camera, b: Camera): boolean =>
  a.angle === b.angle &&
  Math.abs(a.scale - b.scale) < 0.01 &&
  Math.abs(a.x - b.x) < 0.5 &&
  Math.abs(a.y - b.y) < 0.5;

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
