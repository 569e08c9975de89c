import type { ComponentType } from 'react';
import type { Language } from '@/i18n/languages';

/** One thing more that an entry says: under a number of its own, or under what it is about. */
export type Paragraph = {
  label: string;
  text: string;
  /** Ruled by us, where the document is silent. */
  ours?: boolean;
};

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
  /** The words one would look for instead; the index lists them. */
  tags: string[];
  /** What it is called in other languages, and what else it may be asked by: found, and listed nowhere. */
  alsoAsked?: readonly string[];
  /** Cards it is about, by every name they have. */
  cards: string[];
  /** Where in a game it is wanted; a part is named after its phase: “combat.shadow”. */
  steps: string[];
  /** Where it is written. */
  source: string;
  /** What else is worth a line: its set, its cards, what it replaces. */
  facts: string[];
  /** All it says beyond its first lines; without it an entry is shown whole at once. */
  more?: readonly Paragraph[];
  /** Entries that are read with it, by their ids. */
  see?: readonly string[];
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
  /** Shows a sentence of an entry, with links where the game has some. */
  Linked?: ComponentType<{ children: string }>;
  /** What else stands in an entry: a drawing, what it means now. */
  Beside?: ComponentType<{ topic: string }>;
  /** Pages that are read through: the round, what is new. */
  pages?: readonly BookPage[];
};

/** Some entries told in one go; each line leads to the entry that says more. */
export type BookPage = {
  id: string;
  title: string;
  /** On its tab. */
  tab: string;
  intro: string;
  groups: readonly { title: string; lines: readonly { text: string; topic: string }[] }[];
};

export type LoadReference = (language: Language) => Promise<Reference>;
