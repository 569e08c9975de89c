import type { Command, GameState } from '@/games/tcg/play';
import { play } from '@/games/tcg/play';
import { useWords } from '@/games/tcg/session/useWords';
import { useNames } from './useNames';

/** Where a command leads, for the button that offers it. */
export const useFollowing = (state: GameState): ((command: Command) => string) => {
  const { names, table } = useWords();
  const { player } = useNames(state);
  return (command) => {
    const played = play(state, command);
    if (!played.ok) return table.notYet;
    const { stage, turn, freePeoples, at } = played.state;
    if (stage === 'ended') return table.over;
    if (turn !== state.turn) return table.turnBegins(player(freePeoples));
    const step = names.step[at.step];
    return at.player === null || at.player === state.at.player ? step : table.turnOf(step, player(at.player));
  };
};
