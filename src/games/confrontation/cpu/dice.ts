/** 2 to the power of 32. */
const WORDS = 0x1_0000_0000;

/** Numbers from 0 up to, but not including, 1. */
export type Dice = () => number;

/** The kernel’s generator lies in the document and is copied at every draw; a search draws a million times and keeps nothing. */
export const diceOf = (seed: number): Dice => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WORDS;
  };
};

/** Any 32 bits, as the kernel’s generators take them. */
export const drawSeed = (dice: Dice): number => Math.floor(dice() * WORDS) | 0;

export const draw = <Item>(dice: Dice, items: readonly Item[]): Item => {
  const item = items[Math.floor(dice() * items.length)];
  if (item === undefined) throw new Error('nothing to draw from');
  return item;
};

/** One of the items, each as likely as its weight; the weights need not add up to anything. */
export const drawWeighted = <Item>(dice: Dice, items: readonly Item[], weights: readonly number[]): Item => {
  let left = 0;
  for (const weight of weights) left += weight;
  left *= dice();
  for (let index = 0; index < items.length; index += 1) {
    left -= weights[index] ?? 0;
    if (left < 0) return items[index] as Item;
  }
  return draw(dice, items);
};
