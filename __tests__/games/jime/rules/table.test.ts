import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMALL_FOLDER } from './company';

const ROOT = join(__dirname, '../../../..');
const COMMANDS = readFileSync(join(SMALL_FOLDER, 'bridge.jsonl'), 'utf8');

interface Line {
  ok?: boolean;
  refusal?: { code: string };
  prompt?: { kind: string } | null;
  chronicle?: { text: { key?: string } }[];
  legal?: unknown[];
  state?: { stage: string; campaign: { history: unknown[] } };
}

const table = (input: string, ...options: string[]): string =>
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/table.ts', ...options], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
const linesOf = (output: string): Line[] =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const BRIDGE = ['--adventure', 'bridge', '--heroes', 'aragorn,gimli,legolas', '--mirror', '--seed', '11'];

it('plays a whole adventure from a file of commands, the same lines twice for the same seed', () => {
  const first = table(COMMANDS, ...BRIDGE, '--state');
  expect(table(COMMANDS, ...BRIDGE, '--state')).toBe(first);
  const lines = linesOf(first);
  expect(lines.filter(({ ok }) => ok === false)).toEqual([]);
  expect(lines.at(-1)?.state).toMatchObject({
    stage: 'ended',
    campaign: { history: [{ adventure: 'bridge', resolution: 'crossed', outcome: 'won', rounds: 2 }] },
  });
  expect(lines.flatMap(({ chronicle = [] }) => chronicle.map(({ text }) => text.key))).toContain(
    'bridge.won',
  );
}, 60_000);

it('answers a refusal with its code, undoes, redoes, and lists what is legal', () => {
  const lines = linesOf(
    table(
      'nonsense\n\n# a remark\n{"type":"hourglass"}\n{"type":"continue"}\n{"type":"undo"}\n{"type":"redo"}\n',
      '--heroes',
      '2',
      '--legal',
    ),
  );
  expect(lines.map(({ ok, refusal }) => refusal?.code ?? ok)).toEqual([
    true,
    'command/malformed',
    'prompt/open',
    true,
    true,
    true,
    undefined,
  ]);
  expect(lines[3]?.prompt).toEqual(lines[5]?.prompt);
  expect(lines.at(-1)?.legal).toContainEqual({ type: 'continue' });
}, 60_000);

it('refuses a company that may not set out', () => {
  expect(() => table('', '--heroes', 'sauron,gimli')).toThrow();
}, 60_000);
