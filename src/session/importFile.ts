import type { Fault } from '@/games/jime/content';
import type { Language } from '@/i18n/languages';
import { BUNDLE_FORMAT } from '@/games/jime/content/bundles';
import type { BookFaultCode } from '@/saves/faults';
import { faultOf } from '@/saves/faults';
import type { ImportRefusal } from '@/saves/import';
import { LONGEST_FILE, keepSaves, readSaves } from '@/saves/import';
import { useBook } from './book';
import type { CampaignRefusal } from '@/games/jime/session/campaigns';
import { importCampaign } from '@/games/jime/session/campaigns';
import { pickFile } from './pickFile';

type Refusal = ImportRefusal | CampaignRefusal;

/** What came of a file: saves taken in, a campaign, or why not a word of it was kept. */
export type Imported =
  | { what: 'saves'; count: number }
  | { what: 'campaign'; id: string; name: Record<Language, string>; replaced: boolean }
  | { what: 'refused'; reason: Refusal; faults: readonly Fault[] }
  | { what: 'unkept'; fault: BookFaultCode };

const isBundle = (text: string): boolean => text.slice(0, 200).includes(`"${BUNDLE_FORMAT}"`);

const refused = (reason: Refusal, faults: readonly Fault[] = []): Imported => ({
  what: 'refused',
  reason,
  faults,
});

/** Takes in the text of a file, saves or campaign; all of it or nothing. */
export const importText = async (text: string): Promise<Imported> => {
  const { book } = useBook.getState();
  try {
    if (isBundle(text)) {
      const brought = await importCampaign(text);
      if (!brought.ok) return refused(brought.reason, brought.faults);
      const { id, name, replaced } = brought;
      return { what: 'campaign', id, name, replaced };
    }
    const read = readSaves(text);
    if (!read.ok) return refused(read.reason);
    if (!book) return { what: 'unkept', fault: 'storage-blocked' };
    return { what: 'saves', count: (await keepSaves(book, read.content)).length };
  } catch (cause) {
    return { what: 'unkept', fault: faultOf(cause).code };
  }
};

/** Asks for a file and takes it in; null when none was chosen. */
export const importFile = async (): Promise<Imported | null> => {
  const file = await pickFile(LONGEST_FILE);
  if (!file) return null;
  return file.text === null ? refused('huge') : importText(file.text);
};
