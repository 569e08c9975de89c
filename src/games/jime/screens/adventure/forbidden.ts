import type { ModifierId } from '@/games/jime/content';
import type { Game, Group } from '@/games/jime/play';

/** §62.3 The bonuses of a group that make a modifier powerless, by the name of their text. */
export const forbiddenBy = ({ content }: Game, { bonuses }: Group, modifier: ModifierId): string[] =>
  bonuses.flatMap((id) => {
    const bonus = content.box.enemyBonuses[id];
    const { immuneTo = [], fakeLethal = false } = bonus?.changes ?? {};
    return bonus && (immuneTo.includes(modifier) || (fakeLethal && modifier === 'lethal'))
      ? [bonus.name]
      : [];
  });
