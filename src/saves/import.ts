import { z } from 'zod';
import { isCommand } from '@/games/jime/play';
import { applyRow, revertRow } from '@/kernel/history';
import type { Book } from './book';
import { insertBundle, readBundle } from '@/games/jime/content/bundles';
import { DocumentFault, isOlder, migrateDocument, parseText } from './document';
import type { ExportContent } from './export';
import { EXPORT_FORMAT, EXPORT_VERSION, sealOf } from './export';
import type { KeptGame } from './journal';
import { readGame } from './journal';
import type { SlotId, SlotText, SnapshotText } from './rows';
import { SNAPSHOT_KINDS, insertSlot } from './rows';
import { isDocument } from '@/games/jime/state/document';
import { isSummary } from '@/games/jime/session/coverShape';

/** Longer than many campaigns together: a larger file is a mistake, and reading it could bring the app down. */
export const LONGEST_FILE = 64_000_000;

/**
 * huge: too long to be looked at. foreign: not one of our files. newer: written by a later app. damaged: not what was
 * written. broken: written so, but no game.
 */
export const IMPORT_REFUSALS = ['huge', 'foreign', 'newer', 'damaged', 'broken', 'empty'] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];
export type ReadSaves = { ok: true; content: ExportContent } | { ok: false; reason: ImportRefusal };

const count = z.int().nonnegative();
/** The latest moment a calendar knows. */
const moment = count.max(8.64e15);
const name = z.string().max(200);
const snapshotShape = z.strictObject({
  kind: z.enum(SNAPSHOT_KINDS),
  name,
  made: moment,
  summary: z.string(),
  document: z.string(),
});
const rowShape = z.strictObject({
  seq: count,
  command: z.string(),
  patches: z.string(),
  inverse: z.string(),
});
const slotShape = z.strictObject({
  name,
  campaign: z.string(),
  created: moment,
  changed: moment,
  applied: count,
  summary: z.string(),
  at: count,
  document: z.string(),
  journal: z.array(rowShape),
  snapshots: z.array(snapshotShape),
}) satisfies z.ZodType<SlotText>;
const contentShape = z.strictObject({ slots: z.array(slotShape), campaigns: z.array(z.string()) });
const headerShape = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.int().min(1),
  appVersion: z.string(),
  checksum: z.string(),
  content: z.unknown(),
});

const refuse = (reason: ImportRefusal): ReadSaves => ({ ok: false, reason });

const broken = (): never => {
  throw new DocumentFault('unreadable');
};

const checkDocument = (value: unknown): void => {
  if (!isDocument(migrateDocument(value))) broken();
};

const checkSummary = (text: string): void => {
  if (!isSummary(parseText(text))) broken();
};

const checkSnapshot = ({ summary, document }: SnapshotText): void => {
  checkSummary(summary);
  checkDocument(parseText(document));
};

/** Undo and redo may lead to any state of the journal: each must be a document. Older rows are dropped on opening. */
const checkHistory = ({ state, history }: KeptGame): void => {
  if (isOlder(state)) return;
  const { rows, head } = history;
  if (!rows.every(({ command }) => isCommand(command))) broken();
  const step = (move: typeof applyRow) => (now: typeof state, row: (typeof rows)[number]) => {
    const next = move(now, row);
    checkDocument(next);
    return next;
  };
  rows.slice(head).reduce(step(applyRow), state);
  rows.slice(0, head).reduceRight(step(revertRow), state);
};

const checkSlot = (slot: SlotText): void => {
  checkSummary(slot.summary);
  slot.snapshots.forEach(checkSnapshot);
  const game = readGame(slot, slot.journal);
  checkDocument(game.state);
  checkHistory(game);
  if (game.state.campaign.id !== slot.campaign) broken();
};

const readContent = (data: unknown): ReadSaves => {
  const { success, data: content } = contentShape.safeParse(data);
  if (!success || !content.campaigns.every((bundle) => readBundle(bundle).ok)) return refuse('broken');
  content.slots.forEach(checkSlot);
  return content.slots.length === 0 ? refuse('empty') : { ok: true, content };
};

const readFile = (text: string): ReadSaves => {
  const parsed: unknown = JSON.parse(text);
  const file = headerShape.safeParse(parsed);
  if (!file.success) return refuse(text.includes(EXPORT_FORMAT) ? 'damaged' : 'foreign');
  const { version, appVersion, content, checksum } = file.data;
  if (version > EXPORT_VERSION) return refuse('newer');
  // What is sealed need not be what it should: it is looked at only once the seal holds.
  const seal = sealOf({ version, appVersion, content: content as ExportContent });
  const toTheLetter = JSON.stringify(parsed) === text.trim();
  return toTheLetter && seal === checksum ? readContent(content) : refuse('damaged');
};

/** A file of saves, or why not a word of it is taken in. Whatever it holds, this never throws. */
export const readSaves = (text: string): ReadSaves => {
  if (text.length > LONGEST_FILE) return refuse('huge');
  try {
    return readFile(text);
  } catch (cause) {
    if (cause instanceof DocumentFault) return refuse(cause.code === 'newer' ? 'newer' : 'broken');
    if (cause instanceof SyntaxError) return refuse(text.includes(EXPORT_FORMAT) ? 'damaged' : 'foreign');
    return refuse('broken');
  }
};

/** Takes the saves in as new slots, all of them or none; campaigns already here stay as they are. */
export const keepSaves = (book: Book, { slots, campaigns }: ExportContent): Promise<SlotId[]> =>
  book.write(async (sql) => {
    const here = await sql.all<{ id: string }>('SELECT id FROM campaigns');
    for (const bundle of campaigns) {
      const found = readBundle(bundle);
      if (found.ok && !here.some(({ id }) => id === found.id)) await insertBundle(sql, found.id, bundle);
    }
    const made: SlotId[] = [];
    for (const slot of slots) made.push(await insertSlot(sql, slot));
    return made;
  });
