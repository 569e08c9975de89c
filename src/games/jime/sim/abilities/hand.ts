import type { KeywordId } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/play';
import { limitsOf } from '@/games/jime/play';
import type { BlowUnderWay } from './happening';
import type { Card } from '../table/cards';
import { discard, putOnTop, takePrepared } from '../table/deck';
import type { Table } from '../table/table';
import { act, deckOf, heroOf } from '../table/table';

/** A card whose constant abilities the app reckons with: the mirror must know that it lies prepared. */
const isConstant = ({ abilities }: Card): boolean =>
  abilities?.some((ability) => 'at' in ability && ability.at === 'always') ?? false;

/** §84.4 A card has been prepared: what answers it, and the mirror. */
export const wasPrepared = (table: Table, hero: HeroId, card: Card): void => {
  deckOf(table, hero).uses = undefined;
  const { prepared } = heroOf(table, hero);
  const isNews = table.cards === 'real' && isConstant(card) && !prepared.includes(card.id);
  if (isNews && prepared.length < limitsOf(table, hero).prepared)
    act(table, { type: 'prepare', hero, skill: card.id });
  table.events.push({ at: 'prepared', hero, card }, { at: 'prepares', hero, card });
};

/** A prepared card is used up: discarded, taken out of the adventure, or put on top of the deck. */
export const dropPrepared = (
  table: Table,
  hero: HeroId,
  card: Card,
  to: 'discard' | 'remove' | 'top' = 'discard',
): void => {
  const deck = deckOf(table, hero);
  if (!deck.prepared.includes(card)) return;
  takePrepared(deck, card);
  if (to === 'discard') discard(deck, card);
  if (to === 'top') putOnTop(deck, card);
  if (table.cards === 'real' && heroOf(table, hero).prepared.includes(card.id))
    act(table, { type: 'discardPrepared', hero, skill: card.id });
  if (to === 'discard') table.events.push({ at: 'discards', hero, card });
};

/** A prepared card is used for its keyword, and discarded (§64). */
export const spendKeyword = (
  table: Table,
  hero: HeroId,
  card: Card,
  keyword: KeywordId,
  blow?: BlowUnderWay,
): void => {
  table.events.push({ at: 'keyword', hero, card, keyword, ...(blow ? { blow } : {}) });
  dropPrepared(table, hero, card);
};
