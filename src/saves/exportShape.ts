import { z } from 'zod';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export';
import type { ExportContent } from './export';
import { SNAPSHOT_KINDS } from './rows';

/** The shapes of export files, version by version; an older one is read as today's. */

const count = z.int().nonnegative();
/** The latest moment a calendar knows. */
const moment = count.max(8.64e15);
const name = z.string().max(200);
const text = z.string();

const snapshot = z.strictObject({
  kind: z.enum(SNAPSHOT_KINDS),
  name,
  made: moment,
  cover: text,
  document: text,
});
const row = z.strictObject({
  seq: count,
  command: text,
  patches: text,
  inverse: text,
  override: text.nullable(),
});
const slot = z.strictObject({
  game: text,
  name,
  content: text,
  created: moment,
  changed: moment,
  applied: count,
  cover: text,
  at: count,
  document: text,
  journal: z.array(row),
  snapshots: z.array(snapshot),
});
const imported = z.strictObject({ game: text, id: text, text });
const content = z.strictObject({
  slots: z.array(slot),
  imports: z.array(imported),
}) satisfies z.ZodType<ExportContent>;

const snapshotOfVersion1 = snapshot.omit({ cover: true }).extend({ summary: text });
const slotOfVersion1 = slot.omit({ game: true, content: true, cover: true }).extend({
  campaign: text,
  summary: text,
  journal: z.array(row.omit({ override: true })),
  snapshots: z.array(snapshotOfVersion1),
});
const version1 = z.strictObject({ slots: z.array(slotOfVersion1), campaigns: z.array(text) });

/** The id a campaign file of version 1 gives itself: it was not written beside it then. */
const campaignFile = z.looseObject({
  files: z.looseObject({ 'campaign.json': z.looseObject({ id: text }) }),
});
const campaignId = (file: string): string => campaignFile.parse(JSON.parse(file)).files['campaign.json'].id;

const fromVersion1 = ({ slots, campaigns }: z.infer<typeof version1>): ExportContent => ({
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

export const exportHeader = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.int().min(1),
  appVersion: text,
  checksum: text,
  content: z.unknown(),
});

/** What a file of this version holds, in today's shape; throws when it does not have that version's shape. */
export const readContentShape = (version: number, data: unknown): ExportContent =>
  version < EXPORT_VERSION ? fromVersion1(version1.parse(data)) : content.parse(data);
