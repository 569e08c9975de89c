import type { Ask, Command, CommandOf, GameState, Refusal } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { answerBattle, playCard, playTarget } from '@/games/confrontation/rules/battle';
import { nextGame } from '@/games/confrontation/rules/match';
import { answerBalrog, move } from '@/games/confrontation/rules/moves';
import {
  arrange,
  chooseSpecials,
  chooseVersion,
  nameNumber,
  place,
  ready,
} from '@/games/confrontation/rules/setup';
import { shuffleByHand } from '@/games/confrontation/rules/shuffling';
import { playSpecial } from '@/games/confrontation/rules/specials';
import { refusalOf } from '@/kernel/step';
import { clone } from './clone';

const answer = (state: GameState, command: CommandOf<'answer'>): void => {
  const question: Ask | undefined = state.prompt?.ask;
  if (question === 'balrog') answerBalrog(state, command);
  else answerBattle(state, command);
};

const dispatch = (state: GameState, command: Command): void => {
  switch (command.type) {
    case 'chooseVersion':
      return chooseVersion(state, command);
    case 'nameNumber':
      return nameNumber(state, command);
    case 'chooseSpecials':
      return chooseSpecials(state, command);
    case 'place':
      return place(state, command);
    case 'arrange':
      return arrange(state, command);
    case 'ready':
      return ready(state, command);
    case 'move':
      return move(state, command);
    case 'special':
      return playSpecial(state, command);
    case 'target':
      return playTarget(state, command);
    case 'answer':
      return answer(state, command);
    case 'card':
      return playCard(state, command);
    case 'shuffle':
      return shuffleByHand(state, command);
    case 'nextGame':
      return nextGame(state);
  }
};

/** Shuffling is nobody’s turn, and the next game anybody may begin; all else is for whoever is asked. */
const checkDecision = ({ stage, prompt }: GameState, { type, side }: Command): void => {
  if (type === 'nextGame') return;
  if (stage === 'over') refuse('game-over');
  if (type !== 'shuffle' && prompt?.side !== side) refuse('not-your-decision');
};

/**
 * Plays a command on the given state itself, or refuses by throwing and may leave it half changed: for an immer draft, or for
 * a copy that a computer player has made and plays legal commands on.
 */
export const perform = (state: GameState, command: Command): void => {
  checkDecision(state, command);
  dispatch(state, command);
};

/** The same as a pure function, for whoever needs no patches: the next state, or why not. */
export const apply = (state: GameState, command: Command): GameState | { refused: Refusal['code'] } => {
  const next = clone(state);
  const refusal = refusalOf(() => perform(next, command)) as Refusal | undefined;
  return refusal ? { refused: refusal.code } : next;
};
