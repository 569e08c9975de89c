import type { SetFour } from '@/games/tcg/checklist';
import type { Format } from '@/games/tcg/play';
import type { DeckCard, KnownSites } from './deckCards';
import { cardsOf } from './deckCards';
import type { Deck, DeckProblem } from './problems';
import {
  SETS,
  bearerProblems,
  codeProblems,
  drawProblems,
  formatProblems,
  ofSide,
  partsOf,
  siteProblems,
  sum,
} from './problems';
import type { DeckLine } from './readDeck';
import { readDeck } from './readDeck';

/** What nobody can tell from the list, or a player may want to know. */
export type DeckWarning =
  | { warning: 'sidesUnknown'; cards: number }
  | { warning: 'setsUnknown'; cards: number }
  | { warning: 'sitesUnnumbered'; sites: number }
  | { warning: 'bearerTaken'; title: string }
  | { warning: 'unread'; line: string };

export type DeckCheck = {
  /** open: nothing is against it, but not everything could be told. */
  verdict: 'legal' | 'open' | 'illegal';
  total: number;
  draw: number;
  freePeoples: number;
  shadow: number;
  sites: number;
  bearer: string | null;
  ring: string | null;
  /** Sites of which nobody has said the number. */
  unnumbered: { thing: string; title: string }[];
  problems: DeckProblem[];
  warnings: DeckWarning[];
};

const warningsOf = (deck: Deck, cards: readonly DeckCard[], format: Format): DeckWarning[] => {
  const unknownSide = ofSide(deck.draw, null);
  const asked = SETS[format] ? cards : deck.sites;
  const unknownSet = sum(asked.filter(({ set }) => set === null));
  const unnumbered = deck.sites.filter(({ siteNumber }) => siteNumber === null).length;
  const [bearer] = deck.bearers;
  return [
    ...(unknownSide > 0 ? [{ warning: 'sidesUnknown' as const, cards: unknownSide }] : []),
    ...(unknownSet > 0 ? [{ warning: 'setsUnknown' as const, cards: unknownSet }] : []),
    ...(unnumbered > 0 ? [{ warning: 'sitesUnnumbered' as const, sites: unnumbered }] : []),
    ...(deck.taken && bearer ? [{ warning: 'bearerTaken' as const, title: bearer.title }] : []),
  ];
};

/** What must be known before a deck is called legal. */
const UNTOLD: readonly DeckWarning['warning'][] = ['sidesUnknown', 'setsUnknown', 'sitesUnnumbered'];

export type DeckRules = { list: SetFour; format: Format; sites: KnownSites };

/** p.7–8, p.26 Whether a list of cards may be brought to a game of a format. */
const checkDeck = (lines: readonly DeckLine[], { list, format, sites: known }: DeckRules): DeckCheck => {
  const cards = cardsOf(lines, list, known);
  const deck = partsOf(cards);
  const problems = [
    ...bearerProblems(deck),
    ...drawProblems(deck),
    ...siteProblems(deck),
    ...formatProblems(cards, format),
    ...codeProblems(lines, list),
  ];
  const warnings = warningsOf(deck, cards, format);
  const untold = warnings.some(({ warning }) => UNTOLD.includes(warning));
  return {
    verdict: problems.length > 0 ? 'illegal' : untold ? 'open' : 'legal',
    total: sum([...deck.bearers, ...deck.rings, ...deck.draw, ...deck.sites]),
    draw: sum(deck.draw),
    freePeoples: ofSide(deck.draw, 'freePeoples'),
    shadow: ofSide(deck.draw, 'shadow'),
    sites: sum(deck.sites),
    bearer: deck.bearers[0]?.title ?? null,
    ring: deck.rings[0]?.title ?? null,
    unnumbered: deck.sites
      .filter(({ siteNumber }) => siteNumber === null)
      .map(({ thing, title }) => ({ thing, title })),
    problems,
    warnings,
  };
};

/** A pasted list, read and checked. */
export const checkDeckText = (text: string, rules: DeckRules): DeckCheck => {
  const { lines, unread } = readDeck(text);
  const checked = checkDeck(lines, rules);
  const warnings = unread.map((line): DeckWarning => ({ warning: 'unread', line }));
  return { ...checked, warnings: [...checked.warnings, ...warnings] };
};
