import { useState } from 'react';
import { entriesOf, useCatalogue } from '@/games/lcg/session/catalogue';
import { beginGame } from '@/games/lcg/session/game';
import { useLastTable } from '@/games/lcg/session/lastTable';
import { useLcgSettings } from '@/games/lcg/session/settings';
import { useWords } from '@/games/lcg/session/useWords';
import type { Draft } from './draft';
import { chosenIn, tableOf } from './draft';

/** Begins the game and remembers its heroes and its players; true when it is open. */
export const useBegin = (): { begin(draft: Draft): Promise<boolean>; failed: boolean } => {
  const { names } = useWords();
  const [failed, setFailed] = useState(false);
  const begin = async (draft: Draft): Promise<boolean> => {
    const { scenario } = draft;
    if (scenario === null) return false;
    const { scoring, boxes } = useLcgSettings.getState().settings;
    const { entries, remember } = useCatalogue.getState();
    const quest = entriesOf(entries, 'quest').find(
      (one) => one.scenario === scenario && one.stage === 1 && one.scenarioName === draft.scenarioName.trim(),
    );
    const chosen = chosenIn(draft, {
      scoring,
      boxes: Number(boxes),
      questPoints: quest?.questPoints ?? null,
    });
    const named = chosen.scenarioName || names.scenario[scenario];
    if (await beginGame(named, chosen)) {
      setFailed(true);
      return false;
    }
    await remember(
      ...draft.players.flatMap(({ heroes }) => heroes.map((card) => ({ kind: 'hero' as const, card }))),
    );
    await useLastTable.getState().keep(tableOf(draft));
    return true;
  };
  return { begin, failed };
};
