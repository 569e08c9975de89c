import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { LANGUAGES } from '@/i18n/languages';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  paths: { '@/*': [resolve('src/*')] },
};

/** The type errors of a folder of words when the text of one of its files is `source`. */
const typeErrors = (index: string, file: string, source: string): string[] => {
  const host = ts.createCompilerHost(options);
  const { readFile, getSourceFile } = host;
  host.readFile = (name) => (resolve(name) === file ? source : readFile(name));
  host.getSourceFile = (name, version) =>
    resolve(name) === file ? ts.createSourceFile(name, source, version) : getSourceFile(name, version);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([index], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

/** Each folder that holds words, a file of it, and a word that every language has in it. */
const FOLDERS = [
  { folder: 'src/i18n', file: 'settings.ts', word: 'title' },
  { folder: 'src/games/jime/words', file: 'layMap.ts', word: 'title' },
  { folder: 'src/games/lcg/words', file: 'guide.ts', word: 'windowOpen' },
  { folder: 'src/games/tcg/words', file: 'rules.ts', word: 'cover' },
  { folder: 'src/games/confrontation/words', file: 'table.ts', word: 'ready' },
];

const TRANSLATED = FOLDERS.flatMap(({ folder, file, word }) =>
  LANGUAGES.filter((language) => language !== 'en').map((language) => ({
    folder: `${folder}/${language}`,
    index: resolve(folder, language, 'index.ts'),
    file: resolve(folder, language, file),
    word,
  })),
);

describe.each(TRANSLATED)('a missing word in $folder', ({ index, file, word }) => {
  const source = readFileSync(file, 'utf8');

  it('is not there now', () => expect(typeErrors(index, file, source)).toEqual([]));

  it('fails the type check', () => {
    const without = source.replace(new RegExp(`^ {2}${word}: .*\\n`, 'm'), '');
    expect(without).not.toBe(source);
    expect(typeErrors(index, file, without).join()).toContain(`Property '${word}' is missing`);
  });
});
