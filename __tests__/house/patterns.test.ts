import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';

/** Patterns that read nothing but what we have drawn or written ourselves, and what for. */
const OUR_OWN: Readonly<Record<string, string>> = {
  'src/games/jime/heads/engrave.ts': 'the strokes of our own heads',
  'src/games/lcg/cardsScene.ts': 'the strokes of our own scene',
  'src/paint/vignette.ts': 'the strokes of our own vignettes',
};

/** A pattern that is only slow to examine on a busy machine is no fault. */
const PATIENCE_MS = 120_000;

const ROOT = join(__dirname, '../..');

type Found = { file: string; pattern: string; flags: string };

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);

const patternsIn = (file: string): Found[] => {
  const found: Found[] = [];
  const text = readFileSync(join(ROOT, file), 'utf8');
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file, pattern: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  // A file without a pattern is not worth parsing.
  if (text.includes('/')) visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
};

jest.setTimeout(240_000);

describe('40.5 every pattern takes time that grows with the length of its text alone', () => {
  const found = filesIn('src').flatMap(patternsIn);
  const known = new Map(
    found.filter(({ file }) => !(file in OUR_OWN)).map((one) => [`/${one.pattern}/${one.flags}`, one]),
  );

  it('is held by every pattern of the code', () => {
    const slow = [...known].flatMap(([written, { file, pattern, flags }]) => {
      const found = checkSync(pattern, flags, { timeout: PATIENCE_MS });
      return found.status === 'safe' ? [] : [`${file} ${written} ${found.status}`];
    });
    expect(slow).toEqual([]);
    expect(known.size).toBeGreaterThan(80);
  });

  it('has no exception that is not needed', () => {
    expect(Object.keys(OUR_OWN).filter((file) => !found.some((one) => one.file === file))).toEqual([]);
  });
});
