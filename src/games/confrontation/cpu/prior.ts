import type { CharacterId, Side } from '@/games/confrontation/content';
import { AT_HOME, CHARACTERS, FRONT, HOME } from '@/games/confrontation/content';
import { layoutsOf, readLayout } from './layouts';

const CASTS = ['classic', 'variant', 'draft'] as const;

/** A set-up nobody has tried is less likely, not impossible: as if each place had been taken so often more. */
const UNTRIED = 6;

/** How often each character stood where. */
type Counts = Map<CharacterId, Map<string, number>>;

const countsOf = (side: Side, layouts: readonly string[]): Counts => {
  const counts: Counts = new Map(CHARACTERS.map((id) => [id, new Map<string, number>()]));
  for (const written of layouts)
    for (const { character, region } of readLayout(side, written)) {
      const places = counts.get(character);
      places?.set(region, (places.get(region) ?? 0) + 1);
    }
  return counts;
};

/** Pieces are numbered from home to the front when the game begins. */
const startOf = (side: Side, piece: number): string =>
  piece < AT_HOME ? HOME[side] : (FRONT[side][piece - AT_HOME] ?? HOME[side]);

/** How likely a character is to be the piece of that number, by what somebody knows of set-ups; never zero. */
export type Prior = (side: Side, character: CharacterId, piece: number) => number;

export const priorOf = (layouts: Record<Side, readonly string[]>): Prior => {
  const counts = {
    fellowship: countsOf('fellowship', layouts.fellowship),
    sauron: countsOf('sauron', layouts.sauron),
  };
  return (side, character, piece) => {
    const start = startOf(side, piece);
    const count = counts[side].get(character)?.get(start) ?? 0;
    return UNTRIED + (start === HOME[side] ? count / AT_HOME : count);
  };
};

/** By the set-ups of the book. */
export const likelihood: Prior = priorOf({
  fellowship: CASTS.flatMap((cast) => layoutsOf(cast, 'fellowship')),
  sauron: CASTS.flatMap((cast) => layoutsOf(cast, 'sauron')),
});
