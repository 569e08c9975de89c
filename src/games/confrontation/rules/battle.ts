import type { Ask, Battle, BattleStep, CommandOf, GameState } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { answerGwaihir, chooseTarget, gwaihir, newBattle, target } from './attack';
import { answerRetreatTo, fellowshipCard, sauronCard } from './cardTexts';
import {
  answerMouth,
  answerRedraw,
  chooseCard,
  chooseMagic,
  firstCard,
  firstMagic,
  mouth,
  redraw,
  secondCard,
} from './combatCards';
import {
  answerFrodo,
  answerSam,
  answerSmeagol,
  answerStartRetreat,
  fellowshipNoCards,
  instantDefeat,
  startRetreat,
  substitution,
} from './fellowshipTexts';
import type { StepRule } from './fighters';
import { answerWormtongue, end, results, wormtongue } from './results';
import { answerGollum, answerNoCards, gollum, sauronNoCards, sauronText } from './sauronTexts';
import { answerGandalf, gandalf, strength } from './strength';

/** The order of a battle, B1–B13: each step runs until somebody is asked. */
const STEP_RULES: Record<BattleStep, StepRule> = {
  target,
  gwaihir,
  substitution,
  startRetreat,
  instantDefeat,
  fellowshipNoCards,
  sauronText,
  gollum,
  sauronNoCards,
  firstCard,
  firstMagic,
  secondCard,
  redraw,
  mouth,
  sauronCard,
  fellowshipCard,
  gandalf,
  strength,
  wormtongue,
  results,
  end,
};

/** Plays on until somebody is asked or the battle is over. */
const run = (state: GameState): void => {
  while (state.battle && !state.prompt) {
    const { battle } = state;
    const next = STEP_RULES[battle.step](state, battle);
    if (state.battle === battle) battle.step = next;
  }
};

export const startBattle = (state: GameState, attacker: number, region: Battle['region']): void => {
  state.battle = newBattle(attacker, region, 1);
  run(state);
};

type Answering = (state: GameState, battle: Battle, answer: CommandOf<'answer'>) => void;

const answerRetreat: Answering = (state, battle, answer) =>
  (answer.side === 'fellowship' ? answerStartRetreat : answerGollum)(state, battle, answer);

/** The questions of a battle that are answered with yes or no. */
const ANSWERS: Partial<Record<Ask, Answering>> = {
  gwaihir: answerGwaihir,
  sam: answerSam,
  frodo: answerFrodo,
  smeagol: answerSmeagol,
  retreat: answerRetreat,
  noCards: answerNoCards,
  redraw: answerRedraw,
  mouth: answerMouth,
  retreatTo: answerRetreatTo,
  gandalf: answerGandalf,
  wormtongue: answerWormtongue,
};

/** What was asked is answered by `reply`, and the battle goes on. */
const settle = (state: GameState, reply: (battle: Battle) => void): void => {
  const { battle } = state;
  if (!battle) return refuse('wrong-phase');
  reply(battle);
  if (state.stage === 'over') return;
  state.prompt = null;
  run(state);
};

export const answerBattle = (state: GameState, answer: CommandOf<'answer'>): void => {
  const answering = state.prompt && ANSWERS[state.prompt.ask];
  if (!answering) return refuse(state.battle ? 'ability-unavailable' : 'wrong-phase');
  settle(state, (battle) => answering(state, battle, answer));
};

export const playTarget = (state: GameState, command: CommandOf<'target'>): void => {
  if (state.prompt?.ask !== 'target') refuse('wrong-phase');
  settle(state, (battle) => chooseTarget(state, battle, command));
};

export const playCard = (state: GameState, command: CommandOf<'card'>): void => {
  const question = state.prompt?.ask;
  if (question === 'card') settle(state, (battle) => chooseCard(state, battle, command));
  else if (question === 'magic') settle(state, (battle) => chooseMagic(state, battle, command));
  else refuse('wrong-phase');
};
