import { useEffect, useState } from 'react';
import type { Language } from '@/i18n/languages';
import { cancellable } from '@/kernel/slices';
import { loadReferenceOf, referenceGames } from '@/session/games';
import type { LoadReference } from '@/session/reference';
import { useLanguage } from '@/session/settings';
import { betweenFrames } from '@/session/slices';
import type { Opened } from './groups';
import { indexing } from './search';

type Opening = { opened: readonly Opened[]; failed: boolean; retry(): void };

const open = async (id: string, load: LoadReference, language: Language): Promise<Opened> => ({
  id,
  reference: await load(language),
  index: null,
});

/** The same, ready to be searched; null when nobody waits for it any more. */
const folded = async (opened: Opened, isLeft: () => boolean): Promise<Opened | null> => {
  const index = await betweenFrames(cancellable(indexing(opened.reference), isLeft));
  return index && { ...opened, index };
};

/** What one game has to look up in the language of the app, then what the others have, each as it is loaded. */
export const useReferences = (game: string, load: LoadReference, alone = false): Opening => {
  const language = useLanguage();
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    const isLeft = (): boolean => !here;
    // A sheet that shows one entry is not searched.
    const foldAll = async (own: Opened) => {
      const ready = await folded(own, isLeft);
      if (!ready) return;
      setOpened([ready]);
      // The first on the shelf is the greatest: the light ones answer while it is loaded.
      const others = referenceGames()
        .filter((id) => id !== game)
        .reverse();
      for (const id of others) {
        // One that cannot be loaded now is looked up when it can be; the game asked from is there all the same.
        const loaded = await open(id, loadReferenceOf(id), language).catch(() => null);
        const other = loaded && (await folded(loaded, isLeft));
        if (other) setOpened((before) => (before[0] === ready ? [...before, other] : before));
      }
    };
    open(game, load, language).then(
      (own) => {
        if (!here) return;
        setOpened([own]);
        if (!alone) void foldAll(own);
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
