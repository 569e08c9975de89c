import type { Box, Item, ProductId } from '@/games/jime/content';
import { refuse } from '@/games/jime/state/refusals';
import type { CampaignState } from '@/games/jime/state';
import { copiesOffered } from './collection';

/** §29.4, §99.1 A hero has two hands, and equips at most two items with them. */
const HANDS = 2;

/** §29.4 Two hands’ worth of items, unless the hero card says otherwise. */
export const handsOf = (box: Box, hero: string): number => box.heroes[hero]?.hands ?? HANDS;

/** §29.4, §99.1 Whether a hero can equip these together: three hands’ worth is a one-handed item beside a two-handed one. */
export const fitsHands = (box: Box, hero: string, items: readonly Item[]): boolean =>
  items.filter(({ hands }) => hands > 0).length <= HANDS &&
  items.reduce((sum, { hands }) => sum + hands, 0) <= handsOf(box, hero);

/** §29.6 Starting items are of tier I; a card without a tier belongs to the hero that names it. */
const startsWith = (box: Box, hero: string, item: Item): boolean =>
  item.tier === 1 || (item.tier === null && (box.heroes[hero]?.suggestedItems ?? []).includes(item.id));

/** §new.3 The items a hero may begin with, given those the others have taken. */
export const startingItems = (
  box: Box,
  collection: readonly ProductId[],
  hero: string,
  taken: readonly string[],
): string[] =>
  Object.values(box.items)
    .filter((item) => startsWith(box, hero, item) && fitsHands(box, hero, [item]))
    .filter((item) => copiesOffered(collection, item) > taken.filter((id) => id === item.id).length)
    .map(({ id }) => id);

const inSlot = (items: readonly Item[], slot: Item['slot']): number =>
  items.filter((item) => item.slot === slot).length;

/** §29.3, §29.4, §99.1 One armour, the hands’ worth, one mount. */
const checkSlots = (box: Box, hero: string, items: readonly Item[]): void => {
  if (inSlot(items, 'armour') > 1 || inSlot(items, 'mount') > 1) refuse('item/slot-taken', { hero });
  if (!fitsHands(box, hero, items)) refuse('item/hands-full', { hero });
};

/** §new.3, §16.6 Every hero begins in an armour, with items of tier I the boxes hold and no other hero has taken. */
export const checkStartingItems = (
  box: Box,
  collection: readonly ProductId[],
  heroes: readonly { hero: string; items: readonly string[] }[],
): void => {
  const taken: string[] = [];
  heroes.forEach(({ hero, items }) => {
    const cards = items.flatMap((item) => Object.values(box.items).find(({ id }) => id === item) ?? []);
    checkSlots(box, hero, cards);
    items.forEach((item) => {
      if (!startingItems(box, collection, hero, taken).includes(item))
        refuse('item/not-offered', { hero, item });
      taken.push(item);
    });
    if (inSlot(cards, 'armour') === 0) refuse('item/no-armour', { hero });
  });
};

/** How many of a card the company holds, in its heroes’ hands or among its trinkets. */
export const copiesHeld = (campaign: CampaignState, card: string): number =>
  [...campaign.heroes.flatMap(({ items }) => items), ...campaign.trinkets].filter((id) => id === card).length;
