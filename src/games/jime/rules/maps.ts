import type { Box, TileSide } from '@/games/jime/content';
import type { Game } from './agenda';
import { missing } from './find';
import { placeBattleTile } from '@/games/jime/map/battle';
import { placeTile } from '@/games/jime/map/placement';
import type { Board } from '@/games/jime/map/spaces';
import { battleBoard, journeyBoard } from '@/games/jime/map/spaces';
import { refuse } from '@/games/jime/state/refusals';
import type { AdventureState, SpaceId } from '@/games/jime/state';

/**
 * The board follows from tiles and terrain alone and is far dearer than a command, so the last one built is kept. The key
 * is text: inside a command the document is a draft, whose parts are never the same objects twice.
 */
const kept = new WeakMap<Box, { key: string; board: Board }>();

const keyOf = ({ id, tiles, battleTiles, terrain }: AdventureState): string =>
  [
    id,
    ...tiles.map(({ tile, turn, at }) => `${tile},${turn},${at.q},${at.r}`),
    ...battleTiles.map(({ tile, copy, turn, at }) => `${tile},${copy},${turn},${at.column},${at.row}`),
    ...terrain.map((one) => `${one.terrain},${'space' in one ? one.space : one.border.join(',')}`),
  ].join(' ');

const sideOf = (box: Box, tile: string): TileSide => box.tiles[tile] ?? missing('tile', tile);

/** §18.3, §82.1 Journey tiles as they have been revealed. */
const buildJourney = (box: Box, { tiles, terrain }: AdventureState): Board =>
  journeyBoard(
    tiles.map(({ tile, turn, at }) => placeTile(sideOf(box, tile), turn, at)),
    terrain,
    box.terrain,
  );

/** §18.4, §80 Battle tiles with what lies on their borders. */
const buildBattle = (box: Box, { battleTiles, terrain }: AdventureState): Board =>
  battleBoard(
    battleTiles.map((placed) =>
      placeBattleTile(box.battleTiles[placed.tile] ?? missing('tile', placed.tile), placed),
    ),
    terrain,
    box.terrain,
  );

/** §81 The spaces of the map as it lies now. */
export const boardOf = ({ state, content: { box } }: Game): Board => {
  const adventure = state.adventure ?? missing('adventure', 'being played');
  const key = keyOf(adventure);
  const last = kept.get(box);
  if (last?.key === key) return last.board;
  const board = adventure.map === 'battle' ? buildBattle(box, adventure) : buildJourney(box, adventure);
  kept.set(box, { key, board });
  return board;
};

/** A space a command names. */
export const spaceOn = (game: Game, space: string): SpaceId =>
  Object.hasOwn(boardOf(game).spaces, space) ? space : refuse('space/no-such-space', { space });

export const spacesOf = (game: Game): SpaceId[] => Object.keys(boardOf(game).spaces);
