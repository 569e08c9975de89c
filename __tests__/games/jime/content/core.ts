import { openData, openText } from '@campaigns/index';
import { openByLanguage } from '@/i18n/languages';
import type { DataFiles, TextFiles } from '@/games/jime/content/files';

/** The real box as it is registered; each call gives a copy that a test may damage. */
export const openCore = async (): Promise<{ data: DataFiles; text: TextFiles }> => {
  const text = {
    ...(await openByLanguage((language) => openText('core', language))),
    'verified-fr': await openText('core', 'verified-fr'),
  };
  return structuredClone({ data: await openData('core'), text });
};
