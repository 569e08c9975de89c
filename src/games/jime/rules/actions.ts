import type { Game } from './agenda';
import { laterEffects } from './agenda';
import { heroInPlay, inActionPhase, isFree, standing, standingHeroes, storyOf } from './find';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { HeroId } from '@/games/jime/state';
import { holds } from './conditions';
import { acts } from './actionPhase';
import { tell } from './chronicle';

/** §4.2 The actions of this adventure alone that a hero may take now. */
export const actionsOffered = (game: Game, hero: HeroId): string[] =>
  (storyOf(game).actions ?? [])
    .filter(({ when }) => !when || holds(game, when, { hero }))
    .map(({ id }) => id);

/** §4.2, §6 An action the adventure adds: spent like any other, and never taken back. */
export const storyAction: Rule<'storyAction'> = {
  check: (game, { hero, action }) => {
    inActionPhase(game);
    standing(game, hero);
    if (!actionsOffered(game, hero).includes(action)) refuse('action/not-offered');
  },
  play: (game, { hero, action }) => {
    acts(game, hero);
    tell(game, { line: 'chronicle.action', action }, hero);
    const { space } = heroInPlay(game, hero);
    const effects = storyOf(game).actions?.find(({ id }) => id === action)?.effects;
    laterEffects(game, effects, { hero, ...(space ? { space } : {}) });
  },
  offers: (game) =>
    isFree(game)
      ? standingHeroes(game).flatMap(({ hero }) =>
          actionsOffered(game, hero).map((action) => ({ hero, action })),
        )
      : [],
};
