import type { Camera } from './camera';
import { heartOf, middleOf, panned, toBoard, toScreen, zoomed } from './camera';
import type { Bounds, Corners, Extent, Point, Size } from './geometry';
import { turned, turnedBox } from './geometry';

/** Where a board rests on the screen by itself: how large, and what of it is seen. */

/** Left free at each side of the room. */
const MARGIN = 12;
/** Points of the screen per unit at which a single tile is large enough. */
const NEAR = 110;

const scaleIn = (box: Bounds, room: Bounds): number =>
  Math.min(
    Math.max(1, room.width - 2 * MARGIN) / box.width,
    Math.max(1, room.height - 2 * MARGIN) / box.height,
    NEAR,
  );

/** Shows all of a part of the board, in the middle, as large as it goes. */
export const fitted = (map: Extent, room: Bounds, angle: number): Camera => {
  const box = turnedBox(map, angle);
  const scale = scaleIn(box, room);
  const [to, from] = [middleOf(room), middleOf(box)];
  return { x: to.x - from.x * scale, y: to.y - from.y * scale, scale, angle };
};

/** What the corners of a room are taken by, as boxes of the screen. */
const takenIn = ({ left, top, width, height }: Bounds, corners: Corners): Bounds[] => {
  const box = (size: Size | undefined, right: boolean, bottom: boolean): Bounds[] =>
    size
      ? [
          {
            ...size,
            left: right ? left + width - size.width : left,
            top: bottom ? top + height - size.height : top,
          },
        ]
      : [];
  return [
    ...box(corners.topRight, true, false),
    ...box(corners.bottomLeft, false, true),
    ...box(corners.bottomRight, true, true),
  ];
};

/** Where in the room a map may lie that is smaller: in the middle first, then to either side. */
const SHIFTS = [0.5, 0.25, 0.75, 0, 1];

/** All of the map at this scale with nothing of it under a corner; null where it cannot be. */
const cleared = (
  map: Extent,
  room: Bounds,
  corners: Corners,
  angle: number,
  scale: number,
): Camera | null => {
  const box = turnedBox(map, angle);
  const [free, high] = [room.width - box.width * scale, room.height - box.height * scale];
  if (Math.min(free, high) < 2 * MARGIN - 0.01) return null;
  const taken = takenIn(room, corners);
  const reach = map.reach * scale * 0.8;
  const points = map.points.map((point) => turned(point, angle));
  const covered = (camera: Camera): boolean =>
    points.some((point) => {
      const [x, y] = [point.x * scale + camera.x, point.y * scale + camera.y];
      return taken.some(
        (one) =>
          x + reach > one.left &&
          x - reach < one.left + one.width &&
          y + reach > one.top &&
          y - reach < one.top + one.height,
      );
    });
  const shifted = (space: number, share: number): number => MARGIN + (space - 2 * MARGIN) * share;
  const places = SHIFTS.flatMap((down) =>
    SHIFTS.map((across) => ({
      x: room.left + shifted(free, across) - box.left * scale,
      y: room.top + shifted(high, down) - box.top * scale,
      scale,
      angle,
    })),
  );
  return places.find((camera) => !covered(camera)) ?? null;
};

/** How much smaller a map is shown for the sake of a corner. */
const SHRINKS = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72];

/** The scale at which a map rests in a room: all of it clear of the corners, but never so small that its tokens cannot be read. */
export const restScale = (
  map: Extent,
  room: Bounds,
  corners: Corners,
  angle: number,
  least: number,
): number => {
  const most = scaleIn(turnedBox(map, angle), room);
  const share = SHRINKS.find((each) => cleared(map, room, corners, angle, most * each)) ?? 1;
  return Math.max(least, most * share);
};

/** Along one side: in the middle if it fits, else as near to `at` as leaves no room empty. */
const along = (at: number, from: number, long: number, start: number, wide: number): number => {
  const low = start + wide - MARGIN - (from + long);
  const high = start + MARGIN - from;
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, start + wide / 2 - at));
};

/** Where a map rests: how large and how turned; if it does not fit, about what, and what of it has to be seen. */
export type Rest = { angle: number; scale: number; about: Point | null; seen?: readonly Point[] };

/** What is to be seen lies so far from a corner, in points of the screen. */
const CLEAR = 32;

/** How far a point has to go to come out from under a corner: to the side of a column, above or below a row. */
const wayOut = ({ left, top, width, height }: Bounds, room: Bounds, { x, y }: Point): Point => {
  if (height > width) return { x: left - CLEAR - x, y: 0 };
  return { x: 0, y: (top > room.top ? top - CLEAR : top + height + CLEAR) - y };
};

const furthest = (ways: readonly number[]): number =>
  ways.reduce((far, each) => (Math.abs(each) > Math.abs(far) ? each : far), 0);

/** Moved as little as it takes that no corner lies over any of the points that are to be seen. */
const clearOf = (camera: Camera, points: readonly Point[], room: Bounds, corners: Corners): Camera => {
  const taken = takenIn(room, corners);
  const ways = points.flatMap((point) => {
    const at = toScreen(camera, point);
    const over = taken.find(
      ({ left, top, width, height }) =>
        at.x > left - CLEAR &&
        at.x < left + width + CLEAR &&
        at.y > top - CLEAR &&
        at.y < top + height + CLEAR,
    );
    return over ? [wayOut(over, room, at)] : [];
  });
  return panned(camera, furthest(ways.map(({ x }) => x)), furthest(ways.map(({ y }) => y)));
};

/** A map at rest: all of it clear of the corners where it can be, else what it is about in the middle. */
export const atRest = (
  map: Extent,
  room: Bounds,
  corners: Corners,
  { angle, scale, about: point, seen = [] }: Rest,
): Camera => {
  const whole = cleared(map, room, corners, angle, scale);
  if (whole) return whole;
  const box = turnedBox(map, angle);
  const about = point ? turned(point, angle) : middleOf(box);
  const camera = {
    x: along(about.x * scale, box.left * scale, box.width * scale, room.left, room.width),
    y: along(about.y * scale, box.top * scale, box.height * scale, room.top, room.height),
    scale,
    angle,
  };
  return clearOf(camera, seen, room, corners);
};

/** Whether all of the map has room at this scale. */
export const fits = (map: Extent, room: Bounds, { angle, scale }: Pick<Rest, 'angle' | 'scale'>): boolean => {
  const { width, height } = turnedBox(map, angle);
  return width * scale <= room.width && height * scale <= room.height;
};

/** How far a stretch has to go to lie inside another: not at all if it does; what is longer lies over its middle. */
const wayInside = (from: number, long: number, start: number, wide: number): number => {
  const [low, high] = [start + MARGIN - from, start + wide - MARGIN - (from + long)];
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, 0));
};

/** Moves as little as it takes to bring a part of the board inside the room, clear of what stands over its corners. */
export const brought = (camera: Camera, part: Extent, room: Bounds, corners: Corners): Camera =>
  clearOf(broughtInside(camera, part, room), part.points, room, corners);

/** The box round a part of the board, on the screen. */
const boxOnScreen = ({ x, y, scale, angle }: Camera, part: Extent): Bounds => {
  const { left, top, width, height } = turnedBox(part, angle);
  return { left: left * scale + x, top: top * scale + y, width: width * scale, height: height * scale };
};

const broughtInside = (camera: Camera, part: Extent, room: Bounds): Camera => {
  const { left, top, width, height } = boxOnScreen(camera, part);
  return panned(
    camera,
    wayInside(left, width, room.left, room.width),
    wayInside(top, height, room.top, room.height),
  );
};

/** Whether less of the map is in the room than out of it, though there is room for more. */
const isMostlyHidden = (camera: Camera, map: Extent, room: Bounds): boolean => {
  const box = boxOnScreen(camera, map);
  const seen = (from: number, long: number, start: number, wide: number): number =>
    Math.max(0, Math.min(from + long, start + wide) - Math.max(from, start)) / Math.min(long, wide);
  return (
    seen(box.left, box.width, room.left, room.width) * seen(box.top, box.height, room.top, room.height) < 0.5
  );
};

/** At the zoom there is, or as far back as it takes to have room for all of a part of the board. */
const withRoomFor = (camera: Camera, part: Extent, room: Bounds): Camera => {
  const { width, height } = boxOnScreen(camera, part);
  const share = Math.min((room.width - 2 * MARGIN) / width, (room.height - 2 * MARGIN) / height);
  return share < 1 && share > 0 ? zoomed(camera, middleOf(room), share) : camera;
};

/** What a board at rest is settled by. */
export type Settling = {
  map: Extent;
  /** What is spoken of now. */
  subject: Extent | null;
  /** Where no bar lies over the board, and the part of that where no sheet does either. */
  open: Bounds;
  room: Bounds;
  isUnderSheet: boolean;
  corners: Corners;
  angle: number;
  scale: number;
};

/**
 * A board at rest, coming from where it lies now. A sheet that opens leaves it there, zoom and all, and moves it only as far
 * as what the sheet speaks of would be hidden, or most of the map; what has no room beside the sheet is shown smaller. It is laid
 * anew when it has grown or was turned.
 */
export const settled = (by: Settling, from: Camera | null, isLaidAnew = false): Camera => {
  const { map, subject, open, room, isUnderSheet, corners, angle, scale } = by;
  const showing = (camera: Camera): Camera => {
    if (subject) return brought(withRoomFor(camera, subject, room), subject, room, corners);
    return isMostlyHidden(camera, map, room) ? broughtInside(camera, map, room) : camera;
  };
  if (isUnderSheet && from && !isLaidAnew) return showing(from);
  // Where nothing is spoken of, what was in the middle stays there.
  const about = subject ? heartOf(subject) : from && toBoard(from, middleOf(open));
  const rest = atRest(map, open, corners, { angle, scale, about, seen: subject?.points ?? [] });
  return isUnderSheet ? showing(rest) : rest;
};
