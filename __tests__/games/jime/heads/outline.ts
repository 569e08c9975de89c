import { holds } from '@/games/jime/heads/engrave';
import type { Head } from '@/games/jime/heads/heads';

/** Which cells of a grid over the square of 100 the outline of a head covers, row by row. */
export const outlineOn = ({ cuts }: Head, side: number): boolean[] => {
  const masses = cuts().flatMap(({ mass }) => (mass ? [mass] : []));
  return Array.from({ length: side * side }, (_, i) => {
    const at = { x: ((i % side) + 0.5) * (100 / side), y: (Math.floor(i / side) + 0.5) * (100 / side) };
    return masses.some((mass) => holds(mass, at));
  });
};

/** What two outlines have in common, as a share of all that either covers. */
export const likeness = (a: readonly boolean[], b: readonly boolean[]): number => {
  const both = a.filter((cell, i) => cell && b[i]).length;
  const either = a.filter((cell, i) => cell || b[i]).length;
  return both / either;
};
