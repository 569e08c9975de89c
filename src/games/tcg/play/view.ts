import type { GameState } from '@/games/tcg/state';
import type { Seat } from '@/kernel/game';

/** What the whole table sees; while bids are secret, each player sees their own besides. */
const TABLE: Seat = 'table';

export const seatsOf = ({ players }: GameState): Seat[] => [TABLE, ...players.map((_, seat) => String(seat))];

/** p.9 Bids are secret until all are shown together: others see who has locked one, never what it is. */
export const viewOf = (state: GameState, seat: Seat): GameState =>
  state.stage === 'bids'
    ? {
        ...state,
        players: state.players.map((player, at) => (seat === String(at) ? player : { ...player, bid: null })),
      }
    : state;
