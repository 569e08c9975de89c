/**
 * `npm run keep:fixture`: writes a save of today’s version to __tests__/saves/fixtures, to be opened by every later
 * version. Run it once for each version that is released; a fixture that exists is never written again, unless nobody has
 * that version yet (`-- --again`).
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAVE_VERSION } from '@/games/jime/play';
import { openBookOn } from '@/saves/book';
import { exportSaves } from '@/saves/export';
import { keepImport } from '@/saves/imports';
import { CONTENT } from '../__tests__/games/jime/rules/company';
import { Keeping, smallBundle } from '../__tests__/saves/keeping';
import { nodeSql } from '../__tests__/saves/nodeSql';
import { root } from './expo.mjs';

const main = async (): Promise<void> => {
  const file = join(root, `__tests__/saves/fixtures/version-${SAVE_VERSION}.json`);
  if (existsSync(file) && !process.argv.includes('--again')) throw new Error(`${file} is kept for ever`);
  const book = await openBookOn(nodeSql());
  await keepImport(book, { game: 'jime', id: CONTENT.campaign.id, text: JSON.stringify(smallBundle()) });
  const kept = await Keeping.begin(book, { mirror: true, seed: 11 });
  await (await kept.do({ type: 'setOut' })).wander(60);
  await kept.back();
  writeFileSync(file, `${await exportSaves(book, '0.1.0')}\n`);
  console.log(file);
};

void main();
