/** A page that never comes to rest is kept all the same. */
const PATIENCE_MS = 10_000;
/** Where a browser does not say when it is idle. */
const PAUSE_MS = 2_000;

let isAsked = false;

/** Refused where the browser keeps nothing for this site: the app then needs the network, and says what it must. */
const register = (): void => {
  navigator.serviceWorker.register(`${process.env.EXPO_BASE_URL ?? ''}/sw.js`).catch(() => undefined);
};

/**
 * Has the service worker fetch all of the site for the next time, once the page has nothing to do: fetched sooner, the 16 MB
 * would keep the title and the book waiting. The development server has no worker.
 */
export const keepForOffline = (): void => {
  if (isAsked || process.env.NODE_ENV !== 'production' || !navigator.serviceWorker) return;
  isAsked = true;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(register, { timeout: PATIENCE_MS });
  else setTimeout(register, PAUSE_MS);
};
