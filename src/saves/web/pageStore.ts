import type { PageChanges } from './pageFile';

/** The pages of a book as they were last kept; none for a book that was never written. */
export type KeptPages = { size: number; pages: Uint8Array[] };

/** Where the pages of a book are kept when there is no file for them. */
export type PageStore = {
  load(): Promise<KeptPages | null>;
  /**
   * Settles once the changes are on disk, all of them. When it fails none of them counts, whether or not they came there before
   * the connection was lost: `whole` is then what is kept with the next.
   */
  keep(changes: PageChanges, whole: () => PageChanges): Promise<void>;
};

/** Nothing is kept: the book lives as long as the page. */
export const forgetfulStore: PageStore = { load: async () => null, keep: async () => undefined };
