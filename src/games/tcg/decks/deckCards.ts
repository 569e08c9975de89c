import type { Group, ListedCard, SetFour } from '@/games/tcg/checklist';
import { SET_FOUR, codeFault, codeText } from '@/games/tcg/checklist';
import type { Side } from '@/games/tcg/content/cultures';
import { CULTURES, sideOf } from '@/games/tcg/content/cultures';
import type { Block } from '@/games/tcg/play';
import { folded } from '@/kernel/fold';
import type { DeckPlace } from './headings';
import type { DeckLine } from './readDeck';

/** Where a card of a list belongs. */
type DeckPart = 'ringBearer' | 'ring' | 'draw' | 'sites';

/** A line with what the list of set 4 and its heading say of it. */
export type DeckCard = {
  title: string;
  /** p.21, p.29 The same for all that represent the same thing: the title without its subtitle. */
  thing: string;
  copies: number;
  part: DeckPart;
  /** The heading put it in the draw deck. */
  inDraw: boolean;
  side: Side | null;
  set: number | null;
  siteNumber: number | null;
};

/** The one site whose number the booklet gives (p.26). */
const PRINTED_SITES: Record<string, number> = { 'la grande salle': 6 };

const FRODO = ['frodon', 'frodo'];
const RINGS = ['l anneau unique', 'anneau unique', 'the one ring', 'one ring'];

export const isFrodo = ({ thing }: Pick<DeckCard, 'thing'>): boolean => thing === FRODO[0];

const isDraw = (place: DeckPlace | null): boolean =>
  place === 'freePeoples' || place === 'shadow' || place === 'draw';

const titleKey = (title: string): string => {
  const key = folded(title.split(',')[0] ?? title);
  return FRODO.includes(key) ? 'frodon' : RINGS.includes(key) ? 'l anneau unique' : key;
};

const listedOf = ({ code, title }: DeckLine, list: SetFour): ListedCard | null => {
  if (code) {
    const sound = code.set === SET_FOUR && codeFault(code, list)?.fault !== 'unknown';
    return (sound && list.find(({ number }) => number === code.number)) || null;
  }
  return list.find((card) => folded(card.title) === folded(title)) ?? null;
};

/** p.6 A card is of the side of its culture; both premium cards are of the Free Peoples. */
const sideOfGroup = (group: Group): Side | null => {
  if (group === 'premium') return 'freePeoples';
  const culture = CULTURES.find((one) => one === group);
  return culture ? sideOf(culture) : null;
};

const sideOfPlace = (place: DeckPlace | null): Side | null =>
  place === 'freePeoples' || place === 'shadow' ? place : null;

const partOf = (place: DeckPlace | null, thing: string, group: Group | null): DeckPart => {
  if (group === 'oneRing' || thing === 'l anneau unique') return 'ring';
  if (group === 'site' || place === 'sites') return 'sites';
  if (place === 'ringBearer' || (place === 'ring' && thing === 'frodon')) return 'ringBearer';
  return 'draw';
};

/** Numbers of sites that the table has given before, by thing. */
export type KnownSites = Readonly<Record<string, number>>;

const cardOf = (line: DeckLine, list: SetFour, known: KnownSites, thing: string): DeckCard => {
  const listed = listedOf(line, list);
  const group = listed?.group ?? null;
  const title = line.title || listed?.title || (line.code ? codeText(line.code) : '');
  return {
    title,
    thing,
    copies: line.copies,
    part: partOf(line.place, thing, group),
    inDraw: isDraw(line.place),
    side: (group && sideOfGroup(group)) ?? sideOfPlace(line.place),
    set: line.code?.set ?? (listed ? SET_FOUR : null),
    siteNumber:
      line.siteNumber ??
      PRINTED_SITES[thing] ??
      (Object.hasOwn(known, thing) ? (known[thing] ?? null) : null),
  };
};

/** p.21 Two cards are one thing by their title in any language, or by their code: a code says which title is meant. */
export const cardsOf = (lines: readonly DeckLine[], list: SetFour, known: KnownSites): DeckCard[] => {
  const byCode = new Map<string, string>();
  return lines.map((line) => {
    const code = line.code && codeText(line.code);
    const own = titleKey(listedOf(line, list)?.title || line.title || (code ?? ''));
    const thing = (code && byCode.get(code)) ?? own;
    if (code) byCode.set(code, thing);
    return cardOf(line, list, known, thing);
  });
};

/** p.8 Which block a site of a set is of; null where nobody can tell. */
export const blockOf = (set: number | null): Block | null => {
  if (set === null) return null;
  if (set >= 1 && set <= 3) return 'fellowship';
  return set >= 4 && set <= 6 ? 'towers' : null;
};
