import type { CharacterId, Side } from '@/games/confrontation/content';
import { AT_HOME, CHARACTERS, FRONT, HOME, SIDES } from '@/games/confrontation/content';
import { layoutsOf, readLayout } from './layouts';

const CASTS = ['classic', 'variant', 'draft'] as const;

/** A set-up nobody has tried is less likely, not impossible: as if each place had been taken so often more. */
const UNTRIED = 6;

const countsOf = (side: Side): Map<CharacterId, Map<string, number>> => {
  const counts = new Map(CHARACTERS.map((id) => [id, new Map<string, number>()]));
  for (const cast of CASTS)
    for (const written of layoutsOf(cast, side))
      for (const { character, region } of readLayout(side, written)) {
        const places = counts.get(character);
        places?.set(region, (places.get(region) ?? 0) + 1);
      }
  return counts;
};

const COUNTS = Object.fromEntries(SIDES.map((side) => [side, countsOf(side)])) as Record<
  Side,
  ReturnType<typeof countsOf>
>;

/** Pieces are numbered from home to the front when the game begins. */
const startOf = (side: Side, piece: number): string =>
  piece < AT_HOME ? HOME[side] : (FRONT[side][piece - AT_HOME] ?? HOME[side]);

/** How likely a character is to be the piece of that number, by what somebody knows of set-ups. */
export type Prior = (side: Side, character: CharacterId, piece: number) => number;

/** Nothing is known of set-ups. */
export const evenPrior: Prior = () => 1;

/** How likely a character is by the set-ups of the book; never zero. */
export const likelihood: Prior = (side, character, piece) => {
  const start = startOf(side, piece);
  const count = COUNTS[side].get(character)?.get(start) ?? 0;
  return UNTRIED + (start === HOME[side] ? count / AT_HOME : count);
};
