import type { JourneyPlan, PlanBlock, PlanTile, TileSide } from '@/games/jime/content';
import type { BattleMap, JourneyMap, LaidTile } from '@/games/jime/state';
import { spaceId } from './placement';
import type { SpaceId } from './placement';

export type { BattleMap, JourneyMap, LaidTile };

/**
 * What the story calls `mill/door` (a place of the plan) or `mill/2` (a space of the tile drawn) on this map; on a battle
 * map `gate` is a place and `battle-1/3` a printed space.
 */
export const spaceNamed = (map: JourneyMap | BattleMap, name: string): SpaceId | undefined => {
  const place = map.places[name];
  if (place !== undefined) return place;
  const [id, n] = name.split('/');
  if (map.kind === 'battle') return n === undefined ? undefined : name;
  const tile = map.tiles.find((laid) => laid.id === id);
  return tile && n !== undefined && /^[1-9]$/.test(n) ? spaceId(tile.tile, Number(n)) : undefined;
};

/** A tile of the plan on its way to the table, with the places in the laying order of the tiles it may join. */
export type Piece = { tile: PlanTile; block: PlanBlock; parents: number[] };

/** The tiles of a plan for a company of so many heroes, in laying order. */
export const piecesOf = (plan: JourneyPlan, heroes: number): Piece[] => {
  const listed = plan.blocks.flatMap((block) =>
    block.tiles.filter((tile) => (tile.heroes ?? 0) <= heroes).map((tile) => ({ tile, block })),
  );
  return listed.map(({ tile, block }, index) => {
    const first = tile === block.tiles[0];
    const parents = listed.flatMap((other, at) => {
      const near = first ? other.block.id === block.joins : other.block === block && at < index;
      return near && (tile.joins ?? other.tile.id) === other.tile.id ? [at] : [];
    });
    return { tile, block, parents };
  });
};

/** Whether a side may stand for a tile of the plan. */
export const fits = (tile: PlanTile, side: TileSide): boolean => {
  if (side.spaces.length < (tile.places?.length ?? 0)) return false;
  if ('tile' in tile) return tile.tile === side.id;
  const { spaces, environment, look } = tile.draw;
  return (
    (spaces?.includes(side.spaces.length) ?? true) &&
    (environment === undefined || environment === side.environment) &&
    (look?.some((word) => side.terrainLook.includes(word)) ?? true)
  );
};
