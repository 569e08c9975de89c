import { useEffect, useState } from 'react';
import type { GameId } from '@/kernel/game';
import type { LoadedGame } from '@/session/games';
import { loadGame } from '@/session/games';

/**
 * The games of these ids as they are loaded: null for one this version does not have, nothing while it loads or when it
 * cannot be (a site whose files have just been replaced).
 */
export const useLoadedGames = (ids: readonly GameId[]): Record<GameId, LoadedGame | null> => {
  const [loaded, setLoaded] = useState<Record<GameId, LoadedGame | null>>({});
  const wanted = [...new Set(ids)].sort().join(' ');
  useEffect(() => {
    let here = true;
    for (const id of wanted.split(' ').filter(Boolean))
      loadGame(id).then(
        (game) => here && setLoaded((before) => ({ ...before, [id]: game })),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [wanted]);
  return loaded;
};
