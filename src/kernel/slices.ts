/**
 * Work in small steps: it yields between them, how far it has come where it knows (from 0 to 1), and ends in what came of it. On a
 * device there is no worker: what goes on for long without a pause stops the screen.
 */
export type Work<Result> = Generator<number | undefined, Result>;

/** What work needs of the device it is done on. */
export interface Pace {
  /** Milliseconds, from whenever. */
  now(): number;
  /** Lets the screen draw and answer taps before the work goes on. */
  pause(): Promise<void>;
  /** How far the work has come, said before each pause. */
  onProgress?(progress: number): void;
}

/** The longest a screen is kept waiting, in milliseconds: half a frame, and the last step may take as long again. */
const SLICE = 8;

/** Works to the end, with a pause whenever a slice is over. */
export const inSlices = async <Result>(work: Work<Result>, pace: Pace): Promise<Result> => {
  for (let until = pace.now() + SLICE; ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (pace.now() < until) continue;
    if (value !== undefined) pace.onProgress?.(value);
    await pace.pause();
    until = pace.now() + SLICE;
  }
};

/** The end of the work, without a pause. */
export const conclude = <Result>(work: Work<Result>): Result => {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
};

/** The same where a promise is awaited. */
export const atOneGo = async <Result>(work: Work<Result>): Promise<Result> => conclude(work);

/** The same work, given up before its next step once nobody waits for it any more: then null. */
export function* cancellable<Result>(work: Work<Result>, isCancelled: () => boolean): Work<Result | null> {
  while (!isCancelled()) {
    const { done, value } = work.next();
    if (done) return value;
    yield value;
  }
  return null;
}
