import { useBook } from '@/session/book';
import type { LoadedGame } from '@/session/games';
import { confrontation } from './game';
import { CoverCard } from './screens/CoverCard';
import { coverPlace } from './screens/coverLines';
import { useConfrontationSettings } from './session/settings';

/** Everything of the game that waits behind its one lazy import: its module, and the pages that need rules. */
export { Guide } from './screens/guide/Guide';
export { NewGame } from './screens/newGame/NewGame';
export { Play } from './screens/table/Play';

export const loaded: LoadedGame = { game: confrontation, screens: { CoverCard, coverPlace } };

/** Reads how this table plays, before the first page of the game is shown. */
export const openGame = (): Promise<void> =>
  useConfrontationSettings.getState().open(useBook.getState().book);
