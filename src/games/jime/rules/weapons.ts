import type { HitRow, Item } from '@/games/jime/content';
import type { Game } from './agenda';
import { heroInPlay } from './lookup';
import { inRange } from '@/games/jime/map/distance';
import type { Group, HeroId } from '@/games/jime/state';
import { boardOf } from './maps';

/** §29.1, §29.2 A card a hero attacks with: which stats it tests, and what successes buy, line by line. */
export interface Weapon {
  card: string;
  kind: 'item' | 'trinket';
  ranged: boolean;
  testStats: Item['testStats'];
  hitTable: readonly HitRow[];
}

/** §17.2, §29.3 The weapons a hero has equipped. */
export const weaponsOf = (game: Game, hero: HeroId): Weapon[] => {
  const { box } = game.content;
  const { items } = game.state.campaign.heroes.find((one) => one.hero === hero) ?? { items: [] };
  const trinkets = heroInPlay(game, hero).trinkets.map(({ trinket }) => trinket);
  const cards = [
    ...items.flatMap((id) => ({ kind: 'item' as const, card: box.items[id] })),
    ...trinkets.flatMap((id) => ({ kind: 'trinket' as const, card: box.trinkets[id] })),
  ];
  return cards.flatMap(({ kind, card }) =>
    card && card.hitTable.length > 0
      ? [{ card: card.id, kind, ranged: card.ranged, testStats: card.testStats, hitTable: card.hitTable }]
      : [],
  );
};

/** §17.3, §83.2, §83.3 Whether a weapon of the hero reaches a group; null when the mirror cannot tell. */
export const heroInRange = (game: Game, hero: HeroId, group: Group): boolean | null => {
  const { space } = heroInPlay(game, hero);
  if (space === null || group.space === null) return null;
  const reach = weaponsOf(game, hero).some(({ ranged }) => ranged) ? 1 : 0;
  return inRange(boardOf(game), space, group.space, reach);
};
