import type { RefusalCode } from '@/games/confrontation/play';
import { LANGUAGES, isLanguage } from '@/i18n/languages';
import type { Refusal } from '@/kernel/step';
import { wordsOf } from '.';

const isCode = (code: string, words: Record<RefusalCode, string>): code is RefusalCode =>
  Object.hasOwn(words, code);

/** A refusal as the player reads it; a code of a later version is said as a command nobody understood. */
export const refusalText = ({ code }: Refusal, language: string): string => {
  const { refusal } = wordsOf(isLanguage(language) ? language : LANGUAGES[0]).rules;
  return refusal[isCode(code, refusal) ? code : 'command/malformed'];
};
