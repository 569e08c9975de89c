import type { Content } from '@/games/tcg/game';
import { tcg } from '@/games/tcg/game';
import type { Command, GameState } from '@/games/tcg/play';
import { REFUSALS, newGame } from '@/games/tcg/play';
import type { Sample } from '../../house/contractSample';
import { somePlayers } from './table';

/** Another bid in the place of each that this seat may not see; null when it may see all of them. */
const disguised = (state: GameState, seat: string): GameState | null => {
  const isHidden = (at: number): boolean => state.players[at]?.locked === true && seat !== String(at);
  if (state.stage !== 'bids' || !state.players.some((_, at) => isHidden(at))) return null;
  const players = state.players.map((player, at) =>
    isHidden(at) ? { ...player, bid: (player.bid ?? 0) + 1 } : player,
  );
  return { ...state, players };
};

export const sample: Sample<GameState, Command, Content> = {
  game: tcg,
  refusals: REFUSALS,
  hasSecrets: true,
  starts: async () =>
    [2, 3, 4].map((count) => ({
      content: { id: 'table' },
      state: newGame({ seed: count, moveLimit: 2, players: somePlayers(count) }),
    })),
  disguised,
};
