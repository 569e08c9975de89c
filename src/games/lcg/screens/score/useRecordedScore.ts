import { useEffect } from 'react';
import type { OpenGame } from '@/games/lcg/session/game';
import { recordScore } from '@/games/lcg/session/scores';

/** Writes the score into the history when a game ends, and takes it out again when the end is taken back. */
export const useRecordedScore = ({ slot, state }: OpenGame): void => {
  useEffect(() => {
    if (slot !== null) void recordScore(slot, state);
  }, [slot, state]);
};
