/**
 * `npm run tcg:sources -- <folder>`: compares index, errata and list of cards with the booklet, which is not part of this
 * project, and writes the fingerprint by which the tests know that no entry quotes it.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSetFour } from '../src/games/tcg/checklist';
import { loadReference } from '../src/games/tcg/reference/load';
import { fingerprintOf } from './sources/fingerprint';
import { differences, sourcesOf } from './tcg-sources/references';

const FINGERPRINT = '__tests__/games/tcg/reference/fingerprint.json';

/** What only this booklet says of itself. */
const MARK = 'SÉQUENCE DU TOUR DES RÈGLES ÉTENDU';

const bookletIn = (folder: string): string => {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const found = texts.find((text) => text.includes(MARK));
  if (found === undefined) throw new Error(`no text in that folder says “${MARK}”`);
  return found;
};

const main = async (): Promise<void> => {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('say where the booklet is: npm run tcg:sources -- <folder>');
  const booklet = bookletIn(folder);
  const { topics } = await loadReference('fr');
  const found = differences(topics, await loadSetFour(), sourcesOf(booklet));
  for (const line of found) console.error(line);
  const fingerprint = fingerprintOf([booklet]);
  writeFileSync(FINGERPRINT, `${JSON.stringify(fingerprint, null, 2)}\n`);
  console.log(`${topics.length} entries: ${found.length} differences; ${fingerprint.runs} runs`);
  process.exitCode = found.length === 0 ? 0 : 1;
};

void main();
