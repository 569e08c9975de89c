import { useEffect, useState } from 'react';
import type { Language } from '@/i18n/languages';
import { loadReferenceOf, referenceGames } from '@/session/games';
import type { LoadReference } from '@/session/reference';
import { useLanguage } from '@/session/settings';
import type { Opened } from './groups';
import type { SearchIndex } from './search';
import { indexOf } from './search';

type Opening = { opened: readonly Opened[]; failed: boolean; retry(): void };

const open = async (id: string, load: LoadReference, language: Language): Promise<Opened> => {
  const reference = await load(language);
  let index: SearchIndex | null = null;
  return {
    id,
    reference,
    // Folded when something is first typed: a sheet that shows one entry needs no index.
    get index() {
      return (index ??= indexOf(reference));
    },
  };
};

/** What one game has to look up in the language of the app, then what the others have, each as it is loaded. */
export const useReferences = (game: string, load: LoadReference, alone = false): Opening => {
  const language = useLanguage();
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    const openOthers = async (own: Opened) => {
      // The first on the shelf is the greatest: the light ones answer while it is loaded.
      const others = alone
        ? []
        : referenceGames()
            .filter((id) => id !== game)
            .reverse();
      for (const id of others) {
        // One that cannot be loaded now is looked up when it can be; the game asked from is there all the same.
        const other = await open(id, loadReferenceOf(id), language).catch(() => null);
        if (here && other) setOpened((before) => (before[0] === own ? [...before, other] : before));
      }
    };
    open(game, load, language).then(
      (own) => {
        if (!here) return;
        setOpened([own]);
        void openOthers(own);
      },
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [game, load, alone, language, attempt]);
  return {
    opened,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
};
