import type { Stat } from '@/games/jime/content';
import type { Game } from './agenda';
import { adventureOf, standingHeroes, storyOf } from './lookup';
import { tileOf } from '@/games/jime/map/placement';
import type { Space } from '@/games/jime/map/spaces';
import type { SpaceId } from '@/games/jime/state';
import { forHeroesInOrder } from './affectedHeroes';
import { sufferPrompt } from './damageAndFear';
import { DARKNESS } from './lessons';
import { boardOf } from './maps';

const USUAL: { fear: number; negate: Stat | null } = { fear: 2, negate: 'spirit' };

/** What casts darkness on a map besides what is printed. */
export type Shadows = {
  darkEverywhere: boolean;
  tokens: readonly { kind: string; space: SpaceId }[];
};

/** §105.1–105.3 The spaces in darkness among those of a map: printed, by a token, or the whole map. */
export const darkAmong = (
  spaces: readonly Pick<Space, 'id' | 'darkness'>[],
  { darkEverywhere, tokens }: Shadows,
): SpaceId[] => {
  const shaded = new Set(tokens.filter(({ kind }) => kind === 'darkness').map(({ space }) => space));
  return spaces
    .filter(({ id, darkness }) => darkEverywhere || darkness || shaded.has(id))
    .map(({ id }) => id);
};

export const darkSpaces = (game: Game): SpaceId[] =>
  darkAmong(Object.values(boardOf(game).spaces), adventureOf(game));

/** §52.3 Whoever enters an unexplored tile explores it: a hero the app cannot see stands on none. */
const isExplored = (game: Game, space: SpaceId): boolean =>
  !adventureOf(game).tiles.some(({ tile, explored }) => tile === tileOf(space) && !explored);

/** §73.2, §105.4 Heroes in darkness suffer fear. §73.2 Without darkness where a hero may be the step is skipped. */
export const darknessStep = (game: Game): void => {
  const spaces = darkSpaces(game);
  if (spaces.length === 0) return;
  const { fear, negate } = storyOf(game).darkness ?? USUAL;
  const suffering = { damage: 0, fear, negate, facedown: { damage: false, fear: false } };
  const heroes = standingHeroes(game);
  const text = { ...DARKNESS };
  if (heroes.some(({ space }) => space === null) && spaces.some((space) => isExplored(game, space))) {
    sufferPrompt(game, { text, hero: null, who: 'dark', suffering });
    return;
  }
  const dark = heroes.filter(({ space }) => space !== null && spaces.includes(space)).map(({ hero }) => hero);
  forHeroesInOrder(dark, (hero) => sufferPrompt(game, { text, hero, who: 'hero', suffering }));
};
