import type { CompanyHero } from '@/games/jime/play';
import { seeded } from '@/kernel/random';
import type { Card } from '@/games/jime/sim/table/cards';
import {
  addWeakness,
  discard,
  lookAt,
  newDeck,
  resetDeck,
  reveal,
  takePrepared,
} from '@/games/jime/sim/table/deck';
import type { SkillDeck } from '@/games/jime/sim/table/deck';
import { CONTENT } from '../rules/company';

const { box } = CONTENT;

const hero = (id: string, more: Partial<CompanyHero> = {}): CompanyHero => ({
  hero: id,
  role: box.heroes[id]?.suggestedRole ?? null,
  rolesPlayed: [],
  xp: {},
  skills: [],
  titles: [],
  items: [],
  trinket: null,
  ...more,
});

const everyCard = ({ top, shuffled, bottom, discard, prepared }: SkillDeck): Card[] => [
  ...top,
  ...shuffled,
  ...bottom,
  ...discard,
  ...prepared,
];
const sum = (cards: readonly Card[], icon: 'success' | 'fate'): number =>
  cards.reduce((total, card) => total + card[icon], 0);

describe('The skill deck of a hero', () => {
  const HEROES = Object.values(box.heroes).filter(({ formOf }) => formOf === undefined);

  it.each(HEROES.map(({ id }) => id))('§27.1 %s begins with 15 cards, card 1 of the role prepared', (id) => {
    const deck = newDeck(box, hero(id), seeded(1));
    expect(everyCard(deck)).toHaveLength(6 + 5 + 3 + 1);
    expect(deck.shuffled).toHaveLength(14);
    expect(deck.prepared.map((card) => card.id)).toEqual([`${box.heroes[id]?.suggestedRole}-1`]);
  });

  it('§84.6 Aragorn the captain tests with the icons of his cards and of no others', () => {
    const { shuffled } = newDeck(box, hero('aragorn'), seeded(1));
    expect(sum(shuffled, 'success')).toBe(4);
    expect(sum(shuffled, 'fate')).toBe(10);
    const strikes = shuffled.filter(({ keywords }) => keywords.strike).map(({ id }) => id);
    expect(strikes.sort()).toEqual(['aragorn-2', 'aragorn-3', 'captain-2', 'captain-3']);
  });

  it('§95.6, §31.4 bought skills and titles are in it', () => {
    const one = hero('gimli', { skills: ['guardian-8'], titles: ['lone-survivor'] });
    const ids = everyCard(newDeck(box, one, seeded(1))).map(({ id }) => id);
    expect(ids).toHaveLength(17);
    expect(ids).toEqual(expect.arrayContaining(['guardian-8', 'lone-survivor']));
  });
});

describe('Cards come and go', () => {
  it('§89.1 an empty deck is made anew from the discard pile', () => {
    const deck = newDeck(box, hero('bilbo'), seeded(2));
    const dice = seeded(3);
    const first = reveal(deck, 12, dice);
    deck.discard.push(...first);
    expect(reveal(deck, 5, dice)).toHaveLength(5);
    expect(deck.discard).toHaveLength(0);
    expect(deck.shuffled).toHaveLength(9);
  });

  it('§74 a reset deck holds everything that is not prepared', () => {
    const deck = newDeck(box, hero('bilbo'), seeded(2));
    const card = deck.prepared[0] as Card;
    takePrepared(deck, card);
    discard(deck, card);
    addWeakness(deck, seeded(1));
    resetDeck(deck, seeded(4));
    expect(deck.shuffled).toHaveLength(16);
    expect(deck.prepared).toHaveLength(0);
  });

  it('§88.1 whoever scouts takes as many as may be prepared, and knows where the others lie', () => {
    const deck = newDeck(box, hero('legolas'), seeded(5));
    const taste = { prepares: () => 1, reveals: ({ success }: Card) => success };
    for (const prepare of [1, 1, 2])
      expect(lookAt(deck, { cards: 3, prepare }, taste, seeded(6))).toHaveLength(prepare);
    expect(deck.top.every(({ success }) => success > 0)).toBe(true);
    expect(deck.bottom.every(({ success }) => success === 0)).toBe(true);
    expect(everyCard(deck)).toHaveLength(15 - 4);
  });
});
