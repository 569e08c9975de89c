/**
 * `npm run lcg:sources -- <folder>`: looks up in the documents of the card game, which are not part of this project,
 * everything that the reference refers to, and writes the fingerprint by which the tests know that no entry quotes
 * them.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadReference } from '../src/games/lcg/reference/load';
import { fingerprintOf } from './sources/fingerprint';
import { lostReferences, missingEntries, sourcesOf } from './lcg-sources/references';

const FINGERPRINT = '__tests__/games/lcg/reference/fingerprint.json';

/** What only one of the documents says of itself. */
const RULES_MARK = 'Le Jeu de Cartes Évolutif';
const FAQ_MARK = 'F.A.Q. VERSION 1.9';

const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const theOneWith = (mark: string, texts: readonly string[]): string => {
  const found = texts.find((text) => text.includes(mark));
  if (found === undefined) throw new Error(`no text in that folder says “${mark}”`);
  return found;
};

const main = async (): Promise<void> => {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('say where the documents are: npm run lcg:sources -- <folder>');
  const texts = textsIn(folder);
  const rules = theOneWith(RULES_MARK, texts);
  const faq = theOneWith(FAQ_MARK, texts);
  const { topics } = await loadReference('fr');
  const sources = sourcesOf(rules, faq);
  const lost = topics.flatMap((topic) =>
    lostReferences(topic, sources).map((what) => `${topic.id}: ${what}`),
  );
  const missing = missingEntries(topics, sources);
  for (const line of lost) console.error(`not in the documents: ${line}`);
  for (const line of missing) console.error(`no entry is about: ${line}`);
  const fingerprint = fingerprintOf([rules, faq]);
  writeFileSync(FINGERPRINT, `${JSON.stringify(fingerprint, null, 2)}\n`);
  console.log(
    `${topics.length} entries: ${lost.length} references lost, ${missing.length} missing; ${fingerprint.runs} runs`,
  );
  process.exitCode = lost.length + missing.length === 0 ? 0 : 1;
};

void main();
