import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMMAND_TYPES } from '@/games/jime/state/commands';
import { scripts } from '../../package.json';

const ROOT = join(__dirname, '../..');

const PAPERS = [
  'README.md',
  'CONTRIBUTING.md',
  'campaigns/README.md',
  ...[
    'ARCHITECTURE',
    'BALANCE',
    'COMMANDS',
    'GLOSSARY',
    'HOSTING',
    'PERFORMANCE',
    'RELEASE',
    'RULES',
    'TRANSLATING',
  ].map((name) => `docs/${name}.md`),
];

const textOf = (paper: string): string => readFileSync(join(ROOT, paper), 'utf8');

/** What a paper links to inside the project, from the folder it lies in. */
const linksIn = (paper: string): string[] =>
  [...textOf(paper).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, to = '']) => join(dirname(paper), to));

/** Files and folders a paper names from the root of the project; what has a placeholder in it names none. */
const pathsIn = (paper: string): string[] =>
  [...textOf(paper).matchAll(/`((?:src|app|campaigns|scripts|docs|__tests__)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[<*{…]|my-campaign/.test(path));

/** Code a paper names from the folder it is about. */
const codeIn = (paper: string): string[] =>
  [...textOf(paper).matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|mjs))`/g)].map(([, path = '']) => path);

const ABOUT = ['', 'src', 'src/games', 'src/games/jime'];

/** All code and data of the project, to look names up in. */
const code = ['src', 'app', 'scripts', '__tests__', 'campaigns']
  .flatMap((folder) =>
    (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
      .filter((file) => /\.(tsx?|mjs|json)$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  )
  .join('\n');
const known = new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** Names of functions, types and fields: written in several humps, which no plain word is. */
const namesIn = (paper: string): string[] =>
  [...textOf(paper).matchAll(/`([a-zA-Z]+[a-z][A-Z]\w*)(?:\([^`]*\))?`/g)].map(([, name = '']) => name);

describe.each(PAPERS)('%s', (paper) => {
  it('names only functions, types and fields that exist', () =>
    expect(namesIn(paper).filter((name) => !known.has(name))).toEqual([]));

  it('names only files that exist', () => {
    const lost = [...linksIn(paper), ...pathsIn(paper)].filter((path) => !existsSync(join(ROOT, path)));
    expect(lost).toEqual([]);
  });

  it('names only code that exists, from the root or from the folder of a game', () => {
    const found = (path: string): boolean => ABOUT.some((folder) => existsSync(join(ROOT, folder, path)));
    expect(codeIn(paper).filter((path) => !found(path))).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const named = [...textOf(paper).matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

it('README.md is under 8 kB', () => {
  expect(statSync(join(ROOT, 'README.md')).size).toBeLessThan(8000);
});

describe('docs/COMMANDS.md', () => {
  const commands = textOf('docs/COMMANDS.md');

  it('lists every npm script', () => {
    const said = (name: string): boolean => new RegExp(`npm (run )?${name}(?![\\w:])`).test(commands);
    expect(Object.keys(scripts).filter((name) => !said(name))).toEqual([]);
  });

  it('lists every command of the engine', () => {
    expect(COMMAND_TYPES.filter((type) => !commands.includes(`| \`${type}\` `))).toEqual([]);
  });
});
