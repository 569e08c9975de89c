import { HAND } from '@/games/confrontation/content/cards';
import type { Side } from '@/games/confrontation/content/sides';
import { SIDES, otherSide } from '@/games/confrontation/content/sides';
import type { Battle, CommandOf, GameState, LogLine, TokenId } from '@/games/confrontation/state';
import { newBattle } from './attack';
import type { StepRule } from './fighters';
import { after, attackerSide, characterOf } from './fighters';
import { hideAgain, show, shuffleStirred } from './knowledge';
import { pieceOf, tell } from './log';
import { ask, countAt, isEnemyAt, isFull, regionOf, tokenOf } from './lookup';
import { chosenOf, fighterOf, hidingPlaces, retreat } from './retreat';
import { endTurn } from './turn';
import { bearerFell, enter, isBearer } from './victory';

/** B12, B13 Who falls, who slips away, and what becomes of the cards. */

type By = Extract<LogLine, { line: 'defeat' }>['by'];

export const wormtongue: StepRule = (state, battle) => {
  const may =
    battle.defeated.sauron &&
    characterOf(state, battle, 'sauron') === 'wormtongue-v' &&
    hidingPlaces(state, battle.region).length > 0;
  if (!may) return after('wormtongue');
  ask(state, 'wormtongue', 'sauron');
  return 'wormtongue';
};

export const answerWormtongue = (
  state: GameState,
  battle: Battle,
  { yes, region }: CommandOf<'answer'>,
): void => {
  if (yes) {
    const to = chosenOf(hidingPlaces(state, battle.region), region);
    battle.defeated.sauron = false;
    retreat(state, battle, 'sauron', to, 'wormtongue');
  }
  battle.step = after('wormtongue');
};

/** A character lies face up from now on. Whether the game goes on after the bearer is told apart. */
export const defeat = (state: GameState, id: TokenId, by: By): void => {
  const token = tokenOf(state, id);
  tell(state, { line: 'defeat', ...pieceOf(state, id, true), at: regionOf(token), by });
  show(state, id, 'game');
  token.at = 'fallen';
};

const causeOf = (battle: Battle, card: string | null): By => {
  if (battle.played.fellowship === null && !battle.noCards) return 'text';
  return card === 'sacrifice' && !battle.voided.fellowship ? 'sacrifice' : 'strength';
};

/** A10 Shelob goes home after a defeat outside Gondor; where she has no room there, she falls. */
const sendShelobHome = (state: GameState, id: TokenId): void => {
  if (isEnemyAt(state, 'sauron', 'gondor') || isFull(state, 'sauron', 'gondor')) {
    defeat(state, id, 'noRoom');
    return;
  }
  tell(state, { line: 'placed', ...pieceOf(state, id, true), to: 'gondor' });
  enter(state, id, 'gondor');
};

const isShelobAbroad = (state: GameState, battle: Battle): boolean =>
  characterOf(state, battle, 'sauron') === 'shelob-c' &&
  battle.region !== 'gondor' &&
  battle.defeated.fellowship &&
  !battle.defeated.sauron;

export const results: StepRule = (state, battle) => {
  const by = causeOf(battle, battle.fetched.fellowship ?? battle.played.fellowship);
  for (const side of SIDES) if (battle.defeated[side]) defeat(state, fighterOf(battle, side), by);
  const fighter = fighterOf(battle, 'fellowship');
  if (isShelobAbroad(state, battle)) sendShelobHome(state, fighterOf(battle, 'sauron'));
  if (battle.defeated.fellowship && isBearer(state, fighter))
    bearerFell(state, fighter, characterOf(state, battle, 'sauron') === 'warg-c');
  return 'end';
};

const discard = (state: GameState, battle: Battle, side: Side): void => {
  const card = battle.played[side];
  if (card !== null) state.cards[side].discard.push(card);
};

/** Both hands run out together, and both are taken up again. */
const retakeHands = (state: GameState): void => {
  if (SIDES.some((side) => state.cards[side].hand.length > 0)) return;
  for (const side of SIDES) {
    state.cards[side].hand = [...HAND[side]];
    state.cards[side].discard = [];
  }
  tell(state, { line: 'retake' });
};

/** B13 Cards to the discard, survivors hidden; an attacker who still stands there meets the next enemy. */
export const end: StepRule = (state, battle) => {
  for (const side of SIDES) discard(state, battle, side);
  retakeHands(state);
  hideAgain(state, ['battle']);
  shuffleStirred(state);
  const { attacker, region, number } = battle;
  const goesOn =
    tokenOf(state, attacker).at === region && countAt(state, otherSide(attackerSide(battle)), region) > 0;
  state.battle = goesOn ? newBattle(attacker, region, number + 1) : null;
  if (!goesOn) endTurn(state);
  return 'target';
};
