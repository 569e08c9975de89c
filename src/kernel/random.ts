import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator as it lies in the saved document. Every draw writes the next state back into it. */
export interface Generator {
  algorithm: 'xoroshiro128plus';
  state: number[];
}

/** Neighbouring seeds start out almost alike: the first draws are thrown away so that seeds 1 and 2 tell different stories. */
const WARM_UP = 64;

export const seeded = (seed: number): Generator => {
  const source = xoroshiro128plus(seed);
  for (let draw = 0; draw < WARM_UP; draw += 1) source.next();
  return { algorithm: 'xoroshiro128plus', state: [...source.getState()] };
};

/** A whole number from `from` to `to`, both included. */
export const int = (generator: Generator, from: number, to: number): number => {
  if (!Number.isInteger(from) || !Number.isInteger(to) || to < from) throw new Error(`int: ${from}..${to}`);
  const source = xoroshiro128plusFromState(generator.state);
  const drawn = uniformInt(source, from, to);
  generator.state = [...source.getState()];
  return drawn;
};

/** One of the items, all equally likely. */
export const pick = <Item>(generator: Generator, items: readonly Item[]): Item => {
  if (items.length === 0) throw new Error('pick: nothing to pick from');
  return items[int(generator, 0, items.length - 1)] as Item;
};

/** One of the items, each as likely as its weight (a whole number; zero means never). */
export const pickWeighted = <Item>(
  generator: Generator,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Item => {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  let left = int(generator, 1, total);
  for (const item of items) {
    left -= weightOf(item);
    if (left <= 0) return item;
  }
  throw new Error('pickWeighted: weights must be whole and not negative');
};

/** A new array in a random order; the given one is left alone. */
export const shuffle = <Item>(generator: Generator, items: readonly Item[]): Item[] => {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = int(generator, 0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
};

/** True `numerator` times out of `denominator`. */
export const chance = (generator: Generator, numerator: number, denominator: number): boolean =>
  int(generator, 1, denominator) <= numerator;
