import type { Translations } from '@/games/jime/words';
import { wordsOf } from '@/games/jime/words';
import { useLanguage } from '@/session/settings';

/** Every word a screen of this game needs: its own, and those that belong to no game. */
export const useWords = (): Translations => wordsOf(useLanguage());
