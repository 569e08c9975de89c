import type { ProductId } from '@/games/jime/content';
import { missingProducts } from '@/games/jime/play';
import type { DocumentFaultCode } from '@/saves/document';
import { DocumentFault } from '@/saves/document';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import type { KeptGame } from '@/saves/journal';
import { openSlot } from '@/saves/journal';
import type { SlotId } from '@/saves/rows';
import { isSound } from '@/games/jime/play/isPlayable';
import type { Where } from '@/saves/draftInput';
import { readWhere } from '@/saves/draftInput';
import { useBook } from '@/session/book';
import type { OpenCampaign } from './campaigns';
import { findCampaign } from './campaigns';
import { useCollection } from './collection';

/** The game being played: which slot keeps it, what it is played with, where it stands. */
export type OpenGame = OpenCampaign &
  KeptGame & {
    /** Null while nothing has been written yet. */
    slot: SlotId | null;
    name: string;
    /** How far the table had come on a sheet when the save was opened. */
    left?: Where | null;
  };

/** Why a save did not open; it lies untouched where it was. */
export type Unopened =
  | { why: DocumentFaultCode | 'no-such-slot' }
  | { why: 'no-campaign'; campaign: string }
  /** §56.3 */
  | { why: 'boxes-off'; products: ProductId[] }
  /** Another game is open and could not be written yet. */
  | { why: 'unkept' }
  | { why: 'book'; fault: BookFaultCode };

const unopened = (cause: unknown): Unopened =>
  cause instanceof DocumentFault ? { why: cause.code } : { why: 'book', fault: faultOf(cause).code };

/** §98.4 The game of a slot with all it is played with, or why it cannot be played now. */
export const openKept = async (slot: SlotId): Promise<OpenGame | Unopened> => {
  const { book } = useBook.getState();
  try {
    const kept = book && (await openSlot(book, slot));
    if (!kept) return { why: 'no-such-slot' };
    const { campaign, ...game } = kept;
    const open = await findCampaign(campaign).catch(() => null);
    if (!open) return { why: 'no-campaign', campaign };
    if (!isSound(game.state, open.content)) return { why: 'unreadable' };
    const { products } = useCollection.getState().collection;
    const off = missingProducts(open.content, game.state.campaign, products);
    return off.length > 0
      ? { why: 'boxes-off', products: off }
      : { ...open, ...game, slot, left: await readWhere(book) };
  } catch (cause) {
    return unopened(cause);
  }
};
