import type { Language } from '@/i18n/languages';

/** One thing to look up, as a game says it to one reader. */
export type Topic = {
  id: string;
  /** Under which of the game's headings it stands. */
  kind: string;
  /** The number or code one may look it up by. */
  number: string | null;
  page: number | null;
  title: string;
  text: string;
  tags: string[];
  /** Cards it is about, by every name they have. */
  cards: string[];
  /** Where in a game it is wanted; a part is named after its phase: “combat.shadow”. */
  steps: string[];
  /** Where it is written. */
  source: string;
  /** What else is worth a line: its set, its cards, what it replaces. */
  facts: string[];
};

/** One word of a game in every language: a French box on the table is asked about in English too. */
export type Term = Record<Language, string>;

/** All a game has to look up in one language, in the order of its documents. */
export type Reference = {
  /** The game, as its book on the shelf is called. */
  game: string;
  kinds: readonly { kind: string; label: string }[];
  steps: readonly { step: string; label: string }[];
  topics: readonly Topic[];
  terms: readonly Term[];
};

export type LoadReference = (language: Language) => Promise<Reference>;
