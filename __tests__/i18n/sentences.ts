type Word = (...given: unknown[]) => string;

/** A card, a line of a log: whatever is asked of it is a stand-in as well. */
const THING: unknown = new Proxy({}, { get: () => '3' });

/** Most words take names and numbers; a few take one thing that has them, or list several. */
const spoken = (word: Word): string => {
  try {
    return word('3', '4', '5') || word(THING);
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
