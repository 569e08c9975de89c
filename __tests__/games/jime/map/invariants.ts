import type { JourneyPlan, PlanTile, TileSide } from '@/games/jime/content';
import { STEP, nearestHex } from '@/games/jime/map/hex';
import type { Direction, Hex } from '@/games/jime/map/hex';
import { placeTile } from '@/games/jime/map/placement';
import type { Placement } from '@/games/jime/map/placement';
import { spaceNamed } from '@/games/jime/map/plan';
import type { JourneyMap } from '@/games/jime/map/plan';
import { side } from './box';

export const placementsOf = (map: JourneyMap): Placement[] =>
  map.tiles.map(({ tile, turn, at }) => placeTile(side(tile), turn, at));

const suits = (tile: PlanTile, record: TileSide): boolean => {
  if ('tile' in tile) return tile.tile === record.id;
  const { spaces, environment, look } = tile.draw;
  if (spaces && !spaces.includes(record.spaces.length)) return false;
  if (environment && environment !== record.environment) return false;
  return !look || look.some((word) => record.terrainLook.includes(word));
};

/** One number for a hex; and for an edge, which lies midway between two hexes. */
const packed = ({ q, r }: Hex): number => q * 1000 + r;
const midway = (hex: Hex, direction: Direction): number => 2 * packed(hex) + packed(STEP[direction]);

/** Whom each tile is joined to through a border both sides leave open, by place in the laying order. */
export const joinsOf = (placements: readonly Placement[]): Set<number>[] => {
  const open = new Map<number, number>();
  const joins = placements.map(() => new Set<number>());
  placements.forEach(({ edges }, index) => {
    for (const { hex, direction, passable } of edges) {
      if (!passable) continue;
      const key = midway(hex, direction);
      const other = open.get(key);
      if (other !== undefined) {
        joins[other]?.add(index);
        joins[index]?.add(other);
      }
      open.set(key, index);
    }
  });
  return joins;
};

/** Everything asked of a journey map, said from the plan and the placements alone. */
export const faultsOf = (map: JourneyMap, plan: JourneyPlan, sides: TileSide[], heroes: number): string[] => {
  const faults: string[] = [];
  const wanted = plan.blocks.flatMap((block) =>
    block.tiles.filter((tile) => (tile.heroes ?? 2) <= heroes).map((tile) => ({ tile, block })),
  );
  if (wanted.map(({ tile }) => tile.id).join() !== map.tiles.map(({ id }) => id).join())
    faults.push('other tiles');
  const placements = placementsOf(map);
  const joins = joinsOf(placements);
  const owner = new Map<number, number>();
  const numbers = new Set<number>();
  placements.forEach((placement, index) => {
    const { tile, block } = wanted[index] as (typeof wanted)[number];
    const record = placement.side;
    for (const hex of placement.hexes) {
      if (owner.has(packed(hex))) faults.push(`${record.id} overlaps`);
      owner.set(packed(hex), index);
    }
    if (owner.get(packed(nearestHex(placement.slot))) !== index) faults.push(`${record.id} slot outside`);
    if (numbers.has(record.number)) faults.push(`${record.number} used twice`);
    numbers.add(record.number);
    if (!sides.includes(record)) faults.push(`${record.id} is in no open box`);
    if (!suits(tile, record)) faults.push(`${record.id} does not suit ${tile.id}`);
    const parentBlock = tile === block.tiles[0] ? block.joins : block.id;
    const parents = [...(joins[index] ?? [])].filter((other) => {
      const parent = wanted[other];
      return (
        parent &&
        other < index &&
        parent.block.id === parentBlock &&
        [undefined, parent.tile.id].includes(tile.joins)
      );
    });
    if (index > 0 && parents.length === 0) faults.push(`${record.id} joins no parent`);
    const spots = (tile.places ?? []).map((place) => spaceNamed(map, `${tile.id}/${place}`));
    const real = record.spaces.map(({ n }) => `${record.id}/${n}`);
    if (new Set(spots).size < spots.length || !spots.every((spot) => real.includes(spot ?? '')))
      faults.push(`${tile.id} has a place that is no space of its own`);
  });
  return faults;
};
