import type { Box } from '@/games/jime/content';
import type { CampaignState, GameState } from '@/games/jime/state';
import { companyHero } from './company';
import { wearerOf } from './equip';
import { upgradesOf } from './lore';

/** A card of the inventory; it shines when `upgrades` is not empty (§34.6). */
export interface InventoryCard {
  card: string;
  upgrades: string[];
}

/** §61.1, §99.4, §camp.3 What each hero carries, then the trinkets of the company and who wears them. */
export interface Inventory {
  heroes: { hero: string; items: InventoryCard[] }[];
  trinkets: (InventoryCard & { wearer: string | undefined })[];
}

/** §61.1, §29.7 The two leaves of the item menu. */
export const inventory = (box: Box, state: GameState): Inventory => {
  const { campaign } = state;
  const card = (id: string): InventoryCard => ({ card: id, upgrades: upgradesOf(box, campaign, id) });
  return {
    heroes: campaign.heroes.map(({ hero, items }) => ({ hero, items: items.map(card) })),
    trinkets: campaign.trinkets.map((id) => ({ ...card(id), wearer: wearerOf(state, id) })),
  };
};

/** §61.2 A hero’s bought skills by role, and the titles. */
export const skillsOwned = (
  box: Box,
  campaign: CampaignState,
  hero: string,
): { byRole: Record<string, string[]>; titles: string[] } => {
  const { skills, titles } = companyHero(campaign, hero);
  const byRole: Record<string, string[]> = {};
  skills.forEach((skill) => {
    const owner = box.skills[skill]?.owner;
    if (owner?.kind === 'role') (byRole[owner.role] ??= []).push(skill);
  });
  return { byRole, titles: [...titles] };
};
