import * as fc from 'fast-check';

import type { TileSide } from '@/games/jime/content';
import { TURNS, edgeKey, hexKey, mirror, nearestHex, neighbours, rotate } from '@/games/jime/map/hex';
import type { Hex } from '@/games/jime/map/hex';
import { joinedEdges, outline, overlap, placeTile, tileOf } from '@/games/jime/map/placement';
import { SIDES, side } from './box';

const sides = fc.constantFrom(...SIDES);
const turns = fc.constantFrom(...TURNS);
const offset = fc.integer({ min: -6, max: 6 });
const spots = fc.record({ q: offset, r: offset });

const connected = (hexes: readonly Hex[]): boolean => {
  const rest = new Map(hexes.map((hex) => [hexKey(hex), hex]));
  const queue = hexes.slice(0, 1);
  queue.forEach((hex) => rest.delete(hexKey(hex)));
  for (const hex of queue) {
    for (const next of neighbours(hex).filter((beside) => rest.delete(hexKey(beside)))) queue.push(next);
  }
  return rest.size === 0;
};

/** A shape wherever it lies: its hexes counted from the first of them in reading order. */
const shapeOf = (hexes: readonly Hex[]): string => {
  const sorted = [...hexes].sort((a, b) => a.q - b.q || a.r - b.r);
  const [first] = sorted;
  return sorted.map(({ q, r }) => hexKey({ q: q - (first?.q ?? 0), r: r - (first?.r ?? 0) })).join(' ');
};

describe('the sides of the real tiles', () => {
  test('there are 60 tiles with two sides each', () => {
    expect(SIDES).toHaveLength(120);
    expect(new Set(SIDES.map(({ number }) => number)).size).toBe(60);
  });

  test.each(SIDES.map((record) => [record.id, record] as const))(
    '%s: spaces partition its hexes',
    (_, record) => {
      const numbers = record.spaces.map(({ n }) => n);
      expect(new Set(record.hexes.map(hexKey)).size).toBe(record.hexes.length);
      expect(new Set(record.hexes.map(({ space }) => space))).toEqual(new Set(numbers));
      expect(connected(record.hexes)).toBe(true);
      for (const n of numbers) expect(connected(record.hexes.filter(({ space }) => space === n))).toBe(true);
    },
  );

  test.each(SIDES.map((record) => [record.id, record] as const))(
    '%s: its exploration slot lies on it',
    (_, record) => {
      const { explorationSlot, hexes } = record;
      expect(hexes.map(hexKey)).toContain(hexKey(nearestHex(explorationSlot)));
      for (const n of explorationSlot.spaces) expect(record.spaces.map((space) => space.n)).toContain(n);
    },
  );

  test('side B is side A seen in a mirror; two are printed turned as well', () => {
    const turnsOfB = (a: TileSide, b: TileSide) =>
      TURNS.filter((turn) => shapeOf(a.hexes.map((hex) => rotate(mirror(hex), turn))) === shapeOf(b.hexes));
    const turned = SIDES.filter((record) => record.side === 'A').flatMap((a) => {
      const found = turnsOfB(a, side(`${a.number}B`));
      expect(found.length).toBeGreaterThan(0);
      return found.includes(0) ? [] : [[a.number, found]];
    });
    expect(turned).toEqual([
      [213, [3]],
      [403, [1]],
    ]);
  });

  test('§9.3 a black border is passable at its arrows alone, and each arrow is at the outline', () => {
    for (const record of SIDES) {
      const passable = outline(record).filter((edge) => edge.passable);
      if (record.openEdges === 'all') expect(passable).toHaveLength(outline(record).length);
      else expect(passable).toHaveLength(record.openEdges.length);
    }
  });
});

describe('a tile laid on the common grid', () => {
  test('keeps its shape: six more turns bring it back, its slot turns with it', () => {
    fc.assert(
      fc.property(sides, turns, spots, (record, turn, at) => {
        const placed = placeTile(record, turn, at);
        expect(placed.hexes).toHaveLength(record.hexes.length);
        const back = placed.hexes.map(({ q, r }) =>
          rotate({ q: q - at.q, r: r - at.r }, ((6 - turn) % 6) as typeof turn),
        );
        expect(back).toEqual(record.hexes.map(({ q, r }) => ({ q, r })));
        expect(placed.hexes.map(hexKey)).toContain(hexKey(nearestHex(placed.slot)));
        expect(placed.edges).toHaveLength(outline(record).length);
        expect(new Set(placed.hexes.map(({ space }) => tileOf(space)))).toEqual(new Set([record.id]));
      }),
    );
  });

  test('two tiles overlap when they share a hex, and only then', () => {
    fc.assert(
      fc.property(sides, turns, sides, turns, spots, (a, turnA, b, turnB, at) => {
        const [one, other] = [placeTile(a, turnA, { q: 0, r: 0 }), placeTile(b, turnB, at)];
        const shared =
          new Set([...one.hexes, ...other.hexes].map(hexKey)).size < one.hexes.length + other.hexes.length;
        expect(overlap(one, other)).toBe(shared);
        expect(overlap(other, one)).toBe(shared);
      }),
    );
  });

  test('§9.4 joined edges are the same line seen from both tiles, crossable where both are grey', () => {
    fc.assert(
      fc.property(sides, turns, sides, turns, spots, (a, turnA, b, turnB, at) => {
        const [one, other] = [placeTile(a, turnA, { q: 0, r: 0 }), placeTile(b, turnB, at)];
        fc.pre(!overlap(one, other));
        const keys = (placement: typeof one) =>
          placement.edges.map((edge) => edgeKey(edge.hex, edge.direction));
        const met = keys(one).filter((key) => keys(other).includes(key));
        const joined = joinedEdges(one, other);
        expect(joined.map(({ mine }) => edgeKey(mine.hex, mine.direction)).sort()).toEqual(met.sort());
        for (const { mine, theirs, crossable } of joined) {
          expect(edgeKey(mine.hex, mine.direction)).toBe(edgeKey(theirs.hex, theirs.direction));
          expect(crossable).toBe(mine.passable && theirs.passable);
        }
        expect(joinedEdges(other, one)).toHaveLength(joined.length);
      }),
    );
  });
});
