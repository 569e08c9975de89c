import { useState } from 'react';
import type { History } from '@/kernel/history';
import { checksum } from '@/saves/checksum';
import type { DraftInput } from '@/saves/draftInput';
import { writeDraftInput } from '@/saves/draftInput';
import type { SlotId } from '@/saves/rows';
import { useBook } from './book';

/** What draft input needs to know of the open game, whichever it is. */
type Open<State> = {
  slot: SlotId | null;
  state: State;
  history: History<unknown>;
  draft: DraftInput | null;
};
/** Where the open game is found, and what its screen asks. */
export type DraftSource<State> = {
  open(): Open<State> | null;
  asks(state: State): unknown;
};

/** What is asked now, and how far the game has come. */
const askedOf = <State>(
  { asks }: DraftSource<State>,
  { state, history }: Open<State>,
): Pick<DraftInput, 'applied' | 'asked'> => ({
  applied: history.first + history.head,
  asked: checksum(JSON.stringify(asks(state) ?? null)),
});

/** Of the same shape: an app that has changed since may enter something else here. */
const alike = (fresh: unknown, left: unknown): boolean => {
  if (typeof fresh !== typeof left || Array.isArray(fresh) !== Array.isArray(left)) return false;
  if (typeof fresh !== 'object' || Array.isArray(fresh) || !fresh) return true;
  const known = left as Record<string, unknown> | null;
  return known !== null && Object.entries(fresh).every(([key, value]) => alike(value, known[key]));
};

/** What had been entered when the save was last put away. */
const leftIn = <State, T>(source: DraftSource<State>, fresh: T, fits: (left: T) => boolean): T => {
  const game = source.open();
  if (!game?.draft) return fresh;
  const { slot, applied, asked, entered } = game.draft;
  const now = askedOf(source, game);
  const here = slot === game.slot && applied === now.applied && asked === now.asked;
  return here && alike(fresh, entered) && fits(entered as T) ? (entered as T) : fresh;
};

/**
 * What is entered and not yet answered, kept beside the save: an app that was killed opens with the same page turned up, the
 * same lines ticked, the same numbers. What cannot be written is not worth stopping anyone for.
 */
export const useDraftInput = <State, T>(
  source: DraftSource<State>,
  fresh: T,
  fits: (left: T) => boolean = () => true,
): [entered: T, enter: (entered: T) => void] => {
  const [entered, setEntered] = useState(() => leftIn(source, fresh, fits));
  const enter = (next: T): void => {
    setEntered(next);
    const game = source.open();
    const { book } = useBook.getState();
    if (!game || game.slot === null || !book) return;
    const { slot } = game;
    void writeDraftInput(book, { slot, ...askedOf(source, game), entered: next }).catch(() => undefined);
  };
  return [entered, enter];
};
