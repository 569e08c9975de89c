import type { AdventureState, Group, MapTerrain, MapToken } from '@/games/jime/state';

/** A piece on the table, as a hand would look for it. */
export type TablePiece =
  | { piece: 'tile'; tile: string }
  | { piece: 'battleTiles' }
  | { piece: 'exploration'; tile: string }
  | { piece: 'token'; token: MapToken }
  | { piece: 'terrain'; terrain: MapTerrain }
  | { piece: 'figures'; group: Group; count: number };

const missingFrom = <Item, Key>(
  more: readonly Item[],
  less: readonly Item[],
  key: (item: Item) => Key,
): Item[] => {
  const known = new Set(less.map(key));
  return more.filter((item) => !known.has(key(item)));
};

const unexplored = ({ tiles }: AdventureState): string[] =>
  tiles.filter(({ explored }) => !explored).map(({ tile }) => tile);

const itself = (id: string): string => id;
const idOf = ({ id }: { id: string }): string => id;

/** A companion may be moved; one that goes with a hero is moved with the figure, of which undo says nothing (§98.2). */
const placeOf = (more: AdventureState, less: AdventureState): ((token: MapToken) => string) => {
  const led = new Set([...more.tokens, ...less.tokens].filter((token) => token.with).map(idOf));
  return ({ id, space }) => (led.has(id) ? id : `${id} ${space}`);
};

const figuresBeyond = (more: AdventureState, less: AdventureState): TablePiece[] =>
  more.groups.flatMap((group): TablePiece[] => {
    const left = less.groups.find(({ id }) => id === group.id)?.figures.length ?? 0;
    const count = group.figures.length - left;
    return count > 0 ? [{ piece: 'figures', group, count }] : [];
  });

/**
 * §75.1 The pieces that lie on one table and not on the other, in the order they are taken up: tiles last. Undo names
 * them, since the table does not take a step back by itself.
 */
export const piecesBeyond = (more: AdventureState, less: AdventureState): TablePiece[] => [
  ...figuresBeyond(more, less),
  ...missingFrom(more.tokens, less.tokens, placeOf(more, less)).map((token): TablePiece => ({
    piece: 'token',
    token,
  })),
  ...missingFrom(more.terrain, less.terrain, idOf).map((terrain): TablePiece => ({
    piece: 'terrain',
    terrain,
  })),
  ...missingFrom(unexplored(more), unexplored(less), itself).map((tile): TablePiece => ({
    piece: 'exploration',
    tile,
  })),
  ...missingFrom(more.tiles, less.tiles, ({ tile }) => tile).map(({ tile }): TablePiece => ({
    piece: 'tile',
    tile,
  })),
  ...(more.battleTiles.length > less.battleTiles.length ? [{ piece: 'battleTiles' } as const] : []),
];
