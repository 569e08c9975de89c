import type { GameEntry } from '@/session/games';
import { CAMPAIGN_FORMAT } from './jime/formats';
import { loadJime } from './jime/load';

/** Every game of the app, in the order of the shelf. Nothing of a game is loaded before it is opened. */
export const GAMES: readonly GameEntry[] = [
  { id: 'jime', formats: [CAMPAIGN_FORMAT], load: async () => (await loadJime()).loaded },
];
