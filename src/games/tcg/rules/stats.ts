import type { Character, GameState, Modifier, Stat } from '@/games/tcg/state';
import { hasEffect } from './activeCards';
import type { Sum, Term } from './sums';
import { sumOf, term } from './sums';

/** p.22 The Answer to All Riddles: +2 strength while it is worn. */
const ANSWER_STRENGTH = 2;

const ringTerms = ({ players }: GameState, { player, ringBearer }: Character, stat: Stat): Term[] => {
  const ring = players[player]?.ring;
  const strengthens = ringBearer && stat === 'strength' && ring?.worn && ring.version === 'answer';
  return strengthens ? [term('ring', ANSWER_STRENGTH)] : [];
};

/** p.19–20 What can be spotted is counted, not spent: each condition asks for itself. */
export const countsNow = ({ spotted }: Pick<Character, 'spotted'>, { atLeast }: Modifier): boolean =>
  atLeast === null || spotted >= atLeast;

/** p.23 A number of a character: all modifiers applied, never below 0; what is not known counts as 0. */
export const statOf = (state: GameState, one: Character, stat: Stat): Sum =>
  sumOf('stat/sum', [
    term('printed', one[stat], one.title),
    ...one.held
      .filter((card) => card[stat] !== 0 && hasEffect(state, card))
      .map((card) => term('card', card[stat], card.name)),
    ...one.modifiers
      .filter((modifier) => modifier.stat === stat && countsNow(one, modifier))
      .map(({ name, amount }) => term('modifier', amount, name)),
    ...ringTerms(state, one, stat),
  ]);

export const valueOf = (state: GameState, one: Character, stat: Stat): number =>
  statOf(state, one, stat).total;

/** A character as one term of a larger sum. */
export const termOf = (state: GameState, one: Character, stat: Stat): Term => ({
  ...term('character', valueOf(state, one, stat), one.title),
  known: one[stat] !== null,
});
