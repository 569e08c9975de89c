import type { Adventure } from '@/games/jime/content/schema/adventure';
import type { Box } from '@/games/jime/content/schema/box';
import type { Land, PlanTile } from '@/games/jime/content/schema/mapPlan';
import type { TileSide } from '@/games/jime/content/schema/tile';

/** A tile of an adventure by the story's name for it. */
export type StoryTile = {
  id: string;
  block: string;
  /** Laid only for companies of at least so many heroes. */
  heroes: number;
  /** Laid without an exploration token. */
  explored: boolean;
  places: readonly string[];
  /** What its texts say of the land. */
  needs: readonly Land[];
  /** Terrain laid with it. */
  terrain: readonly string[];
  /** Every side that may be drawn for it, whatever boxes are on. */
  sides: TileSide[];
};

/** The block of a map that is laid as written: all its tiles. */
const LAID = 'laid';

const maybeDrawn = (tile: PlanTile, side: TileSide): boolean => {
  if (side.spaces.length < (tile.places?.length ?? 0)) return false;
  if ('tile' in tile) return tile.tile === side.id;
  const { spaces, environment, look } = tile.draw;
  return (
    (spaces?.includes(side.spaces.length) ?? true) &&
    (environment === undefined || environment === side.environment) &&
    (look?.some((word) => side.terrainLook.includes(word)) ?? true)
  );
};

/** The journey tiles of an adventure; none on a battle map. */
export const tilesOf = ({ plan }: Adventure, box: Box): StoryTile[] => {
  const sides = Object.values(box.tiles);
  if (plan.kind === 'journey')
    return plan.blocks.flatMap((block) =>
      block.tiles.map((tile) => ({
        id: tile.id,
        block: block.id,
        heroes: tile.heroes ?? 2,
        explored: tile.explored ?? false,
        places: tile.places ?? [],
        needs: tile.needs ?? [],
        terrain: tile.terrain ?? [],
        sides: sides.filter((side) => maybeDrawn(tile, side)),
      })),
    );
  if (plan.kind !== 'laid-journey') return [];
  return plan.tiles.map(({ tile, explored }) => ({
    id: tile,
    block: LAID,
    heroes: 2,
    explored: explored ?? false,
    places: [],
    needs: [],
    terrain: [],
    sides: sides.filter(({ id }) => id === tile),
  }));
};

export const blocksOf = ({ plan }: Adventure): string[] => {
  if (plan.kind === 'journey') return plan.blocks.map(({ id }) => id);
  return plan.kind === 'laid-journey' ? [LAID] : [];
};

/** Battle tiles are told apart by their number among equal ones: `battle-2`. */
const battleSpaces = ({ plan }: Adventure, box: Box): string[] => {
  if (plan.kind !== 'battle' && plan.kind !== 'laid-battle') return [];
  return plan.tiles.flatMap(({ tile }, index) => {
    const copy = plan.tiles.slice(0, index + 1).filter((other) => other.tile === tile).length;
    return (box.battleTiles[tile]?.spaces ?? []).map(({ n }) => `${tile}-${copy}/${n}`);
  });
};

/** Why a story's name for a space is none on the map, and what to write instead; undefined when it is one. */
export const spaceFault = (adventure: Adventure, box: Box, name: string): string | undefined => {
  const { plan } = adventure;
  if (plan.kind === 'battle' || plan.kind === 'laid-battle') {
    const places = plan.kind === 'battle' ? plan.places.map(({ id }) => id) : [];
    const known = [...places, ...battleSpaces(adventure, box)];
    return known.includes(name) ? undefined : `no such space on the battle map; it has ${known.join(', ')}`;
  }
  const [id = '', spot] = name.split('/');
  const tile = tilesOf(adventure, box).find((one) => one.id === id);
  if (!tile) return `no tile “${id}” in the plan`;
  if (spot === undefined) return `names a tile, not a space; write ${id}/1 or a place such as ${id}/door`;
  if (tile.places.includes(spot)) return undefined;
  if (!/^[1-9]$/.test(spot)) return `tile “${id}” has no place “${spot}”; add it to the places of the tile`;
  const small = tile.sides.find(({ spaces }) => spaces.length < Number(spot));
  return small && `tile ${small.id}, which may be drawn for “${id}”, has only ${small.spaces.length} spaces`;
};
