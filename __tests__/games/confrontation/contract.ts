import type { Content, Side } from '@/games/confrontation/content';
import { BOX } from '@/games/confrontation/content';
import { confrontation } from '@/games/confrontation/game';
import type { Command, GameState, Options } from '@/games/confrontation/play';
import { PRINTED, REFUSALS, newGame } from '@/games/confrontation/play';
import { seeded } from '@/kernel/random';
import type { Sample } from '../../house/contractSample';
import { disguise } from './disguise';

const person = { name: 'Somebody', kind: 'person' } as const;
const MODES: Partial<Options>[] = [
  {},
  { cast: 'variant', specials: 'pickTwo', match: true },
  { cast: 'draft', blind: true, specials: 'drawn' },
];

export const sample: Sample<GameState, Command, Content> = {
  game: confrontation,
  refusals: REFUSALS,
  hasSecrets: true,
  starts: async () =>
    MODES.map((mode, index) => ({
      content: BOX,
      state: newGame({
        options: { ...PRINTED, ...mode },
        players: [person, { ...person, name: '' }],
        fellowship: 0,
        seed: index + 1,
      }),
    })),
  disguised: (state, seat) => disguise(state, seat as Side, seeded(state.ply + 11)),
};
