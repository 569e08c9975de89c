import * as fc from 'fast-check';
import type { Bounds } from '@/paint/geometry';
import { turnedBounds } from '@/paint/geometry';
import type { Camera } from '@/paint/camera';
import { SCALES, between, clamped, panned, roomIn, toBoard, toScreen, zoomed } from '@/paint/camera';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: number(-60, 60), y: number(-60, 60) });
const spot = fc.record({ x: number(0, 1180), y: number(0, 820) });
const camera: fc.Arbitrary<Camera> = fc.record({
  x: number(-3000, 3000),
  y: number(-3000, 3000),
  scale: number(SCALES.least, SCALES.most),
  angle: fc.constantFrom(-120, 0, 60, 90, 120, 180, 240, 300, 420),
});
const bounds: fc.Arbitrary<Bounds> = fc.record({
  left: number(-60, 20),
  top: number(-60, 20),
  width: number(2, 60),
  height: number(2, 60),
});
const rooms: fc.Arbitrary<Bounds> = fc.constantFrom(
  { left: 0, top: 0, width: 1180, height: 820 },
  { left: 0, top: 0, width: 360, height: 640 },
  { left: 20, top: 96, width: 720, height: 560 },
);

const corners = ({ left, top, width, height }: Bounds) => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left, y: top + height },
  { x: left + width, y: top + height },
];

describe('the camera', () => {
  it('goes from board to screen and back', () => {
    fc.assert(
      fc.property(camera, point, (of, at) => {
        const there = toBoard(of, toScreen(of, at));
        expect(there.x).toBeCloseTo(at.x, 6);
        expect(there.y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  it('keeps what lies under the fingers under them while it enlarges', () => {
    fc.assert(
      fc.property(camera, spot, number(0.2, 5), (of, about, factor) => {
        const after = zoomed(of, about, factor);
        const there = toScreen(after, toBoard(of, about));
        expect(there.x).toBeCloseTo(about.x, 6);
        expect(there.y).toBeCloseTo(about.y, 6);
        expect(after.scale).toBeGreaterThanOrEqual(SCALES.least);
        expect(after.scale).toBeLessThanOrEqual(SCALES.most);
      }),
    );
  });

  it('never lets the whole board leave the screen', () => {
    fc.assert(
      fc.property(
        camera,
        bounds,
        rooms,
        number(-9000, 9000),
        number(-9000, 9000),
        (of, whole, room, dx, dy) => {
          const kept = clamped(panned(of, dx, dy), { points: corners(whole), reach: 0 }, room);
          const box = turnedBounds(whole, kept.angle);
          const left = box.left * kept.scale + kept.x;
          const top = box.top * kept.scale + kept.y;
          const seen = (from: number, long: number, start: number, wide: number): number =>
            Math.min(from + long, start + wide) - Math.max(from, start);
          expect(seen(left, box.width * kept.scale, room.left, room.width)).toBeGreaterThan(20);
          expect(seen(top, box.height * kept.scale, room.top, room.height)).toBeGreaterThan(20);
        },
      ),
    );
  });

  it('leaves to the host what its bars cover', () => {
    const insets = { top: 96, right: 420, bottom: 80, left: 10 };
    expect(roomIn({ width: 1180, height: 820 }, insets)).toEqual({
      left: 10,
      top: 96,
      width: 750,
      height: 644,
    });
  });

  it('glides from one end to the other', () => {
    const [from, to] = [
      { x: 0, y: 10, scale: 20, angle: 0 },
      { x: 100, y: -10, scale: 80, angle: 60 },
    ];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5)).toEqual({ x: 50, y: 0, scale: 40, angle: 30 });
  });
});
