import type { RegionId, Side } from '@/games/confrontation/content';
import { DOWNSTREAM, TUNNEL } from '@/games/confrontation/content';
import type { CommandOf } from '@/games/confrontation/play';

export type SpecialWay = 'tunnel' | 'river' | 'ability';
const WAYS = ['tunnel', 'river', 'ability'] as const;

type Move = Pick<CommandOf<'move'>, 'to' | 'via'>;

const wayOf = (side: Side, from: RegionId, { to, via }: Move): SpecialWay | null => {
  if (via === 'ability') return 'ability';
  if (side !== 'fellowship') return null;
  if (from === TUNNEL.from && to === TUNNEL.to) return 'tunnel';
  return DOWNSTREAM[from] === to ? 'river' : null;
};

/** What is lit for another reason than a plain step forward, which the map alone does not tell. */
export const specialWays = (
  side: Side,
  from: RegionId | undefined,
  moves: readonly Move[],
): [SpecialWay, RegionId[]][] => {
  if (from === undefined) return [];
  const plain = moves.filter((move) => wayOf(side, from, move) === null).map(({ to }) => to);
  return WAYS.map((way): [SpecialWay, RegionId[]] => [
    way,
    moves.filter((move) => wayOf(side, from, move) === way && !plain.includes(move.to)).map(({ to }) => to),
  ]).filter(([, regions]) => regions.length > 0);
};
