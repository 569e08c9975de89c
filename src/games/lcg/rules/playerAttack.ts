import type { Character, EncounterCard, GameState, PlayerSeat } from '@/games/lcg/state';
import { forbid, refuse } from '@/games/lcg/state/refusals';
import { dealTo } from './damage';
import {
  characterBy,
  charactersOf,
  enemiesOf,
  enemyBy,
  findEncounter,
  isInPlay,
  isReady,
  survivorAt,
} from './lookup';
import { tell } from './log';
import { inRounds } from './moments';
import { arrive, inStep, isAttackDone, openWindow, reaches } from './place';
import { targetsOf } from './turns';
import type { Explanation } from './references';
import type { Game, Rule } from './rule';
import type { Sum, Term } from './stats';
import { sumOf, termOf } from './stats';

export type StrikeResult = { strength: Sum; defence: Term; damage: number; explanation: Explanation };

/** R p.20 The attack of all attackers together, less the defence of the enemy; never below 0. */
export const strikeResult = (attackers: Term[], defence: Term): StrikeResult => {
  const strength = sumOf(attackers);
  return {
    strength,
    defence,
    damage: Math.max(0, strength.total - defence.value),
    explanation: 'strike/damage',
  };
};

const attackersLeft = ({ playerAttack, characters }: GameState): Character[] =>
  characters.filter((one) => playerAttack?.attackers.includes(one.id) && isInPlay(one));

/** The player attack under way; null while nobody attacks. F, Q&A: some enemies stay whatever their damage. */
export const strikeNow = (state: GameState): StrikeResult | null => {
  const enemy = state.playerAttack && findEncounter(state, state.playerAttack.enemy);
  if (!enemy) return null;
  const result = strikeResult(
    attackersLeft(state).map((one) => termOf(state, one, 'attack')),
    termOf(state, enemy, 'defence'),
  );
  return enemy.cannotLeaveStaging ? { ...result, explanation: 'strike/stays' } : result;
};

/** How many attacks players have made in this round: it tells one declaration from the next of the same player. */
export const strikesMade = ({ log }: GameState): number =>
  log.at(-1)?.lines.filter(({ line }) => line === 'playerAttack').length ?? 0;

/** R p.20, R p.24 Own enemies by anybody, those of others by Ranged, none in the staging area. */
const refuseTarget = (
  { state }: Game,
  player: PlayerSeat,
  enemy: EncounterCard,
  attackers: Character[],
): void => {
  if (enemiesOf(state, player).some(({ id }) => id === enemy.id)) return;
  if (enemy.engagedWith === null) forbid('strike/staging');
  else if (attackers.some(({ ranged }) => !ranged)) forbid('strike/not-ranged');
};

/** An attack that a card grants is resolved at once, also in a window of an enemy attack. */
const refuseWhileAttacking = ({ state }: Game, byEffect: boolean): void => {
  const enemyAttacks = state.enemyAttack !== null && !isAttackDone(state);
  if (state.playerAttack !== null || (enemyAttacks && !byEffect)) refuse('attack/another');
};

/** (a) One declared attack on each enemy a round; an attack that a card grants is one more (F 1.11). */
export const declareAttack: Rule<'declareAttack'> = {
  check: (game, { player, enemy, attackers, byEffect }) => {
    inRounds(game);
    survivorAt(game, player);
    const card = enemyBy(game, enemy);
    if (attackers.length === 0) refuse('strike/nobody');
    if (new Set(attackers).size < attackers.length) refuse('character/twice');
    const all = attackers.map((id) => characterBy(game, id));
    if (!byEffect && card.attackedBy.includes(player)) forbid('strike/second');
    else if (!byEffect) inStep(game, 'declareAttack', player);
    for (const one of all) {
      if (one.exhausted) forbid('character/exhausted', { card: one.name });
      if (one.controller !== player && !one.ranged) forbid('character/not-yours', { card: one.name });
    }
    // R p.24 A Ranged character of another player takes part in an attack; it does not make one.
    if (!byEffect && all.every(({ controller }) => controller !== player)) forbid('character/not-yours');
    if (!byEffect) refuseTarget(game, player, card, all);
    refuseWhileAttacking(game, byEffect);
  },
  play: (game, { player, enemy, attackers, byEffect }) => {
    const there = !byEffect && arrive(game, 'declareAttack') && game.state.at.player === player;
    for (const id of attackers) characterBy(game, id).exhausted = true;
    const card = enemyBy(game, enemy);
    if (!byEffect) card.attackedBy = [...card.attackedBy.filter((seat) => seat !== player), player];
    game.state.playerAttack = { enemy, player, attackers: [...attackers] };
    if (there) openWindow(game);
    else resolveStrike(game);
  },
  offers: ({ state }) => {
    const player = reaches(state, 'declareAttack')?.player ?? null;
    if (player === null) return [];
    const ready = charactersOf(state, player).filter(isReady);
    return targetsOf(state, player).flatMap(({ id: enemy }) =>
      [ready.slice(0, 1), ready].map((all) => ({
        player,
        enemy,
        attackers: all.map(({ id }) => id),
        byEffect: false,
      })),
    );
  },
};

/** (c) The damage. An attack outside its turn is resolved at once. */
export const resolveStrike = (game: Game): void => {
  const { state } = game;
  const { playerAttack } = state;
  const result = strikeNow(state);
  const enemy = playerAttack && findEncounter(state, playerAttack.enemy);
  state.playerAttack = null;
  if (!playerAttack || !result || !enemy) return;
  tell(game, {
    line: 'playerAttack',
    card: enemy.name,
    player: playerAttack.player,
    strength: result.strength.total,
    damage: result.damage,
  });
  dealTo(game, enemy, result.damage);
};
