import type { Enemy, MovementTrait } from '@/games/jime/content';
import type { CarriedOutBy } from './carriedOutBy';
import type { Passage } from './maps';

/**
 * Who carries out each trait of an enemy's movement (expansions §1.8). A trait that is missing here does not compile. What
 * the table does, always or while the mirror is off, is said in the words `movement.<trait>.gist`.
 */
export const MOVEMENT_TRAITS: Record<MovementTrait, CarriedOutBy & { passage: Passage }> = {
  // Its one space more is in the number of the enemy's own card.
  encumbered: { app: 'enemyActivation', passage: 'ground' },
  flying: { app: 'enemyPaths', table: 'activation', passage: 'over-terrain' },
  incorporeal: { app: 'enemyPaths', table: 'activation', passage: 'through-borders' },
  predatory: { app: 'chooseTarget', table: 'activation', passage: 'ground' },
  reinforcements: { table: 'activation', passage: 'ground' },
  stampede: { table: 'activation', passage: 'ground' },
  tunneler: { app: 'enemyPaths', table: 'activation', passage: 'through-borders' },
};

/** What holds an enemy up when it moves: the freest of its traits says. */
export const passageOf = ({ movement }: Enemy): Passage => {
  const passages = movement.map((trait) => MOVEMENT_TRAITS[trait].passage);
  if (passages.includes('through-borders')) return 'through-borders';
  return passages.includes('over-terrain') ? 'over-terrain' : 'ground';
};

/** The traits the table is reminded of while the group moves. */
export const movementReminders = ({ movement }: Enemy): MovementTrait[] =>
  movement.filter((trait) => MOVEMENT_TRAITS[trait].table === 'activation');
