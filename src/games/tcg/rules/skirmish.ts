import type { Side } from '@/games/tcg/content/cultures';
import type { Character, GameState, Id, Printed, Skirmish } from '@/games/tcg/state';
import { findCharacter, isInPlay } from './lookup';
import type { Explanation } from './references';
import { termOf, valueOf } from './stats';
import type { Sum } from './sums';
import { sumOf, term } from './sums';

export type SkirmishResult = {
  freePeoples: Sum;
  shadow: Sum;
  /** Null when nobody is left on either side. */
  winner: Side | null;
  overwhelmed: boolean;
  /** Wounds for each loser; 0 when they are overwhelmed, which kills. */
  wounds: Sum;
  explanation: Explanation;
};

type Outcome = Pick<SkirmishResult, 'winner' | 'overwhelmed' | 'explanation'>;

/** p.15 Totals decide: more than zero overwhelms zero, and two zeros are the Shadow's; the rest are base rules. */
export const outcomeOf = (freePeoples: number, shadow: number, multiplier: number): Outcome => {
  if (freePeoples === 0 && shadow === 0)
    return { winner: 'shadow', overwhelmed: false, explanation: 'skirmish/bothZero' };
  const winner: Side = freePeoples > shadow ? 'freePeoples' : 'shadow';
  const [high, low] = freePeoples > shadow ? [freePeoples, shadow] : [shadow, freePeoples];
  if (low === 0) return { winner, overwhelmed: true, explanation: 'skirmish/overwhelmZero' };
  if (high >= multiplier * low) return { winner, overwhelmed: true, explanation: 'skirmish/overwhelm' };
  const explanation = high === low ? 'skirmish/tie' : (`skirmish/${winner}` as const);
  return { winner, overwhelmed: false, explanation };
};

const stillThere = (state: GameState, ids: readonly Id[]): Character[] =>
  ids.flatMap((id) => {
    const found = findCharacter(state, id);
    return found && isInPlay(found) ? [found] : [];
  });

/** Who stands on a side of a skirmish now. */
export const sideIn = (state: GameState, { defender, minions }: Skirmish, side: Side): Character[] =>
  stillThere(state, side === 'shadow' ? minions : defender === null ? [] : [defender]);

/** p.15 The strengths of a side are added up; the table may have counted itself. */
const totalOf = (state: GameState, fighters: readonly Character[], own: Printed): Sum =>
  sumOf(
    'skirmish/strength',
    own === null ? fighters.map((one) => termOf(state, one, 'strength')) : [term('ownCount', own)],
  );

/** Base rule: a wound for each loser, and what the winners' damage bonuses add. */
const woundsBy = (state: GameState, winners: readonly Character[]): Sum =>
  sumOf('skirmish/wounds', [
    term('loss', state.base.woundsOfLoss),
    ...winners
      .filter((one) => valueOf(state, one, 'damage') > 0)
      .map((one) => term('damage', valueOf(state, one, 'damage'), one.title)),
  ]);

/** p.15 A side emptied while it is fought loses; one emptied before means that it is not held at all. */
const emptied = (freePeoples: readonly Character[], shadow: readonly Character[]): Outcome | null => {
  if (freePeoples.length > 0 && shadow.length > 0) return null;
  if (freePeoples.length === 0 && shadow.length === 0)
    return { winner: null, overwhelmed: false, explanation: 'skirmish/nobody' };
  const winner: Side = shadow.length === 0 ? 'freePeoples' : 'shadow';
  return { winner, overwhelmed: false, explanation: 'skirmish/emptySide' };
};

/** What a skirmish would come to now. */
export const skirmishResult = (state: GameState, skirmish: Skirmish): SkirmishResult => {
  const fighters = {
    freePeoples: sideIn(state, skirmish, 'freePeoples'),
    shadow: sideIn(state, skirmish, 'shadow'),
  };
  // The table's own totals are of the skirmish that is being fought; the others are still counted.
  const own = skirmish.status === 'open' ? state.totals : { freePeoples: null, shadow: null };
  const freePeoples = totalOf(state, fighters.freePeoples, own.freePeoples);
  const shadow = totalOf(state, fighters.shadow, own.shadow);
  const outcome =
    emptied(fighters.freePeoples, fighters.shadow) ??
    outcomeOf(freePeoples.total, shadow.total, state.base.overwhelm);
  const { winner } = outcome;
  return { ...outcome, freePeoples, shadow, wounds: woundsBy(state, winner ? fighters[winner] : []) };
};

export const openSkirmish = ({ skirmishes }: GameState): Skirmish | undefined =>
  skirmishes.find(({ status }) => status === 'open');

/** Whether a side has nobody left. */
export const hasEmptySide = (state: GameState, skirmish: Skirmish): boolean =>
  sideIn(state, skirmish, 'freePeoples').length === 0 || sideIn(state, skirmish, 'shadow').length === 0;
