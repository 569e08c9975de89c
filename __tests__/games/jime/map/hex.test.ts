import * as fc from 'fast-check';

import {
  DIRECTIONS,
  TURNS,
  add,
  addTurns,
  centre,
  edgeEnds,
  edgeKey,
  hexDistance,
  mirror,
  mirrorDirection,
  nearestHex,
  neighbour,
  neighbours,
  opposite,
  rotate,
  rotateDirection,
} from '@/games/jime/map/hex';

const coordinate = fc.integer({ min: -40, max: 40 });
const hexes = fc.record({ q: coordinate, r: coordinate });
const directions = fc.constantFrom(...DIRECTIONS);
const turns = fc.constantFrom(...TURNS);

const between = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe('axial hexes', () => {
  test('six rotations are the identity, and so are two mirrors', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(TURNS.reduce((turned) => rotate(turned, 1), hex)).toEqual(hex);
        expect(mirror(mirror(hex))).toEqual(hex);
      }),
    );
  });

  test('turns add up, for hexes and for directions', () => {
    fc.assert(
      fc.property(hexes, directions, turns, turns, (hex, direction, a, b) => {
        expect(rotate(rotate(hex, a), b)).toEqual(rotate(hex, addTurns(a, b)));
        expect(rotateDirection(rotateDirection(direction, a), b)).toBe(
          rotateDirection(direction, addTurns(a, b)),
        );
      }),
    );
  });

  test('turning or mirroring a hex and its neighbour keeps them neighbours', () => {
    fc.assert(
      fc.property(hexes, directions, turns, (hex, direction, turn) => {
        const beside = neighbour(hex, direction);
        expect(rotate(beside, turn)).toEqual(neighbour(rotate(hex, turn), rotateDirection(direction, turn)));
        expect(mirror(beside)).toEqual(neighbour(mirror(hex), mirrorDirection(direction)));
      }),
    );
  });

  test('a turn is 60° clockwise on the table', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const [before, after] = [centre(hex), centre(rotate(hex, 1))];
        const [cos, sin] = [Math.cos(Math.PI / 3), Math.sin(Math.PI / 3)];
        expect(after.x).toBeCloseTo(before.x * cos - before.y * sin, 9);
        expect(after.y).toBeCloseTo(before.x * sin + before.y * cos, 9);
      }),
    );
  });

  test('neighbours are six, at distance one and at the same distance on the table', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(new Set(neighbours(hex).map(({ q, r }) => `${q} ${r}`)).size).toBe(6);
        for (const beside of neighbours(hex)) {
          expect(hexDistance(hex, beside)).toBe(1);
          expect(between(centre(hex), centre(beside))).toBeCloseTo(Math.sqrt(3), 9);
        }
      }),
    );
  });

  test('distance is symmetric, unchanged by turning, and obeys the triangle inequality', () => {
    fc.assert(
      fc.property(hexes, hexes, hexes, turns, (a, b, c, turn) => {
        expect(hexDistance(a, b)).toBe(hexDistance(b, a));
        expect(hexDistance(rotate(a, turn), rotate(b, turn))).toBe(hexDistance(a, b));
        expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
      }),
    );
  });

  test('an edge has one key and one place, whichever of its two hexes names it', () => {
    fc.assert(
      fc.property(hexes, directions, (hex, direction) => {
        const beside = neighbour(hex, direction);
        expect(edgeKey(hex, direction)).toBe(edgeKey(beside, opposite(direction)));
        const [from, to] = edgeEnds(hex, direction);
        const [back, forth] = edgeEnds(beside, opposite(direction));
        expect(between(from, forth)).toBeCloseTo(0, 9);
        expect(between(to, back)).toBeCloseTo(0, 9);
        expect(between(from, to)).toBeCloseTo(1, 9);
      }),
    );
    const keys = [{ q: 0, r: 0 }, ...neighbours({ q: 0, r: 0 })].flatMap((hex) =>
      DIRECTIONS.map((direction) => edgeKey(hex, direction)),
    );
    expect(new Set(keys).size).toBe(30);
  });

  test('the nearest hex of a point inside a hex is that hex', () => {
    const inside = fc.double({ min: -0.33, max: 0.33, noNaN: true });
    fc.assert(
      fc.property(hexes, inside, inside, (hex, q, r) => {
        expect(nearestHex(add(hex, { q, r }))).toEqual(hex);
      }),
    );
  });
});
