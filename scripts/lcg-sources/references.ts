import { folded } from '../../src/kernel/fold';
import type { Topic } from '../../src/games/lcg/reference/load';

/** What the two documents, the core rules and the F.A.Q., let us refer to. */
export type Sources = {
  /** Both documents as folded words. */
  words: string;
  /** Cards that have errata, as their headings name them. */
  errata: string[];
  /** Numbers of the clarifications. */
  clarifications: string[];
  /** All headings of the F.A.Q. */
  headings: string[];
  /** Numbers of the questions, which the document does not print. */
  questions: number[];
  /** The index of the core rules. */
  index: { title: string; page: number }[];
};

/** Names that were misread from the paper, as they stand in the documents. */
const MISREAD: Record<string, string> = { Nenya: 'Nenyra' };

/** Headings of the rules that we name otherwise than the index does: two are alike, others are long or misprinted. */
const PRINTED_TITLES: Record<string, string> = {
  'rule-2-game-overview-theme': 'Aperçu du Jeu',
  'rule-4-game-overview-aim': 'Aperçu du Jeu',
  'rule-8-anatomy-player-card': 'Description d’une Carte – Cartes Héros et Deck de joueur',
  'rule-12-paying-for-neutral-cards': 'Paiement des Cartes Neutre',
  'rule-16-optional-engagement': 'Étape 1 : Engagement intentionnel au Combat du Joueur',
  'rule-26-errata-and-faq': 'Errata et Faq',
};

const FIRST_CARDS = 'cartes de la boite de base';
const CLARIFICATIONS = 'clarifications de regles';

const headingsOf = (faq: string): string[] =>
  faq.split('\n').flatMap((line) => /^#+\s+\**(.+?)\**$/.exec(line)?.[1] ?? []);

/** (1.02), (112) and (L21) were printed alike: a one, a point and two digits. */
const clarificationOf = (heading: string): string[] => {
  const digits = /^\([1L]\.?(\d\d)\)/.exec(heading)?.[1];
  return digits === undefined ? [] : [`1.${digits}`];
};

/** A question is in bold type; one is cut in two by the end of a page. */
const questionsIn = (faq: string): number[] => {
  const asked = faq.split('## FOIRE AUX QUESTIONS')[1] ?? '';
  return [...asked.matchAll(/(?:^\*\*[^*]+\*\*\s+)+/gm)].map((_, i) => i + 1);
};

/** A line of the index has a tab between title and page. */
const indexOf = (rules: string): { title: string; page: number }[] =>
  [...rules.matchAll(/^(.+)\t(\d+)$/gm)].map(([, title = '', page]) => ({
    title: folded(title),
    page: Number(page),
  }));

export const sourcesOf = (rules: string, faq: string): Sources => {
  const headings = headingsOf(faq);
  const words = headings.map(folded);
  return {
    words: ` ${folded(rules)} ${folded(faq)} `,
    errata: words
      .slice(words.indexOf(FIRST_CARDS), words.indexOf(CLARIFICATIONS))
      .filter((heading) => /\d$/.test(heading)),
    clarifications: headings.flatMap(clarificationOf),
    headings: words,
    questions: questionsIn(faq),
    index: indexOf(rules),
  };
};

const isErratumOf =
  ({ cards, number }: Topic) =>
  (heading: string): boolean =>
    heading.startsWith(folded(cards[0] ?? '')) && heading.endsWith(` ${folded(number ?? '')}`);

const isHeadingOf =
  ({ kind, id, title, page }: Topic) =>
  (line: Sources['index'][number]): boolean =>
    kind === 'rule' && line.title === folded(PRINTED_TITLES[id] ?? title) && line.page === page;

const isQuestion =
  ({ id }: Topic) =>
  (number: number): boolean =>
    id === `question-${String(number).padStart(2, '0')}`;

/** Whether the place an entry was taken from is in the documents. */
const HAS_PLACE: Record<Topic['kind'], (topic: Topic, sources: Sources) => boolean> = {
  erratum: (topic, { errata }) => errata.some(isErratumOf(topic)),
  'rulebook-erratum': (_topic, { headings }) => headings.includes('livret de regles'),
  clarification: ({ number }, { clarifications }) => clarifications.includes(number ?? ''),
  variant: ({ title }, { headings }) => headings.includes(folded(title)),
  question: (topic, { questions }) => questions.some(isQuestion(topic)),
  rule: (topic, { index }) => index.some(isHeadingOf(topic)),
};

const pageIn = (replaced: string): string | undefined => /^R p\.(\d+)$/.exec(replaced)?.[1];

/** What an entry, read in French, refers to and the documents do not have. */
export const lostReferences = (topic: Topic, sources: Sources): string[] => {
  const isPrinted = (name: string): boolean => sources.words.includes(` ${folded(MISREAD[name] ?? name)} `);
  const pages = (topic.replaces ?? []).flatMap((replaced) => pageIn(replaced) ?? []);
  return [
    ...(HAS_PLACE[topic.kind](topic, sources) ? [] : [`${topic.kind} ${topic.number ?? topic.title}`]),
    ...[...topic.cards, ...(topic.setCode === null ? [] : [topic.setCode])].filter(
      (name) => !isPrinted(name),
    ),
    ...pages
      .filter((page) => !sources.index.some((line) => line.page === Number(page)))
      .map((page) => `p.${page}`),
  ];
};

/** What the documents have and no entry is about. */
export const missingEntries = (topics: readonly Topic[], sources: Sources): string[] => {
  const { errata, clarifications, questions, index } = sources;
  const some = (isAbout: (topic: Topic) => boolean): boolean => topics.some(isAbout);
  return [
    ...errata.filter((heading) => !some((topic) => isErratumOf(topic)(heading))),
    ...clarifications.filter((number) => !some((topic) => topic.number === number)),
    ...questions
      .filter((number) => !some((topic) => isQuestion(topic)(number)))
      .map((number) => `question ${number}`),
    ...index
      .filter((line) => !some((topic) => isHeadingOf(topic)(line)))
      .map(({ title, page }) => `${title}, p.${page}`),
  ];
};
