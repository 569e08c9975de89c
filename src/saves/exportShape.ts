import type { Checked, Check } from '@/kernel/checks';
import { anything, listOf, oneOf, orNull, shape, text, whole } from '@/kernel/checks';
import { cleanJson, cleanName } from '@/kernel/cleanText';
import { EXPORT_FORMAT } from './export';
import type { KeptImport } from './imports';
import type { SlotText } from './rows';
import { SNAPSHOT_KINDS } from './rows';
import { unseal } from './seal';
import { LONGEST_NAME } from './slots';

/** The shapes of export files, version by version; an older one is read as today's, save by save. */

const count = whole(0, Number.MAX_SAFE_INTEGER);
/** Any moment a calendar knows: a clock that was never set stands before 1970. */
const moment = whole(-8.64e15, 8.64e15);
const long = text();

const snapshot = { kind: oneOf(...SNAPSHOT_KINDS), name: long, made: moment, document: long };
const row = { seq: count, command: long, patches: long, inverse: long };
const slot = { name: long, created: moment, changed: moment, applied: count, at: count, document: long };

const isVersion1 = shape({
  ...slot,
  campaign: long,
  summary: long,
  journal: listOf(shape(row)),
  snapshots: listOf(shape({ ...snapshot, summary: long })),
});

const version2 = {
  ...slot,
  game: long,
  content: long,
  cover: long,
  journal: listOf(shape({ ...row, override: orNull(long) })),
  snapshots: listOf(shape({ ...snapshot, cover: long })),
};
const isVersion2 = shape(version2);
const isVersion3: Check<SlotText> = shape({ ...version2, edition: orNull(count) });
const isSealed = shape({ game: long, name: long, sealed: long, seed: whole(-(2 ** 31), 2 ** 31 - 1) });

const isImport2 = shape({ game: long, id: long, text: long });
const isImport3: Check<KeptImport> = shape({ game: long, id: long, text: long, edition: count });

const fromVersion1 = ({ campaign, summary, journal, snapshots, ...kept }: Checked<typeof isVersion1>) => ({
  ...kept,
  game: 'jime',
  content: campaign,
  cover: summary,
  journal: journal.map((line) => ({ ...line, override: null })),
  snapshots: snapshots.map(({ summary: cover, ...point }) => ({ ...point, cover })),
  edition: null,
});

const shapedSlot = (version: number, value: unknown): SlotText | null => {
  if (version === 1) return isVersion1(value) ? fromVersion1(value) : null;
  if (version === 2) return isVersion2(value) ? { ...value, edition: null } : null;
  const opened = isSealed(value) ? unseal(value) : value;
  return isVersion3(opened) ? opened : null;
};

const cleanSlot = (found: SlotText): SlotText => ({
  ...found,
  name: cleanName(found.name, LONGEST_NAME),
  cover: cleanJson(found.cover),
  document: cleanJson(found.document),
  journal: found.journal.map(({ seq, command, patches, inverse, override }) => ({
    seq,
    command: cleanJson(command),
    patches: cleanJson(patches),
    inverse: cleanJson(inverse),
    override: override === null ? null : cleanJson(override),
  })),
  snapshots: found.snapshots.map(({ kind, name, made, cover, document }) => ({
    kind,
    name: cleanName(name, LONGEST_NAME),
    made,
    cover: cleanJson(cover),
    document: cleanJson(document),
  })),
});

/** No table holds two rows of one number. */
const hasOwnNumbers = ({ journal }: SlotText): boolean =>
  new Set(journal.map(({ seq }) => seq)).size === journal.length;

/** A save of a file of this version, in today's shape and without what no name needs; null when it is no save. */
export const readSlotShape = (version: number, value: unknown): SlotText | null => {
  const found = shapedSlot(version, value);
  return found && hasOwnNumbers(found) ? cleanSlot(found) : null;
};

/** The name of what is no save, as far as it has one. */
export const nameOfEntry = (value: unknown): string => {
  const { name } = (value ?? {}) as { name?: unknown };
  return typeof name === 'string' ? cleanName(name, LONGEST_NAME) : '';
};

/** The id a campaign file gives itself: in version 1 it was not written beside it. */
const campaignId = (file: string): string => {
  try {
    const { files } = JSON.parse(file) as { files?: { 'campaign.json'?: { id?: unknown } } };
    return String(files?.['campaign.json']?.id);
  } catch {
    return '';
  }
};

/** Imported content of a file of this version; one without a number of its own gets one no other has. */
export const readImportShape = (version: number, value: unknown, index: number): KeptImport | null => {
  if (version === 1)
    return long(value) ? { game: 'jime', id: campaignId(value), text: value, edition: index } : null;
  if (version === 2) return isImport2(value) ? { ...value, edition: index } : null;
  return isImport3(value) ? value : null;
};

/** The head of every version: what it is, and the seal over the rest. */
export const isExportFile = shape({
  format: oneOf(EXPORT_FORMAT),
  version: whole(1, Number.MAX_SAFE_INTEGER),
  appVersion: long,
  checksum: long,
  content: anything,
});

const isContent = shape({ slots: listOf(anything), imports: listOf(anything) });
const isContent1 = shape({ slots: listOf(anything), campaigns: listOf(anything) });

/** Saves and imports of a file, none of them looked into; null when it does not have the shape of its version. */
export const readContentShape = (
  version: number,
  content: unknown,
): { slots: unknown[]; imports: unknown[] } | null => {
  if (version === 1) return isContent1(content) ? { slots: content.slots, imports: content.campaigns } : null;
  return isContent(content) ? content : null;
};
