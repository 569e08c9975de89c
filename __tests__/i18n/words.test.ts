import { wordsOf as confrontationWordsOf } from '@/games/confrontation/words';
import { wordsOf as jimeWordsOf } from '@/games/jime/words';
import { wordsOf as lcgWordsOf } from '@/games/lcg/words';
import { wordsOf as tcgWordsOf } from '@/games/tcg/words';
import { mistyped } from '@/games/jime/check/box/text';
import { LANGUAGES, LANGUAGE_NAMES, LOCALES, firstSpoken, inLanguage } from '@/i18n/languages';
import { sentences } from './sentences';

const SPOKEN = [
  { game: 'jime', wordsOf: jimeWordsOf },
  { game: 'lcg', wordsOf: lcgWordsOf },
  { game: 'tcg', wordsOf: tcgWordsOf },
  { game: 'confrontation', wordsOf: confrontationWordsOf },
].flatMap((one) => LANGUAGES.map((language) => ({ ...one, language })));

describe.each(SPOKEN)('words in $language, of the shell and of $game', ({ language, wordsOf }) => {
  const english = sentences(wordsOf('en'));
  const words = sentences(wordsOf(language));

  it('have the keys of English', () =>
    expect(words.map(([path]) => path)).toEqual(english.map(([path]) => path)));

  it('leave nothing empty', () => expect(words.filter(([, text]) => text.trim() === '')).toEqual([]));

  it('keep no-break spaces and curly apostrophes', () =>
    expect(words.filter(([, text]) => mistyped(language, text).length > 0)).toEqual([]));
});

describe('device language', () => {
  it('is the first of the device’s that we speak', () => {
    expect(firstSpoken(['de', 'fr', 'en'])).toBe('fr');
    expect(firstSpoken(['en'])).toBe('en');
  });
  it('is English when we speak none', () => expect(firstSpoken(['de', null])).toBe('en'));
  it('has a name of its own and a place where it is spoken', () => {
    expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LANGUAGES.length);
    for (const language of LANGUAGES) expect(LOCALES[language]).toMatch(new RegExp(`^${language}-`));
  });
});

describe('something that does not come in every language', () => {
  it('is shown in the language of the reader, else in English, else in any', () => {
    expect(inLanguage({ en: 'road', fr: 'route' }, 'fr')).toBe('route');
    expect(inLanguage({ en: 'road' }, 'fr')).toBe('road');
    expect(inLanguage({ fr: 'route' }, 'en')).toBe('route');
    expect(inLanguage({}, 'en')).toBeUndefined();
  });
});
