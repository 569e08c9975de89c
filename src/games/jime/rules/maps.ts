import type { Box, Terrain, TileSide } from '@/games/jime/content';
import type { Game } from './agenda';
import { storyTerrain, throwMissing } from './lookup';
import { placeBattleTile } from '@/games/jime/map/battle';
import { placeTile } from '@/games/jime/map/placement';
import type { Board } from '@/games/jime/map/spaces';
import { battleBoard, journeyBoard, touchingBoard } from '@/games/jime/map/spaces';
import { refuse } from '@/games/jime/state/refusals';
import type { AdventureState, MapTerrain, SpaceId } from '@/games/jime/state';

/**
 * The board follows from tiles and terrain alone and is far dearer than a command, so those built last are kept. The key
 * is text: inside a command the document is a draft, whose parts are never the same objects twice.
 */
const cachedBoards = new WeakMap<Box, { key: string; boards: Partial<Record<Passage, Board>> }>();

const keyOf = ({ id, tiles, battleTiles }: AdventureState, terrain: readonly MapTerrain[]): string =>
  [
    id,
    ...tiles.map(({ tile, turn, at }) => `${tile},${turn},${at.q},${at.r}`),
    ...battleTiles.map(({ tile, copy, turn, at }) => `${tile},${copy},${turn},${at.column},${at.row}`),
    ...terrain.map((one) => `${one.terrain},${'space' in one ? one.space : one.border.join(',')}`),
  ].join(' ');

const sideOf = (box: Box, tile: string): TileSide => box.tiles[tile] ?? throwMissing('tile', tile);

/**
 * What holds a figure up when it moves (expansions §1.8): all there is; walls alone of the terrain; no terrain; neither
 * terrain nor black borders.
 */
export type Passage = 'ground' | 'over-terrain-round-walls' | 'over-terrain' | 'through-borders';

const HEEDS: Record<Passage, (card: Terrain | undefined) => boolean> = {
  ground: () => true,
  'over-terrain-round-walls': (card) => card?.effects.some(({ kind }) => kind === 'blocks') ?? false,
  'over-terrain': () => false,
  'through-borders': () => false,
};

const heeded = ({ terrain: cards }: Box, terrain: readonly MapTerrain[], passage: Passage): MapTerrain[] =>
  terrain.filter(({ terrain: id }) => HEEDS[passage](cards[id]));

/** What is on the map, of terrain what its cards speak of. */
type Laid = { adventure: AdventureState; terrain: readonly MapTerrain[] };

/** §18.3, §82.1 Journey tiles as they have been revealed. */
const buildJourney = (box: Box, { adventure, terrain }: Laid, passage: Passage): Board => {
  const placements = adventure.tiles.map(({ tile, turn, at }) => placeTile(sideOf(box, tile), turn, at));
  return passage === 'through-borders'
    ? touchingBoard(placements)
    : journeyBoard(placements, heeded(box, terrain, passage), box.terrain);
};

/** §18.4, §80 Battle tiles with what lies on their borders. */
const buildBattle = (box: Box, { adventure, terrain }: Laid, passage: Passage): Board =>
  battleBoard(
    adventure.battleTiles.map((placed) =>
      placeBattleTile(box.battleTiles[placed.tile] ?? throwMissing('tile', placed.tile), placed),
    ),
    heeded(box, terrain, passage),
    box.terrain,
  );

/** §30.3 Terrain with rules of its own does nothing that its card says: the table follows its text. */
const withCards = (game: Game, { terrain }: AdventureState): readonly MapTerrain[] =>
  terrain.filter(({ id }) => !storyTerrain(game, id)?.special);

/** §81 The spaces of the map as it lies now, for a figure that is held up by so much. */
export const boardFor = (game: Game, passage: Passage): Board => {
  const { box } = game.content;
  const adventure = game.state.adventure ?? throwMissing('adventure', 'being played');
  const terrain = withCards(game, adventure);
  const key = keyOf(adventure, terrain);
  const last = cachedBoards.get(box);
  const boards = last?.key === key ? last.boards : {};
  const build = adventure.map === 'battle' ? buildBattle : buildJourney;
  const board = (boards[passage] ??= build(box, { adventure, terrain }, passage));
  cachedBoards.set(box, { key, boards });
  return board;
};

export const boardOf = (game: Game): Board => boardFor(game, 'ground');

/** A space a command names. */
export const requireSpace = (game: Game, space: string): SpaceId =>
  Object.hasOwn(boardOf(game).spaces, space) ? space : refuse('space/no-such-space', { space });

export const spacesOf = (game: Game): SpaceId[] => Object.keys(boardOf(game).spaces);
