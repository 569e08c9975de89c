import type { Checked, Fields } from '@/kernel/checks';
import { anyOf, flag, listOf, oneOf, shape, text } from '@/kernel/checks';
import { ENCOUNTER_TYPES } from './cards';
import { count, name, seat, sum } from './pieces';
import { REFUSALS } from './refusals';
import { PHASES, SET_UP_STEPS, STEPS } from './steps';

/** Lines that take the same parameters. */
const lines = <const Name extends string, Parameters extends Fields>(
  names: readonly Name[],
  parameters: Parameters,
) => shape({ line: oneOf(...names), ...parameters });

const player = seat;
const card = name;
const amount = sum;

/** What a number was set to by hand. */
export const SET_BY_HAND = ['damage', 'resources', 'progress', 'threshold', 'questPoints'] as const;

/** What a table says of an override, cut where nobody would read on. */
export const LONGEST_REASON = 400;

/** Everything the log tells; each has its words in every language. */
export const line = anyOf(
  lines(['setUp'], { setUpStep: oneOf(...SET_UP_STEPS) }),
  lines(['round'], { round: count }),
  lines(['phase'], { phase: oneOf(...PHASES) }),
  lines(['wentTo'], { step: oneOf(...STEPS) }),
  lines(['firstPlayer', 'mulligan'], { player }),
  lines(['threat'], { player, by: amount, threat: count }),
  lines(['eliminated'], { player, why: oneOf('threat', 'heroes', 'effect') }),
  lines(['collected', 'refreshed', 'reshuffled', 'shadowsDiscarded', 'surge'], {}),
  lines(['played', 'action'], { player, card, cost: count }),
  lines(['entered', 'tookControl', 'keptFromAttacking'], { player, card }),
  lines(['committed'], { player, characters: count, willpower: count }),
  lines(['revealed'], { card, type: oneOf(...ENCOUNTER_TYPES, 'treachery') }),
  lines(['revealedUnrecorded'], { cards: count }),
  lines(['doomed'], { amount }),
  lines(['quest'], { willpower: count, threat: count }),
  lines(['progressOnQuest'], { amount }),
  lines(['progressOnCard', 'damage'], { card, amount }),
  lines(['stage'], { stage: count }),
  lines(['explored', 'travelled', 'destroyed', 'left', 'returned', 'claimed', 'captive', 'freed'], { card }),
  lines(['engaged'], { player, card, how: oneOf('optional', 'check', 'effect') }),
  lines(['shadows'], { dealt: count, without: count }),
  lines(['enemyAttack'], { card, player, strength: count, defended: flag, damage: count }),
  lines(['playerAttack'], { card, player, strength: count, damage: count }),
  lines(['victory'], { card, amount }),
  lines(['limit'], { card, used: count, max: count }),
  lines(['byHand'], { what: oneOf(...SET_BY_HAND), amount }),
  lines(['byHandOn'], { what: oneOf(...SET_BY_HAND), card, amount }),
  lines(['override'], { refusal: oneOf(...REFUSALS), reason: text(0, LONGEST_REASON) }),
  lines(['over'], { outcome: oneOf('won', 'lost') }),
);
export type LogLine = Checked<typeof line>;
export type LineName = LogLine['line'];
/** Several lines share one shape: the shape of the line of that name. */
type Shapes<Any, Name> = Any extends { line: infer Names } ? (Name extends Names ? Any : never) : never;
export type LineOf<Name extends LineName> = Omit<Shapes<LogLine, Name>, 'line'> & { line: Name };

/** One page a round, so that adding a line never copies a long list; page 0 is the set-up. */
export const logPage = shape({ round: count, lines: listOf(line) });
export type LogPage = Checked<typeof logPage>;
