import type { Book } from '@/saves/book';
import { DocumentFault } from '@/saves/document';
import { findImport } from '@/saves/imports';
import { moveToEdition, openSlot } from '@/saves/journal';
import type { Slot } from '@/saves/slots';
import { snapshotOf } from '@/saves/snapshots';
import { currentSession } from './currentSession';
import { findGame } from './games';

/**
 * Takes a save over to the edition of its content that new games are offered; false, and nothing changed, when it does not fit.
 * `name`: under which the moment before it is kept.
 */
export const takeNewEdition = async (
  book: Book,
  { slot, game: id, content }: Pick<Slot, 'slot' | 'game' | 'content'>,
  name: string,
): Promise<boolean> => {
  const game = await findGame(id);
  const offered = await findImport(book, id, content);
  if (!game || !offered) return false;
  try {
    const kept = await openSlot(book, slot, game);
    const opened = await game.open(content, offered.edition);
    if (!kept || !opened || !game.isPlayable(kept.state, opened)) return false;
    const { state, history } = kept;
    const snapshot = snapshotOf({ kind: 'bookmark', name }, state, game.cover(state, opened));
    await moveToEdition(book, slot, offered.edition, {
      applied: history.first + history.head,
      ...{ state, snapshot, open: currentSession()?.edition ?? null },
    });
    return true;
  } catch (cause) {
    if (cause instanceof DocumentFault) return false;
    throw cause;
  }
};
