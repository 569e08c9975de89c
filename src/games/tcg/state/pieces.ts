import type { Check, Checked } from '@/kernel/checks';
import { flag, listOf, oneOf, optional, orNull, shape, text, whole } from '@/kernel/checks';
import type { BaseRules } from '@/games/tcg/content/baseRules';
import { BASE_RULE_BOUNDS } from '@/games/tcg/content/baseRules';
import { CULTURES, SIDES } from '@/games/tcg/content/cultures';

export const LONGEST_NAME = 80;
/** More than any honest table comes near, few enough to add up. */
export const LARGEST = 999;
/** Two to four play. */
export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 4;
/** p.8 Nine sites, numbered from 1. */
export const LAST_SITE = 9;

export const id = text(1, LONGEST_NAME);
/** What a player typed; empty when nobody cared to. */
export const name = text(0, LONGEST_NAME);
export const count = whole(0, 9999);
/** A count that the table enters. */
export const entered = whole(0, LARGEST);
/** What the table adds or takes away. */
export const change = whole(-LARGEST, LARGEST);
/** A printed number; null while nobody has typed it: it counts as 0 and is shown as unknown. */
export const printed = orNull(entered);
/** What was added up, or is added; it may be below 0. */
export const sum = whole(-99_999, 99_999);
/** A player by the place in the order of play, which goes round the table clockwise (p.9). */
export const seat = whole(0, MOST_PLAYERS - 1);
export const culture = oneOf(...CULTURES);
export const side = oneOf(...SIDES);
export const siteNumber = whole(1, LAST_SITE);

/** p.26 Which block the sites are of: those of the Towers carry a tower, those of the Fellowship nothing. */
export const BLOCKS = ['fellowship', 'towers'] as const;
export const block = oneOf(...BLOCKS);

/** p.26 The formats of a game. */
export const FORMATS = ['towersBlock', 'fellowshipBlock', 'open'] as const;
export const format = oneOf(...FORMATS);

/** Why a player is out. */
export const LOSSES = ['corrupted', 'ringBearerDead', 'byHand'] as const;

/** p.21 The three versions of the One Ring. */
export const RINGS = ['rulingRing', 'isildursBane', 'answer'] as const;
export const ringVersion = oneOf(...RINGS);

const bounded = (rule: keyof typeof BASE_RULE_BOUNDS): Check<number> =>
  whole(BASE_RULE_BOUNDS[rule].lowest, BASE_RULE_BOUNDS[rule].highest);

export const baseRules: Check<BaseRules> = shape({
  handSize: bounded('handSize'),
  freeDiscards: bounded('freeDiscards'),
  moveLimit: bounded('moveLimit'),
  moveLimitOfMore: orNull(bounded('moveLimitOfMore')),
  twilightPerCompanion: bounded('twilightPerCompanion'),
  roamingCost: bounded('roamingCost'),
  sanctuaries: listOf(siteNumber, LAST_SITE),
  sanctuaryHeals: bounded('sanctuaryHeals'),
  overwhelm: bounded('overwhelm'),
  woundsOfLoss: bounded('woundsOfLoss'),
  minionsPerDefender: bounded('minionsPerDefender'),
  skipWithoutMinions: flag,
  ringOffAtRegroup: flag,
  rulingRingBurdens: bounded('rulingRingBurdens'),
  answerRingCost: bounded('answerRingCost'),
  uniqueDeadStay: optional(flag),
});

export type Id = Checked<typeof id>;
export type PlayerSeat = Checked<typeof seat>;
export type Printed = Checked<typeof printed>;
export type Block = Checked<typeof block>;
export type Format = Checked<typeof format>;
export type RingVersion = Checked<typeof ringVersion>;
