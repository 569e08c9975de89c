import type { EnemyBonus, EnemyChanges, ModifierId } from '@/games/jime/content';
import type { Game } from './agenda';
import { openPrompt } from './agenda';
import { throwMissing } from './lookup';
import type { Group } from '@/games/jime/state';
import { bannerFor } from './banners';

type Bearer = Pick<Group, 'bonuses'>;

/** §47.1 A group with a bonus is elite. */
export const isElite = ({ bonuses }: Bearer): boolean => bonuses.length > 0;

export const bonusesOf = ({ content }: Game, { bonuses }: Bearer): EnemyBonus[] =>
  bonuses.map((id) => content.box.enemyBonuses[id] ?? throwMissing('bonus', id));

/** §47.1 Bonuses are run by the app: what they add up to in one number. */
export const bonusTo = (
  game: Game,
  group: Bearer,
  what: Exclude<keyof EnemyChanges, 'immuneTo' | 'fakeLethal'>,
): number => bonusesOf(game, group).reduce((sum, { changes }) => sum + (changes[what] ?? 0), 0);

const immunities = ({ changes }: EnemyBonus): ModifierId[] => [
  ...(changes.immuneTo ?? []),
  ...(changes.fakeLethal ? (['lethal'] as const) : []),
];

/** §62.3 Modifiers that have no effect on the group. */
export const immuneTo = (game: Game, group: Bearer): ModifierId[] =>
  bonusesOf(game, group).flatMap(immunities);

/** §62.3 The bonuses that leave a modifier without effect on the group. */
export const bonusesAgainst = (game: Game, group: Bearer, modifier: ModifierId): EnemyBonus[] =>
  bonusesOf(game, group).filter((bonus) => immunities(bonus).includes(modifier));

/**
 * A story may strengthen a group on the map: it becomes elite, and its figures gain at once what the bonus adds. §47.4,
 * §49.1 The table is told to place the banner.
 */
export const gainBonus = (game: Game, group: Group, bonus: string): void => {
  if (group.bonuses.includes(bonus)) return;
  const { id, enemy, banner: before } = group;
  const banner = isElite(group) ? before : bannerFor(game, { enemy, bonuses: [bonus] });
  group.bonuses.push(bonus);
  group.banner = banner;
  const { health = 0, armour = 0, sorcery = 0 } = game.content.box.enemyBonuses[bonus]?.changes ?? {};
  group.fullHealth = Math.max(1, group.fullHealth + health);
  for (const figure of group.figures) {
    figure.health = Math.max(1, figure.health + health);
    figure.armour = Math.max(0, figure.armour + armour);
    figure.sorcery = Math.max(0, figure.sorcery + sorcery);
  }
  const what = { kind: 'bonus', group: id, enemy, bonus, banner, before, health: group.fullHealth } as const;
  openPrompt(game, { kind: 'placement', text: null, what });
};
