import type { Translations } from '@/games/tcg/words';
import { wordsOf } from '@/games/tcg/words';
import { useLanguage } from '@/session/settings';

/** Every word a screen of this game needs: its own, and those that belong to no game. */
export const useWords = (): Translations => wordsOf(useLanguage());
