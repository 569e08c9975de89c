import { useEffect, useState } from 'react';
import type { SetFour } from '@/games/tcg/checklist';
import { loadSetFour } from '@/games/tcg/checklist';

type Opened = { list: SetFour | null; failed: boolean; retry(): void };

/** The list of set 4, loaded when somebody opens the page. */
export const useSetFour = (): Opened => {
  const [list, setList] = useState<SetFour | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    loadSetFour().then(
      (loaded) => here && setList(loaded),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [attempt]);
  return {
    list,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
};
