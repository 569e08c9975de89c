import type { CardId } from '@/games/confrontation/content/cards';
import { HAND } from '@/games/confrontation/content/cards';
import type { Side } from '@/games/confrontation/content/sides';
import { SIDES, otherSide } from '@/games/confrontation/content/sides';
import type { Battle, BattleStep, CommandOf, GameState } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { needsMagic, voidSauron } from './cardTexts';
import type { StepRule } from './fighters';
import { after, attackerSide, characterOf, fellowshipText } from './fighters';
import { tell } from './log';
import { ask } from './lookup';

/** B6, B7 Combat cards: chosen in secret, turned up together. */

type Answer = CommandOf<'answer'>;

/** Against Gandalf, Sauron plays first and openly; otherwise the attacker chooses first and nobody sees it. */
const isOpen = (state: GameState, battle: Battle): boolean => fellowshipText(state, battle) === 'gandalf-c';

const firstToPlay = (state: GameState, battle: Battle): Side =>
  isOpen(state, battle) ? 'sauron' : attackerSide(battle);

const askForCard = (state: GameState, battle: Battle, side: Side, step: BattleStep): BattleStep => {
  if (battle.played[side] !== null) return after(step);
  ask(state, 'card', side);
  return step;
};

export const firstCard: StepRule = (state, battle) =>
  askForCard(state, battle, firstToPlay(state, battle), 'firstCard');

export const secondCard: StepRule = (state, battle) =>
  askForCard(state, battle, otherSide(firstToPlay(state, battle)), 'secondCard');

const turnUp = (state: GameState, battle: Battle, sides: readonly Side[]): void => {
  const down = sides.filter((side) => !battle.faceUp[side]);
  if (down.length === 0) return;
  for (const side of down) battle.faceUp[side] = true;
  const seen = (side: Side): CardId | null => (battle.faceUp[side] ? battle.played[side] : null);
  tell(state, { line: 'cards', fellowship: seen('fellowship'), sauron: seen('sauron') });
};

export const firstMagic: StepRule = (state, battle) => {
  if (!isOpen(state, battle)) return after('firstMagic');
  turnUp(state, battle, ['sauron']);
  voidSauron(state, battle);
  if (!needsMagic(state, battle, 'sauron')) return after('firstMagic');
  ask(state, 'magic', 'sauron');
  return 'firstMagic';
};

/** The cards a side may choose from now: its hand, or its discard for Magic. */
export const cardChoices = (state: GameState, side: Side): CardId[] => {
  const { hand, discard } = state.cards[side];
  if (state.prompt?.ask === 'magic') return discard;
  return side === 'fellowship' ? hand.filter((card) => card !== state.battle?.sentBack) : hand;
};

const remove = (cards: CardId[], card: CardId): void => {
  cards.splice(cards.indexOf(card), 1);
};

/** Back to its place in the hand: the order of a hand says nothing. */
const takeBack = ({ cards }: GameState, side: Side, card: CardId): void => {
  const { hand } = cards[side];
  cards[side].hand = HAND[side].filter((one) => one === card || hand.includes(one));
};

export const chooseCard = (state: GameState, battle: Battle, { side, card }: CommandOf<'card'>): void => {
  const { hand } = state.cards[side];
  if (!hand.includes(card)) refuse('card-not-in-hand');
  if (side === 'fellowship' && battle.sentBack === card) refuse('card-sent-back');
  remove(hand, card);
  battle.played[side] = card;
  battle.step = after(battle.step);
};

export const chooseMagic = (state: GameState, battle: Battle, { side, card }: CommandOf<'card'>): void => {
  if (!state.cards[side].discard.includes(card)) refuse('card-not-discarded');
  battle.fetched[side] = card;
  tell(state, { line: 'magic', side, card });
};

/** B7 Saruman of the variant may have the Fellowship play another card, if it has one. */
export const redraw: StepRule = (state, battle) => {
  if (battle.played.fellowship === null) {
    ask(state, 'card', 'fellowship');
    return 'redraw';
  }
  turnUp(state, battle, SIDES);
  const may = characterOf(state, battle, 'sauron') === 'saruman-v' && battle.sentBack === null;
  if (!may || state.cards.fellowship.hand.length === 0) return after('redraw');
  ask(state, 'redraw', 'sauron');
  return 'redraw';
};

/** A18 The first card goes back to the hand; another is chosen knowing Sauron’s. */
export const answerRedraw = (state: GameState, battle: Battle, { yes }: Answer): void => {
  const card = battle.played.fellowship;
  if (!yes || card === null) {
    battle.step = after('redraw');
    return;
  }
  takeBack(state, 'fellowship', card);
  battle.sentBack = card;
  battle.played.fellowship = null;
  battle.faceUp.fellowship = false;
  tell(state, { line: 'sentBack', card });
};

/** B7 The Mouth of Sauron may exchange his card for his 4, from hand or discard. */
export const mouth: StepRule = (state, battle) => {
  turnUp(state, battle, SIDES);
  const may = characterOf(state, battle, 'sauron') === 'mouth-v' && battle.played.sauron !== '4';
  if (!may) return after('mouth');
  ask(state, 'mouth', 'sauron');
  return 'mouth';
};

export const answerMouth = (state: GameState, battle: Battle, { yes }: Answer): void => {
  const { hand, discard } = state.cards.sauron;
  const card = battle.played.sauron;
  if (yes && card !== null) {
    const held = hand.includes('4');
    remove(held ? hand : discard, '4');
    if (held) takeBack(state, 'sauron', card);
    else discard.push(card);
    battle.played.sauron = '4';
    battle.fetched.sauron = null;
    tell(state, { line: 'exchange', card });
  }
  battle.step = after('mouth');
};
