import { openData, openText } from '@campaigns/index';
import type { DataFiles, TextFiles } from '@/games/jime/content/files';

/** The real box as it is registered; each call gives a copy that a test may damage. */
export const openCore = async (): Promise<{ data: DataFiles; text: TextFiles }> => {
  const text = {
    en: await openText('core', 'en'),
    fr: await openText('core', 'fr'),
    'verified-fr': await openText('core', 'verified-fr'),
  };
  return structuredClone({ data: await openData('core'), text });
};
