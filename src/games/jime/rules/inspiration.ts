import type { Game } from './agenda';
import { heroInPlay, standingHero, standingHeroes } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { HeroId } from '@/games/jime/state';
import { limitsOf } from './limits';
import { requireMirror } from './mirror';

/** §60.2 As printed, and as cards in play change it. */
export const inspirationLimit = (game: Game, hero: HeroId): number => limitsOf(game, hero).inspiration;

/** §60.1, §60.2 Inspiration beyond the hero's limit is not gained. The mirror alone counts it. */
export const gainInspiration = (game: Game, hero: HeroId, count: number): void => {
  if (!game.state.mirror) return;
  const one = heroInPlay(game, hero);
  one.inspiration = Math.min(inspirationLimit(game, hero), one.inspiration + count);
};

export const loseInspiration = (game: Game, hero: HeroId, count: number): void => {
  if (!game.state.mirror) return;
  const one = heroInPlay(game, hero);
  one.inspiration = Math.max(0, one.inspiration - count);
};

/** §39.1, §60.3 The mirror is told of inspiration spent or gained. */
export const setInspiration: Rule<'setInspiration'> = {
  check: (game, { hero, count }) => {
    requireMirror(game);
    standingHero(game, hero);
    const limit = inspirationLimit(game, hero);
    if (count > limit) refuse('inspiration/over-limit', { hero, limit });
  },
  play: (game, { hero, count }) => {
    heroInPlay(game, hero).inspiration = count;
  },
  offers: (game) =>
    game.state.mirror
      ? standingHeroes(game).flatMap(({ hero }) =>
          Array.from({ length: inspirationLimit(game, hero) + 1 }, (_, count) => ({ hero, count })),
        )
      : [],
};
