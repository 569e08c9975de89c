import type { Chosen } from '@/saves/settings';

/** Settings of this game alone: whether each player's side of the screen is turned to where they sit. */
export const LCG_SETTINGS = { seating: ['around', 'facing'] } as const;

export type LcgSettings = Chosen<typeof LCG_SETTINGS>;
