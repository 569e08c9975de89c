import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import rulebook from '@/games/jime/rules/rulebook.json';
import { RULINGS } from '@/games/jime/rules/rulings';
import { LANGUAGES } from '@/i18n/languages';
import { rulebookPage } from '../../scripts/rulebook-page';

/**
 * How many numbered sub-sections each section of the Reference Guide has, §1 first. The two steps of §74 are numbered
 * by the guide’s index.
 */
const SUBSECTIONS = [
  2, 3, 0, 4, 3, 4, 0, 8, 6, 2, 0, 0, 3, 0, 8, 8, 9, 4, 4, 7, 3, 2, 2, 16, 3, 4, 4, 4, 7, 3, 4, 1, 2, 8, 7, 2,
  3, 13, 4, 9, 3, 2, 0, 3, 0, 0, 4, 6, 4, 0, 8, 5, 4, 1, 0, 3, 3, 5, 3, 4, 5, 7, 0, 2, 2, 0, 3, 2, 0, 0, 0, 6,
  5, 2, 2, 3, 3, 4, 3, 3, 3, 2, 4, 6, 0, 3, 3, 1, 1, 3, 1, 0, 4, 2, 7, 0, 0, 4, 5, 0, 4, 3, 5, 4, 4, 6, 5, 3,
  0, 2, 7, 5, 3,
];
/** The lists the guide numbers outside its glossary. */
const LISTS = { golden: 4, conflicts: 2, new: 10, continue: 8, camp: 3 };

type Part = { part: string; file?: string; table?: string; see?: string };

const ROOT = join(__dirname, '../..');
const parts: Part[] = rulebook.sections.flatMap((section): Part[] => section.parts);
const reasons: string[] = Object.keys(rulebook.reasons);
const run = parts.filter((part) => part.file !== undefined);

const numbered = (section: string, count: number): string[] =>
  count === 0 ? [section] : Array.from({ length: count }, (_, index) => `${section}.${index + 1}`);

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** The sections a text cites; `§105.1–105.3` cites three of them. */
const sectionsIn = (text: string): string[] =>
  [...text.matchAll(/§(\w+)(?:\.(\d+)(?:–§?\1\.(\d+))?)?/g)].flatMap(([, section = '', from, to = from]) =>
    from === undefined
      ? [section]
      : Array.from(
          { length: Number(to) - Number(from) + 1 },
          (_, index) => `${section}.${Number(from) + index}`,
        ),
  );

/** Every section named at the start of a quoted title: `§15.6 §16.3 armour comes back` names two. */
const titled = (): Set<string> => {
  const titles = filesUnder(join(ROOT, '__tests__'))
    .filter((file) => /\.test\.tsx?$/.test(file) && file !== __filename)
    .flatMap((file) => readFileSync(file, 'utf8').match(/(?<=['"`])§[\w.–]+(?:,? §[\w.–]+)*/g) ?? []);
  return new Set(titles.flatMap(sectionsIn));
};

/** A page without its spacing, which the formatter decides. */
const bare = (page: string): string => page.replace(/[\s-]+/g, '');

const cites = (file: string, part: string): boolean => sectionsIn(readFileSync(file, 'utf8')).includes(part);

describe('the rulebook', () => {
  it('holds every numbered part of the guide, once', () => {
    const expected = [
      ...Object.entries(LISTS).flatMap(([section, count]) => numbered(section, count)),
      ...SUBSECTIONS.flatMap((count, index) => numbered(String(index + 1), count)),
    ];
    expect(SUBSECTIONS).toHaveLength(113);
    expect(parts.map((part) => part.part)).toEqual(expected);
  });

  it('names every section in both languages', () => {
    expect(
      rulebook.sections.filter(({ heading }) => LANGUAGES.some((language) => !heading[language])),
    ).toEqual([]);
  });

  it('gives each part either the file that runs it or the reason it is the table’s', () => {
    const unsaid = parts.filter((part) => (part.file === undefined) === (part.table === undefined));
    const unexplained = parts.filter((part) => part.table !== undefined && !reasons.includes(part.table));
    expect({ unsaid, unexplained }).toEqual({ unsaid: [], unexplained: [] });
  });

  it('points every reference at a section that exists', () => {
    const sections = rulebook.sections.map(({ section }) => section);
    const lost = parts.filter((part) => (part.table === 'reference') !== sections.includes(part.see ?? ''));
    expect(lost).toEqual([]);
  });

  it('uses every reason it explains', () => {
    expect(reasons.filter((reason) => !parts.some((part) => part.table === reason))).toEqual([]);
  });

  it('finds each part it runs cited in the file it names', () => {
    const uncited = run.filter(({ part, file = '' }) => {
      const path = join(ROOT, 'src/games/jime', file);
      return !existsSync(path) || !cites(path, part);
    });
    expect(uncited.map(({ part, file }) => `§${part} ${file}`)).toEqual([]);
  });

  it('finds each part it runs in the title of a test', () => {
    const titles = titled();
    expect(run.map(({ part }) => part).filter((part) => !titles.has(part))).toEqual([]);
  });

  it('is printed in docs/RULES.md as it is; if not, run npm run rules', () => {
    expect(bare(readFileSync(join(ROOT, 'docs/RULES.md'), 'utf8'))).toBe(bare(rulebookPage()));
  });
});

describe('our own rulings', () => {
  it('each fills in parts that the guide has', () => {
    const known = new Set(parts.map(({ part }) => part));
    const filled = Object.values(RULINGS).flatMap((ruling): readonly string[] => ruling.parts);
    expect(filled.filter((part) => !known.has(part))).toEqual([]);
  });
});
