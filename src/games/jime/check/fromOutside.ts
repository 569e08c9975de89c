import type { Box, Fault } from '@/games/jime/content';
import type { BundleRefusal, ReadBundle } from '@/games/jime/content/bundles';
import { readingBundle } from '@/games/jime/content/bundles';
import { isError } from '@/games/jime/content/files';
import { languagesOf } from '@/i18n/languages';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';
import { checkingCampaign } from './campaign';
import { textLengths } from './textLengths';

/** shipped: the app has a campaign of that id. unsound: readable, but it could not be played through. */
type Refused = { ok: false; reason: BundleRefusal['reason'] | 'shipped' | 'unsound'; faults: Fault[] };
export type FromOutside = { ok: true; read: Extract<ReadBundle, { ok: true }>; advice: Fault[] } | Refused;

function* checking(text: string, box: Box, isShipped: (id: string) => boolean): Work<FromOutside> {
  const read = yield* readingBundle(text);
  if (!read.ok) return read;
  const { id, bundle } = read;
  if (isShipped(id)) return { ok: false, reason: 'shipped', faults: [] };
  const long = textLengths(bundle.text, id);
  if (long.length > 0) return { ok: false, reason: 'unsound', faults: long };
  const faults = yield* checkingCampaign(bundle.files, bundle.text, box, id, languagesOf(bundle.text));
  const errors = faults.filter(isError);
  return errors.length > 0
    ? { ok: false, reason: 'unsound', faults: errors }
    : { ok: true, read, advice: faults };
}

/** The one check of a campaign from outside, by itself or inside a file of saves. How it is typed is advice. */
export function* checkingFromOutside(
  text: string,
  box: Box,
  isShipped: (id: string) => boolean,
): Work<FromOutside> {
  try {
    return yield* checking(text, box, isShipped);
  } catch {
    // Lists in lists a hundred thousand deep, or names no map has: what the check does not come to the end of is not proved.
    return { ok: false, reason: 'broken', faults: [] };
  }
}

export const campaignFromOutside = (...campaign: Parameters<typeof checkingFromOutside>): FromOutside =>
  conclude(checkingFromOutside(...campaign));
