import type { RegionId } from '@/games/confrontation/content/board';
import { otherSide } from '@/games/confrontation/content/sides';
import type { Battle, CommandOf, GameState, TokenId } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import type { StepRule } from './fighters';
import { after, attackerSide } from './fighters';
import { show } from './knowledge';
import { pieceOf, tell } from './log';
import { ask, sideOf, tokensAt } from './lookup';
import { chosenOf, retreat, retreatsFrom } from './retreat';
import { mayHoldGwaihir, spend } from './spending';

/** B1–B3 The attacker chooses whom it meets, both are shown, and Gwaihir may come. */

const nobody = { fellowship: false, sauron: false };

export const newBattle = (attacker: TokenId, region: RegionId, number: number): Battle => ({
  region,
  attacker,
  number,
  step: 'target',
  fighters: { fellowship: null, sauron: null },
  five: false,
  gandalf: false,
  noCards: false,
  played: { fellowship: null, sauron: null },
  faceUp: { ...nobody },
  sentBack: null,
  fetched: { fellowship: null, sauron: null },
  voided: { ...nobody },
  retreated: { ...nobody },
  defeated: { ...nobody },
});

const engage = (state: GameState, battle: Battle, attacked: TokenId): void => {
  const { attacker, region } = battle;
  battle.fighters[sideOf(attacker)] = attacker;
  battle.fighters[sideOf(attacked)] = attacked;
  show(state, attacker, 'battle');
  show(state, attacked, 'battle');
  tell(state, {
    line: 'attack',
    region,
    attacker: pieceOf(state, attacker, true),
    attacked: pieceOf(state, attacked, true),
  });
  battle.step = after('target');
};

export const targets = (state: GameState, battle: Battle): TokenId[] =>
  tokensAt(state, otherSide(attackerSide(battle)), battle.region);

/** B1 Whoever stands there alone is met without asking. */
export const target: StepRule = (state, battle) => {
  const [first, ...others] = targets(state, battle);
  if (first === undefined) throw new Error('nobody to attack');
  if (others.length === 0) engage(state, battle, first);
  else ask(state, 'target', attackerSide(battle));
  return battle.step;
};

export const chooseTarget = (state: GameState, battle: Battle, { token }: CommandOf<'target'>): void =>
  engage(state, battle, targets(state, battle).includes(token) ? token : refuse('not-on-board'));

export const gwaihirRetreats = (state: GameState, { region }: Battle): RegionId[] =>
  retreatsFrom(state, 'fellowship', region, ['sideways', 'backward']);

/** B3 Not against the Warg, and not where nothing is open to retreat to. */
export const gwaihir: StepRule = (state, battle) => {
  const warg = state.tokens[battle.fighters.sauron ?? -1]?.character === 'warg-c';
  if (warg || !mayHoldGwaihir(state) || gwaihirRetreats(state, battle).length === 0) return after('gwaihir');
  ask(state, 'gwaihir', 'fellowship');
  return 'gwaihir';
};

export const answerGwaihir = (state: GameState, battle: Battle, answer: CommandOf<'answer'>): void => {
  if (!answer.yes) {
    battle.step = after('gwaihir');
    return;
  }
  const to = chosenOf(gwaihirRetreats(state, battle), answer.region);
  spend(state, 'fellowship', 'gwaihir');
  tell(state, { line: 'special', special: 'gwaihir', region: null, token: battle.fighters.fellowship });
  retreat(state, battle, 'fellowship', to, 'gwaihir');
  battle.step = 'wormtongue';
};
