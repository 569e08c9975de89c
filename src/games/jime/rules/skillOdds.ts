import type { Box } from '@/games/jime/content';
import type { CompanyHero } from '@/games/jime/state';
import { knownDeck, testOdds } from './odds';
import { preparedSkill, skillDeck } from './skillDeck';

/** A test by which decks are compared: cards revealed and successes needed. */
export type SampleTest = { cards: number; needed: number };

/** §51.5, §107 The chance of a test at the start of an adventure, without a card in the hero's deck and with it. */
export const skillOdds = (
  box: Box,
  hero: CompanyHero,
  skill: string,
  { cards, needed }: SampleTest,
): { without: number; with: number } => {
  const { basic, hero: own, role, bought, titles, weaknesses } = skillDeck(box, hero);
  const first = preparedSkill(box, hero);
  const others = [...basic, ...own, ...role, ...bought, ...titles].filter((card) => card !== skill);
  const seen = { prepared: first === null ? [] : [first], top: [], bottom: [], discard: [] };
  const chance = (deck: readonly string[]): number =>
    testOdds(knownDeck(box, { cards: deck, weaknesses }, seen), { cards, conversions: 0, needed }).pass[
      needed
    ] ?? 0;
  return { without: chance(others), with: chance([...others, skill]) };
};
