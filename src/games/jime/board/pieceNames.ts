import type { BoardTerrain, BoardToken, BoardView, Piece } from './view';

/** A piece and the key of its name: `token.person.elf`, `terrain.wall`. */
export type NamedPiece = { key: string; piece: Piece; name?: string | undefined };
export type Needed = NamedPiece & { count: number };

export const nameKey = ({ kind, variant }: Pick<BoardToken, 'kind' | 'variant'>): string =>
  variant === undefined ? `token.${kind}` : `token.${kind}.${variant}`;

const EXPLORATION: NamedPiece = { key: 'token.exploration', piece: { token: 'exploration' } };

const terrainPiece = ({ terrain, drawn }: BoardTerrain): NamedPiece => ({
  key: `terrain.${terrain}`,
  piece: drawn,
});

const tokenPiece = ({ kind, variant, name }: BoardToken): NamedPiece => ({
  key: nameKey({ kind, variant }),
  piece: { token: kind, variant },
  name,
});

/** What to take from the box besides tiles: tokens and terrain, and how many of each. */
export const piecesNeeded = (view: BoardView): Needed[] => {
  const pieces = [
    ...(view.kind === 'journey' ? view.unexplored.map(() => EXPLORATION) : []),
    ...view.terrain.map(terrainPiece),
    ...view.tokens.map(tokenPiece),
  ];
  const byKey = new Map(pieces.map((each) => [each.key, each]));
  return [...byKey.values()].map(({ key, piece }) => ({
    key,
    piece,
    count: pieces.filter((other) => other.key === key).length,
  }));
};

/** A thing by its id on the board; what is neither terrain nor a token in a space is an exploration token. */
export const pieceOf = (view: BoardView, thing: string): NamedPiece => {
  const terrain = view.terrain.find(({ id }) => id === thing);
  if (terrain) return terrainPiece(terrain);
  const token = view.tokens.find(({ id }) => id === thing);
  return token ? tokenPiece(token) : EXPLORATION;
};

/**
 * The name of a token or terrain by its key; a person is called a person token first, as the box sorts them. Where the
 * story has a name for it, that goes before.
 */
export const pieceName = (key: string, say: (key: string) => string, name?: string): string => {
  const [kind, id, variant] = key.split('.');
  const printed = variant === undefined ? say(key) : `${say(`${kind}.${id}`)} (${say(key)})`;
  return name === undefined ? printed : `${name}, ${printed}`;
};
