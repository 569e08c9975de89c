import { LANGUAGES, isLanguage } from '@/i18n/languages';
import type { Reference, RefusalCode } from '@/games/tcg/play';
import { REFUSAL_REFERENCES } from '@/games/tcg/play';
import type { Refusal } from '@/kernel/step';
import { wordsOf } from '.';
import { referenceText } from './references';

const isCode = (code: string, words: Record<RefusalCode, string>): code is RefusalCode =>
  Object.hasOwn(words, code);

/** A refusal as the player reads it, with its page; a code of a later version is said as a command nobody understood. */
export const refusalText = ({ code }: Refusal, language: string): string => {
  const words = wordsOf(isLanguage(language) ? language : LANGUAGES[0]);
  const { refusal, written } = words.rules;
  const known = isCode(code, refusal) ? code : 'command/malformed';
  const references: readonly Reference[] = REFUSAL_REFERENCES[known];
  const places = references.map((one) => referenceText(one, words));
  return places.length === 0 ? refusal[known] : refusal[known] + written(places);
};
