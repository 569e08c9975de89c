import type { LoadedGame } from '@/session/games';
import { useBook } from '@/session/book';
import { jime } from './game';
import { CoverCard } from './screens/CoverCard';
import { GameSettings } from './screens/GameSettings';
import { ImportedCampaigns } from './screens/ImportedCampaigns';
import { coverNote, coverPlace } from './screens/coverLines';
import { loadReference } from './screens/rulebook/loadReference';
import { importCampaign } from './session/campaigns';
import { useCollection } from './session/collection';
import { useJimeSettings } from './session/settings';

/** Everything of the game that waits behind its one lazy import: its module, and the pages that need rules, box or board. */
export { BoxBrowser } from './screens/box/BoxBrowser';
export { Collection } from './screens/Collection';
export { NewGame } from './screens/campaign/newGame/NewGame';
export { LayMap } from './screens/layMap/LayMap';
export { Play } from './screens/play/Play';
export { Rules } from './screens/rulebook/RuleLinks';

export const loaded: LoadedGame = {
  game: jime,
  screens: { CoverCard, coverPlace, coverNote, Settings: GameSettings, ImportedContent: ImportedCampaigns },
  reference: loadReference,
  importContent: importCampaign,
};

/** Reads what this table has chosen and owns, before the first page of the game is shown. */
export const openGame = async (): Promise<void> => {
  const { book } = useBook.getState();
  await Promise.all([useJimeSettings.getState().open(book), useCollection.getState().open(book)]);
};
