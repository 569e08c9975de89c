/** R p.3 What one core set holds. */
export const COMPONENTS = {
  cards: 226,
  heroes: 12,
  playerCards: 120,
  encounterCards: 84,
  questCards: 10,
  dials: 2,
  damage: 40,
  progress: 26,
  resources: 30,
  firstPlayer: 1,
} as const;

/** The tokens that a busy table can run out of. */
export const TOKENS = ['damage', 'progress', 'resources'] as const;
export type Token = (typeof TOKENS)[number];

/** R p.2 One box is enough for this many players. */
export const PLAYERS_PER_BOX = 2;
export const MOST_PLAYERS = 4;

/** R p.22 The threat that eliminates, unless a scenario says otherwise. */
export const THRESHOLD = 50;
