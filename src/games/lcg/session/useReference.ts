import { useEffect, useState } from 'react';
import type { Reference } from '@/games/lcg/reference/load';
import { loadReference } from '@/games/lcg/reference/load';
import type { Language } from '@/i18n/languages';
import { useLanguage } from '@/session/settings';

type Loaded = { language: Language; reference: Reference | 'failed' };

/** Everything there is to look up, in the language of the app; null while it is being loaded. */
export const useReference = (): Reference | 'failed' | null => {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let here = true;
    loadReference(language).then(
      (reference) => here && setLoaded({ language, reference }),
      () => here && setLoaded({ language, reference: 'failed' }),
    );
    return () => {
      here = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.reference : null;
};
