import type { Checked } from '@/kernel/checks';
import { flag, oneOf, orNull, shape } from '@/kernel/checks';
import { bothFlags, bothSides, card, count, region, tokenId } from './pieces';

/** The steps of a battle in the order they are taken; each is a part of B1–B13. */
export const STEPS = [
  'target',
  'gwaihir',
  'substitution',
  'startRetreat',
  'instantDefeat',
  'fellowshipNoCards',
  'sauronText',
  'gollum',
  'sauronNoCards',
  'firstCard',
  'firstMagic',
  'secondCard',
  'redraw',
  'mouth',
  'sauronCard',
  'fellowshipCard',
  'gandalf',
  'strength',
  'wormtongue',
  'results',
  'end',
] as const;
export type BattleStep = (typeof STEPS)[number];

export const battle = shape({
  region,
  attacker: tokenId,
  /** The first battle of the region is 1: texts of the first attack count no more after it. */
  number: count,
  step: oneOf(...STEPS),
  /** Who fights for each side; null until the attacker has chosen. */
  fighters: bothSides(orNull(tokenId)),
  /** Sam fights at 5: Frodo was shown beside him. */
  five: flag,
  /** Gandalf was shown for +1. */
  gandalf: flag,
  noCards: flag,
  /** The combat card of each side, and whether it lies face up. */
  played: bothSides(orNull(card)),
  faceUp: bothFlags,
  /** The card Saruman sent back, which may not be played again in this battle. */
  sentBack: orNull(card),
  /** What Magic became; the card itself stays in the discard. */
  fetched: bothSides(orNull(card)),
  /** The combat card has no effect. */
  voided: bothFlags,
  retreated: bothFlags,
  defeated: bothFlags,
});
export type Battle = Checked<typeof battle>;
