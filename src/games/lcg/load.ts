import type * as Index from './index';

type Lcg = typeof Index;

let opened: Promise<Lcg> | null = null;

/**
 * The one lazy import of the game: what two of them share would be loaded before the shelf. A failed load is tried again the
 * next time.
 */
export const loadLcg = (): Promise<Lcg> => {
  opened ??= import('./index').catch((cause: unknown) => {
    opened = null;
    throw cause;
  });
  return opened;
};
