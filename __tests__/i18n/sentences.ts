type Word = (...given: unknown[]) => string;

/** Most words take names and numbers; the few that list several take those as a list. */
const spoken = (word: Word): string => {
  try {
    return word('3', '4', '5');
  } catch {
    return word(['3', '4'], '5', '6');
  }
};

/** Every string a player can read, by its path, with functions called on stand-ins. */
export const sentences = (words: unknown, path = ''): [string, string][] => {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return [[path, String(spoken(words as Word))]];
  return Object.entries(words as object).flatMap(([key, value]) => sentences(value, `${path}.${key}`));
};
