import { useState } from 'react';
import { knownQuestPoints } from '@/games/lcg/catalogue';
import { useCatalogue } from '@/games/lcg/session/catalogue';
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
    const { scenario, players } = draft;
    if (scenario === null) return false;
    const { scoring, boxes } = useLcgSettings.getState().settings;
    const { catalogue, remember } = useCatalogue.getState();
    const questPoints = knownQuestPoints(catalogue, scenario, 1);
    const chosen = chosenIn(draft, { scoring, boxes: Number(boxes), questPoints });
    if (await beginGame(chosen.scenarioName || names.scenario[scenario], chosen)) {
      setFailed(true);
      return false;
    }
    await remember(players.flatMap(({ heroes }) => heroes.map((as) => ({ kind: 'hero' as const, as }))));
    await useLastTable.getState().keep(tableOf(draft));
    return true;
  };
  return { begin, failed };
};
