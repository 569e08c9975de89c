import type { EncounterCard, GameState, Place, PlayerSeat, Step } from '@/games/lcg/state';
import { charactersOf, enemiesOf, isReady, survivors } from './lookup';

export const at = (step: Step, window = false): Place => ({ step, window, player: null, waiting: [] });

/** A step that players take one after the other; nobody to take it, and it is passed over. */
export const byTurns = (step: Step, [player, ...waiting]: PlayerSeat[], otherwise: Place): Place =>
  player === undefined ? otherwise : { step, window: false, player, waiting };

export const still = (state: GameState, seats: readonly PlayerSeat[]): PlayerSeat[] =>
  seats.filter((seat) => state.players[seat]?.eliminated === false);

/** F, Q&A: an enemy that has attacked and engages another player attacks no more; one considered engaged attacks each. */
export const hasAttacked = ({ attacked, engagedWith }: EncounterCard, seat: PlayerSeat): boolean =>
  engagedWith === seat ? attacked.length > 0 : attacked.includes(seat);

/** R p.18 The enemies that are still to attack this player in this phase. */
export const enemiesToAttack = (state: GameState, seat: PlayerSeat): EncounterCard[] =>
  enemiesOf(state, seat).filter((enemy) => !hasAttacked(enemy, seat) && !enemy.keptFrom.includes(seat));

/** R p.20, R p.24 Enemies a player may still attack: their own, and by Ranged those engaged with others. */
export const targetsOf = (state: GameState, seat: PlayerSeat): EncounterCard[] => {
  const hasRanged = charactersOf(state, seat).some((one) => one.ranged && isReady(one));
  const own = new Set(enemiesOf(state, seat).map(({ id }) => id));
  return state.encounter.filter(
    ({ id, engagedWith, attackedBy }) =>
      !attackedBy.includes(seat) && (own.has(id) || (hasRanged && engagedWith !== null)),
  );
};

const mayAttack = (state: GameState, seat: PlayerSeat): boolean =>
  charactersOf(state, seat).some(isReady) && targetsOf(state, seat).length > 0;

/** Passes over who has nothing to do now; those after them are asked in their turn, since much may change before it. */
const fromFirst = (seats: PlayerSeat[], mayAct: (seat: PlayerSeat) => boolean): PlayerSeat[] => {
  const first = seats.findIndex(mayAct);
  return first === -1 ? [] : seats.slice(first);
};

export const playerAttacks = (state: GameState, seats: PlayerSeat[]): Place =>
  byTurns(
    'declareAttack',
    fromFirst(still(state, seats), (seat) => mayAttack(state, seat)),
    at('combatEnds'),
  );

/**
 * R p.18 All engaged enemies attack, player after player. One that has not attacked yet and moves to a player whose turn is
 * over gives that player another turn.
 */
export const enemyAttacks = (state: GameState, seats: PlayerSeat[]): Place => {
  const isAttacked = (seat: PlayerSeat): boolean => enemiesToAttack(state, seat).length > 0;
  const rest = fromFirst(still(state, seats), isAttacked);
  return byTurns(
    'chooseEnemy',
    rest.length > 0 ? rest : fromFirst(survivors(state), isAttacked),
    playerAttacks(state, survivors(state)),
  );
};
