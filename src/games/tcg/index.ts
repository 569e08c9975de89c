import { useBook } from '@/session/book';
import type { LoadedGame } from '@/session/games';
import { tcg } from './game';
import { CoverCard } from './screens/CoverCard';
import { GameSettings } from './screens/GameSettings';
import { coverPlace } from './screens/coverLines';
import { useBaseRules } from './session/baseRules';
import { useGames } from './session/games';
import { useKnownCards } from './session/knownCards';
import { useKnownCharacters } from './session/knownCharacters';
import { useKnownSites } from './session/knownSites';
import { useLastTable } from './session/lastTable';
import { useOwned } from './session/owned';
import { usePrintedSites } from './session/printedSites';
import { loadTopics } from './session/reference';
import { useTcgSettings } from './session/settings';

/** Everything of the game that waits behind its one lazy import: its module, and the pages that need rules. */
export { BaseRules } from './screens/baseRules/BaseRules';
export { Cards } from './screens/cards/Cards';
export { Games } from './screens/games/Games';
export { NewGame } from './screens/newGame/NewGame';
export { Reference } from './screens/Reference';
export { Play } from './screens/table/Play';

export const loaded: LoadedGame = {
  game: tcg,
  screens: { CoverCard, coverPlace, Settings: GameSettings },
  reference: loadTopics,
  // Owned cards are no saves: their own page takes them in.
  importContent: async () => ({ ok: false, reason: 'elsewhere', faults: [] }),
};

/** Reads what this table has kept, before the first page of the game is shown. */
export const openGame = async (): Promise<void> => {
  const { book } = useBook.getState();
  await Promise.all(
    [
      useBaseRules,
      useGames,
      useKnownCards,
      useKnownCharacters,
      useKnownSites,
      useLastTable,
      useOwned,
      usePrintedSites,
      useTcgSettings,
    ].map((store) => store.getState().open(book)),
  );
};
