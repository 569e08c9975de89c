import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mistyped } from '@/games/jime/check/box/text';
import { folded } from '@/kernel/fold';
import type { Topic } from '@/games/lcg/reference/load';
import { loadReference } from '@/games/lcg/reference/load';
import { isEntryTexts } from '@/games/lcg/reference/schema';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';

const CORE_PAGES = 32;

const idOfNumber = (kind: string, number: string | null): string =>
  `${kind}-${folded(number ?? '').replaceAll(' ', '-')}`;

/** Titles of cards may hold a stop of their own, and stand between quotation marks where they do. */
const sentencesIn = (text: string): number =>
  text.replace(/«[^»]*»|“[^”]*”/g, 'x').match(/[.!?…](?=\s+\p{Lu}|$)/gu)?.length ?? 0;

const isResolved = (replaced: string, topics: readonly Topic[]): boolean => {
  const page = /^R p\.(\d+)$/.exec(replaced)?.[1];
  return page === undefined ? topics.some(({ id }) => id === replaced) : Number(page) <= CORE_PAGES;
};

const idsWithText = (language: Language): string[] => {
  const folder = join(__dirname, '../../../../src/games/lcg/reference', language);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const texts: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      if (!isEntryTexts(texts)) throw new Error(`${file} is not as its schema says`);
      return Object.keys(texts);
    });
};

describe.each(LANGUAGES)('the reference of the card game in %s', (language) => {
  let topics: Topic[];
  beforeAll(async () => ({ topics } = await loadReference(language)));

  const ofKind = (kind: Topic['kind']): Topic[] => topics.filter((topic) => topic.kind === kind);

  it('F.A.Q. 1.9: has 50 cards with errata, under their set and number', () => {
    expect(ofKind('erratum')).toHaveLength(50);
    expect(ofKind('erratum').filter(({ id, number }) => id !== idOfNumber('erratum', number))).toEqual([]);
    expect(ofKind('erratum').filter(({ setCode, number }) => !number?.startsWith(`${setCode} `))).toEqual([]);
  });

  it('F.A.Q. 1.9: names every set in English too, but for the core set, which has a word of its own', () => {
    const ofSets = topics.filter(({ setCode }) => setCode !== null && setCode !== 'BB');
    expect(ofSets.length).toBeGreaterThan(70);
    expect(ofSets.filter(({ setEn }) => setEn === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('F.A.Q. 1.9: has the errata of the rulebook, which correct pages 14 and 15', () => {
    expect(ofKind('rulebook-erratum').map(({ replaces }) => replaces)).toEqual([['R p.14', 'R p.15']]);
  });

  it('F.A.Q. 1.00–1.58: has each of the 59 clarifications, in order', () => {
    const numbers = Array.from({ length: 59 }, (_, i) => `1.${String(i).padStart(2, '0')}`);
    expect(ofKind('clarification').map(({ number }) => number)).toEqual(numbers);
    expect(ofKind('clarification').map(({ id }) => id)).toEqual(
      numbers.map((number) => idOfNumber('clarification', number)),
    );
  });

  it('F.A.Q. 1.9: has the nightmare variant and the scoring', () => {
    expect(ofKind('variant').map(({ id }) => id)).toEqual(['variant-nightmare', 'scoring']);
  });

  it('has a text for every entry, and for nothing else', () =>
    expect(idsWithText(language).sort()).toEqual(topics.map(({ id }) => id).sort()));

  it('has no id twice', () => {
    const ids = topics.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('says each in one or two sentences', () => {
    const wrong = topics.filter(({ text }) => ![1, 2].includes(sentencesIn(text)) || !text.endsWith('.'));
    expect(wrong.map(({ id, text }) => [id, text])).toEqual([]);
  });

  it('is typed well', () => {
    const lines = topics.flatMap(({ id, title, text, tags }) =>
      [title, text, ...tags].map((line) => ({ id, line })),
    );
    expect(lines.filter(({ line }) => mistyped(language, line).length > 0)).toEqual([]);
  });

  it('replaces only pages and entries that exist', () => {
    const lost = topics.filter(({ replaces = [] }) => !replaces.every((one) => isResolved(one, topics)));
    expect(lost.map(({ id, replaces }) => [id, replaces])).toEqual([]);
  });
});
