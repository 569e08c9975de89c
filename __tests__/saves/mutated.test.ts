import { judgeFile, makeBench, makeFile } from './judgedFiles';

// The whole of it is `npm run fuzz:files`.
const FILES = 300;
/** Not those of the script’s first files. */
const FIRST = 500_001;

jest.setTimeout(600_000);

it('40 mutated files of all four games are refused or sound, and leave the book as it was', async () => {
  const bench = await makeBench();
  const faults: string[] = [];
  const doors = new Set<string>();
  for (let seed = FIRST; seed < FIRST + FILES; seed += 1) {
    const verdict = await judgeFile(bench, makeFile(bench, seed), seed).catch(
      (cause: unknown) => `${seed}: ${String(cause)}`,
    );
    if (typeof verdict === 'string') faults.push(verdict);
    else doors.add(`${verdict.door} ${verdict.fate}`);
  }
  expect(faults).toEqual([]);
  expect([...doors]).toEqual(expect.arrayContaining(['saves played on', 'saves broken', 'campaign begun']));
});
