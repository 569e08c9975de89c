import type { Work } from '@/kernel/slices';
import { inSlices } from '@/kernel/slices';

const nextTurn = (): Promise<void> => new Promise((resume) => setTimeout(resume, 0));

/** Works to the end in slices between which the screen draws and answers taps. */
export const betweenFrames = <Result>(work: Work<Result>): Promise<Result> =>
  inSlices(work, { now: () => performance.now(), pause: nextTurn });
