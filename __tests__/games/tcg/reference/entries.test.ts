import { mistyped } from '@/games/jime/check/box/text';
import type { Topic } from '@/games/tcg/reference/load';
import { loadReference } from '@/games/tcg/reference/load';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { recogniserOf, runsOf } from '../../../../scripts/sources/fingerprint';
import enTexts from '../../../../src/games/tcg/reference/en.json';
import frTexts from '../../../../src/games/tcg/reference/fr.json';
import fingerprint from './fingerprint.json';

const TEXTS: Record<Language, object> = { en: enTexts, fr: frTexts };

const sentencesIn = (text: string): number =>
  text.replace(/«[^»]*»|“[^”]*”/g, 'x').match(/[.!?…](?=\s+\p{Lu}|$)/gu)?.length ?? 0;

describe.each(LANGUAGES)('the reference of the TCG in %s', (language) => {
  let topics: Topic[];
  beforeAll(async () => ({ topics } = await loadReference(language)));
  const ofKind = (kind: Topic['kind']): Topic[] => topics.filter((topic) => topic.kind === kind);

  it('p.37: has the 62 lines of the index, each once', () => {
    const lines = topics.flatMap(({ index }) => index ?? []);
    expect(lines).toHaveLength(62);
    expect(new Set(lines).size).toBe(62);
  });

  it('p.24–25: has the 9 errata, by their codes', () =>
    expect(ofKind('erratum').map(({ number }) => number)).toEqual([
      ...['0 P 7', '1 U 12', '1 C 43', '1 U 46', '1 R 55', '1 U 113', '1 R 318', '3 R 1', '3 C 48'],
    ]));

  it('p.27–28: has the 4 loaded keywords and the 7 that are not', () => {
    expect(ofKind('keyword').map(({ id }) => id)).toEqual(['ambush', 'unhasty', 'ring-bound', 'unbound']);
    expect(ofKind('label')).toHaveLength(7);
  });

  it('has the 12 definitions, and notes the slips of the booklet', () => {
    expect(ofKind('definition')).toHaveLength(12);
    expect(ofKind('slip')).toHaveLength(5);
  });

  it('has a text for every entry, for nothing else, and no id twice', () =>
    expect(topics.map(({ id }) => id).sort()).toEqual(Object.keys(TEXTS[language]).sort()));

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

  it('shares no eight words in a row with the booklet', () => {
    const isQuoted = recogniserOf(fingerprint);
    const quotations = topics.flatMap(({ id, title, text }) =>
      [title, text].flatMap((line) =>
        runsOf(line)
          .filter(isQuoted)
          .map((run) => `${id}: ${run}`),
      ),
    );
    expect(fingerprint.runs).toBeGreaterThan(10_000);
    expect(quotations).toEqual([]);
  });
});
