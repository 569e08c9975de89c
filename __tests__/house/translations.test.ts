import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const FRENCH = resolve('src/i18n/fr.ts');

/** The type errors of fr.ts when its text is `source`. */
const typeErrors = (source: string): string[] => {
  const options: ts.CompilerOptions = { strict: true, noEmit: true, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (name) => (resolve(name) === FRENCH ? source : readFile(name));
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) =>
    resolve(name) === FRENCH ? ts.createSourceFile(name, source, version) : getSourceFile(name, version);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([FRENCH], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

describe('a missing French word', () => {
  const french = readFileSync(FRENCH, 'utf8');

  it('is not there now', () => expect(typeErrors(french)).toEqual([]));

  it('fails the type check', () => {
    const without = french.replace(/^ {4}credits: 'Crédits',\n/m, '');
    expect(without).not.toBe(french);
    expect(typeErrors(without).join()).toContain("Property 'credits' is missing");
  });
});
