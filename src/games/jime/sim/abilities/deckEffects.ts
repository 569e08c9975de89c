import type { AbilityEffectOf } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { freeTrinkets } from '@/games/jime/play';
import { shuffle } from '@/kernel/random';
import type { Card } from '../table/cards';
import { WEAKNESS } from '../table/cards';
import { findDiscarded, putAtBottom, putOnTop, takeDiscarded, takeTop } from '../table/deck';
import type { Table } from '../table/table';
import { act, deckOf, heroOf } from '../table/table';
import { cardWorth } from './cardWorth';
import { preparedLimitOf } from './constants';
import { dropPrepared, wasPrepared } from './hand';

/** §84.4 A card goes to the prepared ones; with no room left, the least wanted makes place for a better one. */
export const prepareCard = (table: Table, hero: HeroId, card: Card): boolean => {
  const deck = deckOf(table, hero);
  if (deck.prepared.length >= preparedLimitOf(table, hero)) {
    const worst = deck.prepared.reduce((least, other) =>
      cardWorth(other) < cardWorth(least) ? other : least,
    );
    if (cardWorth(worst) >= cardWorth(card)) return false;
    dropPrepared(table, hero, worst);
  }
  deck.prepared.push(card);
  deck.odds.clear();
  wasPrepared(table, hero, card);
  return true;
};

/** §84 Prepares the best card of the discard pile that an effect allows, or every one. */
export const prepareDiscarded = (
  table: Table,
  hero: HeroId,
  { card: filter = {}, all }: AbilityEffectOf<'prepare'>,
): void => {
  const deck = deckOf(table, hero);
  const card = findDiscarded(deck, filter, cardWorth);
  if (!card) return;
  takeDiscarded(deck, card);
  if (!prepareCard(table, hero, card)) return putAtBottom(deck, card);
  if (all) prepareDiscarded(table, hero, { do: 'prepare', card: filter, all });
};

/** A card without icons is put at the bottom, any other stays. */
export const lookAtTop = (table: Table, hero: HeroId): void => {
  const deck = deckOf(table, hero);
  const card = takeTop(deck, table.dice);
  if (!card) return;
  if (card.success + card.fate > 0) putOnTop(deck, card);
  else putAtBottom(deck, card);
};

/** §53 One weakness leaves the adventure, and the deck is shuffled. */
export const removeWeakness = (table: Table, hero: HeroId): void => {
  const deck = deckOf(table, hero);
  const cards = [...deck.top, ...deck.shuffled, ...deck.bottom];
  const at = cards.indexOf(WEAKNESS);
  if (at >= 0) cards.splice(at, 1);
  Object.assign(deck, { top: [], bottom: [], shuffled: shuffle(table.dice, cards) });
  deck.odds.clear();
};

export const exchangeDiscard = (table: Table, hero: HeroId): void => {
  const deck = deckOf(table, hero);
  const cards = [...deck.top, ...deck.shuffled, ...deck.bottom];
  Object.assign(deck, { top: [], bottom: [], shuffled: shuffle(table.dice, deck.discard), discard: cards });
  deck.odds.clear();
};

/** §76.3 Tokens go where one is missing. */
export const replenish = (table: Table, hero: HeroId, { trinkets }: AbilityEffectOf<'replenish'>): void => {
  const wanting = heroOf(table, hero).trinkets.filter(
    ({ trinket, tokens }) => tokens < (table.content.box.trinkets[trinket]?.depletion ?? 0),
  );
  for (const { trinket } of trinkets === 'all' ? wanting : wanting.slice(0, trinkets))
    act(table, { type: 'replenish', hero, trinket });
};

/** §61.3 */
export const equipSpare = (table: Table, hero: HeroId): void => {
  const [trinket] = freeTrinkets(table.state);
  if (trinket !== undefined) act(table, { type: 'equip', hero, trinket });
};
