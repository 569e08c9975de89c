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

const SOURCES = new Map(TRANSLATED.map(({ file }) => [file, readFileSync(file, 'utf8')]));
const without = (file: string, word: string): string =>
  (SOURCES.get(file) ?? '').replace(new RegExp(`^ {2}${word}: .*\\n`, 'm'), '');

/** All translations as the compiler sees them when some files have another text; what is unchanged is read once. */
const compile = (changed: ReadonlyMap<string, string>, before?: ts.Program): ts.Program => {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) => {
    const source = changed.get(resolve(name));
    if (source !== undefined) return ts.createSourceFile(name, source, version);
    return before?.getSourceFile(name) ?? getSourceFile(name, version);
  };
  return ts.createProgram(
    TRANSLATED.map(({ index }) => index),
    options,
    host,
  );
};

/** The type errors of one folder of words. */
const typeErrors = (program: ts.Program, folder: string): string[] =>
  program
    .getSourceFiles()
    .filter(({ fileName }) => resolve(fileName).startsWith(`${resolve(folder)}/`))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));

describe('a missing word', () => {
  const now = compile(new Map());
  const one = compile(new Map(TRANSLATED.map(({ file, word }) => [file, without(file, word)])), now);

  it.each(TRANSLATED)('in $folder is not there now', ({ folder }) =>
    expect(typeErrors(now, folder)).toEqual([]),
  );

  it.each(TRANSLATED)('in $folder fails the type check', ({ folder, file, word }) => {
    expect(without(file, word)).not.toBe(SOURCES.get(file));
    expect(typeErrors(one, folder).join()).toContain(`Property '${word}' is missing`);
  });
});
