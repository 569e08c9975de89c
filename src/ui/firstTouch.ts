/** Resolves at once: only a browser wants to be touched before it plays a sound. */
export const firstTouch = (): Promise<void> => Promise.resolve();
