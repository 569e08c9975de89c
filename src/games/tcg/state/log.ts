import type { Checked, Fields } from '@/kernel/checks';
import { anyOf, flag, listOf, oneOf, shape, text } from '@/kernel/checks';
import { STATS, UNTIL } from './cards';
import { LOSSES, count, name, printed, ringVersion, seat, side, siteNumber, sum } from './pieces';
import { REFUSALS } from './refusals';
import { PHASES, STEPS } from './steps';

/** Lines that take the same parameters. */
const lines = <const Name extends string, Parameters extends Fields>(
  names: readonly Name[],
  parameters: Parameters,
) => shape({ line: oneOf(...names), ...parameters });

const player = seat;
const card = name;
const amount = sum;

/** What a number was set to by hand. */
const SET_BY_HAND = ['twilight', 'wounds', 'deadPile', 'marker', 'resistance', 'tokens'] as const;

/** What a table says of an override, cut where nobody would read on. */
export const LONGEST_REASON = 400;

/** Everything the log tells; each has its words in every language. */
export const line = anyOf(
  lines(['bidLocked', 'bidWithdrawn'], { player }),
  lines(['bid'], { player, amount }),
  lines(['seat'], { player, place: seat }),
  lines(['starter'], { player, card, cost: count }),
  lines(['turn'], { player, turn: count }),
  lines(['phase'], { phase: oneOf(...PHASES), fierce: flag }),
  lines(['shadowPhase', 'passed', 'reconciled'], { player }),
  lines(['wentTo'], { step: oneOf(...STEPS) }),
  lines(['noMinions', 'tokensGone', 'minionsDiscarded', 'allPassed', 'baseRules'], {}),
  lines(['acted', 'responded'], { player, card, phase: oneOf(...PHASES), cost: count }),
  lines(['played'], { player, card, cost: count }),
  lines(['entered', 'ringBearer'], { player, card }),
  lines(['transferred'], { card, to: card, cost: count }),
  lines(['twilight'], { by: amount, twilight: count }),
  lines(['drew', 'discardedFromHand'], { player, cards: count, asked: count }),
  lines(['moved'], { player, site: siteNumber, twilight: count }),
  lines(['moveLimit'], { amount, limit: count }),
  lines(['wounded', 'healed', 'exerted'], { card, amount }),
  lines(['killed', 'discarded', 'returned', 'stacked'], { card }),
  lines(['ringTookWounds'], { player, wounds: count, burdens: count }),
  lines(['burdens'], { player, by: amount, burdens: count }),
  lines(['ringOn', 'ringOff'], { player, ring: ringVersion }),
  lines(['sanctuary'], { amount }),
  lines(['archery'], { freePeoples: count, shadow: count }),
  lines(['assigned'], { card, to: card, assignedBy: oneOf('action', 'freePeoples', 'shadow') }),
  lines(['unassigned'], { card }),
  lines(['ambush'], { card, amount }),
  lines(['skirmish'], { card }),
  lines(['skirmishWon'], { card, winner: side, freePeoples: count, shadow: count, overwhelmed: flag }),
  lines(['skirmishCancelled', 'skirmishNotHeld'], { card }),
  lines(['modified', 'unmodified'], { card, stat: oneOf(...STATS), amount, until: oneOf(...UNTIL) }),
  lines(['archeryModified'], { of: side, amount }),
  /** Null where the app counts. */
  lines(['ownTotals'], { ownFreePeoples: printed, ownShadow: printed }),
  lines(['ringVersion'], { player, ring: ringVersion }),
  lines(['controlled', 'liberated'], { player, site: siteNumber }),
  lines(['byHand'], { what: oneOf(...SET_BY_HAND), amount }),
  lines(['byHandOn'], { what: oneOf(...SET_BY_HAND), card, amount }),
  lines(['override'], { refusal: oneOf(...REFUSALS), reason: text(0, LONGEST_REASON) }),
  lines(['lost'], { player, why: oneOf(...LOSSES) }),
  lines(['won'], { player, how: oneOf('site', 'last', 'byHand') }),
  lines(['endedWithoutWinner'], {}),
);
export type LogLine = Checked<typeof line>;
export type LineName = LogLine['line'];
/** Several lines share one shape: the shape of the line of that name. */
type Shapes<Any, Name> = Any extends { line: infer Names } ? (Name extends Names ? Any : never) : never;
export type LineOf<Name extends LineName> = Omit<Shapes<LogLine, Name>, 'line'> & { line: Name };

/** One page a turn, so that adding a line never copies a long list; page 0 is what comes before the first. */
export const logPage = shape({ turn: count, lines: listOf(line) });
export type LogPage = Checked<typeof logPage>;
