import type { Rarity, SetFour } from '@/games/tcg/checklist';
import { codeFault, codeText } from '@/games/tcg/checklist';
import type { Format } from '@/games/tcg/play';
import type { DeckCard } from './deckCards';
import { blockOf, isFrodo } from './deckCards';
import type { DeckLine } from './readDeck';

/** p.7 The least of a draw deck, and the sites of an adventure deck. */
const SMALLEST_DRAW = 60;
const SITES = 9;
const MOST_COPIES = 4;
/** p.7 One Frodo is in play already. */
const MOST_FRODOS = 3;

/** What makes a deck illegal. */
export type DeckProblem =
  | { problem: 'drawTooSmall'; cards: number }
  | { problem: 'sidesUneven'; freePeoples: number; shadow: number }
  | { problem: 'tooManyCopies'; title: string; copies: number }
  | { problem: 'tooManyFrodos'; copies: number }
  | { problem: 'ringInDraw'; title: string }
  | { problem: 'siteInDraw'; title: string }
  | { problem: 'noBearer' }
  | { problem: 'bearerNotFrodo'; title: string }
  | { problem: 'severalBearers'; cards: number }
  | { problem: 'noRing' }
  | { problem: 'severalRings'; cards: number }
  | { problem: 'wrongSites'; sites: number }
  | { problem: 'siteRepeated'; title: string }
  | { problem: 'siteTwice'; number: number }
  | { problem: 'mixedBlocks' }
  | { problem: 'otherSet'; title: string; set: number }
  | { problem: 'fellowshipSite'; title: string }
  | { problem: 'badCode'; written: string }
  | { problem: 'unknownCode'; code: string }
  | { problem: 'otherRarity'; code: string; listed: Rarity };

export const sum = (cards: readonly DeckCard[]): number =>
  cards.reduce((total, { copies }) => total + copies, 0);

export type Deck = Record<'bearers' | 'rings' | 'draw' | 'sites', DeckCard[]> & { taken: boolean };

/** p.7 A list that sets no Ring-bearer apart has one all the same: the first Frodo of it. */
export const partsOf = (cards: readonly DeckCard[]): Deck => {
  const of = (part: DeckCard['part']): DeckCard[] => cards.filter((card) => card.part === part);
  const deck = { bearers: of('ringBearer'), rings: of('ring'), draw: of('draw'), sites: of('sites') };
  const frodo = deck.draw.find(isFrodo);
  if (deck.bearers.length > 0 || !frodo) return { ...deck, taken: false };
  const draw = deck.draw
    .map((card) => (card === frodo ? { ...card, copies: card.copies - 1 } : card))
    .filter(({ copies }) => copies > 0);
  return { ...deck, bearers: [{ ...frodo, copies: 1 }], draw, taken: true };
};

const byThing = (cards: readonly DeckCard[]): { title: string; copies: number; thing: string }[] => {
  const found = new Map<string, { title: string; copies: number; thing: string }>();
  for (const { thing, title, copies } of cards) {
    const before = found.get(thing) ?? { title, copies: 0, thing };
    found.set(thing, { ...before, copies: before.copies + copies });
  }
  return [...found.values()];
};

export const ofSide = (draw: readonly DeckCard[], side: DeckCard['side']): number =>
  sum(draw.filter((card) => card.side === side));

/** p.7 As many of each side: what is of no known side may still make them even, unless too much is missing. */
const sidesOf = (draw: readonly DeckCard[]): DeckProblem[] => {
  const freePeoples = ofSide(draw, 'freePeoples');
  const shadow = ofSide(draw, 'shadow');
  const unknown = ofSide(draw, null);
  const canBeEven = Math.abs(freePeoples - shadow) <= unknown && sum(draw) % 2 === 0;
  return canBeEven ? [] : [{ problem: 'sidesUneven', freePeoples, shadow }];
};

export const bearerProblems = ({ bearers, rings }: Deck): DeckProblem[] => [
  ...(bearers.length === 0 ? [{ problem: 'noBearer' as const }] : []),
  ...bearers
    .filter((card) => !isFrodo(card))
    .map(({ title }) => ({ problem: 'bearerNotFrodo' as const, title })),
  ...(sum(bearers) > 1 ? [{ problem: 'severalBearers' as const, cards: sum(bearers) }] : []),
  ...rings.filter(({ inDraw }) => inDraw).map(({ title }) => ({ problem: 'ringInDraw' as const, title })),
  ...(rings.length === 0 ? [{ problem: 'noRing' as const }] : []),
  ...(sum(rings) > 1 ? [{ problem: 'severalRings' as const, cards: sum(rings) }] : []),
];

export const drawProblems = ({ draw }: Deck): DeckProblem[] => [
  ...(sum(draw) < SMALLEST_DRAW ? [{ problem: 'drawTooSmall' as const, cards: sum(draw) }] : []),
  ...sidesOf(draw),
  ...byThing(draw)
    .filter((card) => !isFrodo(card) && card.copies > MOST_COPIES)
    .map(({ title, copies }) => ({ problem: 'tooManyCopies' as const, title, copies })),
  ...byThing(draw)
    .filter((card) => isFrodo(card) && card.copies > MOST_FRODOS)
    .map(({ copies }) => ({ problem: 'tooManyFrodos' as const, copies })),
];

/** p.8 One different site for each number, all of one block. */
export const siteProblems = ({ sites }: Deck): DeckProblem[] => {
  const things = byThing(sites);
  const numbers = things.flatMap(({ thing }) => sites.find((card) => card.thing === thing)?.siteNumber ?? []);
  const twice = new Set(numbers.filter((number, at) => numbers.indexOf(number) < at));
  const blocks = new Set(sites.flatMap(({ set }) => blockOf(set) ?? []));
  return [
    ...sites.filter(({ inDraw }) => inDraw).map(({ title }) => ({ problem: 'siteInDraw' as const, title })),
    ...(sum(sites) === SITES ? [] : [{ problem: 'wrongSites' as const, sites: sum(sites) }]),
    ...things
      .filter(({ copies }) => copies > 1)
      .map(({ title }) => ({ problem: 'siteRepeated' as const, title })),
    ...[...twice].map((number) => ({ problem: 'siteTwice' as const, number })),
    ...(blocks.size > 1 ? [{ problem: 'mixedBlocks' as const }] : []),
  ];
};

/** p.26 The sets of a format; Open has them all, but no sites of the Fellowship. */
export const SETS: Record<Format, readonly number[] | null> = {
  towersBlock: [4, 5, 6],
  fellowshipBlock: [1, 2, 3],
  open: null,
};

export const formatProblems = (cards: readonly DeckCard[], format: Format): DeckProblem[] => {
  const sets = SETS[format];
  return cards.flatMap(({ title, set, part }): DeckProblem[] => {
    if (set === null) return [];
    if (sets) return sets.includes(set) ? [] : [{ problem: 'otherSet', title, set }];
    return part === 'sites' && blockOf(set) === 'fellowship' ? [{ problem: 'fellowshipSite', title }] : [];
  });
};

/** p.30 Codes that are none, and those of set 4 that its list does not have. */
export const codeProblems = (lines: readonly DeckLine[], list: SetFour): DeckProblem[] =>
  lines.flatMap(({ code, badCode }): DeckProblem[] => {
    if (badCode !== null) return [{ problem: 'badCode', written: badCode }];
    const found = code && codeFault(code, list);
    if (!code || !found) return [];
    return found.fault === 'unknown'
      ? [{ problem: 'unknownCode', code: codeText(code) }]
      : [{ problem: 'otherRarity', code: codeText(code), listed: found.listed }];
  });
