import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { orNull, shape, text, whole } from '@/kernel/checks';
import type { LatestSlot } from '@/saves/latest';
import { latestSlot } from '@/saves/latest';
import { useBook } from './book';
import { useCurrentSession } from './currentSession';
import { keepGuess, readGuess } from './firstGuess';
import { thisLaunch } from './launch';

const isLatest = orNull(shape({ slot: whole(1, Number.MAX_SAFE_INTEGER), name: text(), game: text(1) }));

const guessedLatest = (): LatestSlot | null => {
  const guess = readGuess('latest');
  return isLatest(guess) ? guess : null;
};

// An app that is killed in a game starts on the title with that game, before the book has been asked.
useCurrentSession.subscribe(({ current }) => {
  if (current && current.slot !== null && useBook.getState().keeping !== 'nowhere')
    keepGuess('latest', { slot: current.slot, name: current.name, game: current.game });
});

/** The save played last, asked for again whenever the page comes back; null when there is none. A guess until the book is open. */
export const useLatestSlot = (): LatestSlot | null => {
  const book = useBook((state) => state.book);
  const isLeftOut = useBook((state) => state.status === 'unsaved') || thisLaunch.titleAlone;
  const [latest, setLatest] = useState(guessedLatest);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      if (book && !isLeftOut)
        latestSlot(book).then(
          (found) => {
            if (!here) return;
            keepGuess('latest', found);
            setLatest(found);
          },
          () => undefined,
        );
      return () => {
        here = false;
      };
    }, [book, isLeftOut]),
  );
  return isLeftOut ? null : latest;
};
