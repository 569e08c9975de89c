import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import type { LatestSlot } from '@/saves/latest';
import { latestSlot } from '@/saves/latest';
import { useBook } from './book';

/** The save played last, asked for again whenever the page comes back; null when there is none. */
export const useLatestSlot = (): LatestSlot | null => {
  const book = useBook((state) => state.book);
  const [latest, setLatest] = useState<LatestSlot | null>(null);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      if (book)
        latestSlot(book).then(
          (found) => here && setLatest(found),
          () => undefined,
        );
      return () => {
        here = false;
      };
    }, [book]),
  );
  return latest;
};
