import { useLanguage } from '@/session/settings';
import { wordsOf } from './words';

/** The words of the book in the language of the app. */
export const useBookWords = (): ReturnType<typeof wordsOf> => wordsOf(useLanguage());
