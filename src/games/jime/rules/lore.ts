import type { Box, Item, Trinket } from '@/games/jime/content';
import type { Game } from './agenda';
import { announce } from './announce';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { CampaignState } from '@/games/jime/state';
import { checkAtCamp, isAtCamp } from './camp';
import { copiesOffered } from './collection';
import { companyHero } from './company';
import { copiesHeld } from './items';
import { lookUp } from './lookup';

/** §34.1, §34.2, §34.3 Lore is the whole company’s, and only ever grows. */
export const gainLore = (game: Game, count: number): void => {
  if (count < 0) throw new Error(`lore cannot be lost (${count})`);
  game.state.campaign.lore += count;
  announce(game, { line: 'effect.lore', count });
};

const cardOf = (box: Box, card: string): Item | Trinket | undefined =>
  lookUp(box.items, card) ?? lookUp(box.trinkets, card);

/** §29.6 The cards of the next tier of the same series that lie in a box that is on. */
export const nextTier = (box: Box, campaign: CampaignState, card: string): string[] => {
  const from = cardOf(box, card);
  if (!from || from.tier === null) return [];
  const next = from.tier + 1;
  return [...Object.values(box.items), ...Object.values(box.trinkets)]
    .filter(({ series, tier }) => series === from.series && tier === next)
    .filter((to) => copiesOffered(campaign.collection, to) > 0)
    .map(({ id }) => id);
};

const loreReached = (box: Box, { lore }: CampaignState, card: string): boolean => {
  const needed = cardOf(box, card)?.lore ?? null;
  return needed !== null && lore >= needed;
};

const isLeft = (box: Box, campaign: CampaignState, card: string): boolean => {
  const found = cardOf(box, card);
  return found !== undefined && copiesHeld(campaign, card) < copiesOffered(campaign.collection, found);
};

/**
 * §34.4, §34.6, §29.5 The upgrades open to a card of the company. None at the highest tier even if the card shows a
 * lore value (§29.6), and none of which the company already holds every copy.
 */
export const upgradesOf = (box: Box, campaign: CampaignState, card: string): string[] =>
  loreReached(box, campaign, card)
    ? nextTier(box, campaign, card).filter((to) => isLeft(box, campaign, to))
    : [];

const checkUpgrade = (box: Box, campaign: CampaignState, from: string, to: string): void => {
  if (!nextTier(box, campaign, from).includes(to)) refuse('item/not-an-upgrade', { from, to });
  if (!loreReached(box, campaign, from))
    refuse('item/not-enough-lore', { needed: cardOf(box, from)?.lore ?? 0 });
  if (!isLeft(box, campaign, to)) refuse('item/held-by-another', { to });
};

const replace = (cards: string[], from: string, to: string): void => {
  cards[cards.indexOf(from)] = to;
};

/**
 * §34.5, §34.7, §34.8, §16.8 The upgraded card takes the place of the first, which goes back to the reserve; no lore is
 * spent (§34.3), and any number of items may be upgraded.
 */
export const upgradeItem: Rule<'upgradeItem'> = {
  check: (game, { hero, item, upgrade }) => {
    const campaign = checkAtCamp(game);
    if (!companyHero(campaign, hero).items.includes(item)) refuse('item/not-carried', { hero, item });
    checkUpgrade(game.content.box, campaign, item, upgrade);
  },
  play: ({ state }, { hero, item, upgrade }) =>
    replace(companyHero(state.campaign, hero).items, item, upgrade),
  offers: ({ state, content }) =>
    !isAtCamp(state)
      ? []
      : state.campaign.heroes.flatMap(({ hero, items }) =>
          items.flatMap((item) =>
            upgradesOf(content.box, state.campaign, item).map((upgrade) => ({ hero, item, upgrade })),
          ),
        ),
};

/** §34.7, §111.4 Trinkets belong to the whole company, and so does their upgrade. */
export const upgradeTrinket: Rule<'upgradeTrinket'> = {
  check: (game, { trinket, upgrade }) => {
    const campaign = checkAtCamp(game);
    if (!campaign.trinkets.includes(trinket)) refuse('trinket/not-in-inventory', { trinket });
    checkUpgrade(game.content.box, campaign, trinket, upgrade);
  },
  play: ({ state }, { trinket, upgrade }) => replace(state.campaign.trinkets, trinket, upgrade),
  offers: ({ state, content }) =>
    !isAtCamp(state)
      ? []
      : state.campaign.trinkets.flatMap((trinket) =>
          upgradesOf(content.box, state.campaign, trinket).map((upgrade) => ({ trinket, upgrade })),
        ),
};
