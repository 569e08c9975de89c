import { useBook } from '@/session/book';
import type { LoadedGame } from '@/session/games';
import { confrontation } from './game';
import { CoverCard } from './screens/CoverCard';
import { coverPlace } from './screens/coverLines';
import { loadTopics } from './session/reference';
import { useResults } from './session/results';
import { useConfrontationSettings } from './session/settings';

/** Everything of the game that waits behind its one lazy import: its module, and the pages that need rules. */
export { Guide } from './screens/guide/Guide';
export { NewGame } from './screens/newGame/NewGame';
export { Reference } from './screens/reference/Reference';
export { Results } from './screens/results/Results';
export { Play } from './screens/table/Play';

export const loaded: LoadedGame = {
  game: confrontation,
  screens: { CoverCard, coverPlace },
  reference: loadTopics,
};

/** Reads how this table plays and what it has played, before the first page of the game is shown. */
export const openGame = async (): Promise<void> => {
  const { book } = useBook.getState();
  await Promise.all([useConfrontationSettings.getState().open(book), useResults.getState().open(book)]);
};
