import type { RegionId } from '@/games/confrontation/content/board';
import { nameOf } from '@/games/confrontation/content/characters';
import type { Battle, CommandOf, GameState } from '@/games/confrontation/state';
import type { StepRule } from './fighters';
import { after, characterOf, decidedOr, isAttacked } from './fighters';
import { tell } from './log';
import { ask } from './lookup';
import { chosenOf, retreat, retreatsFrom } from './retreat';

/** B5 The texts of Sauron’s characters, once the Fellowship’s have been read. */

type Answer = CommandOf<'answer'>;

/** Orcs kill only the first they attack, Saruman of the variant any Gandalf. */
export const sauronText: StepRule = (state, battle) => {
  const text = characterOf(state, battle, 'sauron');
  const foe = nameOf(characterOf(state, battle, 'fellowship'));
  const orcs = text === 'orcs-c' && !isAttacked(battle, 'sauron') && battle.number === 1;
  if (orcs || (text === 'saruman-v' && foe === 'gandalf')) battle.defeated.fellowship = true;
  return decidedOr(battle, after('sauronText'));
};

export const gollumRetreats = (state: GameState, { region }: Battle): RegionId[] =>
  retreatsFrom(state, 'sauron', region, ['forward']);

export const gollum: StepRule = (state, battle) => {
  const may = characterOf(state, battle, 'sauron') === 'gollum-v' && gollumRetreats(state, battle).length > 0;
  if (!may) return after('gollum');
  ask(state, 'retreat', 'sauron');
  return 'gollum';
};

export const answerGollum = (state: GameState, battle: Battle, { yes, region }: Answer): void => {
  if (yes) retreat(state, battle, 'sauron', chosenOf(gollumRetreats(state, battle), region), 'text');
  battle.step = decidedOr(battle, after('gollum'));
};

/** Saruman may still forbid cards where Aragorn did not; without cards it goes on with Gandalf. */
export const sauronNoCards: StepRule = (state, battle) => {
  if (battle.noCards) return 'gandalf';
  if (characterOf(state, battle, 'sauron') !== 'saruman-c') return after('sauronNoCards');
  ask(state, 'noCards', 'sauron');
  return 'sauronNoCards';
};

export const answerNoCards = (state: GameState, battle: Battle, { side, yes }: Answer): void => {
  battle.noCards = yes;
  if (yes) tell(state, { line: 'noCards', side });
  if (side === 'fellowship') battle.step = after('fellowshipNoCards');
  else battle.step = yes ? 'gandalf' : after('sauronNoCards');
};
