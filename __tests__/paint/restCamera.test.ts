import * as fc from 'fast-check';
import type { Camera } from '@/paint/camera';
import { toScreen } from '@/paint/camera';
import type { Bounds, Corners, Extent, Point } from '@/paint/geometry';
import { hullOf, turnedBox } from '@/paint/geometry';
import { atRest, brought, fits, fitted, restScale, settled } from '@/paint/restCamera';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: number(-20, 20), y: number(-20, 20) });
const maps: fc.Arbitrary<Extent> = fc.record({
  points: fc.array(point, { minLength: 1, maxLength: 40 }),
  reach: fc.constant(1.2),
});
const angles = fc.constantFrom(0, 30, 60, 90, 120, 150);

/** A tablet between its bars, with and without a sheet at the right. */
const OPEN: Bounds = { left: 0, top: 113, width: 1180, height: 591 };
const BESIDE: Bounds = { ...OPEN, width: 740 };
const CORNERS: Corners = {
  topRight: { width: 64, height: 288 },
  bottomLeft: { width: 252, height: 94 },
  bottomRight: { width: 208, height: 92 },
};
const LEAST = 23;

/** A row of hexes, so long and so wide. */
const field = (width: number, height: number): Extent => ({
  points: Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) })),
  reach: 1,
});

const showsAll = (camera: Camera, map: Extent, room: Bounds): boolean =>
  map.points.every((at) => isUnder(toScreen(camera, at), room));

const isUnder = (at: Point, { left, top, width, height }: Bounds): boolean =>
  at.x > left && at.x < left + width && at.y > top && at.y < top + height;

describe('a board at rest', () => {
  it('shows everything clear of the bars when it fits, however the board is turned', () => {
    fc.assert(
      fc.property(maps, fc.constantFrom(OPEN, BESIDE), angles, (map, room, angle) => {
        const camera = fitted(map, room, angle);
        expect(showsAll(camera, map, room)).toBe(true);
        expect(fits(map, room, camera)).toBe(true);
      }),
    );
  });

  it('lies as wide as its outermost points, however it is turned', () => {
    fc.assert(
      fc.property(maps, angles, (map, angle) => {
        const [all, hull] = [turnedBox(map, angle), turnedBox({ ...map, points: hullOf(map.points) }, angle)];
        expect(hull.width).toBeCloseTo(all.width, 6);
        expect(hull.height).toBeCloseTo(all.height, 6);
      }),
    );
  });

  it('is shown whole with none of it under a shield or a button, by shrinking a little at most', () => {
    const map = field(24, 12);
    const scale = restScale(map, OPEN, CORNERS, 0, LEAST);
    expect(scale).toBeGreaterThan(fitted(map, OPEN, 0).scale * 0.7);
    const camera = atRest(map, OPEN, CORNERS, { angle: 0, scale, about: null });
    expect(showsAll(camera, map, OPEN)).toBe(true);
    const shields = { left: 0, top: 113 + 591 - 94, width: 252, height: 94 };
    for (const each of map.points) expect(isUnder(toScreen(camera, each), shields)).toBe(false);
  });

  it('rests no smaller than its tokens can be read, and keeps that size whether a sheet is open or not', () => {
    const map = field(60, 40);
    expect(restScale(map, OPEN, CORNERS, 0, LEAST)).toBe(LEAST);
    expect(fits(map, OPEN, { angle: 0, scale: LEAST })).toBe(false);
    const rest = { angle: 0, scale: LEAST, about: { x: 55, y: 20 } };
    expect(atRest(map, OPEN, CORNERS, rest).scale).toBe(atRest(map, BESIDE, CORNERS, rest).scale);
  });

  it('shows what a sheet speaks of beside the sheet, clear of every corner, and leaves no room empty', () => {
    const map = field(60, 40);
    fc.assert(
      fc.property(fc.constantFrom(...map.points), (about) => {
        const camera = atRest(map, BESIDE, CORNERS, { angle: 0, scale: LEAST, about, seen: [about] });
        const at = toScreen(camera, about);
        expect(isUnder(at, BESIDE)).toBe(true);
        expect(isUnder(at, { left: 0, top: 610, width: 252, height: 94 })).toBe(false);
        expect(isUnder(at, { left: 532, top: 612, width: 208, height: 92 })).toBe(false);
        expect(isUnder(at, { left: 676, top: 113, width: 64, height: 288 })).toBe(false);
        const left = (0 - 1) * camera.scale + camera.x;
        expect(left).toBeLessThanOrEqual(BESIDE.left + 12.001);
        expect(left + 61 * camera.scale).toBeGreaterThanOrEqual(BESIDE.left + BESIDE.width - 64 - 12.001);
      }),
    );
  });

  it('is left where fingers have put it, and moved only as far as what is spoken of asks', () => {
    const camera = { x: 200, y: 300, scale: 40, angle: 0 };
    const token = (x: number, y: number) => ({ points: [{ x, y }], reach: 1 });
    expect(brought(camera, token(4, 2), BESIDE, CORNERS)).toEqual(camera);
    const moved = brought(camera, token(30, 2), BESIDE, CORNERS);
    expect(moved.scale).toBe(40);
    expect(toScreen(moved, { x: 30, y: 2 }).x).toBeLessThan(BESIDE.width);
    expect(moved.y).toBe(camera.y);
  });

  it('stays where it is when a sheet opens, and moves only for what the sheet would hide', () => {
    const map = field(24, 12);
    const by = {
      map,
      subject: null,
      open: OPEN,
      room: OPEN,
      isUnderSheet: false,
      corners: CORNERS,
      angle: 0,
    };
    const scale = restScale(map, OPEN, CORNERS, 0, LEAST);
    const before = settled({ ...by, scale }, null);
    const token = (x: number, y: number) => ({ points: [{ x, y }], reach: 1 });
    const beside = { ...by, scale, room: BESIDE, isUnderSheet: true };
    expect(settled(beside, before)).toEqual(before);
    expect(settled({ ...beside, subject: token(4, 4) }, before)).toEqual(before);
    const moved = settled({ ...beside, subject: token(22, 4) }, before);
    expect([moved.scale, moved.angle, moved.y]).toEqual([before.scale, before.angle, before.y]);
    expect(isUnder(toScreen(moved, { x: 22, y: 4 }), BESIDE)).toBe(true);
    expect(settled({ ...by, scale }, moved)).toEqual(before);
    // A sheet that has risen over most of the map does not leave an empty table in sight.
    const above = { ...OPEN, height: 200 };
    const strip = { ...by, map: field(24, 4), scale };
    const flat = settled(strip, null);
    const risen = settled({ ...strip, room: above, isUnderSheet: true }, flat);
    expect(risen).toMatchObject({ x: flat.x, scale });
    expect(isUnder(toScreen(risen, { x: 12, y: 2 }), above)).toBe(true);
  });

  it('shows all of a tile that is spoken of, not its middle alone', () => {
    const tile = { points: field(4, 3).points.map(({ x, y }) => ({ x: x + 20, y: y + 4 })), reach: 1 };
    const camera = { x: 40, y: 200, scale: 40, angle: 0 };
    expect(showsAll(brought(camera, tile, BESIDE, {}), tile, BESIDE)).toBe(true);
  });

  it('is shown smaller where a tile that is spoken of has no room over a sheet', () => {
    const tile = field(4, 3);
    const room = { ...OPEN, width: 390, height: 180 };
    const by = { map: tile, subject: tile, open: OPEN, room, isUnderSheet: true, corners: {}, angle: 0 };
    const scale = restScale(tile, OPEN, {}, 0, LEAST);
    const shown = settled({ ...by, scale }, null);
    expect(shown.scale).toBeLessThan(scale);
    expect(showsAll(shown, tile, room)).toBe(true);
  });
});
