import { jime } from '@/games/jime/game';
import type { Command, GameState, NewGame } from '@/games/jime/play';
import { newGame } from '@/games/jime/play';
import type { OpenCampaign } from '@/games/jime/session/campaigns';
import { openCampaign } from '@/games/jime/session/campaigns';
import { REFUSALS } from '@/games/jime/state/refusals';
import { seeded } from '@/kernel/random';
import type { Sample } from '../../house/contractSample';

const chosen = ({ box }: OpenCampaign, mirror: boolean): NewGame => ({
  seed: 11,
  mirror,
  difficulty: 'normal',
  company: 'The Test',
  heroes: [
    { hero: 'aragorn', role: 'captain', items: box.heroes.aragorn?.suggestedItems ?? [] },
    { hero: 'bilbo', role: 'burglar', items: box.heroes.bilbo?.suggestedItems ?? [] },
  ],
});

export const sample: Sample<GameState, Command, OpenCampaign> = {
  game: jime,
  refusals: REFUSALS,
  hasSecrets: false,
  starts: async () => {
    const content = await openCampaign('tutorial');
    return [true, false].map((mirror) => ({ content, state: newGame(content, chosen(content, mirror)) }));
  },
  disguised: (state) => ({ ...state, generator: seeded(12345) }),
};
