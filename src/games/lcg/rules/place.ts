import type { GameState, Place, PlayerSeat, Step } from '@/games/lcg/state';
import { forbid } from '@/games/lcg/state/refusals';
import { PHASE_OF } from '@/games/lcg/state/steps';
import { stagingEnemies, survivors } from './lookup';
import { tell } from './log';
import { inRounds } from './moments';
import type { Game } from './rule';
import { at, byTurns, enemyAttacks, playerAttacks, still } from './turns';

/** Whoever has the turn, and those after them. */
const fromHere = ({ at: { player, waiting } }: GameState): PlayerSeat[] =>
  player === null ? waiting : [player, ...waiting];

/** Where the round goes when the window after a step is closed, or when a player passes. */
const AFTER: Record<Step, (state: GameState) => Place> = {
  collect: (state) => byTurns('planning', survivors(state), at('questBegins', true)),
  planning: (state) => byTurns('planning', still(state, state.at.waiting), at('questBegins', true)),
  questBegins: (state) => byTurns('commit', survivors(state), at('commit', true)),
  commit: () => at('staging'),
  staging: () => at('resolution'),
  resolution: () => at('travel'),
  travel: (state) => byTurns('engage', survivors(state), at('engage', true)),
  engage: () => at('checks'),
  checks: () => at('dealShadows'),
  dealShadows: (state) => enemyAttacks(state, survivors(state)),
  chooseEnemy: ({ at: { player, waiting } }) => ({ step: 'defend', window: false, player, waiting }),
  defend: ({ at: { player, waiting } }) => ({ step: 'shadow', window: false, player, waiting }),
  shadow: ({ at: { player, waiting } }) => ({ step: 'enemyDamage', window: false, player, waiting }),
  enemyDamage: (state) => state.enemyAttack?.resume ?? enemyAttacks(state, fromHere(state)),
  declareAttack: ({ at: { player, waiting } }) => ({ step: 'strength', window: false, player, waiting }),
  strength: ({ at: { player, waiting } }) => ({ step: 'playerDamage', window: false, player, waiting }),
  playerDamage: (state) => playerAttacks(state, fromHere(state)),
  combatEnds: () => at('refresh'),
  refresh: () => at('collect'),
};

/** R p.18 An attacker that has left play, or a player who is out, ends the attack with the step it stands in. */
export const attackIsVoid = ({ enemyAttack, encounter, players }: GameState): boolean =>
  enemyAttack !== null &&
  (!encounter.some(({ id }) => id === enemyAttack.enemy) ||
    players[enemyAttack.against]?.eliminated === true);

export const following = (state: GameState): Place =>
  AFTER[attackIsVoid(state) ? 'enemyDamage' : state.at.step](state);

/** The next player to take the step that is under way; the window after it when nobody is left. */
export const nextTurn = (state: GameState): Place => {
  const { step, waiting } = state.at;
  const left = still(state, waiting);
  if (step === 'chooseEnemy') return enemyAttacks(state, left);
  if (step === 'declareAttack') return playerAttacks(state, left);
  // R p.16 Once no enemy is left in the staging area, nobody is asked whether to engage one.
  if (step === 'engage' && stagingEnemies(state).length === 0) return at(step, true);
  return byTurns(step, left, at(step, true));
};

/** R p.20 Shadow cards stay all through the combat phase and are discarded when it ends. */
const discardShadows = (game: Game): void => {
  const { encounter } = game.state;
  if (!encounter.some(({ shadowCards }) => shadowCards > 0)) return;
  for (const card of encounter) card.shadowCards = 0;
  tell(game, { line: 'shadowsDiscarded' });
};

/** What ends with a phase (F 1.19: while setting up, with the first one). */
const endPhase = ({ state }: Game): void => {
  for (const card of [...state.characters, ...state.encounter])
    if (card.modifiers.some(({ until }) => until === 'phase'))
      card.modifiers = card.modifiers.filter(({ until }) => until !== 'phase');
  for (const limit of state.limits) if (limit.per === 'phase') limit.used = limit.used.map(() => 0);
  // R p.16 The one enemy a player may engage belongs to the encounter phase.
  for (const player of state.players)
    Object.assign(player, { countedThreat: null, engagedOptionally: false });
  for (const card of state.encounter) if (card.keptFrom.length > 0) card.keptFrom = [];
  state.unguarded = [];
  // R p.14 Characters stay committed to the quest until the end of its phase.
  for (const one of state.characters) one.committed = false;
};

/** What a step needs before anybody does anything in it. */
const prepare = ({ state }: Game, { step, window }: Place): void => {
  if (step === 'questBegins') state.totals = { willpower: null, threat: null };
  // F, Q&A: as many cards as there are players now, whoever is eliminated before the last of them.
  if (step === 'staging' && !window) state.staging = { left: survivors(state).length, revealed: 0 };
  if (step === 'travel') state.staging = null;
  if (step === 'checks' && !window) state.checks = { waiting: survivors(state), engaged: false, made: [] };
  if (step === 'dealShadows') state.checks = null;
};

/** The damage of an enemy attack is dealt, and only the window after it is still open. */
export const isAttackDone = ({ at: { step, window } }: GameState): boolean =>
  step === 'enemyDamage' && window;

/** R p.18 The steps of an attack once its enemy is chosen. */
const ATTACK_STEPS: readonly Step[] = ['defend', 'shadow', 'enemyDamage'];

/** F 1.28 An attack outside the combat phase takes its shadow cards with it; the round goes on from where it stood. */
const closeAttack = ({ state }: Game): boolean => {
  const { enemyAttack } = state;
  if (!enemyAttack) return false;
  const { resume } = enemyAttack;
  state.enemyAttack = null;
  if (!resume) return false;
  for (const card of state.encounter)
    if (card.id === enemyAttack.enemy && PHASE_OF[resume.step] !== 'combat') card.shadowCards = 0;
  state.at = resume;
  return true;
};

/** Goes to a place; phases end and begin on the way. */
export const goTo = (game: Game, to: Place): void => {
  const { state } = game;
  const isOver = isAttackDone(state) || attackIsVoid(state) || !ATTACK_STEPS.includes(to.step);
  if (isOver && closeAttack(game)) return;
  const turnsOnly = state.at.step === to.step;
  const before = PHASE_OF[state.at.step];
  state.at = to;
  if (turnsOnly) return;
  const phase = PHASE_OF[to.step];
  if (phase !== before) {
    if (before === 'combat') discardShadows(game);
    endPhase(game);
    tell(game, { line: 'phase', phase });
  }
  prepare(game, to);
};

/** A game that has just ended opens no more windows. */
export const openWindow = ({ state }: Game): void => {
  state.at.window = state.stage === 'play';
};

const standsIn = (state: GameState, step: Step): boolean => state.at.step === step && !state.at.window;

/** In this step, or in the window right before it: what belongs to a step closes that window. */
export const reaches = (state: GameState, step: Step): Place | null => {
  if (state.stage !== 'play') return null;
  if (standsIn(state, step)) return state.at;
  if (!state.at.window) return null;
  const next = following(state);
  return next.step === step && !next.window ? next : null;
};

/** Refuses what belongs to another step or to another player's turn, unless a card says otherwise. */
export const inStep = (game: Game, step: Step, player?: PlayerSeat): void => {
  inRounds(game);
  const place = reaches(game.state, step);
  if (!place) forbid('step/not-now');
  else if (player !== undefined && place.player !== player) forbid('turn/not-yours');
};

/** Closes the window before a step; true when the round stands in that step. */
export const arrive = (game: Game, step: Step): boolean => {
  const place = reaches(game.state, step);
  if (place && place !== game.state.at) goTo(game, place);
  return place !== null;
};
