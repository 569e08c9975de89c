import { loadTableIcons } from '@/ui/Icon';
import { loadTableSet } from '@/ui/tableSet';
import type * as Index from './index';

type Tcg = typeof Index;

let opened: Promise<Tcg> | null = null;

const open = async (): Promise<Tcg> => {
  const [game] = await Promise.all([import('./index'), loadTableIcons(), loadTableSet()]);
  await game.openGame();
  return game;
};

/**
 * The one lazy import of the game: what two of them share would be loaded before the shelf. A failed load is tried again the
 * next time.
 */
export const loadTcg = (): Promise<Tcg> => {
  opened ??= open().catch((cause: unknown) => {
    opened = null;
    throw cause;
  });
  return opened;
};
