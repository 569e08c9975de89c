import type { Content } from '@/games/lcg/content';
import { CORE } from '@/games/lcg/content';
import { lcg } from '@/games/lcg/game';
import type { Command, GameState } from '@/games/lcg/play';
import { REFUSALS, newGame } from '@/games/lcg/play';
import type { Sample } from '../../house/contractSample';
import { somePlayers } from './table';

export const sample: Sample<GameState, Command, Content> = {
  game: lcg,
  refusals: REFUSALS,
  hasSecrets: false,
  starts: async () =>
    [1, 2, 3, 4].map((count) => ({
      content: CORE,
      state: newGame(CORE, { scenario: 'mirkwood', variant: 'campaign', players: somePlayers(count) }),
    })),
  /** Everybody sees everything. */
  disguised: () => null,
};
