import { defaultsOf } from '@/saves/settings';
import { readGuess } from './firstGuess';
import type { Settings } from './settingChoices';
import { SETTINGS } from './settingChoices';

/** Settings for the first frame; a word that this version does not know falls back to the default. */
export const guessedSettings = (): Settings => {
  const guess = readGuess('settings');
  const known = Object.entries(SETTINGS).flatMap(([name, words]) => {
    const word: unknown = (guess as Record<string, unknown> | null)?.[name];
    return words.some((one) => one === word) ? [[name, word]] : [];
  });
  return { ...defaultsOf(SETTINGS), ...Object.fromEntries(known) };
};
