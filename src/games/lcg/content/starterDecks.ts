import type { Sphere } from './spheres';

/** R p.9, 27 The twelve heroes of the core set; their numbers are not in the rules and are asked of the table. */
export const STARTER_HEROES = [
  'aragorn',
  'gloin',
  'theodred',
  'legolas',
  'gimli',
  'thalin',
  'eowyn',
  'dunhere',
  'eleanor',
  'glorfindel',
  'denethor',
  'beravor',
] as const;
export type StarterHero = (typeof STARTER_HEROES)[number];

export type StarterDeck = {
  heroes: readonly StarterHero[];
  /** The numbers printed on its cards, both included; each deck also holds one Gandalf. */
  cardNumbers: { from: number; to: number };
};

/** R p.9 One introductory deck for each sphere. */
export const STARTER_DECKS: Record<Sphere, StarterDeck> = {
  leadership: { heroes: ['aragorn', 'gloin', 'theodred'], cardNumbers: { from: 13, to: 27 } },
  tactics: { heroes: ['legolas', 'gimli', 'thalin'], cardNumbers: { from: 28, to: 42 } },
  spirit: { heroes: ['eowyn', 'dunhere', 'eleanor'], cardNumbers: { from: 43, to: 57 } },
  lore: { heroes: ['glorfindel', 'denethor', 'beravor'], cardNumbers: { from: 58, to: 72 } },
};

/** Gandalf, one in each introductory deck. */
export const GANDALF = 73;

/** R p.9 Cards in an introductory deck, Gandalf included. */
export const INTRO_DECK = 30;
