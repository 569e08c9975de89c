import type { Command } from '@/games/confrontation/play';
import type { Pace } from '@/kernel/slices';
import { cancellable, inSlices } from '@/kernel/slices';
import type { Thought } from './think';

/** How a thought is thought, and whether nobody waits for its answer any more. */
export type Thinking = Pace & { isCancelled?(): boolean };

/** Thinks to the end in slices; null when it was cancelled. */
export const ponder = (
  thought: Thought,
  { isCancelled = () => false, ...pace }: Thinking,
): Promise<Command[] | null> => inSlices(cancellable(thought, isCancelled), pace);
