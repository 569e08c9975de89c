import type { EncounterCard, GameState, PlayerSeat } from '@/games/lcg/state';
import { forbid, refuse } from '@/games/lcg/state/refusals';
import { engageWith } from './engagedEnemies';
import { enemyBy, stagingEnemies, survivorAt, survivors } from './lookup';
import { arrive, goTo, inStep, nextTurn, openWindow } from './place';
import type { Explanation } from './references';
import type { Game, Rule } from './rule';
import { valueOf } from './stats';

/** R p.16 Optional engagement: each player in turn, at most one enemy, whatever its cost. */
export const engage: Rule<'engage'> = {
  check: (game, { player, enemy }) => {
    const { engagedOptionally } = survivorAt(game, player);
    const { zone, cannotLeaveStaging } = enemyBy(game, enemy);
    if (zone !== 'staging') refuse('engage/not-in-staging');
    // A second one is told as what it is, not as a turn that is over.
    if (engagedOptionally) forbid('engage/second');
    else inStep(game, 'engage', player);
    if (cannotLeaveStaging) forbid('engage/cannot-leave');
  },
  play: (game, { player, enemy }) => {
    const there = arrive(game, 'engage') && game.state.at.player === player;
    survivorAt(game, player).engagedOptionally = true;
    engageWith(game, enemyBy(game, enemy), player, 'optional');
    if (there) goTo(game, nextTurn(game.state));
  },
  offers: ({ state }) =>
    survivors(state).flatMap((player) => stagingEnemies(state).map((enemy) => ({ player, enemy: enemy.id }))),
};

type Enemy = Pick<EncounterCard, 'id' | 'name' | 'cannotLeaveStaging'> & { cost: number };

/** R p.16 One check: the enemies that would engage, all of the same cost; more than one is a tie. */
const checkAgainst = (threat: number, enemies: readonly Enemy[]): Enemy[] => {
  const able = enemies.filter(({ cost, cannotLeaveStaging }) => cost <= threat && !cannotLeaveStaging);
  const highest = Math.max(...able.map(({ cost }) => cost));
  return able.filter(({ cost }) => cost === highest);
};

export type CheckMade = { player: PlayerSeat; enemy: Enemy | null; explanation: Explanation };
export type ChecksForeseen = {
  sequence: CheckMade[];
  left: Enemy[];
  /** Where the first player has to choose; nothing is foreseen beyond it. */
  tie: { player: PlayerSeat; among: Enemy[]; explanation: Explanation } | null;
};

/**
 * R p.16–17 All checks from here on: players in turn, pass after pass, until a pass brings no engagement. An enemy of
 * unknown cost engages nobody by itself.
 */
export const foreseeChecks = (
  threats: readonly { player: PlayerSeat; threat: number }[],
  enemies: readonly Enemy[],
  begun: { waiting: readonly PlayerSeat[]; engaged: boolean } = {
    waiting: threats.map(({ player }) => player),
    engaged: false,
  },
): ChecksForeseen => {
  const sequence: CheckMade[] = [];
  let left = [...enemies];
  let { engaged } = begun;
  let waiting = [...begun.waiting];
  for (;;) {
    for (const player of waiting) {
      const threat = threats.find((one) => one.player === player)?.threat ?? 0;
      const among = checkAgainst(threat, left);
      if (among.length > 1) return { sequence, left, tie: { player, among, explanation: 'check/tie' } };
      const enemy = among[0] ?? null;
      sequence.push({ player, enemy, explanation: enemy ? 'check/engages' : 'check/nobody' });
      if (!enemy) continue;
      engaged = true;
      left = left.filter(({ id }) => id !== enemy.id);
    }
    if (!engaged) return { sequence, left, tie: null };
    engaged = false;
    waiting = threats.map(({ player }) => player);
  }
};

const enemiesToCheck = (state: GameState): Enemy[] =>
  stagingEnemies(state)
    .filter(({ engagement }) => engagement !== null)
    .map((card) => ({
      id: card.id,
      name: card.name,
      cannotLeaveStaging: card.cannotLeaveStaging,
      cost: valueOf(state, card, 'engagement'),
    }));

/** F 1.57 Cards may have a threat count as another; the checks go by that one. */
const threatsToCheck = (state: GameState) =>
  survivors(state).map((player) => {
    const { threat = 0, countedThreat = null } = state.players[player] ?? {};
    return { player, threat: countedThreat ?? threat };
  });

/** What the checks will bring, as the table stands. */
export const checksAhead = (state: GameState): ChecksForeseen =>
  foreseeChecks(threatsToCheck(state), enemiesToCheck(state), state.checks ?? undefined);

/** R p.17 A pass that brought an engagement is followed by another. */
const endPass = (game: Game): void => {
  const { checks } = game.state;
  if (!checks || checks.waiting.length > 0) return;
  if (checks.engaged) Object.assign(checks, { waiting: survivors(game.state), engaged: false });
  else openWindow(game);
};

/** A player who has left the game checks no more. */
export const settleChecks = (game: Game): void => {
  const { at, checks, players } = game.state;
  if (!checks || at.step !== 'checks' || at.window) return;
  if (checks.waiting.some((seat) => players[seat]?.eliminated))
    checks.waiting = checks.waiting.filter((seat) => players[seat]?.eliminated === false);
  endPass(game);
};

/** One check of the next player; `chosen` settles a tie (by analogy with F 1.03: the first player chooses). */
const makeCheck = (game: Game, chosen: string | null): void => {
  const { state } = game;
  const { checks } = state;
  const player = checks?.waiting[0];
  if (!checks || player === undefined) return;
  const { threat } = threatsToCheck(state).find((one) => one.player === player) ?? { threat: 0 };
  const among = checkAgainst(threat, enemiesToCheck(state));
  const enemy = among.find(({ id }) => id === chosen) ?? among[0] ?? null;
  checks.waiting.shift();
  checks.made.push({ player, enemy: enemy?.id ?? null, name: enemy?.name ?? '', cost: enemy?.cost ?? 0 });
  if (enemy) {
    checks.engaged = true;
    engageWith(game, enemyBy(game, enemy.id), player, 'check');
  }
  endPass(game);
};

/** Who is to check, and the enemies that would engage them. */
const dueCheck = (state: GameState): Enemy[] => {
  const player = (state.checks?.waiting ?? survivors(state))[0];
  const threat = threatsToCheck(state).find((one) => one.player === player)?.threat ?? 0;
  return checkAgainst(threat, enemiesToCheck(state));
};

export const check: Rule<'check'> = {
  check: (game, { enemy }) => {
    inStep(game, 'checks');
    const among = dueCheck(game.state);
    if (enemy === null && among.length > 1) refuse('check/tie');
    if (enemy !== null && !among.some(({ id }) => id === enemy)) refuse('check/not-that-one');
  },
  play: (game, { enemy }) => {
    if (arrive(game, 'checks')) makeCheck(game, enemy);
  },
  offers: ({ state }) => [{ enemy: null }, ...dueCheck(state).map(({ id }) => ({ enemy: id }))],
};

/** Whether the first player has to choose before the checks can go on. */
export const isTied = (state: GameState): boolean => dueCheck(state).length > 1;

/** The checks that are left, one after the other, as far as no tie waits for the first player. */
export const makeChecks = (game: Game): void => {
  const { state } = game;
  while (!state.at.window && state.checks && state.checks.waiting.length > 0 && !isTied(state))
    makeCheck(game, null);
};
