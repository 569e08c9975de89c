import type { Command } from '@/games/confrontation/play';
import type { Thought } from './think';

/** What a thought needs of the device it is thought on. */
export interface Pace {
  /** Milliseconds, from whenever. */
  now(): number;
  /** Lets the screen draw and answer taps before the thought goes on. */
  pause(): Promise<void>;
  /** How far the thought has come, from 0 to 1. */
  onProgress?(progress: number): void;
  /** Asked after every pause: whether nobody waits for the answer any more. */
  isCancelled?(): boolean;
}

/** The longest a screen is kept waiting, in milliseconds: half a frame. */
const SLICE = 8;

/** Thinks to the end in slices; null when it was cancelled. */
export const ponder = async (thought: Thought, pace: Pace): Promise<Command[] | null> => {
  for (let until = pace.now() + SLICE; ;) {
    const { done, value } = thought.next();
    if (done) return value;
    if (pace.now() < until) continue;
    pace.onProgress?.(value);
    await pace.pause();
    if (pace.isCancelled?.()) return null;
    until = pace.now() + SLICE;
  }
};
