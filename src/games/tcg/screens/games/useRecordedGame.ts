import { useEffect } from 'react';
import type { OpenGame } from '@/games/tcg/session/game';
import { recordGame } from '@/games/tcg/session/games';

/** Writes a game into the history when it ends, and takes it out again when the end is taken back. */
export const useRecordedGame = ({ slot, state }: OpenGame): void => {
  useEffect(() => {
    if (slot !== null) void recordGame(slot, state);
  }, [slot, state]);
};
