import { shuffle } from '@/kernel/random';
import type { Game } from '../agenda';
import { open } from '../agenda';
import { adventureOf, missing, storyOf, storyTerrain, storyToken } from '../find';
import type { MapTerrain, MapToken, SpaceId, Text } from '../state';
import { spaceCalled, spaceFor, spacesLaid } from '../story/places';
import { forCompany } from './difficulty';

/** §75.1 Every token the app shows lies on the map too: it says which to take and where. One already there is not placed twice. */
export const placeTokens = (game: Game, ids: readonly string[], text: Text | null): void => {
  const adventure = adventureOf(game);
  const placed = ids
    .filter((id) => !adventure.tokens.some((token) => token.id === id))
    .map((id) => storyToken(game, id))
    .map(({ id, kind, space }): MapToken => ({
      id,
      kind,
      space: spaceFor(game, space ?? missing('space for token', id)),
    }));
  put(game, placed, text);
};

const put = (game: Game, placed: MapToken[], text: Text | null): void => {
  if (placed.length === 0) return;
  adventureOf(game).tokens.push(...placed);
  open(game, { kind: 'placement', text, what: { kind: 'tokens', tokens: placed } });
};

/** Some of the tokens of a draw, on some of its spaces, none of them twice in an adventure. */
export const drawTokens = (game: Game, draw: string, text: Text | null): void => {
  const adventure = adventureOf(game);
  const { generator } = game.state;
  const { tokens, spaces, count } =
    storyOf(game).draws?.find(({ id }) => id === draw) ?? missing('draw', draw);
  const left = shuffle(
    generator,
    tokens.filter((id) => !adventure.drawn.includes(id)),
  );
  const free = shuffle(generator, spacesLaid(game, spaces));
  const placed = left.slice(0, Math.min(forCompany(game, count), free.length)).map((id, index): MapToken => {
    const { kind } = storyToken(game, id);
    return { id, kind, space: free[index] as SpaceId };
  });
  adventure.drawn.push(...placed.map(({ id }) => id));
  put(game, placed, text);
};

/** One token goes and another takes its place; a token that is not on the map is not replaced. */
export const replaceToken = (game: Game, id: string, by: string): void => {
  const adventure = adventureOf(game);
  const token = adventure.tokens.find((one) => one.id === id);
  if (!token) return;
  const { kind } = storyToken(game, by);
  adventure.tokens = adventure.tokens.filter((one) => one.id !== id);
  put(game, [{ id: by, kind, space: token.space }], null);
  open(game, { kind: 'placement', text: null, what: { kind: 'tokenRemoved', token: { ...token } } });
};

export const removeToken = (game: Game, id: string): void => {
  const adventure = adventureOf(game);
  const token = adventure.tokens.find((one) => one.id === id);
  if (!token) return;
  adventure.tokens = adventure.tokens.filter((one) => one.id !== id);
  open(game, { kind: 'placement', text: null, what: { kind: 'tokenRemoved', token: { ...token } } });
};

const onMap = (game: Game, id: string): MapTerrain => {
  const { terrain, space, border } = storyTerrain(game, id) ?? missing('terrain', id);
  if (space) return { id, terrain, space: spaceCalled(game, space) };
  if (!border) return missing('place for terrain', id);
  return { id, terrain, border: [spaceCalled(game, border[0]), spaceCalled(game, border[1])] };
};

/** §80.2, §30.2 Terrain is laid in spaces and on borders, and its cards are gathered. */
export const placeTerrain = (game: Game, ids: readonly string[], text: Text | null): void => {
  const adventure = adventureOf(game);
  const terrain = ids
    .filter((id) => !adventure.terrain.some((one) => one.id === id))
    .map((id) => onMap(game, id));
  if (terrain.length === 0) return;
  adventure.terrain.push(...terrain);
  open(game, { kind: 'placement', text, what: { kind: 'terrain', terrain } });
};

export const removeTerrain = (game: Game, id: string): void => {
  const adventure = adventureOf(game);
  const terrain = adventure.terrain.find((one) => one.id === id);
  if (!terrain) return;
  adventure.terrain = adventure.terrain.filter((one) => one.id !== id);
  open(game, { kind: 'placement', text: null, what: { kind: 'terrainRemoved', terrain: { ...terrain } } });
};
