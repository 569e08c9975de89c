import type { Content } from '@/games/lcg/content';
import { addLimit, removeLimit, takeAction, useLimit } from '@/games/lcg/rules/actions';
import { attach, detach } from '@/games/lcg/rules/attachments';
import { endByHand, nextScenario } from '@/games/lcg/rules/campaign';
import {
  describeCharacter,
  leavePlay,
  putIntoPlay,
  returnToPlay,
  setCommitted,
  setExhausted,
  takeControl,
} from '@/games/lcg/rules/characters';
import { commit } from '@/games/lcg/rules/commitment';
import { dealDamage, removeTheDone, setDamage } from '@/games/lcg/rules/damage';
import { reshuffleEncounterDeck, setEncounterDeckEmpty, shuffleDiscardPile } from '@/games/lcg/rules/decks';
import { eliminateTheFallen } from '@/games/lcg/rules/elimination';
import { addEncounter, describeEncounter, discardEncounter } from '@/games/lcg/rules/encounterCards';
import {
  considerEngaged,
  engageByEffect,
  keepFromAttacking,
  returnToStaging,
} from '@/games/lcg/rules/engagedEnemies';
import {
  assignDamage,
  attackAtOnce,
  chooseEnemy,
  declareDefenders,
  resolveShadow,
} from '@/games/lcg/rules/enemyAttack';
import { check, engage } from '@/games/lcg/rules/engagement';
import { tell } from '@/games/lcg/rules/log';
import { modify, unmodify } from '@/games/lcg/rules/modifiers';
import { claim, guard } from '@/games/lcg/rules/objectives';
import { playAlly, playAttachment, playEvent } from '@/games/lcg/rules/planning';
import { declareAttack } from '@/games/lcg/rules/playerAttack';
import {
  addSideQuest,
  advanceQuest,
  placeProgress,
  placeProgressOn,
  removeProgress,
  removeProgressFrom,
  setProgress,
  setProgressOn,
  setQuest,
  setStages,
} from '@/games/lcg/rules/progressByHand';
import { setTotals, splitProgress } from '@/games/lcg/rules/questResolution';
import { moveResources, setCannotCollect, setResources } from '@/games/lcg/rules/resources';
import { goToPhase, next, settle } from '@/games/lcg/rules/round';
import type { Game, Rule, Rules } from '@/games/lcg/rules/rule';
import { setScoring } from '@/games/lcg/rules/score';
import { addHero, mulligan, removeHero, setFirstPlayer } from '@/games/lcg/rules/setUp';
import { dealShadows, setShadows } from '@/games/lcg/rules/shadowCards';
import { reveal, revealTreachery } from '@/games/lcg/rules/staging';
import {
  changeThreat,
  countThreatAs,
  doom,
  eliminatePlayer,
  setThreat,
  setThreshold,
} from '@/games/lcg/rules/threat';
import { explore, makeActive, travel } from '@/games/lcg/rules/travel';
import { passWindows } from '@/games/lcg/rules/windows';
import { addVictory } from '@/games/lcg/rules/victory';
import type { GameState, Place } from '@/games/lcg/state';
import type { Command, CommandOf, CommandType } from '@/games/lcg/state/commands';
import { isCommand } from '@/games/lcg/state/commands';
import { LONGEST_REASON } from '@/games/lcg/state/log';
import type { Refusal, RefusalCode } from '@/games/lcg/state/refusals';
import { refuse } from '@/games/lcg/state/refusals';
import type { Step } from '@/kernel/step';
import { step } from '@/kernel/step';

/** Which rule plays which command. The type makes the list exhaustive: a command without a rule does not compile. */
export const RULES: Rules = {
  next,
  goTo: goToPhase,
  setFirstPlayer,
  mulligan,
  addHero,
  removeHero,
  changeThreat,
  setThreat,
  countThreatAs,
  doom,
  setThreshold,
  eliminate: eliminatePlayer,
  describeCharacter,
  dealDamage,
  setDamage,
  setResources,
  moveResources,
  setCannotCollect,
  setExhausted,
  setCommitted,
  attach,
  detach,
  takeControl,
  putIntoPlay,
  leavePlay,
  returnToPlay,
  modify,
  unmodify,
  takeAction,
  addLimit,
  useLimit,
  removeLimit,
  playAlly,
  playAttachment,
  playEvent,
  commit,
  reveal,
  revealTreachery,
  setTotals,
  splitProgress,
  placeProgress,
  placeProgressOn,
  removeProgress,
  removeProgressFrom,
  setProgress,
  setProgressOn,
  setQuest,
  setStages,
  advanceQuest,
  addSideQuest,
  describeEncounter,
  addEncounter,
  engage,
  engageByEffect,
  considerEngaged,
  returnToStaging,
  discardEncounter,
  explore,
  travel,
  makeActive,
  guard,
  claim,
  addVictory,
  setEncounterDeckEmpty,
  reshuffleEncounterDeck,
  shuffleDiscardPile,
  check,
  dealShadows,
  setShadows,
  chooseEnemy,
  keepFromAttacking,
  declareDefenders,
  resolveShadow,
  assignDamage,
  attackAtOnce,
  declareAttack,
  setScoring,
  endGame: endByHand,
  nextScenario,
};

export const ruleOf = <T extends CommandType>(type: T): Rule<T> => RULES[type] as Rule<T>;

const dispatch = <T extends CommandType>(game: Game, command: CommandOf<T>): void => {
  const rule = ruleOf(command.type);
  rule.check(game, command);
  rule.play(game, command);
};

/** After whatever happened: who has fallen leaves, and the turn goes to whoever is left. */
const settleTable = (game: Game): void => {
  removeTheDone(game);
  eliminateTheFallen(game);
  settle(game);
};

const linesTold = ({ log }: GameState): number => log.reduce((sum, { lines }) => sum + lines.length, 0);

/** What a command does to a draft, and to the windows after it if it says so. */
const applyCommand = (game: Game, command: Command, before: GameState): void => {
  if (!isCommand(command)) refuse('command/malformed');
  game.state.justNow.passed = [];
  dispatch(game, command);
  settleTable(game);
  if (command.through) passWindows(game, before, settleTable);
};

const countTold = ({ state }: Game, before: GameState): void => {
  state.justNow.told = Math.max(0, linesTold(state) - linesTold(before));
};

/** Every refusal that was set aside, with the one reason given for them all; what is refused twice is told once. */
const tellOverridden = (game: Game, overridden: readonly Refusal[], reason: string): void => {
  for (const refusal of new Set(overridden.map(({ code }) => code)))
    tell(game, { line: 'override', refusal, reason: reason.slice(0, LONGEST_REASON) });
};

/**
 * One command: the next state with its patches, or a refusal. The golden rule (R p.4, F 1.00): with `override` a card says
 * otherwise, and the log keeps all that was set aside and why.
 */
export const play = (
  state: GameState,
  command: Command,
  content: Content,
  { override = false, reason = '' }: { override?: boolean; reason?: string } = {},
): Step<GameState, RefusalCode> =>
  step<GameState, RefusalCode>(
    state,
    (draft, overridden) => {
      const game = { state: draft, content };
      applyCommand(game, command, state);
      tellOverridden(game, overridden, reason);
      countTold(game, state);
    },
    { override },
  );

/** Where the table would stand after a command; null when it would not be played, or ends the game. */
export const placeAfter = (state: GameState, command: Command, content: Content): Place | null => {
  const played = play(state, command, content);
  return played.ok && played.state.stage === 'play' ? played.state.at : null;
};
