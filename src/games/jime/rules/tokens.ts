import type { StoryTerrain } from '@/games/jime/content';
import { tileOf } from '@/games/jime/map/placement';
import { borderKey } from '@/games/jime/map/spaces';
import { pick, shuffle } from '@/kernel/random';
import type { Game } from './agenda';
import { openPrompt } from './agenda';
import { adventureOf, throwMissing, storyOf, storyTerrain, storyToken } from './lookup';
import type { Context, MapTerrain, MapToken, SpaceId, Text } from '@/games/jime/state';
import { spaceByName, drawSpace, laidSpaces } from './storySpaces';
import { forCompany } from './difficulty';
import { boardOf } from './maps';
import { openPlacement } from './placements';
import { terrainCards } from './terrain';

/** §75.1 Every token the app shows lies on the map too: it says which to take and where. One already there is not placed twice. */
export const placeTokens = (
  game: Game,
  ids: readonly string[],
  text: Text | null,
  context: Context,
): void => {
  const adventure = adventureOf(game);
  const placed = ids
    .filter((id) => !adventure.tokens.some((token) => token.id === id))
    .map((id) => storyToken(game, id))
    .flatMap(({ id, kind, space: names }): MapToken[] => {
      const space = drawSpace(game, names ?? throwMissing('space for token', id), context);
      return space === null ? [] : [{ id, kind, space }];
    });
  put(game, placed, text);
};

const put = (game: Game, placed: MapToken[], text: Text | null): void => {
  if (placed.length === 0) return;
  adventureOf(game).tokens.push(...placed.map((token) => ({ ...token })));
  openPlacement(game, { kind: 'tokens', tokens: placed }, text);
};

/** Some of the tokens of a draw, on spaces of it where no token lies; none comes twice in an adventure. */
export const drawTokens = (game: Game, draw: string, text: Text | null): void => {
  const adventure = adventureOf(game);
  const { generator } = game.state;
  const { tokens, spaces, count } =
    storyOf(game).draws?.find(({ id }) => id === draw) ?? throwMissing('draw', draw);
  const known = [...adventure.drawn, ...adventure.tokens.map(({ id }) => id)];
  const taken = adventure.tokens.map(({ space }) => space);
  const left = shuffle(
    generator,
    tokens.filter((id) => !known.includes(id)),
  );
  const free = shuffle(
    generator,
    laidSpaces(game, spaces).filter((space) => !taken.includes(space)),
  );
  const placed = left.slice(0, Math.min(forCompany(game, count), free.length)).map((id, index): MapToken => {
    const { kind } = storyToken(game, id);
    return { id, kind, space: free[index] as SpaceId };
  });
  adventure.drawn.push(...placed.map(({ id }) => id));
  put(game, placed, text);
};

/** One token goes and another takes its place; a token that is not on the map is not replaced, one that is does not come again. */
export const replaceToken = (game: Game, id: string, by: string): void => {
  const { tokens } = adventureOf(game);
  const token = tokens.find((one) => one.id === id);
  if (!token) return;
  const { space } = token;
  const { kind } = storyToken(game, by);
  const isThere = tokens.some((one) => one.id === by);
  removeToken(game, id);
  if (!isThere) put(game, [{ id: by, kind, space }], null);
};

export const removeToken = (game: Game, id: string): void => {
  const adventure = adventureOf(game);
  const token = adventure.tokens.find((one) => one.id === id);
  if (!token) return;
  adventure.tokens = adventure.tokens.filter((one) => one.id !== id);
  openPlacement(game, { kind: 'tokenRemoved', token: { ...token } }, null);
};

/** §80.2 A space of a tile, or a border of one, where no terrain lies yet; none where there is no room or no tile. */
const drawPlace = (
  game: Game,
  { id, terrain, tile }: Pick<StoryTerrain, 'id' | 'terrain' | 'tile'>,
  laid: readonly MapTerrain[],
): MapTerrain[] => {
  const side = adventureOf(game).tiles.find((one) => one.id === tile)?.tile;
  const { adjacent } = boardOf(game);
  const spaces = Object.keys(adjacent).filter((space) => tileOf(space) === side);
  if (game.content.box.terrain[terrain]?.where !== 'border') {
    const free = spaces.filter((space) => !laid.some((one) => 'space' in one && one.space === space));
    return free.length === 0 ? [] : [{ id, terrain, space: pick(game.state.generator, free) }];
  }
  const taken = laid.flatMap((one) => ('border' in one ? [borderKey(...one.border)] : []));
  const borders = spaces
    .flatMap((space) => (adjacent[space] ?? []).map((other): [SpaceId, SpaceId] => [space, other]))
    .filter(([space, other]) => !taken.includes(borderKey(space, other)));
  // A tile of one space has no border within it.
  const inside = borders.filter(([, other]) => tileOf(other) === side);
  const among = inside.length > 0 ? inside : borders;
  return among.length === 0 ? [] : [{ id, terrain, border: pick(game.state.generator, among) }];
};

/** A piece of terrain where the story wants it; none on a tile that is not for this company. */
const onMap = (game: Game, id: string, laid: readonly MapTerrain[]): MapTerrain[] => {
  const story = storyTerrain(game, id) ?? throwMissing('terrain', id);
  const { terrain, space: name, border } = story;
  if (story.tile !== undefined) return drawPlace(game, story, laid);
  const names = name ? [name] : (border ?? throwMissing('place for terrain', id));
  const [space, other] = names.map((one) => spaceByName(game, one));
  if (!space || other === null) return [];
  return [other === undefined ? { id, terrain, space } : { id, terrain, border: [space, other] }];
};

/** §30.2 The cards of kinds that were not on the map yet are gathered. */
const gatherCards = (game: Game, laid: readonly MapTerrain[]): void => {
  const gathered = terrainCards(game, adventureOf(game).terrain);
  const terrains = terrainCards(game, laid).filter((kind) => !gathered.includes(kind));
  if (terrains.length > 0)
    openPrompt(game, { kind: 'message', pages: [{ line: 'terrain.cards', terrains }] });
};

/** §80.2 Terrain is laid in spaces and on borders; once it lies there, its cards are gathered. */
export const layTerrain = (game: Game, terrain: MapTerrain[], text: Text | null): void => {
  if (terrain.length === 0) return;
  gatherCards(game, terrain);
  adventureOf(game).terrain.push(...terrain.map((one) => ({ ...one })));
  openPlacement(game, { kind: 'terrain', terrain }, text);
};

export const placeTerrain = (game: Game, ids: readonly string[], text: Text | null): void => {
  const { terrain } = adventureOf(game);
  const fresh: MapTerrain[] = [];
  for (const id of ids.filter((one) => !terrain.some((laid) => laid.id === one)))
    fresh.push(...onMap(game, id, [...terrain, ...fresh]));
  layTerrain(game, fresh, text);
};

export const removeTerrain = (game: Game, id: string): void => {
  const adventure = adventureOf(game);
  const terrain = adventure.terrain.find((one) => one.id === id);
  if (!terrain) return;
  adventure.terrain = adventure.terrain.filter((one) => one.id !== id);
  openPlacement(game, { kind: 'terrainRemoved', terrain: { ...terrain } }, null);
};
