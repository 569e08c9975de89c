import { act, pass, passAll } from '@/games/tcg/rules/actions';
import { allowAlly } from '@/games/tcg/rules/allies';
import { ambush } from '@/games/tcg/rules/ambush';
import { archeryWound, modifyArchery, setArchery } from '@/games/tcg/rules/archery';
import { assignByAction, assignDefender, assignMinion, unassign } from '@/games/tcg/rules/assignment';
import { lockBid, revealBids, settleTies, withdrawBid } from '@/games/tcg/rules/bids';
import { describeCard, discardCard, playCard, setTokens } from '@/games/tcg/rules/cards';
import {
  describeCharacter,
  leavePlay,
  playCharacter,
  putIntoPlay,
  returnToPlay,
  setSpotted,
} from '@/games/tcg/rules/characters';
import { refuseBereaved } from '@/games/tcg/rules/defeat';
import { discardFromHand } from '@/games/tcg/rules/effects';
import { changeBaseRules, endByHand, lose } from '@/games/tcg/rules/ending';
import { setHand } from '@/games/tcg/rules/hand';
import { tell } from '@/games/tcg/rules/log';
import { modify, unmodify } from '@/games/tcg/rules/modifiers';
import { move } from '@/games/tcg/rules/moving';
import { reconcile } from '@/games/tcg/rules/regroup';
import { cancelSkirmish, chooseSkirmish, resolve, setTotals } from '@/games/tcg/rules/resolution';
import type { Game, Rule, Rules } from '@/games/tcg/rules/rule';
import { draw } from '@/games/tcg/rules/ruleOfFour';
import { setDeadPile } from '@/games/tcg/rules/ruleOfNine';
import { healAtSanctuary } from '@/games/tcg/rules/sanctuary';
import { chooseSeat } from '@/games/tcg/rules/seating';
import { settle } from '@/games/tcg/rules/settle';
import { liberate, takeControl } from '@/games/tcg/rules/siteControl';
import { changeMoveLimit, describeSite, setMarker } from '@/games/tcg/rules/sites';
import { stack } from '@/games/tcg/rules/stacking';
import { addStarter, removeStarter } from '@/games/tcg/rules/startingFellowship';
import {
  changeBurdens,
  makeRingBearer,
  putOnRing,
  setResistance,
  setRing,
  takeOffRing,
} from '@/games/tcg/rules/theRing';
import { transfer } from '@/games/tcg/rules/transfer';
import { beginTurnByHand, goToPhase, next } from '@/games/tcg/rules/turn';
import { changeTwilight, setTwilight } from '@/games/tcg/rules/twilight';
import { exert, heal, setWounds, wound } from '@/games/tcg/rules/vitality';
import type { GameState } from '@/games/tcg/state';
import type { Command, CommandOf, CommandType } from '@/games/tcg/state/commands';
import { isCommand } from '@/games/tcg/state/commands';
import { LONGEST_REASON } from '@/games/tcg/state/log';
import type { Refusal, RefusalCode } from '@/games/tcg/state/refusals';
import { refuse } from '@/games/tcg/state/refusals';
import type { Step } from '@/kernel/step';
import { step } from '@/kernel/step';

/** Which rule plays which command. The type makes the list exhaustive: a command without a rule does not compile. */
export const RULES: Rules = {
  lockBid,
  withdrawBid,
  revealBids,
  settleTies,
  chooseSeat,
  addStarter,
  removeStarter,
  next,
  goTo: goToPhase,
  beginTurn: beginTurnByHand,
  pass,
  passAll,
  act,
  changeTwilight,
  setTwilight,
  playCharacter,
  putIntoPlay,
  playCard,
  discardCard,
  setTokens,
  transfer,
  describeCharacter,
  describeCard,
  setSpotted,
  allowAlly,
  leavePlay,
  returnToPlay,
  stack,
  setDeadPile,
  modify,
  unmodify,
  draw,
  setHand,
  discardFromHand,
  wound,
  heal,
  exert,
  setWounds,
  healAtSanctuary,
  move,
  setMarker,
  changeMoveLimit,
  describeSite,
  takeControl,
  liberate,
  modifyArchery,
  setArchery,
  archeryWound,
  assignByAction,
  assignDefender,
  assignMinion,
  unassign,
  ambush,
  chooseSkirmish,
  resolve,
  cancelSkirmish,
  setTotals,
  reconcile,
  setRing,
  makeRingBearer,
  putOnRing,
  takeOffRing,
  changeBurdens,
  setResistance,
  lose,
  endGame: endByHand,
  changeBaseRules,
};

export const ruleOf = <T extends CommandType>(type: T): Rule<T> => RULES[type] as Rule<T>;

/** Refuses what cannot be played now, and edits nothing. */
export const checkCommand = <T extends CommandType>(game: Game, command: CommandOf<T>): void => {
  refuseBereaved(game, command.type);
  ruleOf(command.type).check(game, command);
};

const dispatch = <T extends CommandType>(game: Game, command: CommandOf<T>): void => {
  checkCommand(game, command);
  ruleOf(command.type).play(game, command);
};

const linesTold = ({ log }: GameState): number => log.reduce((sum, { lines }) => sum + lines.length, 0);

const countTold = (state: GameState, before: GameState): void => {
  state.justNow.told = Math.max(0, linesTold(state) - linesTold(before));
};

/** Every refusal that was set aside, with the one reason given for them all; what is refused twice is told once. */
const tellOverridden = (game: Game, overridden: readonly Refusal[], reason: string): void => {
  for (const refusal of new Set(overridden.map(({ code }) => code)))
    tell(game, { line: 'override', refusal, reason: reason.slice(0, LONGEST_REASON) });
};

/**
 * One command: the next state with its patches, or a refusal. With `override` a card allows it, and the log keeps all that
 * was set aside and why.
 */
export const play = (
  state: GameState,
  command: Command,
  { override = false, reason = '' }: { override?: boolean; reason?: string } = {},
): Step<GameState, RefusalCode> =>
  step<GameState, RefusalCode>(
    state,
    (draft, overridden) => {
      const game = { state: draft };
      if (!isCommand(command)) refuse('command/malformed');
      dispatch(game, command);
      settle(game);
      tellOverridden(game, overridden, reason);
      countTold(draft, state);
    },
    { override },
  );
