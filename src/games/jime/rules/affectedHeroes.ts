import type { Effect, Who } from '@/games/jime/content';
import type { Game } from './agenda';
import { openPrompt } from './agenda';
import { heroInPlay, standingHeroes } from './lookup';
import type { Context, HeroId } from '@/games/jime/state';

/** An effect that says for whom it is. */
export type EffectForSomeone = Extract<Effect, { who: Who }>;

/** §112.2 The hero an effect acts on when it needs one: who acts, unless defeated meanwhile; else whoever stands first. */
export const actingHero = (game: Game, { hero }: Context): HeroId | null => {
  const standing = standingHeroes(game);
  return (standing.find((one) => one.hero === hero) ?? standing[0])?.hero ?? null;
};

/** Heroes in the space where it happens; null when only the table knows. */
const heroesHere = (game: Game, { hero, space }: Context): HeroId[] | null => {
  const here = space ?? (hero ? heroInPlay(game, hero).space : null);
  const heroes = standingHeroes(game);
  if (!here || heroes.some((one) => one.space === null)) return null;
  return heroes.filter((one) => one.space === here).map((one) => one.hero);
};

/** Asks the company for one hero, and goes on with that hero acting. */
const askForHero = (game: Game, effect: EffectForSomeone, context: Context): void => {
  const heroes = standingHeroes(game).map(({ hero }) => hero);
  if (heroes.length === 0) return;
  const text = { line: `choose-hero.${effect.do}` } as const;
  openPrompt(game, {
    kind: 'chooseHero',
    text,
    heroes,
    then: [{ ...effect, who: 'acting' } as Effect],
    context,
  });
};

/** Prompts lie one on the other and the last opened is read first: so the last hero is served first. */
export const forHeroesInOrder = (heroes: readonly HeroId[], someone: (hero: HeroId) => void): void =>
  [...heroes].reverse().forEach(someone);

/**
 * Plays an effect for whom it is meant. `someone` is called for each hero known; `everyone` once instead, when only the
 * table can tell who stands here.
 */
export const forAffectedHeroes = (
  game: Game,
  effect: EffectForSomeone,
  context: Context,
  someone: (hero: HeroId) => void,
  everyone: () => void,
): void => {
  switch (effect.who) {
    case 'choose':
      return askForHero(game, effect, context);
    case 'each':
      return forHeroesInOrder(
        standingHeroes(game).map(({ hero }) => hero),
        someone,
      );
    case 'here': {
      const heroes = heroesHere(game, context);
      return heroes ? forHeroesInOrder(heroes, someone) : everyone();
    }
    case 'acting': {
      const hero = actingHero(game, context);
      if (hero) someone(hero);
    }
  }
};
