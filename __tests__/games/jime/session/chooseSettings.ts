import { CORE_ALONE, useCollection } from '@/games/jime/session/collection';
import type { Collection } from '@/games/jime/session/collection';
import { JIME_SETTINGS } from '@/games/jime/session/settingChoices';
import { useJimeSettings } from '@/games/jime/session/settings';
import type { Book } from '@/saves/book';
import type { Chosen } from '@/saves/settings';
import { defaultsOf } from '@/saves/settings';
import type { Settings } from '@/session/settings';
import { chooseSettings as chooseAppSettings } from '../../../session/chooseSettings';

export type AllSettings = Settings & Chosen<typeof JIME_SETTINGS>;

/** Settings of the app and of the game as if they had been chosen: English and silent unless said otherwise. */
export const chooseSettings = ({ cardNames, mirror, ambience, ...app }: Partial<AllSettings> = {}): void => {
  chooseAppSettings(app);
  const defaults = defaultsOf(JIME_SETTINGS);
  useJimeSettings.setState({
    book: null,
    settings: {
      cardNames: cardNames ?? defaults.cardNames,
      mirror: mirror ?? defaults.mirror,
      ambience: ambience ?? defaults.ambience,
    },
  });
};

/** The boxes on this table. */
export const own = (collection: Collection = CORE_ALONE, book: Book | null = null): void =>
  useCollection.setState({ book, collection, saveFault: null });
