import type { Chosen } from '@/saves/settings';

/**
 * Settings of this game alone: at which action windows the table stops, how new games are scored, how many core sets it has,
 * and whether each player's side of the screen is turned to where they sit.
 */
export const LCG_SETTINGS = {
  windows: ['needed', 'all'],
  scoring: ['faq', 'core'],
  boxes: ['1', '2', '3', '4'],
  seating: ['around', 'facing'],
} as const;

export type LcgSettings = Chosen<typeof LCG_SETTINGS>;
