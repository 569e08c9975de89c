/**
 * One tab at a time may hold the book. We ask the browser's own lock before touching SQLite, because SQLite's web
 * worker cannot be tried twice in one page: after a failed opening it stays broken until a reload.
 */
const LOCK = 'red-book';
/** A page that is being reloaded gives its lock back a moment after the new one asks. */
const GRACE_MS = 1_500;

const forEver = new Promise<never>(() => undefined);

/** Older Safari has no `AbortSignal.timeout`. */
const patience = (): AbortSignal => {
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), GRACE_MS);
  return waiting.signal;
};

const hold = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(LOCK, signal ? { signal } : {}, () => {
        resolve();
        return forEver;
      })
      .catch(reject);
  });

/** True once the lock is ours; false when another tab keeps it. Browsers without locks let SQLite find out. */
export const acquireTabLock = async (): Promise<boolean> => {
  if (!navigator.locks) return true;
  return hold(patience()).then(
    () => true,
    // Anything but running out of patience is not another tab: SQLite will say what it is.
    (refusal: unknown) => (refusal as Error).name !== 'AbortError',
  );
};

/** Settles when the other tab has gone. */
export const waitForTabLock = async (): Promise<void> => hold();
