import type { GameState, Place, Step } from '@/games/lcg/state';
import { forbid, refuse } from '@/games/lcg/state/refusals';
import { FIRST_STEP } from '@/games/lcg/state/steps';
import { attackInTurn, dealAttackDamage, mustAssign } from './enemyAttack';
import { makeChecks, settleChecks } from './engagement';
import { openChoice } from './guide';
import { activeLocations, stagingEnemies, stagingLocations, survivors } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import { attackIsVoid, following, goTo, nextTurn, openWindow } from './place';
import { enemiesToAttack } from './turns';
import { resolveStrike } from './playerAttack';
import { placeSuccess, resolveQuest } from './questResolution';
import { collectResources } from './resources';
import { endRound, refresh } from './refresh';
import type { Game, Rule } from './rule';
import { nextSetUpStep } from './setUp';
import { dealToAll, shadowsAhead, withShadows } from './shadowCards';
import { revealUnrecorded } from './staging';

/** R p.18 With one enemy left there is no choice: it attacks. A turn that is passed by a card takes those left with it. */
const chooseTheOnlyEnemy = (game: Game): void => {
  const { player } = game.state.at;
  if (player === null) return passTurn(game);
  const [only, ...others] = enemiesToAttack(game.state, player);
  if (only && others.length === 0) return attackInTurn(game, only, player);
  for (const enemy of only ? [only, ...others] : []) enemy.keptFrom = [...enemy.keptFrom, player];
  passTurn(game);
};

const passTurn = (game: Game): void => enter(game, nextTurn(game.state));

/** What the next step on does with a step that is under way: what the rules do by themselves, or passing. */
const FINISH: Record<Step, (game: Game) => void> = {
  collect: (game) => {
    collectResources(game);
    openWindow(game);
  },
  planning: openWindow,
  questBegins: openWindow,
  commit: passTurn,
  staging: revealUnrecorded,
  resolution: (game) => (game.state.success ? placeSuccess(game) : resolveQuest(game)),
  travel: openWindow,
  engage: passTurn,
  checks: makeChecks,
  dealShadows: dealToAll,
  chooseEnemy: chooseTheOnlyEnemy,
  defend: openWindow,
  shadow: openWindow,
  enemyDamage: dealAttackDamage,
  declareAttack: passTurn,
  strength: openWindow,
  playerDamage: (game) => {
    resolveStrike(game);
    openWindow(game);
  },
  combatEnds: openWindow,
  refresh: (game) => {
    refresh(game);
    openWindow(game);
  },
};

/** R p.18 Nobody is asked which enemy attacks them once none is left to attack. */
const nothingAttacks = (state: GameState): boolean =>
  state.at.step === 'chooseEnemy' &&
  state.at.player !== null &&
  enemiesToAttack(state, state.at.player).length === 0;

/** R p.18 Without a shadow card there is nothing to turn over. */
const attackerHasNoShadow = ({ enemyAttack, encounter }: GameState): boolean =>
  encounter.some(({ id, shadowCards }) => id === enemyAttack?.enemy && shadowCards === 0);

/** Steps that the rules carry out alone, or in which there is nothing to do. */
const runsByItself = ({ state }: Game): boolean => {
  switch (state.at.step) {
    case 'collect':
    case 'resolution':
    case 'strength':
    case 'playerDamage':
    case 'combatEnds':
    case 'refresh':
      return true;
    case 'shadow':
      return attackerHasNoShadow(state);
    case 'enemyDamage':
      return !mustAssign(state);
    case 'travel':
      return activeLocations(state).length > 0 || stagingLocations(state).length === 0;
    case 'engage':
    case 'checks':
      return stagingEnemies(state).length === 0;
    case 'dealShadows':
      return !withShadows(state) || shadowsAhead(state).length === 0;
    default:
      return false;
  }
};

/** Goes to a place and, where nobody has anything to decide, through it to its window. */
const enter = (game: Game, to: Place): void => {
  if (to.step === 'collect' && game.state.at.step === 'refresh') endRound(game);
  goTo(game, to);
  if (!game.state.at.window && runsByItself(game)) FINISH[game.state.at.step](game);
};

/** From the window after a step to what follows. */
export const closeWindow = (game: Game): void => enter(game, following(game.state));

/** F 1.19 The first round begins when side 1A has been followed and the card is turned. */
const beginRounds = (game: Game): void => {
  const { state } = game;
  state.stage = 'play';
  state.round = 1;
  state.quest.side = 'B';
  tell(game, { line: 'round', round: 1 });
  tell(game, { line: 'phase', phase: 'resource' });
  collectResources(game);
  state.at = { step: 'collect', window: true, player: null, waiting: [] };
};

const nextInSetUp = (game: Game): void => {
  const step = nextSetUpStep(game.state);
  if (step === null) {
    beginRounds(game);
    return;
  }
  game.state.setUpStep = step;
  tell(game, { line: 'setUp', setUpStep: step });
};

/** What is obligatory and leaves a choice is not gone through by one tap. */
const refuseOpenChoice = ({ state }: Game): void => {
  switch (openChoice(state)) {
    case 'splitProgress':
      return refuse('progress/split');
    case 'tie':
      return refuse('check/tie');
    case 'assignDamage':
      return refuse('damage/choose');
    case 'chooseEnemy':
      // A card may keep all of them from attacking: then the turn is passed.
      return forbid('attack/choose-enemy');
    case null:
  }
};

export const next: Rule<'next'> = {
  check: (game) => {
    notOver(game);
    refuseOpenChoice(game);
  },
  play: (game) => {
    const { state } = game;
    if (state.stage === 'setUp') nextInSetUp(game);
    else if (state.at.window) closeWindow(game);
    else FINISH[state.at.step](game);
  },
  offers: () => [{}],
};

/** By hand: nothing between here and there is played, and no attack stays half done. */
export const goToPhase: Rule<'goTo'> = {
  check: (game) => {
    notOver(game);
    if (game.state.stage !== 'play') refuse('step/not-now');
  },
  play: (game, { phase }) => {
    const { state } = game;
    const step = FIRST_STEP[phase];
    if (state.enemyAttack?.resume) state.at = state.enemyAttack.resume;
    Object.assign(state, { enemyAttack: null, playerAttack: null, success: null });
    const everybody = step === 'planning' || step === 'engage' ? survivors(state) : [];
    const [player = null, ...waiting] = everybody;
    goTo(game, { step, window: step === 'questBegins', player, waiting });
    tell(game, { line: 'wentTo', step });
  },
  offers: () => [{ phase: 'travel' }],
};

/** After every command: whose turn it is when a player has left the game, and attacks that have lost their attacker. */
export const settle = (game: Game): void => {
  const { state } = game;
  if (state.stage !== 'play') return;
  const alive = (seat: number): boolean => state.players[seat]?.eliminated === false;
  const { at } = state;
  settleChecks(game);
  if (at.window) return;
  if (attackIsVoid(state)) openWindow(game);
  else if (at.player !== null && (!alive(at.player) || nothingAttacks(state))) passTurn(game);
};
