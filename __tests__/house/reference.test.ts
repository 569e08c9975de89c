import { REFUSALS, REFUSED_BY, SECTIONS, SECTIONS_THAT_SPEAK } from '@/games/jime/play';
import { loadSections } from '@/games/jime/reference/load';
import type { SectionText } from '@/games/jime/reference/schema';
import { SECTIONS_OF } from '@/games/jime/reference/steps';
import { namesIn, openBox } from '@/games/jime/session/openBox';
import { referenceIn } from '@/games/jime/session/topics';
import { wordsOf } from '@/games/jime/words';
import { formsOf, termsIn } from '@/games/jime/words/links';
import { LANGUAGES } from '@/i18n/languages';
import type { Reference } from '@/session/reference';
import tutorial from '../../campaigns/tutorial/text/en.json';
import { recogniserOf, runsOf } from '../../scripts/sources/fingerprint';
import fingerprint from '../games/jime/reference/fingerprint.json';

const KNOWN = new Set(SECTIONS.map(({ section }) => section));

/** A term with the section it leads to, for each of its forms. */
const formsIn = (terms: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(terms).flatMap(([section, listed]) =>
    termsIn(listed)
      .flatMap(formsOf)
      .map((form): [string, string] => [form, section]),
  );

describe.each(LANGUAGES)('the reference of Journeys in Middle-earth in %s', (language) => {
  let texts: ReadonlyMap<string, SectionText>;
  let reference: Reference;
  beforeAll(async () => {
    texts = await loadSections(language);
    const box = await openBox();
    reference = await referenceIn(language, box, namesIn(box, language, 'both'));
  });

  it('has an entry for every section of the rulebook, and for every part', () => {
    expect([...texts.keys()].sort()).toEqual([...KNOWN].sort());
    const lost = SECTIONS.filter(
      ({ section, parts }) => Object.keys(texts.get(section)?.parts ?? {}).join() !== parts.join(),
    );
    expect(lost.map(({ section }) => section)).toEqual([]);
  });

  it('cites its section in every entry, and its part in every paragraph', () => {
    const rules = reference.topics.filter(({ kind }) => kind === 'rule');
    expect(rules).toHaveLength(KNOWN.size);
    const uncited = rules.filter(({ number, source }) => number !== null && source !== `§${number}`);
    expect(uncited.map(({ id }) => id)).toEqual([]);
    const unlabelled = rules.filter(({ id, number, more = [] }) => {
      const parts = SECTIONS.find(({ section }) => section === id)?.parts ?? [];
      const labels = more.map(({ label }) => label);
      return number !== null && parts.some((part) => !labels.includes(`§${part}`));
    });
    expect(unlabelled.map(({ id }) => id)).toEqual([]);
  });

  it('leads nowhere that does not exist', () => {
    const ids = new Set(reference.topics.map(({ id }) => id));
    expect(ids.size).toBe(reference.topics.length);
    const dead = reference.topics.flatMap(({ id, see = [] }) =>
      see.filter((other) => !ids.has(other)).map((other) => `${id} → ${other}`),
    );
    const lines = (reference.pages ?? []).flatMap(({ groups }) => groups.flatMap((group) => group.lines));
    expect(dead).toEqual([]);
    expect(lines.filter(({ topic }) => !ids.has(topic))).toEqual([]);
  });

  it('has no term that leads to two things, or to none', () => {
    const forms = formsIn(wordsOf(language).terms);
    const sections = new Map<string, Set<string>>();
    for (const [form, section] of forms) sections.set(form, (sections.get(form) ?? new Set()).add(section));
    expect([...sections].filter(([, of]) => of.size > 1).map(([form]) => form)).toEqual([]);
    expect(forms.filter(([, section]) => !KNOWN.has(section))).toEqual([]);
    expect(sections.size).toBeGreaterThan(150);
  });

  it('shares no run of eight words with the guide', () => {
    const isQuoted = recogniserOf(fingerprint);
    const quoted = reference.topics
      .filter(({ kind }) => kind === 'rule')
      .flatMap(({ id, text, more = [] }) =>
        [text, ...more.map((one) => one.text)].flatMap((said) =>
          runsOf(said)
            .filter(isQuoted)
            .map((run) => `${id}: ${run}`),
        ),
      );
    expect(quoted).toEqual([]);
  });

  it('marks what we rule ourselves', () => {
    const ours = reference.topics.flatMap(({ more = [] }) => more.filter((one) => one.ours));
    expect(ours.length).toBeGreaterThanOrEqual(18);
    expect(reference.topics.filter(({ kind }) => kind === 'ruling').length).toBeGreaterThanOrEqual(18);
  });
});

it('both languages read the same entries with each entry', async () => {
  const [first, ...others] = await Promise.all(LANGUAGES.map(loadSections));
  const seen = (texts: ReadonlyMap<string, SectionText> | undefined) =>
    [...KNOWN].map((section) => `${section}: ${texts?.get(section)?.see.join()}`);
  for (const other of others) expect(seen(other)).toEqual(seen(first));
});

it('every section stands under one heading of the contents', () => {
  const listed = Object.values(SECTIONS_OF).flat();
  expect([...listed].sort()).toEqual([...KNOWN].sort());
});

it('every refusal leads to the rule it refuses by, but where it is the app that cannot follow', () => {
  const silent = REFUSALS.filter((code) => REFUSED_BY[code] === null);
  expect(silent).toEqual(['command/malformed']);
  const lost = REFUSALS.filter((code) => !KNOWN.has(REFUSED_BY[code] ?? 'golden'));
  expect(lost).toEqual([]);
});

it('at least fifteen sections speak of this moment, and each exists', () => {
  expect(SECTIONS_THAT_SPEAK.length).toBeGreaterThanOrEqual(15);
  expect(SECTIONS_THAT_SPEAK.filter((section) => !KNOWN.has(section))).toEqual([]);
});

it('what is new since the tutorial is not taught in it', () => {
  const taught = new Set([...JSON.stringify(tutorial).matchAll(/§(\d+)/g)].map(([, section]) => section));
  const news = wordsOf('en').reference.pages.find(({ id }) => id === 'news');
  const lines = news?.groups.flatMap((group) => group.lines) ?? [];
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter(({ topic }) => taught.has(topic))).toEqual([]);
});
