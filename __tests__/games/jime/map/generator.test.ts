import type { JourneyPlan, TileSide } from '@/games/jime/content';
import { journeyPlanSchema } from '@/games/jime/content/schema/mapPlan';
import { distancesFrom } from '@/games/jime/map/distance';
import { layJourney, provenJourney } from '@/games/jime/map/generator';
import { hexKey, neighbour, opposite, rotate, rotateDirection, subtract } from '@/games/jime/map/hex';
import type { Hex } from '@/games/jime/map/hex';
import { fog, instructionFor } from '@/games/jime/map/instructions';
import type { Instruction } from '@/games/jime/map/instructions';
import { placeTile } from '@/games/jime/map/placement';
import type { Placement } from '@/games/jime/map/placement';
import { spaceNamed } from '@/games/jime/map/plan';
import { journeyBoard } from '@/games/jime/map/spaces';
import { seeded } from '@/kernel/random';
import { SIDES, side } from './box';
import { faultsOf, joinsOf, placementsOf } from './invariants';
import { DEEP, MODEST, WIDE } from './plans';

const CORE = SIDES.filter(({ product }) => product === 'core');
const COMPANIES = [2, 3, 4, 5];
const BOXES: [string, TileSide[]][] = [
  ['core only', CORE],
  ['all boxes', SIDES],
];

describe('a journey map laid from a plan', () => {
  for (const [name, sides] of BOXES) {
    for (const heroes of COMPANIES) {
      test(`§82.1 2 000 seeds, ${heroes} heroes, ${name}: nothing overlaps, all is joined, no tile twice`, () => {
        for (let seed = 0; seed < 2000; seed += 1) {
          const faults = faultsOf(layJourney(MODEST, sides, heroes, seeded(seed)), MODEST, sides, heroes);
          if (faults.length > 0) throw new Error(`seed ${seed}: ${faults.join(', ')}`);
        }
      });
    }
  }

  test.each([
    ['wide', WIDE],
    ['deep', DEEP],
  ])('§82.1 nineteen tiles, %s: every invariant holds for 150 seeds, each company and box', (_, plan) => {
    for (const [, sides] of BOXES) {
      for (let seed = 0; seed < 150; seed += 1) {
        const heroes = 2 + (seed % 4);
        const map = layJourney(plan, sides, heroes, seeded(seed));
        expect(map.tiles).toHaveLength(19);
        expect(faultsOf(map, plan, sides, heroes)).toEqual([]);
      }
    }
  });

  test('§9.1 every space of every map can be walked to', () => {
    for (const plan of [MODEST, WIDE, DEEP]) {
      for (let seed = 0; seed < 25; seed += 1) {
        const board = journeyBoard(placementsOf(layJourney(plan, SIDES, 5, seeded(seed))));
        const [first = ''] = Object.keys(board.spaces);
        expect(Object.keys(distancesFrom(board, first))).toHaveLength(Object.keys(board.spaces).length);
      }
    }
  });

  test('the same seed gives the same map, and takes one number from the game’s generator', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const [one, other] = [seeded(seed), seeded(seed)];
      expect(layJourney(WIDE, SIDES, 3, one)).toEqual(layJourney(WIDE, SIDES, 3, other));
      const short = seeded(seed);
      layJourney(MODEST, CORE, 2, short);
      expect(one).toEqual(short);
    }
  });

  test('a map is plain data', () => {
    const map = layJourney(DEEP, CORE, 2, seeded(3));
    expect(JSON.parse(JSON.stringify(map))).toEqual(map);
  });

  test('1 000 seeds of one plan give at least 990 layouts, however named', () => {
    const layouts = new Set<string>();
    for (let seed = 0; seed < 1000; seed += 1) {
      const { tiles } = layJourney(MODEST, CORE, 2, seeded(seed));
      layouts.add(
        tiles
          .map(({ tile, turn, at }) => `${tile} ${turn} ${hexKey(at)}`)
          .sort()
          .join('|'),
      );
    }
    expect(layouts.size).toBeGreaterThanOrEqual(990);
  });

  test('a tight block lies closer together than a sprawling one', () => {
    const spread = (shape: 'tight' | 'sprawling'): number => {
      const tiles = Array.from({ length: 8 }, (_, at) => ({ id: `t-${at}`, draw: { spaces: [2, 3] } }));
      const plan = journeyPlanSchema.parse({ kind: 'journey', blocks: [{ id: 'all', shape, tiles }] });
      const edges = Array.from({ length: 60 }, (_, seed) =>
        joinsOf(placementsOf(layJourney(plan, CORE, 2, seeded(seed)))),
      );
      return edges.flat().reduce((sum, joined) => sum + joined.size, 0) / 60;
    };
    expect(spread('tight')).toBeGreaterThan(1.4 * spread('sprawling'));
  });
});

describe('a plan that is hard to lay', () => {
  const cross = (arms: number): JourneyPlan =>
    journeyPlanSchema.parse({
      kind: 'journey',
      blocks: [
        {
          id: 'hall',
          shape: 'tight',
          tiles: [
            { id: 'hall', tile: '207B' },
            ...Array.from({ length: arms }, (_, arm) => ({
              id: `arm-${arm}`,
              joins: 'hall',
              draw: { spaces: [2, 3] },
            })),
          ],
        },
      ],
    });

  test('four tiles on the four openings of 207B are found by going back', () => {
    for (const [, sides] of BOXES) {
      expect(provenJourney(cross(4), sides, 2)).not.toBeNull();
      for (let seed = 0; seed < 200; seed += 1)
        expect(faultsOf(layJourney(cross(4), sides, 2, seeded(seed)), cross(4), sides, 2)).toEqual([]);
    }
  });

  test('§9.4 a fifth tile has no opening left: the proof says no, and laying throws', () => {
    expect(provenJourney(cross(5), CORE, 2)).toBeNull();
    expect(() => layJourney(cross(5), CORE, 2, seeded(1))).toThrow('cannot be laid');
  });

  test('a plan that asks for more tiles of a kind than the boxes hold is refused', () => {
    const tiles = Array.from({ length: 7 }, (_, at) => ({
      id: `c-${at}`,
      draw: { environment: 'underground' },
    }));
    const plan = journeyPlanSchema.parse({
      kind: 'journey',
      blocks: [{ id: 'caves', shape: 'tight', tiles }],
    });
    expect(provenJourney(plan, CORE, 2)).toBeNull();
    expect(provenJourney(plan, SIDES, 2)).not.toBeNull();
  });

  test('a fixed tile keeps its cardboard from the drawing', () => {
    const tiles = [
      { id: 'big', tile: '400A' },
      { id: 'bigger', draw: { spaces: [4] } },
    ];
    const plan = journeyPlanSchema.parse({ kind: 'journey', blocks: [{ id: 'b', shape: 'tight', tiles }] });
    expect(provenJourney(plan, CORE, 2)).toBeNull();
  });
});

describe('names on a map', () => {
  test('a place and a space of the tile drawn are found by the story’s names', () => {
    const map = layJourney(MODEST, CORE, 2, seeded(5));
    const hollow = map.tiles.find(({ id }) => id === 'hollow')?.tile ?? '';
    expect(spaceNamed(map, 'hollow/2')).toBe(`${hollow}/2`);
    expect(spaceNamed(map, 'hollow/camp')).toMatch(new RegExp(`^${hollow}/[123]$`));
    expect(spaceNamed(map, 'nowhere/1')).toBeUndefined();
    expect(spaceNamed(map, 'hollow/nowhere')).toBeUndefined();
  });
});

/** Follows one instruction with nothing but the cardboard and what lies on the table. */
const layByHand = (step: Instruction, table: Map<string, Placement>): Placement => {
  const record = side(`${step.number}${step.side}`);
  const [join] = step.joins;
  if (!join) return placeTile(record, step.turn, { q: 0, r: 0 });
  const there = table.get(join.to.tile) as Placement;
  const touched = there.hexes[join.to.edge.hex] as Hex;
  const out = rotateDirection(join.to.edge.direction, there.turn);
  const own = record.hexes[join.edge.hex] as Hex;
  expect(rotateDirection(join.edge.direction, step.turn)).toBe(opposite(out));
  return placeTile(record, step.turn, subtract(neighbour(touched, out), rotate(own, step.turn)));
};

describe('placing by hand', () => {
  test.each([
    ['modest', MODEST],
    ['wide', WIDE],
    ['deep', DEEP],
  ])('§52.1 the instructions alone rebuild the same grid: %s', (_, plan) => {
    for (let seed = 0; seed < 12; seed += 1) {
      const placements = placementsOf(layJourney(plan, SIDES, 5, seeded(seed)));
      const table = new Map<string, Placement>();
      placements.forEach((placement, index) => {
        const step: Instruction = JSON.parse(
          JSON.stringify(instructionFor(placement, placements.slice(0, index))),
        );
        if (index > 0) expect(step.joins.some(({ crossable }) => crossable)).toBe(true);
        const byHand = layByHand(step, table);
        expect(byHand.hexes).toEqual(placement.hexes);
        for (const other of step.joins)
          expect(layByHand({ ...step, joins: [other] }, table).at).toEqual(placement.at);
        table.set(step.tile, byHand);
      });
    }
  });

  test('§82.2 fog lies on the hexes where the next tiles will come, beside the table', () => {
    const map = layJourney(MODEST, CORE, 3, seeded(11));
    const placements = placementsOf(map);
    const onTable = placements.filter((_, index) => map.tiles[index]?.block === 'farm');
    const coming = placements.filter((_, index) => map.tiles[index]?.block !== 'farm');
    const hexes = fog(onTable, coming);
    expect(hexes.length).toBeGreaterThan(0);
    const free = new Set(coming.flatMap((placement) => placement.hexes.map(hexKey)));
    for (const hex of hexes) expect(free.has(hexKey(hex))).toBe(true);
    expect(fog(placements, [])).toEqual([]);
  });
});
