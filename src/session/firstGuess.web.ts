import type { GuessName } from './firstGuess';

/** `public/index.html` reads the theme under the same key before any script of the app has run. */
const keyOf = (name: GuessName): string => `red-book.${name}`;

const kept = new Map<GuessName, string>();

/** What was last kept; null when there is nothing, it is damaged, or the browser keeps nothing for this page. */
export const readGuess = (name: GuessName): unknown => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
};

/** Kept for the next start. What cannot be kept is only missed there. */
export const keepGuess = (name: GuessName, value: unknown): void => {
  const text = JSON.stringify(value);
  if (kept.get(name) === text) return;
  try {
    localStorage.setItem(keyOf(name), text);
    kept.set(name, text);
  } catch {
    kept.delete(name);
  }
};

/**
 * A page that a service worker looks after was here before: where it has kept no guess, its book may still say otherwise than
 * the defaults, and the wrong light or language would flash.
 */
export const canGuess = (): boolean => readGuess('settings') !== null || !navigator.serviceWorker?.controller;
