import type { Box, Content, Item, ProductId, Trinket } from '@/games/jime/content';
import type { CampaignState } from '@/games/jime/state';

/** §56.2, §13.2 Only what lies in a box that is on may be asked for. */
export const isOffered = (collection: readonly ProductId[], record: { product: ProductId }): boolean =>
  collection.includes(record.product);

/** §56.2 How many of a card the boxes that are on hold together. */
export const copiesOffered = (
  collection: readonly ProductId[],
  card: Pick<Item | Trinket, 'copies'>,
): number => collection.reduce((sum, product) => sum + (card.copies[product] ?? 0), 0);

/** §56.2 The heroes a company may choose from; the back of a hero card is never chosen by itself. */
export const heroesOffered = (box: Box, collection: readonly ProductId[]): string[] =>
  Object.values(box.heroes)
    .filter((hero) => isOffered(collection, hero) && hero.formOf === undefined)
    .map(({ id }) => id);

/** §56.2. */
export const rolesOffered = (box: Box, collection: readonly ProductId[]): string[] =>
  Object.values(box.roles)
    .filter((role) => isOffered(collection, role))
    .map(({ id }) => id);

const productOfCard = (card: Item | Trinket | undefined, owned: readonly ProductId[]): ProductId[] => {
  if (!card || copiesOffered(owned, card) > 0) return [];
  return Object.keys(card.copies).slice(0, 1) as ProductId[];
};

/** §56.3 The boxes a saved campaign cannot do without and that are now off. Empty: the save may be opened. */
export const missingProducts = (
  { box, campaign: story }: Content,
  campaign: CampaignState,
  owned: readonly ProductId[],
): ProductId[] => {
  const roles = campaign.heroes.flatMap(({ role, rolesPlayed }) => [...rolesPlayed, ...(role ? [role] : [])]);
  const records = [
    ...campaign.heroes.map(({ hero }) => box.heroes[hero]),
    ...roles.map((role) => box.roles[role]),
    ...campaign.heroes.flatMap(({ titles }) => titles.map((title) => box.titles[title])),
  ];
  const cards = [
    ...campaign.heroes.flatMap(({ items }) => items.map((item) => box.items[item])),
    ...campaign.trinkets.map((trinket) => box.trinkets[trinket]),
  ];
  const needed = [
    ...story.products,
    ...records.flatMap((record) => (record ? [record.product] : [])),
    ...cards.flatMap((card) => productOfCard(card, owned)),
  ];
  return [...new Set(needed)].filter((product) => !owned.includes(product));
};
