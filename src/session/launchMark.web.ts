const KEY = 'red-book.launches';

/** What earlier launches have left beside the book, readable at once; null when there is nothing. */
export const readMark = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** What cannot be kept is only missed at the next launch. */
export const keepMark = (text: string): void => {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing for this page counts no launches either.
  }
};

/** The page is left or covered by another one. A tab that dies says neither. */
export const onPutAway = (heard: () => void): (() => void) => {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') heard();
  };
  addEventListener('pagehide', heard);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    removeEventListener('pagehide', heard);
    document.removeEventListener('visibilitychange', hidden);
  };
};

/** A page outlives whatever is thrown; what tears its screen is caught where that is drawn. */
export const onFatal = (_heard: () => void): void => undefined;
