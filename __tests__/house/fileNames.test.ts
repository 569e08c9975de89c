import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';

/** What git tracks, and what it would track if it were added. */
const PATHS = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: join(__dirname, '../..'),
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

/** Paths with every folder above them, once each. */
const withFolders = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/')))),
];

const withoutExtension = (path: string): string => path.replace(/(?<=[^/])\..*$/, '');

/** Paths that macOS and Windows take for the same file: equal but for case. */
const sameButForCase = (paths: readonly string[]): string[][] => {
  const groups = new Map<string, Set<string>>();
  for (const path of paths) {
    const key = path.toLowerCase();
    groups.set(key, (groups.get(key) ?? new Set()).add(path));
  }
  return [...groups.values()].filter((group) => group.size > 1).map((group) => [...group].sort());
};

const VAGUE = /^(utils?|helpers?|lib|common)$/i;

describe('file names', () => {
  it('finds pairs that differ only in case, as files, modules or folders', () => {
    expect(sameButForCase(['a/Legend.tsx', 'a/legend.tsx', 'a/b.ts'])).toEqual([
      ['a/Legend.tsx', 'a/legend.tsx'],
    ]);
    expect(sameButForCase(['a/Legend.tsx', 'a/legend.ts'].map(withoutExtension))).toEqual([
      ['a/Legend', 'a/legend'],
    ]);
  });

  it('differ in more than case, with and without their extensions', () => {
    const paths = withFolders(PATHS);
    expect(sameButForCase(paths)).toEqual([]);
    expect(sameButForCase(paths.map(withoutExtension))).toEqual([]);
  });

  it('say what is inside: no utils, helpers, lib or common', () => {
    expect(withFolders(PATHS).filter((path) => VAGUE.test(withoutExtension(basename(path))))).toEqual([]);
  });
});
