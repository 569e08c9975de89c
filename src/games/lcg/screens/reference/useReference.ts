import { useEffect, useState } from 'react';
import { loadReference } from '@/games/lcg/reference/load';
import type { SearchIndex } from '@/games/lcg/reference/search';
import { indexOf } from '@/games/lcg/reference/search';
import { useLanguage } from '@/session/settings';

type Opened = { index: SearchIndex | null; failed: boolean; retry(): void };

/** The reference in the language of the app, loaded when somebody asks for it. */
export const useReference = (): Opened => {
  const language = useLanguage();
  const [index, setIndex] = useState<SearchIndex | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    loadReference(language).then(
      (reference) => here && setIndex(indexOf(reference)),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [language, attempt]);
  return {
    index,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
};
