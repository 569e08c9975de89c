/** The process that is killed while it opens a book of an older app. Bundled before it is run, so that it is up in a moment. */
import { writeSync } from 'node:fs';
import { writeValue } from '@/saves/settings';
import { bookOn } from './waysOfKeeping';
import { nodeSql } from './nodeSql';

const main = async (): Promise<void> => {
  const [file = ''] = process.argv.slice(2);
  const sql = nodeSql(file);
  writeSync(1, 'ready\n');
  await writeValue(await bookOn('device', sql), 'opened', 'yes');
  sql.close();
  writeSync(1, 'done\n');
};

void main();
