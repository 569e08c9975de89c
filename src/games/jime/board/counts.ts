import type { BoardToken, BoardView } from './view';

export type Needed = { key: string; count: number };

export const nameKey = ({ kind, variant }: Pick<BoardToken, 'kind' | 'variant'>): string =>
  variant === undefined ? `token.${kind}` : `token.${kind}.${variant}`;

/** What to take from the box besides tiles: tokens and terrain by the key of their name, and how many. */
export const piecesNeeded = (view: BoardView): Needed[] => {
  const keys = [
    ...(view.kind === 'journey' ? view.unexplored.map(() => 'token.exploration') : []),
    ...view.terrain.map(({ terrain }) => `terrain.${terrain}`),
    ...view.tokens.map(nameKey),
  ];
  return [...new Set(keys)].map((key) => ({ key, count: keys.filter((other) => other === key).length }));
};

/** The key of a thing's name, by its id on the board. */
export const keyOf = (view: BoardView, thing: string): string => {
  const terrain = view.terrain.find(({ id }) => id === thing);
  if (terrain) return `terrain.${terrain.terrain}`;
  const token = view.tokens.find(({ id }) => id === thing);
  return token ? nameKey(token) : 'token.exploration';
};

/** The name of a token or terrain by its key; a person is called a person token first, as the box sorts them. */
export const pieceName = (key: string, say: (key: string) => string): string => {
  const [kind, id, variant] = key.split('.');
  return variant === undefined ? say(key) : `${say(`${kind}.${id}`)} (${say(key)})`;
};
