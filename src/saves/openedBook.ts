import type { Book } from './book';
import { BookFault, faultOf } from './faults';

/** Where a book is kept: a file, the browser's own database, or nowhere. */
export const KEEPINGS = ['file', 'browser', 'nowhere'] as const;
export type Keeping = (typeof KEEPINGS)[number];

export type OpenedBook = { book: Book; keeping: Keeping };

/** A worker whose script did not load never answers; after this long we say so instead of waiting for ever. */
const PATIENCE_MS = 15_000;

const withTimeout = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BookFault('silent')), PATIENCE_MS);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
};

/** Throws a BookFault and nothing else, and never waits for ever. */
export const opening = async (keeping: Keeping, work: () => Promise<Book>): Promise<OpenedBook> => {
  try {
    return { book: await withTimeout(work()), keeping };
  } catch (cause) {
    throw faultOf(cause);
  }
};
