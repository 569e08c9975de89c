import type { Generator } from '@/kernel/random';

const MIX = 0x9e3779b1;

/**
 * A seed to think with, from the dice of the game: the same game thinks the same thoughts. Mixed one way, so that nobody who
 * holds it can tell what the dice will show.
 */
export const thoughtSeed = ({ state }: Generator, decision: number): number =>
  [...state, decision].reduce((mixed, word) => {
    const next = Math.imul(mixed ^ word, MIX);
    return next ^ (next >>> 15);
  }, MIX);
