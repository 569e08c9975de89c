import { RULINGS, SECTIONS, sectionHeading } from '@/games/jime/play';
import type { RulingId } from '@/games/jime/play';
import { loadSections } from '@/games/jime/reference/load';
import type { SectionText } from '@/games/jime/reference/schema';
import { SECTIONS_OF, STEPS } from '@/games/jime/reference/steps';
import type { Translations } from '@/games/jime/words';
import { wordsOf } from '@/games/jime/words';
import { termsIn } from '@/games/jime/words/links';
import type { Language } from '@/i18n/languages';
import { LANGUAGES, byLanguage } from '@/i18n/languages';
import { folded } from '@/kernel/fold';
import type { Work } from '@/kernel/slices';
import type { Paragraph, Reference, Term, Topic } from '@/session/reference';
import { betweenFrames } from '@/session/slices';
import type { Names, OpenBox } from './openBox';
import { boxTopics } from './boxTopics';

const KINDS = ['rule', 'ruling', 'terrain', 'enemy', 'hero', 'card'] as const;

/** `8.3` is a part of section 8. */
const headOf = (part: string): string => part.split('.')[0] ?? part;

const rulingsUnder = (section: string): RulingId[] =>
  (Object.keys(RULINGS) as RulingId[]).filter((id) =>
    RULINGS[id].parts.some((part: string) => headOf(part) === section),
  );

const isNumbered = (section: string): boolean => /^\d+$/.test(section);

/** All that a section says beyond its first lines: what is done by hand, what by the app, part by part, and our rulings. */
const paragraphsOf = (section: string, text: SectionText, words: Translations): Paragraph[] => {
  const { reference, rulings } = words;
  const by = (label: string, said: string | null): Paragraph[] =>
    said === null ? [] : [{ label, text: said }];
  return [
    ...by(reference.hands, text.hands),
    ...by(reference.app, text.app),
    ...Object.entries(text.parts).map(([part, said]) => ({
      label: isNumbered(section) ? reference.section(part) : (part.split('.')[1] ?? part),
      text: said,
    })),
    ...rulingsUnder(section).map((id) => ({
      label: reference.ruling,
      text: `${rulings.of[id].rule} ${rulings.of[id].why}`,
      ours: true,
    })),
  ];
};

/** What a section is called in one language, in the guide and in the sentences of the app. */
const namesIn = (section: string, language: Language): string[] => [
  sectionHeading(section, language) ?? '',
  ...termsIn(wordsOf(language).terms[section]),
];

/** A keyword is asked for with its number: “sprint 2”. */
const numbersOf = (section: string): string[] =>
  / X\b/.test(sectionHeading(section, 'en') ?? '') ? ['1 2 3 4'] : [];

/** The words a reader of this language looks for, and those that belong to the other languages. */
const askedBy = (section: string, { tags }: SectionText, language: Language) => {
  const foreign = LANGUAGES.filter((other) => other !== language).flatMap((other) => namesIn(section, other));
  const isForeign = (word: string): boolean => foreign.some((name) => folded(name) === folded(word));
  const own = [...tags, ...namesIn(section, language)];
  return {
    tags: own.filter((word) => !isForeign(word)),
    alsoAsked: [...own.filter(isForeign), ...foreign, ...numbersOf(section)],
  };
};

const stepsOf = (section: string): string[] =>
  STEPS.filter((step) => (SECTIONS_OF[step] as readonly string[]).includes(section));

const sectionTopic = (
  section: string,
  text: SectionText,
  language: Language,
  words: Translations,
): Topic => ({
  id: section,
  kind: 'rule',
  number: isNumbered(section) ? section : null,
  page: null,
  title: sectionHeading(section, language) ?? section,
  text: text.what,
  ...askedBy(section, text, language),
  cards: [],
  steps: stepsOf(section),
  source: isNumbered(section) ? words.reference.section(section) : words.reference.guide,
  facts: [],
  more: paragraphsOf(section, text, words),
  see: text.see,
});

/** What we rule where the guide is silent, to be found by itself too. */
const rulingTopic = (id: RulingId, language: Language, { reference, rulings }: Translations): Topic => {
  const sections = [...new Set(RULINGS[id].parts.map(headOf))];
  const [first = ''] = sections;
  return {
    id: `ruling.${id}`,
    kind: 'ruling',
    number: null,
    page: null,
    title: reference.rulingOn(sectionHeading(first, language) ?? first),
    text: `${rulings.of[id].rule} ${rulings.of[id].why}`,
    tags: [],
    cards: [],
    steps: sections.flatMap(stepsOf),
    source: RULINGS[id].parts.map(reference.section).join(', '),
    facts: [],
    see: sections,
  };
};

/** Headings without what the guide puts in brackets: “Sprint X (keyword)” is asked for as “sprint”. */
const bareHeading = (section: string, language: Language): string =>
  (sectionHeading(section, language) ?? section).replace(/ X\b| ?\([^()]*\)/g, '');

const termsOf = (): Term[] =>
  SECTIONS.map(({ section }) => byLanguage((language) => bareHeading(section, language)));

type SectionTexts = Awaited<ReturnType<typeof loadSections>>;

export function* guideTopics(texts: SectionTexts, language: Language, words: Translations): Work<Topic[]> {
  const topics: Topic[] = [];
  for (const { section } of SECTIONS) {
    const text = texts.get(section);
    if (!text) throw new Error(`§${section} has no text in ${language}`);
    topics.push(sectionTopic(section, text, language, words));
    yield undefined;
  }
  for (const id of Object.keys(RULINGS) as RulingId[]) topics.push(rulingTopic(id, language, words));
  return topics;
}

/** The guide retold, our rulings, and what is in the box: all that can be looked up in one language. */
export const referenceIn = async (language: Language, opened: OpenBox, names: Names): Promise<Reference> => {
  const texts = await loadSections(language);
  const words = wordsOf(language);
  return {
    game: words.jimeSettings.title,
    kinds: KINDS.map((kind) => ({ kind, label: words.reference.kind[kind] })),
    steps: STEPS.map((step) => ({ step, label: words.reference.step[step] })),
    topics: [
      ...(await betweenFrames(guideTopics(texts, language, words))),
      ...(await betweenFrames(boxTopics(opened, names, words))),
    ],
    terms: termsOf(),
    pages: words.reference.pages,
  };
};
