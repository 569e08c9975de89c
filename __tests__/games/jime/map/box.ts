import battleTilesJson from '@campaigns/core/battle-tiles.json';
import terrainJson from '@campaigns/core/terrain.json';
import tilesJson from '@campaigns/core/tiles.json';

import type { BattleTile, Terrain, TileSide } from '@/games/jime/content';
import { battleTileSchema } from '@/games/jime/content/schema/battleTile';
import { terrainSchema } from '@/games/jime/content/schema/terrain';
import { tileSideSchema } from '@/games/jime/content/schema/tile';

/** The tiles and terrain of the real boxes. */
export const SIDES: TileSide[] = tileSideSchema.array().parse(tilesJson);
export const BLACK_BORDERED = SIDES.filter(({ openEdges }) => openEdges !== 'all');
export const BATTLE_TILE: BattleTile = battleTileSchema
  .array()
  .min(1)
  .parse(battleTilesJson)[0] as BattleTile;
export const TERRAIN: Record<string, Terrain> = Object.fromEntries(
  terrainSchema
    .array()
    .parse(terrainJson)
    .map((record) => [record.id, record]),
);

const BY_ID = new Map(SIDES.map((record) => [record.id, record]));
export const side = (id: string): TileSide => {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`No tile side ${id}`);
  return found;
};
