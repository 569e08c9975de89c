import type { CardId } from '@/games/confrontation/content';
import { STRENGTH, nameOf, otherSide } from '@/games/confrontation/content';
import type { Command, GameState } from '@/games/confrontation/play';
import { TOKENS_OF, legalCommands, perform, totalStrength } from '@/games/confrontation/play';
import type { Dice } from './dice';
import { draw, drawWeighted } from './dice';
import { evaluate } from './evaluation';
import { quickCard } from './quickCards';

type Move = Extract<Command, { type: 'move' }>;

const isMove = (command: Command): command is Move => command.type === 'move';

const isEnemyThere = ({ tokens }: GameState, { side, to }: Move): boolean =>
  TOKENS_OF[otherSide(side)].some((id) => tokens[id]?.at === to);

const SURELY = 1_000;
/** A search makes sure of it. */
const MOST_LIKED = 20;

/** How much a playout would like a move: it wins where it can, the strong attack, the bearer does not. */
const liking = (state: GameState, move: Move): number => {
  const { token, to, side } = move;
  const character = state.tokens[token]?.character;
  if (!character) return 0;
  const bears = side === 'fellowship' && nameOf(character) === state.bearer;
  if (to === 'mordor') return bears ? SURELY : 0.1;
  if (to === 'shire') return character === 'witchKing-v' ? SURELY : 2;
  if (!isEnemyThere(state, move)) return 1;
  return bears ? 0.05 : 0.4 + 0.3 * Math.max(0, STRENGTH[character]);
};

/** The same of any command: what is not a move is liked as well as another. */
export const likingOf = (state: GameState, command: Command): number =>
  isMove(command) ? Math.min(liking(state, command), MOST_LIKED) : 1;

const quickMove = (state: GameState, legal: readonly Command[], dice: Dice): Command => {
  const moves = legal.filter(isMove);
  if (moves.length === 0) return draw(dice, legal);
  return drawWeighted(
    dice,
    moves,
    moves.map((move) => liking(state, move)),
  );
};

/** Whether the side that is asked would lose or tie by strength as things stand. */
const isLosing = (state: GameState, by = 0): boolean => {
  const { battle, prompt } = state;
  if (!battle || !prompt) return false;
  const [own, foe] =
    prompt.side === 'fellowship' ? (['fellowship', 'sauron'] as const) : (['sauron', 'fellowship'] as const);
  return totalStrength(state, battle, own) + by <= totalStrength(state, battle, foe);
};

const isBearerFighting = ({ tokens, battle, bearer, prompt }: GameState): boolean => {
  const fighter = tokens[battle?.fighters.fellowship ?? -1];
  return prompt?.side === 'fellowship' && fighter !== undefined && nameOf(fighter.character) === bearer;
};

/** What is asked most in battles is answered as most players would; the rest at a guess. */
const wants = (state: GameState, dice: Dice): boolean => {
  switch (state.prompt?.ask) {
    case 'balrog':
    case 'wormtongue':
    case 'sam':
    case 'frodo':
      return true;
    case 'retreat':
      return isBearerFighting(state) || isLosing(state);
    case 'gandalf':
      return isLosing(state) && !isLosing(state, 1.5);
    case 'redraw':
    case 'mouth':
    case 'noCards':
      return isLosing(state) === (state.prompt.ask !== 'noCards');
    default:
      return dice() < 0.5;
  }
};

const quickAnswer = (state: GameState, legal: readonly Command[], dice: Dice): Command => {
  const yes = wants(state, dice);
  const fitting = legal.filter((command) => command.type === 'answer' && command.yes === yes);
  return draw(dice, fitting.length > 0 ? fitting : legal);
};

/** The hand to choose from; null where something else than a card of it is asked, or one may not be played. */
const openHand = ({ prompt, battle, cards }: GameState): readonly CardId[] | null =>
  prompt?.ask === 'card' && battle?.sentBack === null ? cards[prompt.side].hand : null;

const cardIn = (command: Command): CardId[] => (command.type === 'card' ? [command.card] : []);

/** A command without much thought, as playouts give it; special cards are left to the search. */
export const quickCommand = (state: GameState, dice: Dice): Command => {
  const { prompt, battle } = state;
  const hand = openHand(state);
  const legal = hand ? [] : legalCommands(state);
  const [first] = legal;
  if (first && legal.length === 1) return first;
  if (prompt?.ask === 'turn') return quickMove(state, legal, dice);
  if (!battle || !prompt) return quickAnswer(state, legal, dice);
  const cards = hand ?? legal.flatMap(cardIn);
  if (cards.length > 0)
    return { type: 'card', side: prompt.side, card: quickCard(state, battle, prompt.side, cards, dice) };
  return quickAnswer(state, legal, dice);
};

/** The Fellowship’s chance once the turn that has begun is played to its end without much thought. */
export const playOn = (state: GameState, dice: Dice): number => {
  while (state.stage === 'play' && (state.prompt?.ask !== 'turn' || state.turn.first))
    perform(state, quickCommand(state, dice));
  return evaluate(state);
};
