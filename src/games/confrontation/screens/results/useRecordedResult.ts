import { useEffect } from 'react';
import type { OpenGame } from '@/games/confrontation/session/game';
import { recordResult } from '@/games/confrontation/session/results';

/** Writes the result into the history when a game ends, and takes it out again when the end is taken back. */
export const useRecordedResult = ({ slot, state }: OpenGame): void => {
  useEffect(() => {
    if (slot !== null) void recordResult(slot, state);
  }, [slot, state]);
};
