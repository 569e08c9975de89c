import type { Box, CardFilter } from '@/games/jime/content';
import type { CompanyHero } from '@/games/jime/play';
import type { Revealed, Successes } from '@/games/jime/rules/odds';
import { revealed, successes } from '@/games/jime/rules/odds';
import { preparedSkill, skillDeck } from '@/games/jime/rules/skillDeck';
import type { Generator } from '@/kernel/random';
import { int, shuffle } from '@/kernel/random';
import type { Card, Cards, CardsInPlay } from './cards';
import { cardsOf, WEAKNESS } from './cards';

/** A skill deck as its hero knows it: what was scouted lies known on the top or the bottom, first card first (§88.1). */
export interface SkillDeck {
  top: Card[];
  shuffled: Card[];
  bottom: Card[];
  discard: Card[];
  prepared: Card[];
  /** Exact odds by the cards revealed and the conversions at hand, as long as the deck stays as it is. */
  odds: Map<number, Successes>;
  /** The abilities of its hero by their moment, as long as no card comes or goes; see `usesAt`. */
  uses?: CardsInPlay | undefined;
}

/** §27.1, §new.8, §new.9 The real cards of hero, role and purchases, with one weakness; the role's card 1 is prepared. */
export const newDeck = (box: Box, hero: CompanyHero, dice: Generator, played: Cards = 'real'): SkillDeck => {
  const cards = cardsOf(box, played);
  const { basic, hero: own, role, bought, titles, weaknesses } = skillDeck(box, hero);
  const first = preparedSkill(box, hero);
  const ids = [...basic, ...own, ...role, ...bought, ...titles].filter((id) => id !== first);
  const gathered = ids.flatMap((id) => cards[id] ?? []);
  const blanks = Array.from({ length: weaknesses }, () => WEAKNESS);
  const prepared = first === null ? [] : [cards[first]].filter((card) => card !== undefined);
  return {
    top: [],
    shuffled: shuffle(dice, [...gathered, ...blanks]),
    bottom: [],
    discard: [],
    prepared,
    odds: new Map(),
  };
};

/** §74, §89 Everything but what is prepared is shuffled together again. */
export const resetDeck = (deck: SkillDeck, dice: Generator): void => {
  deck.shuffled = shuffle(dice, [...deck.top, ...deck.shuffled, ...deck.bottom, ...deck.discard]);
  deck.top = [];
  deck.bottom = [];
  deck.discard = [];
  deck.odds.clear();
};

/** §89.1 An empty deck is made anew from the discard pile. */
export const takeTop = (deck: SkillDeck, dice: Generator): Card | undefined => {
  const card = deck.top.shift() ?? deck.shuffled.pop() ?? deck.bottom.shift();
  if (card || deck.discard.length === 0) return card;
  deck.shuffled = shuffle(dice, deck.discard);
  deck.discard = [];
  return deck.shuffled.pop();
};

/** §107.1 Cards from the top; at least one. */
export const reveal = (deck: SkillDeck, count: number, dice: Generator): Card[] => {
  deck.odds.clear();
  return Array.from({ length: Math.max(1, count) }, () => takeTop(deck, dice)).filter(
    (card) => card !== undefined,
  );
};

export const discard = (deck: SkillDeck, ...cards: Card[]): void => {
  deck.discard.push(...cards);
  deck.odds.clear();
};

/** A card leaves the play area. */
export const takePrepared = (deck: SkillDeck, card: Card): void => {
  deck.prepared.splice(deck.prepared.indexOf(card), 1);
  deck.uses = undefined;
};

export const putOnTop = (deck: SkillDeck, card: Card): void => {
  deck.top.unshift(card);
  deck.odds.clear();
};

export const putAtBottom = (deck: SkillDeck, card: Card): void => {
  deck.bottom.push(card);
  deck.odds.clear();
};

/** The next card, as whoever may look at it sees it. */
export const topCard = ({ top, shuffled, bottom }: SkillDeck): Card | undefined =>
  top[0] ?? shuffled[shuffled.length - 1] ?? bottom[0];

const fits = ({ traits, keywords, ...icons }: Card, filter: CardFilter): boolean =>
  (!filter.traits || filter.traits.some((trait) => traits.includes(trait))) &&
  (!filter.keywords || filter.keywords.some((keyword) => keywords[keyword])) &&
  (!filter.icon || icons[filter.icon] > 0);

/** The most wanted card of the discard pile that fits; a weakness is never wanted. */
export const findDiscarded = (
  { discard: pile }: SkillDeck,
  filter: CardFilter,
  worth: (card: Card) => number = () => 1,
): Card | undefined =>
  pile
    .filter((card) => card !== WEAKNESS && fits(card, filter) && worth(card) > 0)
    .reduce<Card | undefined>((best, card) => (best && worth(best) >= worth(card) ? best : card), undefined);

export const takeDiscarded = (deck: SkillDeck, card: Card): void => {
  const at = deck.discard.indexOf(card);
  if (at >= 0) deck.discard.splice(at, 1);
  deck.odds.clear();
};

/** §53.2 */
export const addWeakness = (deck: SkillDeck, dice: Generator): void => {
  deck.shuffled.splice(int(dice, 0, deck.shuffled.length), 0, WEAKNESS);
  deck.odds.clear();
};

/** What the odds depend on: how many cards of each kind lie where. */
const pileKey = (cards: readonly Card[]): string => {
  const counts: number[] = [];
  for (const { success, fate } of cards) {
    const kind = success * 4 + fate;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts.join(',');
};

/** Decks alike have the same odds, and thousands of games are played with decks alike; thrown away before it grows too thick. */
const book = new Map<string, Revealed>();
const THICK = 4000;

const revealedBy = (deck: SkillDeck, cards: number): Revealed => {
  const known = [...deck.top, ...deck.bottom].map(({ success, fate }) => success * 4 + fate).join(' ');
  const key = `${cards} ${deck.top.length} ${known} ${pileKey(deck.shuffled)} ${pileKey(deck.discard)}`;
  if (book.size > THICK) book.clear();
  const odds = book.get(key) ?? revealed(deck, cards);
  book.set(key, odds);
  return odds;
};

/** §107.1, §107.2 The chance of each number of successes, exactly. */
export const oddsOfCards = (deck: SkillDeck, cards: number, conversions: number): Successes => {
  const key = cards * 100 + conversions;
  const kept = deck.odds.get(key);
  if (kept) return kept;
  const odds = successes(revealedBy(deck, cards), conversions);
  deck.odds.set(key, odds);
  return odds;
};

/** How much a card is wanted in the play area, and in the next test. */
export interface Scouting {
  prepares: (card: Card) => number;
  reveals: (card: Card) => number;
}

/** §88.1 Looks at some cards, takes those worth preparing, and puts the others on the top or under the deck. */
export const lookAt = (
  deck: SkillDeck,
  { cards, prepare }: { cards: number; prepare: number },
  taste: Scouting,
  dice: Generator,
): Card[] => {
  const seen = reveal(deck, cards, dice).sort((a, b) => taste.prepares(b) - taste.prepares(a));
  const taken = seen.slice(0, prepare).filter((card) => taste.prepares(card) > 0);
  for (const card of seen.slice(taken.length)) (taste.reveals(card) > 0 ? deck.top : deck.bottom).push(card);
  deck.odds.clear();
  return taken;
};
