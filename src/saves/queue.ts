export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * One at a time, in order. expo-sqlite shares one connection: without the queue, a query begun by another part of
 * the app would slip into a transaction that is open, and be rolled back with it.
 */
export const createQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
};
