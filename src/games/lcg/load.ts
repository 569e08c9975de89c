import { loadTableIcons } from '@/ui/Icon';
import { loadTableSet } from '@/ui/tableSet';
import type * as Index from './index';

type Lcg = typeof Index;

let opened: Promise<Lcg> | null = null;

const open = async (): Promise<Lcg> => {
  const [game] = await Promise.all([import('./index'), loadTableIcons(), loadTableSet()]);
  await game.openGame();
  return game;
};

/**
 * The one lazy import of the game: what two of them share would be loaded before the shelf. A failed load is tried again the
 * next time.
 */
export const loadLcg = (): Promise<Lcg> => {
  opened ??= open().catch((cause: unknown) => {
    opened = null;
    throw cause;
  });
  return opened;
};
