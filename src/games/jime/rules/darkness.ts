import type { Stat } from '@/games/jime/content';
import type { Game } from './agenda';
import { adventureOf, standingHeroes, storyOf } from './find';
import type { SpaceId } from '@/games/jime/state';
import { inOrder } from './who';
import { sufferPrompt } from './damageAndFear';
import { DARKNESS } from './lessons';
import { boardOf } from './maps';

const USUAL: { fear: number; negate: Stat | null } = { fear: 2, negate: 'spirit' };

/** §105.1–105.3 Printed, by a token, or the whole map. */
export const isDark = (game: Game, space: SpaceId): boolean => {
  const { darkEverywhere, tokens } = adventureOf(game);
  return (
    darkEverywhere ||
    boardOf(game).spaces[space]?.darkness === true ||
    tokens.some((token) => token.kind === 'darkness' && token.space === space)
  );
};

export const darkSpaces = (game: Game): SpaceId[] =>
  Object.keys(boardOf(game).spaces).filter((space) => isDark(game, space));

/** §73.2, §105.4 Heroes in darkness suffer fear. §73.2 Without darkness on the map the step is skipped. */
export const darknessStep = (game: Game): void => {
  if (darkSpaces(game).length === 0) return;
  const { fear, negate } = storyOf(game).darkness ?? USUAL;
  const suffering = { damage: 0, fear, negate, facedown: { damage: false, fear: false } };
  const heroes = standingHeroes(game);
  const text = { ...DARKNESS };
  if (heroes.some(({ space }) => space === null)) {
    sufferPrompt(game, { text, hero: null, who: 'dark', suffering });
    return;
  }
  const dark = heroes.filter(({ space }) => space && isDark(game, space)).map(({ hero }) => hero);
  inOrder(dark, (hero) => sufferPrompt(game, { text, hero, who: 'hero', suffering }));
};
