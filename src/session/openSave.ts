import type { Objectish } from 'immer';
import type { GameModule, SavedState } from '@/kernel/game';
import type { Refusal } from '@/kernel/step';
import type { DocumentFaultCode } from '@/saves/document';
import { DocumentFault } from '@/saves/document';
import { readDraftInput } from '@/saves/draftInput';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import { openSlot, writeEdition } from '@/saves/journal';
import type { SlotId } from '@/saves/rows';
import { useBook } from './book';
import type { OpenGame } from './createSession';

/** Why a save did not open; it lies untouched where it was. */
export type OpenFailure =
  | { why: DocumentFaultCode | 'no-such-slot' }
  /** What it is played with is not on this device. */
  | { why: 'no-content'; content: string }
  /** Playable, but not on this table now; worded by its game. */
  | { why: 'obstacle'; refusal: Refusal }
  /** Another game is open and could not be written yet. */
  | { why: 'notSaved' }
  | { why: 'book'; fault: BookFaultCode };

const unopened = (cause: unknown): OpenFailure =>
  cause instanceof DocumentFault ? { why: cause.code } : { why: 'book', fault: faultOf(cause).code };

/** The game of a slot with all it is played with, or why it cannot be played now. */
export const openSave = async <State extends SavedState & Objectish, Command, Content>(
  game: GameModule<State, Command, Content>,
  slot: SlotId,
): Promise<OpenGame<State, Command, Content> | OpenFailure> => {
  const { book } = useBook.getState();
  try {
    const kept = book && (await openSlot(book, slot, game));
    if (!kept) return { why: 'no-such-slot' };
    const { name, content: id, edition, state, history } = kept;
    const content = await game.open(id, edition).catch(() => null);
    if (!content) return { why: 'no-content', content: id };
    if (!game.isPlayable(state, content)) return { why: 'unreadable' };
    const refusal = game.obstacle(state, content);
    if (refusal) return { why: 'obstacle', refusal };
    const opened = game.editionOf?.(content) ?? null;
    // From now on it is played with this edition, whatever comes in later.
    if (opened !== edition) await writeEdition(book, slot, opened);
    return { slot, name, content, state, history, draft: await readDraftInput(book) };
  } catch (cause) {
    return unopened(cause);
  }
};
