import type { Book } from '@/saves/book';
import { defaultsOf } from '@/saves/settings';
import type { Settings } from '@/session/settings';
import { SETTINGS, useSettings } from '@/session/settings';

/** Settings as if they had been chosen: English and silent unless said otherwise. */
export const chooseSettings = (chosen: Partial<Settings> = {}, book: Book | null = null): void =>
  useSettings.setState({
    book,
    saveFault: null,
    settings: { ...defaultsOf(SETTINGS), language: 'en', sound: 'off', ...chosen },
  });
