/**
 * `npm run jime:sources -- <file>`: writes the fingerprint of the Reference Guide, which is not part of this project, by
 * which the tests know that no entry of the reference quotes it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fingerprintOf } from './sources/fingerprint';

const FINGERPRINT = '__tests__/games/jime/reference/fingerprint.json';
/** What only the guide says of itself. */
const MARK = '## 45 ENCHAÎNEMENT';

const main = (): void => {
  const file = process.argv[2];
  if (file === undefined) throw new Error('say where the guide is: npm run jime:sources -- <file>');
  const guide = readFileSync(file, 'utf8');
  if (!guide.includes(MARK)) throw new Error(`that file does not say “${MARK}”`);
  const fingerprint = fingerprintOf([guide]);
  writeFileSync(FINGERPRINT, `${JSON.stringify(fingerprint, null, 2)}\n`);
  console.log(`${fingerprint.runs} runs`);
};

main();
