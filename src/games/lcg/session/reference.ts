import type { Topic as LcgTopic } from '@/games/lcg/reference/load';
import { loadReference } from '@/games/lcg/reference/load';
import { STEPS } from '@/games/lcg/reference/schema';
import type { Translations } from '@/games/lcg/words';
import { wordsOf } from '@/games/lcg/words';
import type { Language } from '@/i18n/languages';
import type { LoadReference, Topic } from '@/session/reference';

/** What the rules say first, then what the F.A.Q. adds to them. */
const KINDS: readonly LcgTopic['kind'][] = [
  'rule',
  'clarification',
  'question',
  'erratum',
  'rulebook-erratum',
  'variant',
];

/** The core set as the F.A.Q. abbreviates it. */
const CORE_SET = 'BB';

type Words = Translations['reference'];

/** Where it is written: the number or page one looks up in the document. */
const sourceOf = ({ number, page }: LcgTopic, words: Words): string =>
  page === null ? (number === null ? words.ofFaq : words.number(number)) : words.page(page);

/** Cards by their English names where they are known, else as the documents print them. */
const cardsOf = ({ cards, cardsEn }: LcgTopic, language: Language): string[] =>
  language === 'en' ? (cardsEn ?? cards) : cards;

/** The set by its English name where it is known, else as the documents print it. */
const setOf = ({ setCode, setEn }: LcgTopic, words: Words, language: Language): string[] => {
  if (setCode === null) return [];
  if (setCode === CORE_SET) return [words.coreSet];
  return [words.set(language === 'en' ? (setEn ?? setCode) : setCode)];
};

const replacedBy = ({ replaces = [] }: LcgTopic, words: Words): string[] =>
  replaces.map((what) => {
    const page = /^R p\.(\d+)$/.exec(what)?.[1];
    return page === undefined ? what : words.replacedPage(page);
  });

const factsOf = (topic: LcgTopic, words: Words, language: Language): string[] => {
  const cards = cardsOf(topic, language);
  const replaced = replacedBy(topic, words);
  return [
    ...setOf(topic, words, language),
    ...(cards.length === 0 || cards.join() === topic.title ? [] : [words.cards(cards.join(', '))]),
    ...(replaced.length === 0 ? [] : [words.replaces(replaced.join(', '))]),
  ];
};

const topicIn = (topic: LcgTopic, words: Words, language: Language): Topic => ({
  ...topic,
  cards: [...topic.cards, ...(topic.cardsEn ?? [])],
  source: sourceOf(topic, words),
  facts: factsOf(topic, words, language),
});

/** The rules and the F.A.Q., as they are looked up together with those of other games. */
export const loadTopics: LoadReference = async (language) => {
  const { topics, terms } = await loadReference(language);
  const { reference: words, lcgSettings } = wordsOf(language);
  return {
    game: lcgSettings.title,
    kinds: KINDS.map((kind) => ({ kind, label: words.kind[kind] })),
    steps: STEPS.map((step) => ({ step, label: words.step[step] })),
    topics: topics.map((topic) => topicIn(topic, words, language)),
    terms,
  };
};
