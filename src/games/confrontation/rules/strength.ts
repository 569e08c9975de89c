import { ADJACENT } from '@/games/confrontation/content/board';
import { CARD_STRENGTH } from '@/games/confrontation/content/cards';
import { STRENGTH } from '@/games/confrontation/content/characters';
import type { Side } from '@/games/confrontation/content/sides';
import { SIDES } from '@/games/confrontation/content/sides';
import type { Battle, CommandOf, GameState, TokenId } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { effectiveCard } from './cardTexts';
import type { StepRule } from './fighters';
import { after, characterOf, fellowshipText, isAttacked } from './fighters';
import { couldBe, showBy } from './knowledge';
import { tell } from './log';
import { TOKENS_OF, ask, isCharacter, isOnBoard, regionOf, tokenOf } from './lookup';

/** B10, B11 Gandalf’s help, and strengths compared. */

/** Who stands near enough to be Gandalf. */
const near = (state: GameState, { region, fighters }: Battle): TokenId[] =>
  TOKENS_OF.fellowship.filter((id) => {
    const token = tokenOf(state, id);
    if (id === fighters.fellowship || !isOnBoard(token)) return false;
    return token.at === region || ADJACENT[region].includes(regionOf(token));
  });

const mayHelp = (state: GameState, battle: Battle): boolean => {
  const text = fellowshipText(state, battle);
  return (
    text !== null &&
    text !== 'gandalf-v' &&
    near(state, battle).some((id) => couldBe(tokenOf(state, id), 'gandalf-v'))
  );
};

/** B10 Gandalf of the variant may be shown in the region or next to it, mountains included; with or without cards (A11). */
export const gandalf: StepRule = (state, battle) => {
  if (!mayHelp(state, battle)) return after('gandalf');
  ask(state, 'gandalf', 'fellowship');
  return 'gandalf';
};

export const gandalfNear = (state: GameState, battle: Battle): TokenId | undefined =>
  near(state, battle).find((id) => isCharacter(state, id, 'gandalf-v'));

export const answerGandalf = (state: GameState, battle: Battle, { yes }: CommandOf<'answer'>): void => {
  if (yes) {
    showBy(state, gandalfNear(state, battle) ?? refuse('ability-unavailable'), 'battle', 'gandalf');
    battle.gandalf = true;
  }
  battle.step = after('gandalf');
};

const sauronStrength = (state: GameState, battle: Battle): number => {
  const character = characterOf(state, battle, 'sauron');
  return character === 'orcs-v' && !isAttacked(battle, 'sauron') ? 6 : STRENGTH[character];
};

const fellowshipStrength = (state: GameState, battle: Battle): number => {
  const { region, five } = battle;
  const printed = STRENGTH[characterOf(state, battle, 'fellowship')];
  switch (fellowshipText(state, battle)) {
    case 'sam-c':
      return five ? 5 : printed;
    case 'sam-v':
      return isAttacked(battle, 'fellowship') ? sauronStrength(state, battle) : printed;
    case 'treebeard-v':
      return region === 'fangorn' ? 6 : printed;
    case 'theoden-v':
      return region === 'rohan' || region === 'gondor' ? 4 : printed;
    default:
      return printed;
  }
};

/** What a fighter brings without a card: its printed strength, or what a text makes of it now. */
export const fighterStrength = (state: GameState, battle: Battle, side: Side): number =>
  side === 'sauron' ? sauronStrength(state, battle) : fellowshipStrength(state, battle);

export const totalStrength = (state: GameState, battle: Battle, side: Side): number => {
  const card = effectiveCard(battle, side);
  const help = side === 'fellowship' && battle.gandalf ? 1 : 0;
  return fighterStrength(state, battle, side) + (card === null ? 0 : CARD_STRENGTH[card]) + help;
};

/** B11 The lower total is defeated, equal totals both. */
export const strength: StepRule = (state, battle) => {
  const [fellowship, sauron] = SIDES.map((side) => totalStrength(state, battle, side)) as [number, number];
  tell(state, { line: 'strength', fellowship, sauron });
  battle.defeated = { fellowship: fellowship <= sauron, sauron: sauron <= fellowship };
  return after('strength');
};
