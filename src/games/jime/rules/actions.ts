import type { Game } from './agenda';
import { scheduleEffects } from './agenda';
import {
  heroInPlay,
  requireActionPhase,
  isActionPhase,
  standingHero,
  standingHeroes,
  storyOf,
} from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { HeroId } from '@/games/jime/state';
import { holds } from './conditions';
import { spendAction } from './actionPhase';
import { addToChronicle } from './chronicle';

/** §4.2 The actions of this adventure alone that a hero may take now. */
export const actionsOffered = (game: Game, hero: HeroId): string[] =>
  (storyOf(game).actions ?? [])
    .filter(({ when }) => !when || holds(game, when, { hero }))
    .map(({ id }) => id);

/** §4.2, §6 An action the adventure adds: spent like any other, and never taken back. */
export const storyAction: Rule<'storyAction'> = {
  check: (game, { hero, action }) => {
    requireActionPhase(game);
    standingHero(game, hero);
    if (!actionsOffered(game, hero).includes(action)) refuse('action/not-offered');
  },
  play: (game, { hero, action }) => {
    spendAction(game, hero);
    addToChronicle(game, { line: 'chronicle.action', action }, hero);
    const { space } = heroInPlay(game, hero);
    const effects = storyOf(game).actions?.find(({ id }) => id === action)?.effects;
    scheduleEffects(game, effects, { hero, ...(space ? { space } : {}) });
  },
  offers: (game) =>
    isActionPhase(game)
      ? standingHeroes(game).flatMap(({ hero }) =>
          actionsOffered(game, hero).map((action) => ({ hero, action })),
        )
      : [],
};
