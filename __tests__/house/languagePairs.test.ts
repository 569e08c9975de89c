import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { LANGUAGES, isLanguage } from '@/i18n/languages';

/** Where languages are named one by one: their list, and the tables of words and of reference texts. */
const NAMED =
  /^src\/(i18n\/(languages|index)|shell\/[a-z]+\/words\/index|games\/[a-z0-9-]+\/((words|cardWords)\/index|reference\/load))\.ts$/;

const files = (readdirSync('src', { recursive: true }) as string[])
  .map((file) => join('src', file).replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !NAMED.test(file));

const nameOf = (node: ts.Node): string =>
  'name' in node && node.name && ts.isIdentifier(node.name as ts.Node)
    ? (node.name as ts.Identifier).text
    : '';

/** The languages an object, a type or a list names. */
const languagesNamed = (node: ts.Node): string[] => {
  if (ts.isObjectLiteralExpression(node)) return node.properties.map(nameOf).filter(isLanguage);
  if (ts.isTypeLiteralNode(node)) return node.members.map(nameOf).filter(isLanguage);
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((one) =>
      ts.isStringLiteral(one) && isLanguage(one.text) ? [one.text] : [],
    );
  return [];
};

/** A language other than English, by which something would be done for it alone. */
const singledOut = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  [node.left, node.right].some(
    (side) => ts.isStringLiteral(side) && side.text !== 'en' && isLanguage(side.text),
  );

const faultsIn = (file: string, source: string): string[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (languagesNamed(node).length > 1 || singledOut(node))
      faults.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return faults;
};

describe('languages', () => {
  it('are named one by one in their list and in the tables of words alone', () =>
    expect(files.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))).toEqual([]));

  it.each([
    'export const name = { en: 1, fr: 2 };',
    'export type Name = { en: string; fr: string };',
    "export const all = ['en', 'fr'];",
    "export const is = (language: string) => language === 'fr';",
  ])('would be found in: %s', (source) => expect(faultsIn('x.ts', source)).toEqual(['x.ts:1']));

  it('are more than one', () => expect(LANGUAGES.length).toBeGreaterThan(1));
});
