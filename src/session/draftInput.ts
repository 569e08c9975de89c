import { useState } from 'react';
import { checksum } from '@/saves/checksum';
import type { Where } from '@/saves/draftInput';
import { keepWhere } from '@/saves/draftInput';
import { useBook } from './book';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';

/** Which sheet is open: how far the game has come, and what it asks there. */
const sheetOf = ({ history, state }: OpenGame): Pick<Where, 'applied' | 'prompt'> => ({
  applied: history.first + history.head,
  prompt: checksum(JSON.stringify(state.prompts.at(-1) ?? null)),
});

/** Of the same shape: an app that has changed since may enter something else on this sheet. */
const alike = (fresh: unknown, left: unknown): boolean => {
  if (typeof fresh !== typeof left || Array.isArray(fresh) !== Array.isArray(left)) return false;
  if (typeof fresh !== 'object' || Array.isArray(fresh) || !fresh) return true;
  const known = left as Record<string, unknown> | null;
  return known !== null && Object.entries(fresh).every(([key, value]) => alike(value, known[key]));
};

/** What had been entered on the open sheet when the save was last put away. */
const leftOn = <T>(fresh: T, fits: (left: T) => boolean): T => {
  const { game } = useGame.getState();
  if (!game?.left) return fresh;
  const { slot, applied, prompt, entered } = game.left;
  const open = sheetOf(game);
  const here = slot === game.slot && applied === open.applied && prompt === open.prompt;
  return here && alike(fresh, entered) && fits(entered as T) ? (entered as T) : fresh;
};

/**
 * What is entered on a sheet and not yet answered, kept beside the save: an app that was killed opens with the same page
 * turned up, the same lines ticked, the same numbers. What cannot be written is not worth stopping anyone for.
 */
export const useEntered = <T>(
  fresh: T,
  fits: (left: T) => boolean = () => true,
): [entered: T, enter: (entered: T) => void] => {
  const [entered, setEntered] = useState(() => leftOn(fresh, fits));
  const enter = (next: T): void => {
    setEntered(next);
    const { game } = useGame.getState();
    const { book } = useBook.getState();
    if (!game || game.slot === null || !book) return;
    const { slot } = game;
    void keepWhere(book, { slot, ...sheetOf(game), entered: next }).catch(() => undefined);
  };
  return [entered, enter];
};

/** How far the table has come on a sheet of several steps. */
export const useStep = (steps: number): [number, (step: number) => void] =>
  useEntered(0, (step) => step < steps);
