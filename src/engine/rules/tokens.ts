import type { Game } from '../agenda';
import { open } from '../agenda';
import { adventureOf, missing, storyTerrain, storyToken } from '../find';
import type { MapTerrain, MapToken, Text } from '../state';

/** §75.1 Every token the app shows lies on the map too: it says which to take and where. One already there is not placed twice. */
export const placeTokens = (game: Game, ids: readonly string[], text: Text | null): void => {
  const adventure = adventureOf(game);
  const placed: MapToken[] = ids
    .filter((id) => !adventure.tokens.some((token) => token.id === id))
    .map((id) => storyToken(game, id))
    .map(({ id, kind, space }) => ({ id, kind, space }));
  if (placed.length === 0) return;
  adventure.tokens.push(...placed);
  open(game, { kind: 'placement', text, what: { kind: 'tokens', tokens: placed } });
};

export const removeToken = (game: Game, id: string): void => {
  const adventure = adventureOf(game);
  const token = adventure.tokens.find((one) => one.id === id);
  if (!token) return;
  adventure.tokens = adventure.tokens.filter((one) => one.id !== id);
  open(game, { kind: 'placement', text: null, what: { kind: 'tokenRemoved', token: { ...token } } });
};

const onMap = (game: Game, id: string): MapTerrain => {
  const { terrain, space, border } = storyTerrain(game, id);
  if (space) return { id, terrain, space };
  return border ? { id, terrain, border } : missing('place for terrain', id);
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
