import { placeBattleTile } from '@/games/jime/map/battle';
import {
  approaches,
  crossingEnds,
  distance,
  inRange,
  nearby,
  reachable,
  shortestPaths,
  walked,
} from '@/games/jime/map/distance';
import { battleBoard } from '@/games/jime/map/spaces';
import type { Board, PlacedTerrain } from '@/games/jime/map/spaces';
import { BATTLE_TILE, TERRAIN } from './box';

/**
 * Two battle tiles, unturned, side by side. a1 a2 … are the spaces of the left, b1 b2 … of the right:
 *   a1 a2 a2 | b1 b2 b2
 *   a1 a3 a4 | b1 b3 b4
 *   a5 a5 a4 | b5 b5 b4
 */
const [a1, a2, a3, a4, a5] = [1, 2, 3, 4, 5].map((n) => `${BATTLE_TILE.id}-1/${n}`) as [
  string,
  string,
  string,
  string,
  string,
];
const [b1, b2, b3, b4, b5] = [1, 2, 3, 4, 5].map((n) => `${BATTLE_TILE.id}-2/${n}`) as [
  string,
  string,
  string,
  string,
  string,
];

const field = (...tokens: PlacedTerrain[]): Board =>
  battleBoard(
    [
      placeBattleTile(BATTLE_TILE, { copy: 1, side: 'A', turn: 0, at: { column: 0, row: 0 } }),
      placeBattleTile(BATTLE_TILE, { copy: 2, side: 'A', turn: 0, at: { column: 3, row: 0 } }),
    ],
    tokens,
    TERRAIN,
  );

describe('nearness, distance and ways', () => {
  test('§1.1, §9.2 the same space and adjacent spaces are nearby, others are not', () => {
    const board = field();
    expect([nearby(board, a1, a1), nearby(board, a1, a3), nearby(board, a1, a4)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('§83.2, §83.3 melee reaches the same space, ranged the adjacent ones', () => {
    const board = field();
    expect([inRange(board, a4, a4, 0), inRange(board, a4, b1, 0)]).toEqual([true, false]);
    expect([inRange(board, a4, b1, 1), inRange(board, a4, b2, 1)]).toEqual([true, false]);
  });

  test('§65.2 §80.3 a reach of two spaces can strike round a wall', () => {
    const board = field({ terrain: 'wall', border: [a2, a3] });
    expect(inRange(board, a2, a3, 1)).toBe(false);
    expect(inRange(board, a2, a3, 2)).toBe(true);
  });

  test('§93.4 a ranged attack reaches over a stream', () => {
    expect(inRange(field({ terrain: 'stream', border: [a4, b1] }), a4, b1, 1)).toBe(true);
  });

  test('§8.4 all ways of equal length are found, and only those', () => {
    const board = field();
    expect(distance(board, a1, b2)).toBe(3);
    expect(shortestPaths(board, a1, b2)).toEqual([[a1, a2, b1, b2]]);
    expect(shortestPaths(board, a1, a4)).toEqual([
      [a1, a2, a4],
      [a1, a3, a4],
      [a1, a5, a4],
    ]);
    expect(shortestPaths(board, a1, a1)).toEqual([[a1]]);
  });

  test('§8.3 every step of an approach is nearer the target, and stops once in range', () => {
    const board = field();
    for (const path of approaches(board, a1, b4, 1)) {
      expect(path.map((space) => distance(board, space, b4))).toEqual([4, 3, 2, 1]);
    }
    expect(approaches(board, a4, b1, 1)).toEqual([[a4]]);
  });

  test('no way leads through walls', () => {
    const around = [b2, b3, b5].map((other): PlacedTerrain => ({ terrain: 'wall', border: [b4, other] }));
    const board = field(...around);
    expect(distance(board, a1, b4)).toBe(Infinity);
    expect(shortestPaths(board, a1, b4)).toEqual([]);
  });

  test('§5.1 reachable spaces carry the moves they take', () => {
    expect(reachable(field(), a1, 2, 'hero')).toEqual({
      [a1]: 0,
      [a2]: 1,
      [a3]: 1,
      [a5]: 1,
      [a4]: 2,
      [b1]: 2,
    });
  });

  test('§93.2 a stream can be crossed but nothing after it', () => {
    const board = field({ terrain: 'stream', border: [a2, b1] }, { terrain: 'stream', border: [a4, b1] });
    expect(reachable(board, a2, 2, 'hero')[b1]).toBe(1);
    expect(reachable(board, a2, 2, 'hero')[b2]).toBeUndefined();
    expect(reachable(board, a2, 3, 'hero')[b5]).toBe(2);
  });

  test('§93.2 a dry way round lets the move go on past the far bank', () => {
    const board = field({ terrain: 'stream', border: [a2, b1] });
    expect(reachable(board, a2, 3, 'hero')).toMatchObject({ [b1]: 1, [b2]: 3 });
  });

  test('§8.7 §93.3 an enemy’s way ends on the far bank', () => {
    const board = field({ terrain: 'stream', border: [a2, b1] });
    expect(crossingEnds(board, b1, a2, 'enemy')).toBe(true);
    expect(walked(board, [a1, a2, b1, b2], 'enemy')).toEqual([a1, a2, b1]);
    expect(walked(board, [a1, a2], 'enemy')).toEqual([a1, a2]);
  });

  test('a fence stops enemies alone, a barricade lets nobody in', () => {
    const fenced = field({ terrain: 'fence', border: [a2, b1] });
    expect(crossingEnds(fenced, a2, b1, 'enemy')).toBe(true);
    expect(crossingEnds(fenced, a2, b1, 'hero')).toBe(false);
    const barred = field({ terrain: 'barricade', space: b1 });
    expect(reachable(barred, a2, 5, 'hero')[b1]).toBeUndefined();
    expect(nearby(barred, a2, b1)).toBe(true);
    expect(shortestPaths(barred, a2, b2)).toEqual([
      [a2, a4, b5, b3, b2],
      [a2, a4, b5, b4, b2],
    ]);
  });
});
