import type { RegionId } from '@/games/confrontation/content/board';
import type { CardId } from '@/games/confrontation/content/cards';
import { isTextCard } from '@/games/confrontation/content/cards';
import type { Side } from '@/games/confrontation/content/sides';
import type { Battle, CommandOf, GameState } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import type { StepRule } from './fighters';
import { after, characterOf, decidedOr, fellowshipText } from './fighters';
import { tell } from './log';
import { ask } from './lookup';
import { chosenOf, retreat, retreatsFrom } from './retreat';

/** B8, B9 What voids a card, and the texts of the cards: Sauron’s before the Fellowship’s, both before strengths. */

/** Magic is to become a discarded card, and has not yet. */
export const needsMagic = (state: GameState, battle: Battle, side: Side): boolean =>
  battle.played[side] === 'magic' &&
  !battle.voided[side] &&
  battle.fetched[side] === null &&
  state.cards[side].discard.length > 0;

/** B8 What voids Sauron’s card whatever the Fellowship plays. */
export const voidSauron = (state: GameState, battle: Battle): void => {
  const card = battle.played.sauron;
  if (card === null || battle.voided.sauron) return;
  const text = fellowshipText(state, battle);
  battle.voided.sauron =
    characterOf(state, battle, 'sauron') === 'caveTroll-c' ||
    (text === 'frodo-v' && isTextCard(card)) ||
    (text === 'elrond-v' && (card === 'eye' || card === 'magic'));
  if (battle.voided.sauron) tell(state, { line: 'voided', side: 'sauron' });
};

/** The card that counts for a side: what Magic became, or what was played; null when it is void or nothing. */
export const effectiveCard = (battle: Battle, side: Side): CardId | null =>
  battle.voided[side] ? null : (battle.fetched[side] ?? battle.played[side]);

/** Where a side’s Retreat card leads. */
export const cardRetreats = (state: GameState, { region }: Battle, side: Side): RegionId[] =>
  retreatsFrom(state, side, region, [side === 'fellowship' ? 'backward' : 'sideways']);

/** A Retreat card must be obeyed where it can be; the player is asked only where there is a choice. */
const obeyRetreat = (state: GameState, battle: Battle, side: Side): boolean => {
  const [first, ...others] = cardRetreats(state, battle, side);
  if (first === undefined) return true;
  if (others.length === 0) retreat(state, battle, side, first, 'card');
  else ask(state, 'retreatTo', side);
  return others.length === 0;
};

export const answerRetreatTo = (
  state: GameState,
  battle: Battle,
  { side, yes, region }: CommandOf<'answer'>,
): void => {
  if (!yes) refuse('retreat-blocked');
  retreat(state, battle, side, chosenOf(cardRetreats(state, battle, side), region), 'card');
  battle.step = side === 'sauron' ? after('sauronCard') : 'wormtongue';
};

const voidFellowship = (state: GameState, battle: Battle): void => {
  battle.voided.fellowship = true;
  tell(state, { line: 'voided', side: 'fellowship' });
};

/** B9 Sauron’s text first. */
export const sauronCard: StepRule = (state, battle) => {
  voidSauron(state, battle);
  if (needsMagic(state, battle, 'sauron')) {
    ask(state, 'magic', 'sauron');
    return 'sauronCard';
  }
  const card = effectiveCard(battle, 'sauron');
  const against = battle.played.fellowship;
  if (card === 'eye' && against !== null && isTextCard(against)) voidFellowship(state, battle);
  if (card === 'retreat' && !obeyRetreat(state, battle, 'sauron')) return 'sauronCard';
  return after('sauronCard');
};

/** B9 Then the Fellowship’s; once Sauron’s fighter has retreated only a Retreat still acts. */
export const fellowshipCard: StepRule = (state, battle) => {
  if (needsMagic(state, battle, 'fellowship')) {
    ask(state, 'magic', 'fellowship');
    return 'fellowshipCard';
  }
  const card = effectiveCard(battle, 'fellowship');
  if (card === 'retreat' && !obeyRetreat(state, battle, 'fellowship')) return 'fellowshipCard';
  if (card === 'sacrifice' && !battle.retreated.sauron) battle.defeated = { fellowship: true, sauron: true };
  const strength = effectiveCard(battle, 'sauron');
  if (card === 'cloak' && strength !== null && !isTextCard(strength)) {
    battle.voided.sauron = true;
    tell(state, { line: 'voided', side: 'sauron' });
  }
  return decidedOr(battle, after('fellowshipCard'));
};
