import type { RegionId, Side } from '@/games/confrontation/content';
import { AT_HOME, FRONT, HOME } from '@/games/confrontation/content';
import type { Command, TokenId, TokenView } from '@/games/confrontation/play';
import { seeded, shuffle } from '@/kernel/random';

/** The nine in any order. */
export const mixedSetUp = (side: Side, seed: number): Command => {
  const places = [...Array.from({ length: AT_HOME }, () => HOME[side]), ...FRONT[side]];
  return { type: 'arrange', side, regions: shuffle(seeded(seed), places) };
};

/** Two of the nine change places. */
export const swappedSetUp = (
  side: Side,
  own: readonly TokenView[],
  [first, second]: readonly [TokenId, TokenId],
): Command => {
  const taken = (id: TokenId): TokenId => (id === first ? second : id === second ? first : id);
  const at = new Map(own.map((token) => [token.id, token.at]));
  const regions = own.flatMap(({ id }): RegionId[] => {
    const place = at.get(taken(id));
    return place === undefined || place === 'reserve' || place === 'fallen' ? [] : [place];
  });
  return { type: 'arrange', side, regions };
};
