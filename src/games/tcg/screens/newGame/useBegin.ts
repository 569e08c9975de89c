import { useState } from 'react';
import { useBaseRules } from '@/games/tcg/session/baseRules';
import { beginGame } from '@/games/tcg/session/game';
import { useLastTable } from '@/games/tcg/session/lastTable';
import { useWords } from '@/games/tcg/session/useWords';
import { drawSeed } from '@/session/drawSeed';
import type { Draft } from './draft';
import { chosenIn, tableOf } from './draft';

type Begin = { begin(draft: Draft): Promise<boolean>; failed: boolean; beginning: boolean };

/** Begins the game and remembers its players; true when it is open. */
export const useBegin = (): Begin => {
  const { newGame: words, names } = useWords();
  const [failed, setFailed] = useState(false);
  const [beginning, setBeginning] = useState(false);
  const begin = async (draft: Draft): Promise<boolean> => {
    setBeginning(true);
    setFailed(false);
    const called = draft.players.map(({ name }, seat) => name.trim() || names.player(seat + 1));
    const chosen = chosenIn(draft, {
      base: useBaseRules.getState().value,
      seed: drawSeed(),
      bearer: words.bearerTitle,
    });
    const refused = await beginGame(words.saveName(called.join(', ')), chosen);
    setBeginning(false);
    setFailed(refused !== undefined);
    if (!refused) await useLastTable.getState().keep(tableOf(draft));
    return !refused;
  };
  return { begin, failed, beginning };
};
