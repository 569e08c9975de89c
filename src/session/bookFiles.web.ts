import type { RawFile } from '@/saves/web/rawBook';

/** The files of the book without opening it. */
export const bookFiles = async (): Promise<RawFile[]> => (await import('@/saves/web/rawBook')).rawBook();
