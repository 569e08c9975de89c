import { useBook } from '@/session/book';
import type { LoadedGame } from '@/session/games';
import { lcg } from './game';
import { CoverCard } from './screens/CoverCard';
import { coverPlace } from './screens/coverLines';
import { GameSettings } from './screens/settings/GameSettings';
import { useCatalogue } from './session/catalogue';
import { useLastTable } from './session/lastTable';
import { loadTopics } from './session/reference';
import { useScores } from './session/scores';
import { useLcgSettings } from './session/settings';

/** Everything of the game that waits behind its one lazy import: its module, and the pages that need rules. */
export { Cards } from './screens/decks/Cards';
export { NewGame } from './screens/newGame/NewGame';
export { Play } from './screens/table/Play';
export { Scores } from './screens/score/Scores';
export { Reference } from './screens/reference/Reference';

export const loaded: LoadedGame = {
  game: lcg,
  screens: { CoverCard, coverPlace, Settings: GameSettings },
  reference: loadTopics,
  // Entered cards are no saves: their own page takes them in.
  importContent: async () => ({ ok: false, reason: 'elsewhere', faults: [] }),
};

/** Reads what this table has typed, before the first page of the game is shown. */
export const openGame = async (): Promise<void> => {
  const { book } = useBook.getState();
  await Promise.all(
    [useCatalogue, useLastTable, useLcgSettings, useScores].map((store) => store.getState().open(book)),
  );
};
