import { firstSpoken, wordsOf } from '@/i18n';

type Word = (...given: unknown[]) => string;

/** Most words take names and numbers; the few that list several take those as a list. */
const spoken = (word: Word): string => {
  try {
    return word('3', '4', '5');
  } catch {
    return word(['3', '4'], '5', '6');
  }
};

/** Every string a player can read, with functions called on stand-ins. */
const sentences = (words: unknown, path = ''): [string, string][] => {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return [[path, String(spoken(words as Word))]];
  return Object.entries(words as object).flatMap(([key, value]) => sentences(value, `${path}.${key}`));
};

const en = sentences(wordsOf('en'));
const fr = sentences(wordsOf('fr'));

describe('words', () => {
  it('has the same keys in both languages', () =>
    expect(fr.map(([path]) => path)).toEqual(en.map(([path]) => path)));

  it('leaves nothing empty', () =>
    expect([...en, ...fr].filter(([, text]) => text.trim() === '')).toEqual([]));

  it('keeps no-break spaces and curly apostrophes in French', () => {
    const faults = fr.filter(([, text]) => / [;:?!»]|« |[a-zé]'[a-zé]/i.test(text));
    expect(faults).toEqual([]);
  });

  it('keeps curly apostrophes in English', () =>
    expect(en.filter(([, text]) => /[a-z]'[a-z]/i.test(text))).toEqual([]));
});

describe('device language', () => {
  it('is the first of the device’s that we speak', () => {
    expect(firstSpoken(['de', 'fr', 'en'])).toBe('fr');
    expect(firstSpoken(['en'])).toBe('en');
  });
  it('is English when we speak none', () => expect(firstSpoken(['de', null])).toBe('en'));
});
