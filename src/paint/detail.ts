import type { Camera } from './camera';
import { toBoard } from './camera';
import type { Bounds, Size } from './geometry';
import { boundsOf } from './geometry';

/**
 * How finely a board is painted: no finer than the screen shows, and never with more points than there is memory for. A point is
 * four bytes, and what is painted anew stands beside what it replaces for a while.
 */
export const POINTS = { whole: 2_500_000, near: 3_000_000, pieces: 1_500_000 };
/** The longest side every graphics card can hold. */
const SIDE = 4096;
/** Points per unit at which a piece is as sharp as anyone can see, on any screen. */
const FINEST = 192;

/** Points of an image for each of the screen’s at least: an image as coarse as a coarse screen is blurred where it is moved by half a point. */
const CRISP = 1.5;

/** Points per unit of the board that a screen of this pixel ratio shows. */
export const shownAt = ({ scale }: Camera, ratio: number): number => scale * Math.max(CRISP, ratio);

const areaOf = ({ width, height }: Size): number => width * height;

/** Points per unit that a part of the board may have. */
export const densityOf = (part: Size, shown: number, points: number): number =>
  Math.min(shown, Math.sqrt(points / areaOf(part)), SIDE / Math.max(part.width, part.height));

/** Points per unit of the board for pieces of these sizes together. */
export const piecesDensity = (sizes: readonly Size[], shown: number): number => {
  const area = sizes.reduce((sum, size) => sum + areaOf(size), 0);
  return Math.min(shown, FINEST, area > 0 ? Math.sqrt(POINTS.pieces / area) : FINEST);
};

/** Whether what was painted so finely is still good: not seen to be coarse, and not several times as large as it need be. */
export const isFineEnough = (painted: number, wanted: number): boolean =>
  painted >= wanted * 0.95 && painted <= wanted * 2.1;

/** The part of the board that the screen shows, as an upright box of the board. */
export const seenBy = (camera: Camera, { width, height }: Size): Bounds =>
  boundsOf(
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: 0, y: height },
      { x: width, y: height },
    ].map((corner) => toBoard(camera, corner)),
    0,
  );

const common = (a: Bounds, b: Bounds): Bounds => {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return {
    left,
    top,
    width: Math.min(a.left + a.width, b.left + b.width) - left,
    height: Math.min(a.top + a.height, b.top + b.height) - top,
  };
};

const grown = ({ left, top, width, height }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const holds = (a: Bounds, b: Bounds): boolean =>
  a.left <= b.left + 1e-6 &&
  a.top <= b.top + 1e-6 &&
  a.left + a.width >= b.left + b.width - 1e-6 &&
  a.top + a.height >= b.top + b.height - 1e-6;

export const meets = (a: Bounds, b: Bounds): boolean => {
  const { width, height } = common(a, b);
  return width > 0 && height > 0;
};

/** A part of the board, and how many points each unit of it has. */
export type Detail = { part: Bounds; density: number };

/** What is seen of the board from near, with as much round it as there is room for: the finger moves it a little. */
const nearDetail = (all: Bounds, seen: Bounds, shown: number): Detail | null => {
  const inner = common(all, seen);
  if (inner.width <= 0 || inner.height <= 0) return null;
  const part = [0.3, 0.2, 0.1, 0]
    .map((share) => common(all, grown(seen, share * Math.min(seen.width, seen.height))))
    .find((wide) => densityOf(wide, shown, POINTS.near) >= shown * 0.99);
  return { part: part ?? inner, density: densityOf(part ?? inner, shown, POINTS.near) };
};

export type Details = { whole: Detail; near: Detail | null };

/** The same again while it still does. */
const wholeDetail = (part: Bounds, shown: number, before: Detail | undefined): Detail => {
  const density = densityOf(part, shown, POINTS.whole);
  const same = before && holds(before.part, part) && holds(part, before.part);
  return same && isFineEnough(before.density, density) ? before : { part, density };
};

/** The whole board, and what is seen of it from near where that would be coarse; each the same again while it still does. */
export const detailsOf = (all: Bounds, seen: Bounds, shown: number, before: Details | null): Details => {
  const whole = wholeDetail(all, shown, before?.whole);
  const near = isFineEnough(whole.density, shown) ? null : nearDetail(all, seen, shown);
  const old = before?.near;
  const isStillGood =
    near && old && holds(old.part, common(all, seen)) && isFineEnough(old.density, near.density);
  return { whole, near: isStillGood ? old : near };
};
