import type { Translations } from '@/games/jime/words';
import { spaceId, tileOf } from '@/games/jime/map/placement';
import { nameKey, pieceName } from './pieceNames';
import type { BoardBanner, BoardGroup, BoardTerrain, BoardView } from './view';
import { explorationId, tileId } from './view';

type Words = Translations['board'];
type Say = (key: string) => string;
export type Label = { id: string; label: string };

/** What a screen reader says of one tile and of all that lies on it, in the order the keyboard goes. */
export type Labels = { tile: Label; spaces: Label[]; things: Label[] };

export const bannerName = ({ kind, symbol }: BoardBanner, { banner, symbols }: Words): string =>
  banner[kind](symbols[(symbol - 1) % symbols.length] ?? '');

export const groupName = ({ name, banner, figures, exhausted, lastSeen }: BoardGroup, words: Words): string =>
  [
    name,
    banner ? bannerName(banner, words) : '',
    words.figures(figures.length),
    exhausted ? words.exhausted : '',
    lastSeen ? words.lastSeen : '',
  ]
    .filter(Boolean)
    .join(', ');

/** `battle-2` is the second of two equal tiles; `300A` says it all. */
export const tileName = (view: BoardView, id: string, words: Words): string =>
  view.kind === 'journey'
    ? words.tile(id)
    : words.battleTile(view.tiles.findIndex((tile) => tile.id === id) + 1);

export const spaceName = (view: BoardView, space: string, words: Words): string =>
  words.space(tileName(view, tileOf(space), words), Number(space.slice(space.lastIndexOf('/') + 1)));

const spaceOfTerrain = (token: BoardTerrain): string => ('space' in token ? token.space : token.border[0]);

const thingsOf = (view: BoardView, words: Words, say: Say): (Label & { space: string })[] => [
  ...view.terrain.map((token) => ({
    id: token.id,
    label: say(`terrain.${token.terrain}`),
    space: spaceOfTerrain(token),
  })),
  ...view.tokens.map((token) => ({
    id: token.id,
    label: [
      pieceName(nameKey(token), say, token.name),
      token.caught ? words.caught : '',
      token.spent ? words.spent : '',
      token.lastSeen ? words.lastSeen : '',
    ]
      .filter(Boolean)
      .join(', '),
    space: token.space,
  })),
  ...view.groups.map((group) => ({ id: group.id, label: groupName(group, words), space: group.space })),
  ...view.heroes.map(({ id, name, space }) => ({ id, label: name, space })),
];

/** What lies or stands in one space, each by its id and its name alone. */
export const thingsIn = (view: BoardView, space: string, words: Words, say: Say): Label[] =>
  thingsOf(view, words, say).filter((thing) => thing.space === space);

export const labelsOf = (view: BoardView, words: Words, say: Say): Labels[] => {
  const things = thingsOf(view, words, say);
  return view.tiles.map((tile) => {
    const id = tileId(tile);
    const name = tileName(view, id, words);
    const spaces = ('cells' in tile ? tile.shape.spaces : tile.side.spaces).map(({ n }) => {
      const here = things.filter(({ space }) => space === spaceId(id, n)).map(({ label }) => label);
      return { id: spaceId(id, n), label: [words.space(name, n), ...here].join(', ') };
    });
    const own = things
      .filter(({ space }) => tileOf(space) === id)
      .map(({ id: thing, label, space }) => ({
        id: thing,
        label: `${label}, ${words.space(name, Number(space.slice(space.lastIndexOf('/') + 1)))}`,
      }));
    const unexplored = view.kind === 'journey' && view.unexplored.includes(id);
    const token = { id: explorationId(id), label: `${say('token.exploration')}, ${name}` };
    return {
      tile: { id, label: unexplored ? `${name}, ${words.unexplored}` : name },
      spaces,
      things: unexplored ? [...own, token] : own,
    };
  });
};
