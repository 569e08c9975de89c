import type { HitRow } from './schema/item';
import type { PrintedKeyword } from './schema/skill';
import type { CardMoment, CardPurpose, CardUse } from './schema/cardUse';
import type { KeywordId } from './schema/words';
import { PURPOSES } from './vocabulary';

/** What a card that acts at a moment is for; null where the moment does not tell. */
const AT_MOMENT: Record<CardMoment, CardPurpose | null> = {
  setup: null,
  rally: null,
  scout: 'test',
  prepare: null,
  prepared: null,
  discard: null,
  turn: null,
  travel: 'move',
  explore: 'move',
  interact: 'test',
  test: 'test',
  attack: 'fight',
  negate: 'protect',
  suffer: 'protect',
  lastStand: 'protect',
  shadow: null,
  passive: null,
};

const BY_KEYWORD: Record<KeywordId, CardPurpose | null> = {
  scout: 'test',
  strike: 'fight',
  guard: 'protect',
  sprint: 'move',
  rest: 'protect',
  hide: null,
};

type Card = CardUse & { keywords?: readonly PrintedKeyword[]; hitTable?: readonly HitRow[] };

/** What a card is for: by its hits, its keywords, the moments at which it acts, and what it says besides. */
export const purposesOf = ({ when = [], use = [], keywords = [], hitTable = [] }: Card): CardPurpose[] => {
  const found = new Set<CardPurpose | null>([
    ...(hitTable.length > 0 ? (['fight'] as const) : []),
    ...keywords.map(({ keyword }) => BY_KEYWORD[keyword]),
    ...when.map((moment) => AT_MOMENT[moment]),
    ...use,
  ]);
  return PURPOSES.filter((purpose) => found.has(purpose));
};
