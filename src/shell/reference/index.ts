import { lazyPage } from '../lazyPage';

/** Looking something up, from the page or from a table. */
export const ReferencePage = lazyPage(async () => (await import('./pages')).ReferencePage);
export const Topics = lazyPage(async () => (await import('./pages')).Topics);
export const EntrySheet = lazyPage(async () => (await import('./pages')).EntrySheet, null);

export type { ReferenceWords } from './referenceWords';
