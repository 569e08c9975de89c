import type { Checked, Check } from '@/kernel/checks';
import { anything, listOf, oneOf, orNull, shape, text, whole } from '@/kernel/checks';
import type { ExportContent } from './export';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export';
import { SNAPSHOT_KINDS } from './rows';

/** The shapes of export files, version by version; an older one is read as today's. */

const count = whole(0, Number.MAX_SAFE_INTEGER);
/** Up to the latest moment a calendar knows. */
const moment = whole(0, 8.64e15);
const name = text(0, 200);
const long = text();

const snapshot = { kind: oneOf(...SNAPSHOT_KINDS), name, made: moment, document: long };
const row = { seq: count, command: long, patches: long, inverse: long };
const slot = { name, created: moment, changed: moment, applied: count, at: count, document: long };

const isContent: Check<ExportContent> = shape({
  slots: listOf(
    shape({
      ...slot,
      game: long,
      content: long,
      cover: long,
      journal: listOf(shape({ ...row, override: orNull(long) })),
      snapshots: listOf(shape({ ...snapshot, cover: long })),
    }),
  ),
  imports: listOf(shape({ game: long, id: long, text: long })),
});

const isVersion1 = shape({
  slots: listOf(
    shape({
      ...slot,
      campaign: long,
      summary: long,
      journal: listOf(shape(row)),
      snapshots: listOf(shape({ ...snapshot, summary: long })),
    }),
  ),
  campaigns: listOf(long),
});

/** The id a campaign file gives itself: in version 1 it was not written beside it. */
const campaignId = (file: string): string => {
  const { files } = JSON.parse(file) as { files?: { 'campaign.json'?: { id?: unknown } } };
  return String(files?.['campaign.json']?.id);
};

const fromVersion1 = ({ slots, campaigns }: Checked<typeof isVersion1>): ExportContent => ({
  slots: slots.map(({ campaign, summary, journal, snapshots, ...kept }) => ({
    ...kept,
    game: 'jime',
    content: campaign,
    cover: summary,
    journal: journal.map((line) => ({ ...line, override: null })),
    snapshots: snapshots.map(({ summary: cover, ...point }) => ({ ...point, cover })),
  })),
  imports: campaigns.map((file) => ({ game: 'jime', id: campaignId(file), text: file })),
});

/** The head of every version: what it is, and the seal over the rest. */
export const isExportFile = shape({
  format: oneOf(EXPORT_FORMAT),
  version: whole(1, Number.MAX_SAFE_INTEGER),
  appVersion: long,
  checksum: long,
  content: anything,
});

/** What a file of this version holds, in today's shape; null when it does not have that version's shape. */
export const readContentShape = (version: number, content: unknown): ExportContent | null => {
  if (version < EXPORT_VERSION) return isVersion1(content) ? fromVersion1(content) : null;
  return isContent(content) ? content : null;
};
