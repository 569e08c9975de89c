import type { Stat } from '@/games/jime/content';
import type { Game } from './agenda';
import { statOf } from './limits';
import { heroInPlay } from './lookup';
import type { HeroId } from '@/games/jime/state';
import { companyHero } from './company';
import type { KnownDeck, TestOdds } from './odds';
import { atLeast, expected, knownDeck, revealed, successes, testOdds } from './odds';
import { preparedSkill, skillDeck } from './skillDeck';

/** §27.1, §84.6 A hero's deck as far as the app knows it: what is prepared is not in it; without a mirror that is the role's card 1. */
export const deckOf = ({ state, content: { box } }: Game, hero: HeroId): KnownDeck => {
  const own = companyHero(state.campaign, hero);
  const { basic, hero: cards, role, bought, titles, weaknesses } = skillDeck(box, own);
  const first = preparedSkill(box, own);
  const inPlay = state.adventure?.heroes.find((one) => one.hero === hero);
  const prepared = state.mirror && inPlay ? inPlay.prepared : first ? [first] : [];
  const gathered = { cards: [...basic, ...cards, ...role, ...bought, ...titles], weaknesses };
  return knownDeck(box, gathered, { prepared, top: [], bottom: [], discard: [] });
};

/**
 * §25.1, §107.1, §107.2 What a hero may expect of a test before it is made. With the mirror on the hero's inspiration is
 * counted; `more` are conversions and cards that cards and terrain give (§94.1, §107.1).
 */
export const oddsOf = (
  game: Game,
  hero: HeroId,
  stat: Stat,
  needed: number,
  more: { conversions?: number; cards?: number } = {},
): TestOdds =>
  testOdds(deckOf(game, hero), {
    cards: statOf(game, hero, stat) + (more.cards ?? 0),
    conversions: heroInPlay(game, hero).inspiration + (more.conversions ?? 0),
    needed,
  });

/** The most inspiration whose worth is shown before a test. */
const MOST_SHOWN = 2;

/** §41.1, §107.2 The chance of passing, and the successes to expect, with no inspiration spent, with one, with two. */
export const oddsBySpent = (
  game: Game,
  hero: HeroId,
  stat: Stat,
  needed: number,
): { pass: number; expected: number }[] => {
  const icons = revealed(deckOf(game, hero), statOf(game, hero, stat));
  return Array.from({ length: MOST_SHOWN + 1 }, (_, spent) => {
    const chances = successes(icons, spent);
    return { pass: atLeast(chances, needed), expected: expected(chances) };
  });
};
