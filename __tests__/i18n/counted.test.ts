import { resolve } from 'node:path';
import ts from 'typescript';
import { wordsOf as confrontationWordsOf } from '@/games/confrontation/words';
import { wordsOf as jimeWordsOf } from '@/games/jime/words';
import { wordsOf as lcgWordsOf } from '@/games/lcg/words';
import { wordsOf as tcgWordsOf } from '@/games/tcg/words';
import { wordsOf as shellWordsOf } from '@/i18n';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';

const INDEXES = [
  'src/i18n/en/index.ts',
  'src/games/jime/words/en/index.ts',
  'src/games/lcg/words/en/index.ts',
  'src/games/confrontation/words/en/index.ts',
  'src/games/tcg/words/en/index.ts',
];
const program = ts.createProgram(
  INDEXES.map((file) => resolve(file)),
  {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    paths: { '@/*': [resolve('src/*')] },
  },
);
const checker = program.getTypeChecker();

/** A value of a type with every number in it `n`, and every name the same. */
const valueOf = (type: ts.Type, n: number, depth = 0): unknown => {
  if (type.flags & ts.TypeFlags.NumberLike) return n;
  if (type.isStringLiteral()) return type.value;
  if (type.flags & ts.TypeFlags.String) return 'Elena';
  if (type.flags & ts.TypeFlags.BooleanLike) return n > 1;
  if (type.isUnion()) {
    const [first] = type.types.filter((one) => !(one.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    return first && valueOf(first, n, depth);
  }
  if (checker.isArrayType(type)) return [];
  if (!(type.flags & ts.TypeFlags.Object) || depth > 3) return undefined;
  return Object.fromEntries(
    type
      .getProperties()
      .map((property) => [property.name, valueOf(checker.getTypeOfSymbol(property), n, depth + 1)]),
  );
};

type Said = { path: string; said: string };
type Counted = { path: string[]; parameters: ts.Type[] };

/** Every word that is said with something, by the way to it. */
const countedIn = (type: ts.Type, path: string[] = []): Counted[] => {
  const [signature] = type.getCallSignatures();
  if (signature)
    return [{ path, parameters: signature.getParameters().map((one) => checker.getTypeOfSymbol(one)) }];
  if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type)) return [];
  return type
    .getProperties()
    .flatMap((property) => countedIn(checker.getTypeOfSymbol(property), [...path, property.name]));
};

const WORDS = INDEXES.map((file, index) => {
  const source = program.getSourceFile(resolve(file));
  const module = source && checker.getSymbolAtLocation(source);
  const en = module && checker.getExportsOfModule(module).find(({ name }) => name === 'en');
  return {
    counted: en ? countedIn(checker.getTypeOfSymbol(en)) : [],
    wordsOf: [shellWordsOf, jimeWordsOf, lcgWordsOf, confrontationWordsOf, tcgWordsOf][index] as (
      language: Language,
    ) => unknown,
  };
});

const at = (words: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], words);

/** From one number to another, which are never the same. */
const RANGES = ['campaign.newGame.alone'];

/** What a language says with a number in every place where one may stand. */
const saidWith = (language: Language, n: number): Said[] =>
  WORDS.flatMap(({ counted, wordsOf }) =>
    counted.flatMap(({ path, parameters }) => {
      const word = at(wordsOf(language), path) as (...values: unknown[]) => unknown;
      const said = word(...parameters.map((type) => valueOf(type, n)));
      return typeof said === 'string' && !RANGES.includes(path.join('.'))
        ? [{ path: path.join('.'), said }]
        : [];
    }),
  );

/** The words that follow the number, and stand for what is counted. */
const after = (said: string, n: number): string[] =>
  [...said.matchAll(new RegExp(`(?<![\\p{L}\\d,.<§-])${n}[ \\u00a0](\\p{L}+)`, 'gu'))].map(
    ([, word]) => word ?? '',
  );

/** A word for several things, by its end. */
const SEVERAL: Record<Language, RegExp> = { en: /[^s]s$|sses$/, fr: /[sx]$/ };

/** No word for what is counted, or one that is the same for one and for many. */
const UNCHANGED: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'damage fear inspiration health experience lore progress XP facedown hit short left suffered more of to in or on for too still next without against towards begins is you resource'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'succès héros XP sur sans vers dans fois de du à au en ou et plus pour contre commence est les'.split(
      ' ',
    ),
  ),
};

const without = (said: string, n: number): string => said.replaceAll(String(n), '#');

describe.each(LANGUAGES)('what is counted in %s', (language) => {
  const [none, one, two] = [0, 1, 2].map((n) => saidWith(language, n)) as [Said[], Said[], Said[]];
  const counts = (said: string, n: number): string[] =>
    after(said, n).filter((word) => !UNCHANGED[language].has(word));

  it('is found', () => expect(two.length).toBeGreaterThan(300));

  it('is one thing when there is one', () =>
    expect(one.filter(({ said }) => counts(said, 1).some((word) => SEVERAL[language].test(word)))).toEqual(
      [],
    ));

  it('is several things when there are two', () =>
    expect(
      two.filter(
        ({ said }, i) =>
          without(said, 2) === without(one[i]?.said ?? '', 1) &&
          counts(said, 2).some((word) => !SEVERAL[language].test(word)),
      ),
    ).toEqual([]));

  it('is none as the language says it', () => {
    const [like, unlike] = language === 'fr' ? [1, 2] : [2, 1];
    const saidOf = (n: number, i: number) => without([none, one, two][n]?.[i]?.said ?? '', n);
    expect(
      none.filter(
        ({ said }, i) =>
          counts(said, 0).length > 0 &&
          counts(one[i]?.said ?? '', 1).length > 0 &&
          saidOf(0, i) === saidOf(unlike, i) &&
          saidOf(unlike, i) !== saidOf(like, i),
      ),
    ).toEqual([]);
  });
});
