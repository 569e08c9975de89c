import type { GameState, PlayerSeat } from '@/games/tcg/play';
import { reconciling } from '@/games/tcg/play';
import { useEntered } from '@/games/tcg/session/draftInput';

/** How many cards a player discards, within what a hand of that size allows. */
export const useDiscard = (
  state: GameState,
  player: PlayerSeat,
): [discarded: number, discard: (cards: number) => void] => {
  const [entered, enter] = useEntered(0);
  const { mustDiscard, mayDiscard } = reconciling(state, state.players[player]?.hand ?? 0);
  return [Math.min(mayDiscard, Math.max(mustDiscard, entered)), enter];
};
