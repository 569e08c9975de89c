import type { GameState } from '@/games/tcg/state';
import type { Seat } from '@/kernel/game';

/** What the whole table sees; while bids are secret, each player sees their own besides. */
export const TABLE: Seat = 'table';

export const seatsOf = ({ players }: GameState): Seat[] => [TABLE, ...players.map((_, seat) => String(seat))];

/** A player as others may see them: who has locked a bid, never what it is. */
export type SeenPlayer = GameState['players'][number] & { locked: boolean };
export type View = Omit<GameState, 'players' | 'generator'> & { players: SeenPlayer[] };

/** p.9 Bids are secret until all are shown together; what breaks ties is nobody's to see. */
export const viewOf = ({ generator: _, ...state }: GameState, seat: Seat): View => ({
  ...state,
  players: state.players.map((player, at) => ({
    ...player,
    bid: state.stage === 'bids' && seat !== String(at) ? null : player.bid,
    locked: player.bid !== null,
  })),
});
