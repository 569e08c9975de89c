import type { Character, GameState } from '@/games/lcg/state';
import { findCharacter, findEncounter, heroesOf, isInPlay } from './lookup';
import type { Explanation } from './references';
import type { Sum, Term } from './stats';
import { sumOf, termOf } from './stats';

export type AttackResult = {
  strength: Sum;
  /** Null for an undefended attack: defence does not count. */
  defence: Sum | null;
  damage: number;
  explanation: Explanation;
};

/** R p.18 Attack and shadow, less the defence of those who defend; never below 0. */
export const attackResult = (attack: Term, shadow: number, defenders: Term[]): AttackResult => {
  const strength = sumOf([attack, { name: '', value: shadow, known: true }]);
  const total = Math.max(0, strength.total);
  const defence = defenders.length > 0 ? sumOf(defenders) : null;
  return {
    strength: { ...strength, total },
    defence,
    damage: Math.max(0, total - (defence?.total ?? 0)),
    explanation: defence ? 'attack/defended' : 'attack/undefended',
  };
};

/** Defenders who are still there: when all are gone before the damage, the attack is undefended. */
export const defendersLeft = (state: GameState): Character[] =>
  (state.enemyAttack?.defenders ?? []).flatMap((id) => {
    const found = findCharacter(state, id);
    return found && isInPlay(found) ? [found] : [];
  });

/** Who may take the damage: a defender, the character attacked (F 1.41), or one hero of the player attacked. */
export const damageTakers = (state: GameState): Character[] => {
  const { enemyAttack } = state;
  if (!enemyAttack) return [];
  const defenders = defendersLeft(state);
  if (defenders.length > 0) return defenders;
  const target = enemyAttack.target === null ? undefined : findCharacter(state, enemyAttack.target);
  if (target && isInPlay(target)) return [target];
  return heroesOf(state, enemyAttack.against);
};

/** The attack under way against these defenders; null while nothing attacks. */
export const attackAgainst = (state: GameState, defenders: readonly Character[]): AttackResult | null => {
  const { enemyAttack } = state;
  const enemy = enemyAttack && findEncounter(state, enemyAttack.enemy);
  if (!enemyAttack || !enemy) return null;
  const result = attackResult(
    termOf(state, enemy, 'attack'),
    enemyAttack.shadow,
    defenders.map((one) => termOf(state, one, 'defence')),
  );
  if (defenders.length > 1) return { ...result, explanation: 'attack/several' };
  const aimed = defenders.length === 0 && enemyAttack.target !== null;
  return aimed ? { ...result, explanation: 'attack/target' } : result;
};

/** The attack under way as it stands. */
export const attackNow = (state: GameState): AttackResult | null =>
  attackAgainst(state, defendersLeft(state));
