import * as fc from 'fast-check';

import type { TileSide } from '@/games/jime/content';
import { placeBattleTile, rotateCell, sharedBorders } from '@/games/jime/map/battle';
import type { BattlePlacement, QuarterTurn } from '@/games/jime/map/battle';
import { adjacent, distance, distancesFrom, nearby } from '@/games/jime/map/distance';
import { TURNS, edgeKey, neighbour, opposite, rotateDirection, rotate, subtract } from '@/games/jime/map/hex';
import type { Turn } from '@/games/jime/map/hex';
import { everyJoint, outline, overlap, placeTile } from '@/games/jime/map/placement';
import type { Placement } from '@/games/jime/map/placement';
import { battleBoard, journeyBoard, touchingBoard } from '@/games/jime/map/spaces';
import type { Board, PlacedTerrain } from '@/games/jime/map/spaces';
import { BATTLE_TILE, BLACK_BORDERED, SIDES, TERRAIN, side } from './box';

const turns = fc.constantFrom(...TURNS);
const large = fc.nat({ max: 1_000_000 });
const joins = fc.array(fc.tuple(fc.constantFrom(...SIDES), turns, large, large), {
  minLength: 2,
  maxLength: 7,
});

/** Lays the tiles one against another, any edge to any edge, leaving out those that do not fit. */
const grown = (steps: (readonly [TileSide, Turn, number, number])[]): Placement[] =>
  steps.reduce<Placement[]>((laid, [record, turn, mine, theirs]) => {
    if (laid.some(({ side: other }) => other.number === record.number)) return laid;
    const edges = laid.flatMap((placement) => placement.edges);
    const to = edges[theirs % Math.max(1, edges.length)];
    if (!to) return [placeTile(record, turn, { q: 0, r: 0 })];
    const fitting = outline(record).filter(
      ({ direction }) => rotateDirection(direction, turn) === opposite(to.direction),
    );
    const own = record.hexes[fitting[mine % fitting.length]?.hex ?? 0] ?? { q: 0, r: 0 };
    const placed = placeTile(record, turn, subtract(neighbour(to.hex, to.direction), rotate(own, turn)));
    return laid.some((other) => overlap(other, placed)) ? laid : [...laid, placed];
  }, []);

const expectMetric = (board: Board): void => {
  const ids = Object.keys(board.spaces);
  const from = Object.fromEntries(ids.map((id) => [id, distancesFrom(board, id)]));
  const between = (a: string, b: string): number => from[a]?.[b] ?? Infinity;
  const pairs = ids.flatMap((a) => ids.map((b) => [a, b] as const));
  expect(pairs.filter(([a, b]) => adjacent(board, a, b) !== adjacent(board, b, a))).toEqual([]);
  expect(pairs.filter(([a, b]) => adjacent(board, a, b) !== (between(a, b) === 1))).toEqual([]);
  expect(pairs.filter(([a, b]) => between(a, b) !== between(b, a))).toEqual([]);
  expect(pairs.filter(([a, c]) => ids.some((b) => between(a, c) > between(a, b) + between(b, c)))).toEqual(
    [],
  );
};

const battle = (turn: QuarterTurn, other: QuarterTurn): BattlePlacement[] => [
  placeBattleTile(BATTLE_TILE, { copy: 1, side: 'A', turn, at: { column: 0, row: 0 } }),
  placeBattleTile(BATTLE_TILE, { copy: 2, side: 'B', turn: other, at: { column: 3, row: 0 } }),
];
const quarterTurns = fc.constantFrom<QuarterTurn>(0, 1, 2, 3);
const layouts = fc.tuple(quarterTurns, quarterTurns).map(([turn, other]) => battle(turn, other));

describe('spaces of a journey map', () => {
  test('expansions §1.8 what black borders part is joined for a figure that passes through them', () => {
    fc.assert(
      fc.property(joins, (steps) => {
        const placements = grown(steps);
        const touching = touchingBoard(placements);
        const touch = everyJoint(placements).filter(({ mine, theirs }) => mine.space !== theirs.space);
        expect(touch.filter(({ mine, theirs }) => !adjacent(touching, mine.space, theirs.space))).toEqual([]);
        expectMetric(touching);
        const walked = journeyBoard(placements);
        for (const [space, others] of Object.entries(walked.adjacent))
          expect(touching.adjacent[space]).toEqual(expect.arrayContaining(others));
      }),
    );
  });

  test('§9 adjacency is symmetric and distance obeys the triangle inequality', () => {
    fc.assert(
      fc.property(joins, (steps) => expectMetric(journeyBoard(grown(steps)))),
      { numRuns: 40 },
    );
  });

  test('§9.1 spaces of one tile are adjacent as printed, inner black walls included', () => {
    const board = journeyBoard([placeTile(side('500B'), 0, { q: 0, r: 0 })]);
    for (const [a, b] of [
      [2, 3],
      [3, 4],
      [4, 5],
    ])
      expect(adjacent(board, `500B/${a}`, `500B/${b}`)).toBe(false);
    for (const [a, b] of side('500B').adjacentSpaces)
      expect(adjacent(board, `500B/${a}`, `500B/${b}`)).toBe(true);
  });

  test('§9.4 two black-bordered tiles are adjacent only where passable edges meet', () => {
    const black = fc.constantFrom(...BLACK_BORDERED);
    let [joined, shut] = [0, 0];
    fc.assert(
      fc.property(black, black, turns, large, large, (a, b, turn, mine, theirs) => {
        fc.pre(a.number !== b.number);
        const laid = grown([
          [a, 0, 0, 0],
          [b, turn, mine, theirs],
        ]);
        fc.pre(laid.length === 2);
        const [one, other] = laid as [Placement, Placement];
        const grey = (placement: Placement) =>
          new Map(
            placement.edges
              .filter(({ passable }) => passable)
              .map(({ hex, direction, space }) => [edgeKey(hex, direction), space]),
          );
        const [mineGrey, theirGrey] = [grey(one), grey(other)];
        const meeting = [...mineGrey].flatMap(([key, space]) =>
          theirGrey.has(key) ? [[space, theirGrey.get(key)].join('|')] : [],
        );
        const board = journeyBoard(laid);
        for (const { n } of a.spaces)
          for (const { n: m } of b.spaces)
            expect(adjacent(board, `${a.id}/${n}`, `${b.id}/${m}`)).toBe(
              meeting.includes(`${a.id}/${n}|${b.id}/${m}`),
            );
        if (meeting.length > 0) joined += 1;
        else shut += 1;
      }),
      { numRuns: 400 },
    );
    expect(joined).toBeGreaterThan(10);
    expect(shut).toBeGreaterThan(10);
  });

  test('§9.4 a grey edge against a black one is closed, also towards an ordinary tile', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BLACK_BORDERED),
        fc.constantFrom(...SIDES),
        turns,
        large,
        large,
        (a, b, turn, m, t) => {
          fc.pre(a.number !== b.number && b.openEdges === 'all');
          const laid = grown([
            [a, 0, 0, 0],
            [b, turn, m, t],
          ]);
          fc.pre(laid.length === 2);
          const [one, other] = laid as [Placement, Placement];
          const touched = new Set(other.edges.map(({ hex, direction }) => edgeKey(hex, direction)));
          const open = one.edges.some(
            ({ passable, hex, direction }) => passable && touched.has(edgeKey(hex, direction)),
          );
          const board = journeyBoard(laid);
          const ways = a.spaces.flatMap(({ n }) => board.adjacent[`${a.id}/${n}`] ?? []);
          expect(ways.some((id) => id.startsWith(b.id))).toBe(open);
        },
      ),
    );
  });

  test('a board is plain data', () => {
    const board = journeyBoard([placeTile(side('300A'), 2, { q: 1, r: -3 })]);
    expect(JSON.parse(JSON.stringify(board))).toEqual(board);
  });
});

describe('spaces of a battle map', () => {
  test('four quarter turns bring a cell back', () => {
    const cell = fc.record({ column: fc.nat({ max: 2 }), row: fc.nat({ max: 4 }) });
    fc.assert(
      fc.property(cell, (at) => {
        const tile = { columns: 3, rows: 5 };
        const turned = { columns: 5, rows: 3 };
        expect(rotateCell(rotateCell(at, tile, 1), turned, 3)).toEqual(at);
        expect(rotateCell(rotateCell(at, tile, 2), tile, 2)).toEqual(at);
      }),
    );
  });

  test('§9 a battle tile is joined as printed, in every turn, and to the tile beside it', () => {
    fc.assert(
      fc.property(layouts, (placements) => {
        const board = battleBoard(placements, [], TERRAIN);
        expectMetric(board);
        for (const { id } of placements) {
          const within = BATTLE_TILE.adjacentSpaces
            .map(([a, b]) => [`${id}/${a}`, `${id}/${b}`].join(' '))
            .sort();
          const own = sharedBorders(placements).filter(({ between }) =>
            between.every((space) => space.startsWith(id)),
          );
          expect(own.map(({ between }) => between.join(' ')).sort()).toEqual(within);
        }
        const across = sharedBorders(placements).filter(
          ({ between: [a, b] }) => a.split('/')[0] !== b.split('/')[0],
        );
        expect(across.flatMap(({ pieces }) => pieces)).toHaveLength(3);
      }),
    );
  });

  test('§9.6 §65.1 a wall takes away adjacency and nearness, and nothing else', () => {
    fc.assert(
      fc.property(layouts, large, (placements, which) => {
        const borders = sharedBorders(placements);
        const { between } = borders[which % borders.length] ?? { between: ['', ''] as [string, string] };
        const open = battleBoard(placements, [], TERRAIN);
        const walled = battleBoard(placements, [{ terrain: 'wall', border: between }], TERRAIN);
        const [a, b] = between;
        expect([adjacent(open, a, b), nearby(open, a, b)]).toEqual([true, true]);
        expect([adjacent(walled, a, b), nearby(walled, a, b), nearby(walled, b, a)]).toEqual([
          false,
          false,
          false,
        ]);
        expect(distance(walled, a, b)).toBeGreaterThan(1);
        for (const other of borders.filter((border) => border.between !== between))
          expect(adjacent(walled, ...other.between)).toBe(true);
      }),
    );
  });

  test('§9.5 §93.1 a stream keeps its banks adjacent and near', () => {
    fc.assert(
      fc.property(layouts, large, (placements, which) => {
        const borders = sharedBorders(placements);
        const between = borders[which % borders.length]?.between ?? ['', ''];
        const open = battleBoard(placements, [], TERRAIN);
        const wet = battleBoard(placements, [{ terrain: 'stream', border: between }], TERRAIN);
        expect(wet.adjacent).toEqual(open.adjacent);
        expect(nearby(wet, ...between)).toBe(true);
      }),
    );
  });

  test('§65.1 spaces that touch at a corner alone are not adjacent', () => {
    const copies = [0, 3].flatMap((column) => [0, 3].map((row) => ({ column, row })));
    const placements = copies.map((at, index) =>
      placeBattleTile(BATTLE_TILE, { copy: index + 1, side: 'A', turn: 0, at }),
    );
    const corner = (column: number, row: number): string =>
      placements.flatMap(({ cells }) => cells).find((cell) => cell.column === column && cell.row === row)
        ?.space ?? '';
    const board = battleBoard(placements, [], TERRAIN);
    expect(nearby(board, corner(2, 2), corner(3, 3))).toBe(false);
    expect(nearby(board, corner(2, 3), corner(3, 2))).toBe(false);
    expect(nearby(board, corner(2, 2), corner(3, 2))).toBe(true);
  });

  test('§9.6 walls that leave two spaces touching at a corner part them', () => {
    const placements = battle(0, 0);
    const [one, two, three] = [1, 2, 3].map((n) => `${BATTLE_TILE.id}-1/${n}`) as [string, string, string];
    const walls: PlacedTerrain[] = [
      { terrain: 'wall', border: [one, two] },
      { terrain: 'wall', border: [two, three] },
    ];
    const board = battleBoard(placements, walls, TERRAIN);
    expect(nearby(board, one, two)).toBe(false);
    expect(distance(board, one, two)).toBe(3);
  });
});
