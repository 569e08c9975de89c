import type { Chosen } from '@/saves/settings';

/** Settings of this game alone: how new games are scored, and how many core sets the table has. */
export const LCG_SETTINGS = {
  scoring: ['faq', 'core'],
  boxes: ['1', '2', '3', '4'],
} as const;

export type LcgSettings = Chosen<typeof LCG_SETTINGS>;
