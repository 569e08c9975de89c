import type { CardLimit } from '@/games/jime/content';
import { refuse } from '@/games/jime/state/refusals';
import type { HeroId } from '@/games/jime/state';
import type { Game } from './agenda';
import { cardsInPlay } from './cardsInPlay';
import { adventureOf, heroInPlay, standingHero, standingHeroes } from './lookup';
import { requireMirror } from './mirror';
import type { Rule } from './rule';

/** Cards print how often they may be used; the guide itself names no limit (§golden.2). */
const limitOn = (game: Game, hero: HeroId, id: string): CardLimit | undefined =>
  cardsInPlay(game, hero).find((one) => one.id === id)?.card?.limit;

/** §96, §72.5, §107 What ends with each: a round takes its phases, turns and tests with it. */
const ENDING_WITH: Record<CardLimit, readonly CardLimit[]> = {
  round: ['round', 'phase', 'turn', 'test'],
  phase: ['phase', 'turn', 'test'],
  turn: ['turn', 'test'],
  test: ['test'],
};

/** A round, phase, turn or test is over: what may be done once in each may be done again. A card that is gone is forgotten. */
export const renewUses = (game: Game, ended: CardLimit): void => {
  for (const one of adventureOf(game).heroes) {
    if (!one.used) continue;
    const left = one.used.filter((id) => !ENDING_WITH[ended].includes(limitOn(game, one.hero, id) ?? 'test'));
    if (left.length > 0) one.used = left;
    else delete one.used;
  }
};

/** The mirror is told that a card has done what it may do once, or that it has not after all. */
export const setUsed: Rule<'setUsed'> = {
  check: (game, { hero, card, used }) => {
    requireMirror(game);
    const already = standingHero(game, hero).used?.includes(card) ?? false;
    if (!cardsInPlay(game, hero).some(({ id }) => id === card)) refuse('card/not-in-play', { hero });
    if (!limitOn(game, hero, card)) refuse('card/no-limit');
    if (used && already) refuse('card/already-used');
    if (!used && !already) refuse('card/not-used');
  },
  play: (game, { hero, card, used }) => {
    const one = heroInPlay(game, hero);
    const others = (one.used ?? []).filter((id) => id !== card);
    const now = used ? [...others, card] : others;
    if (now.length > 0) one.used = now;
    else delete one.used;
  },
  offers: (game) =>
    game.state.mirror
      ? standingHeroes(game).flatMap(({ hero }) =>
          cardsInPlay(game, hero)
            .filter(({ card }) => card?.limit)
            .flatMap(({ id }) => [true, false].map((used) => ({ hero, card: id, used }))),
        )
      : [],
};
