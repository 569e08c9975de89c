import type { Sphere, StarterHero } from '@/games/lcg/content';
import { GANDALF, INTRO_DECK, SPHERES, STARTER_DECKS } from '@/games/lcg/content';
import { plainTitle } from '@/games/lcg/play';
import type { DeckLine } from './readDeck';
import { readDeck } from './readDeck';

/** R p.27 A tournament deck. */
export const SMALLEST_DECK = 50;
const MOST_COPIES = 3;
const MOST_HEROES = 3;

/** What makes a deck illegal. */
export type DeckProblem =
  | { problem: 'tooFewCards'; cards: number }
  | { problem: 'tooManyCopies'; title: string; copies: number }
  | { problem: 'wrongType'; title: string }
  | { problem: 'heroTwice'; title: string }
  | { problem: 'tooManyHeroes'; heroes: number };

/** What a player may want to know of a legal one. */
export type DeckWarning =
  | { warning: 'noHeroes' }
  | { warning: 'offSphere'; title: string; sphere: Sphere }
  | { warning: 'introUnverified' }
  | { warning: 'unread'; line: string };

export type DeckCheck = {
  heroes: string[];
  cards: number;
  /** legal: for tournaments. intro: R p.9, one of the decks of 30 to learn with, not for tournaments. */
  verdict: 'legal' | 'intro' | 'illegal';
  problems: DeckProblem[];
  warnings: DeckWarning[];
};

/** Spheres the table has entered before, by plain title; several for a hero of several. */
export type KnownSpheres = (title: string) => readonly (Sphere | 'neutral')[] | null;

type Copies = { title: string; copies: number; lines: DeckLine[] };

/** Copies count by title, from whichever set they come. */
const byTitle = (lines: readonly DeckLine[]): Copies[] => {
  const found = new Map<string, Copies>();
  for (const line of lines) {
    const key = plainTitle(line.title);
    const before = found.get(key) ?? { title: line.title, copies: 0, lines: [] };
    found.set(key, {
      ...before,
      copies: before.copies + line.copies,
      lines: [...before.lines, line],
    });
  }
  return [...found.values()];
};

const sum = (all: readonly { copies: number }[]): number =>
  all.reduce((total, { copies }) => total + copies, 0);

const sphereOfNumber = (number: number | null): Sphere | null =>
  SPHERES.find((sphere) => {
    const { from, to } = STARTER_DECKS[sphere].cardNumbers;
    return number !== null && number >= from && number <= to;
  }) ?? null;

const starterSphere = (title: string): Sphere | null =>
  SPHERES.find((sphere) =>
    STARTER_DECKS[sphere].heroes.some((hero: StarterHero) => hero === plainTitle(title)),
  ) ?? null;

const spheresOf = ({ title, lines }: Copies, known: KnownSpheres): readonly (Sphere | 'neutral')[] => {
  const [line] = lines;
  if (line?.sphere) return [line.sphere];
  const own = line && (line.section === 'hero' ? starterSphere(title) : sphereOfNumber(line.number));
  return own ? [own] : (known(plainTitle(title)) ?? []);
};

const problemsOf = (heroes: Copies[], cards: Copies[], wrong: Copies[]): DeckProblem[] => [
  ...(sum(cards) < SMALLEST_DECK ? [{ problem: 'tooFewCards' as const, cards: sum(cards) }] : []),
  ...cards
    .filter(({ copies }) => copies > MOST_COPIES)
    .map(({ title, copies }) => ({ problem: 'tooManyCopies' as const, title, copies })),
  ...wrong.map(({ title }) => ({ problem: 'wrongType' as const, title })),
  ...heroes.filter(({ copies }) => copies > 1).map(({ title }) => ({ problem: 'heroTwice' as const, title })),
  ...(sum(heroes) > MOST_HEROES ? [{ problem: 'tooManyHeroes' as const, heroes: sum(heroes) }] : []),
];

/** F, Q&A: cards no hero can pay are legal, and worth a word. */
const offSphere = (heroes: Copies[], cards: Copies[], known: KnownSpheres): DeckWarning[] => {
  const own = new Set(heroes.flatMap((hero) => spheresOf(hero, known)));
  // As long as a hero's sphere is not known, nothing can be said.
  if (heroes.length === 0 || heroes.some((hero) => spheresOf(hero, known).length === 0)) return [];
  return cards.flatMap((card) => {
    const spheres = spheresOf(card, known);
    const [sphere] = spheres;
    const payable = spheres.some((one) => one === 'neutral' || own.has(one));
    return sphere === undefined || sphere === 'neutral' || payable
      ? []
      : [{ warning: 'offSphere' as const, title: card.title, sphere }];
  });
};

/** R p.9 Thirty cards of one sphere with one Gandalf, by their printed numbers as far as the list gives them. */
const introOf = (cards: Copies[]): { intro: boolean; verified: boolean } => {
  const numbers = cards.flatMap(({ lines }) => lines.map(({ number }) => number));
  const given = numbers.filter((number) => number !== null && number !== GANDALF);
  const spheres = new Set(given.map(sphereOfNumber));
  const oneSphere = spheres.size < 2 && !spheres.has(null);
  return {
    intro: sum(cards) === INTRO_DECK && oneSphere,
    verified: numbers.every((number) => number !== null),
  };
};

/** R p.27 Whether a list of cards is a deck one may play. */
export const checkDeck = (lines: readonly DeckLine[], known: KnownSpheres = () => null): DeckCheck => {
  const of = (wanted: (line: DeckLine) => boolean): Copies[] => byTitle(lines.filter(wanted));
  const heroes = of(({ section }) => section === 'hero');
  const wrong = of(({ section }) => section === 'encounter' || section === 'quest');
  const cards = of(({ section }) => section !== 'hero' && section !== 'encounter' && section !== 'quest');
  const problems = problemsOf(heroes, cards, wrong);
  const { intro, verified } = introOf(cards);
  const onlySmall = problems.length === 1 && problems[0]?.problem === 'tooFewCards';
  const isIntro = onlySmall && intro;
  return {
    heroes: heroes.map(({ title }) => title),
    cards: sum(cards),
    verdict: problems.length === 0 ? 'legal' : isIntro ? 'intro' : 'illegal',
    problems,
    warnings: [
      ...(heroes.length === 0 ? [{ warning: 'noHeroes' as const }] : []),
      ...offSphere(heroes, cards, known),
      ...(isIntro && !verified ? [{ warning: 'introUnverified' as const }] : []),
    ],
  };
};

/** A pasted list, read and checked. */
export const checkDeckText = (text: string, known?: KnownSpheres): DeckCheck => {
  const { lines, unread } = readDeck(text);
  const checked = checkDeck(lines, known);
  const warnings = unread.map((line): DeckWarning => ({ warning: 'unread', line }));
  return { ...checked, warnings: [...checked.warnings, ...warnings] };
};
