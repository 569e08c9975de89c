import battleTilesJson from '@campaigns/core/battle-tiles.json';
import terrainJson from '@campaigns/core/terrain.json';
import tilesJson from '@campaigns/core/tiles.json';
import type { BoardGroup, BoardHero, BoardTerrain, BoardToken, BoardView } from '@/games/jime/board/view';
import { EMPTY_BOARD } from '@/games/jime/board/view';
import type { BattleTile, JourneyPlan, Terrain, TileSide } from '@/games/jime/content';
import { placeBattleTile } from '@/games/jime/map/battle';
import { layJourney } from '@/games/jime/map/generator';
import { placeTile, spaceId } from '@/games/jime/map/placement';
import { seeded } from '@/kernel/random';

export const SIDES = tilesJson as unknown as TileSide[];
export const TERRAIN = terrainJson as unknown as Terrain[];
const BATTLE = battleTilesJson[0] as unknown as BattleTile;

type Journey = Extract<BoardView, { kind: 'journey' }>;

/** A journey of so many tiles from every box, all laid and unexplored but the first. */
export const journeyOf = (count: number, seed = 1): Journey => {
  const plan: JourneyPlan = {
    kind: 'journey',
    blocks: [
      {
        id: 'all',
        shape: 'tight',
        tiles: Array.from({ length: count }, (_, i) => ({ id: `t${i}`, draw: {} })),
      },
    ],
  };
  const map = layJourney(plan, SIDES, 3, seeded(seed));
  const tiles = map.tiles.map(({ tile, turn, at }) =>
    placeTile(SIDES.find(({ id }) => id === tile) as TileSide, turn, at),
  );
  return {
    ...EMPTY_BOARD,
    kind: 'journey',
    tiles,
    coming: [],
    unexplored: tiles.slice(1).map(({ tile }) => tile),
  };
};

const KINDS = ['search', 'person', 'threat', 'darkness'] as const;

/** A full table: twenty tiles, forty tokens, twelve groups, five heroes. */
export const fullTable = (): Journey => {
  const view = journeyOf(20);
  const spaces = view.tiles.flatMap(({ side }) => side.spaces.map(({ n }) => spaceId(side.id, n)));
  const space = (i: number): string => spaces[i % spaces.length] as string;
  const tokens = Array.from({ length: 40 }, (_, i): BoardToken => ({
    id: `token ${i}`,
    kind: KINDS[i % 4] as (typeof KINDS)[number],
    space: space(i),
  }));
  const groups = Array.from({ length: 12 }, (_, i): BoardGroup => ({
    id: `group ${i}`,
    name: 'Goblin Scout',
    enemy: 'goblin-scout',
    banner: i % 3 === 0 ? { kind: 'elite', symbol: 1 + (i % 3) } : null,
    figures: [4, 4],
    space: space(i * 3),
  }));
  const heroes = ['Aragorn', 'Bilbo', 'Elena', 'Gimli', 'Legolas'].map((name, i): BoardHero => ({
    id: name.toLowerCase(),
    name,
    space: space(i * 5),
  }));
  return { ...view, tokens, groups, heroes };
};

/** Two battle tiles with every kind of terrain of every box, each on a space or border of its own as far as they go. */
export const everyTerrain = (): Extract<BoardView, { kind: 'battle' }> => {
  const tiles = [1, 2, 3, 4].map((copy) =>
    placeBattleTile(BATTLE, {
      copy,
      side: copy % 2 === 0 ? 'B' : 'A',
      turn: 0,
      at: { column: copy % 2 === 0 ? 3 : 0, row: copy > 2 ? 3 : 0 },
    }),
  );
  const spaces = tiles.flatMap(({ id, shape }) => shape.spaces.map(({ n }) => spaceId(id, n)));
  const borders = tiles.flatMap(({ id, shape }) =>
    shape.adjacentSpaces.map(([a, b]): [string, string] => [spaceId(id, a), spaceId(id, b)]),
  );
  const terrain = TERRAIN.map((drawn, i): BoardTerrain => {
    const token = { id: `terrain ${i}`, terrain: drawn.id, drawn };
    return drawn.where === 'space'
      ? { ...token, space: spaces[i % spaces.length] as string }
      : { ...token, border: borders[i] as [string, string] };
  });
  return { ...EMPTY_BOARD, kind: 'battle', tiles, terrain };
};
