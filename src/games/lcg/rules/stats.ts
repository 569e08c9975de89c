import type { Character, Counted, EncounterCard, GameState, Modifier, Stat } from '@/games/lcg/state';
import type { Explanation } from './references';
import { stagingEnemies, stagingLocations, survivors } from './lookup';

/** One number of a sum: what it is called and whether anybody has typed it. */
export type Term = { name: string; value: number; known: boolean };
export type Sum = { total: number; terms: Term[] };

export const sumOf = (terms: Term[]): Sum => ({
  total: terms.reduce((total, { value }) => total + value, 0),
  terms,
});

type Card = Character | EncounterCard;

const COUNTS: Record<Counted, (state: GameState, card: Card) => number> = {
  players: (state) => survivors(state).length,
  enemiesInStaging: (state) => stagingEnemies(state).length,
  locationsInStaging: (state) => stagingLocations(state).length,
  enemiesInPlay: ({ encounter }) => encounter.filter(({ type }) => type === 'enemy').length,
  damageOnIt: (_, { damage }) => damage,
  resourcesOnIt: (_, card) => ('resources' in card ? card.resources : 0),
  questStage: ({ quest }) => quest.stage,
};

export const countOf = (state: GameState, card: Card, counted: Counted | null): number =>
  counted === null ? 1 : COUNTS[counted](state, card);

const printedOf = (card: Card, stat: Stat): number | null => {
  const printed: Partial<Record<Stat, number | null>> = card;
  return printed[stat] ?? null;
};

const modifierTerm = (state: GameState, card: Card, { name, amount, each }: Modifier): Term => ({
  name,
  value: amount * countOf(state, card, each),
  known: true,
});

/** R p.25, F 1.43, F 1.40 A number of a card: all modifiers summed anew, never below 0; what is not known counts as 0. */
export const statOf = (state: GameState, card: Card, stat: Stat): Sum & { explanation: Explanation } => {
  const printed = printedOf(card, stat);
  const { total, terms } = sumOf([
    { name: card.name, value: printed ?? 0, known: printed !== null },
    ...card.modifiers
      .filter((modifier) => modifier.stat === stat)
      .map((modifier) => modifierTerm(state, card, modifier)),
  ]);
  return { total: Math.max(0, total), terms, explanation: 'stat/sum' };
};

export const valueOf = (state: GameState, card: Card, stat: Stat): number => statOf(state, card, stat).total;

/** A card as one term of a larger sum. */
export const termOf = (state: GameState, card: Card, stat: Stat): Term => ({
  name: card.name,
  value: valueOf(state, card, stat),
  known: printedOf(card, stat) !== null,
});

/** What is left of its hit points; null while they are not known. */
export const hitPointsLeft = (state: GameState, card: Card): number | null =>
  card.hitPoints === null ? null : valueOf(state, card, 'hitPoints') - card.damage;
