import type { Check, Checked } from '@/kernel/checks';
import { flag, listOf, oneOf, optional, orNull, shape, whole } from '@/kernel/checks';
import type { Generator } from '@/kernel/random';
import { card, character } from './cards';
import { logPage } from './log';
import { SAVE_VERSION } from './migrations';
import {
  LAST_SITE,
  LOSSES,
  MOST_PLAYERS,
  baseRules,
  block,
  count,
  format,
  id,
  name,
  printed,
  ringVersion,
  seat,
  side,
  siteNumber,
  sum,
} from './pieces';
import { STAGES, STEPS } from './steps';

const ring = shape({
  version: ringVersion,
  worn: flag,
  /** p.22 Put on in the Regroup phase, it comes off at its end. */
  putOnInRegroup: flag,
});
export type Ring = Checked<typeof ring>;

const player = shape({
  name,
  /** p.8 Secret until all are revealed; null until it is locked, and in what others may see of it before. */
  bid: orNull(count),
  locked: flag,
  burdens: count,
  /** p.8 The Ring-bearer is corrupted by this many burdens: 10 for Frodo. */
  resistance: count,
  ring,
  /** The site the marker stands on. */
  site: siteNumber,
  /** Cards in hand, if the table cares to keep it. */
  hand: printed,
  /** p.11 Cards taken into hand in this fellowship phase. */
  drawn: count,
  /** p.12 Companions in the dead pile. */
  deadPile: count,
  lost: orNull(oneOf(...LOSSES)),
});
export type Player = Checked<typeof player>;
export type Loss = NonNullable<Player['lost']>;

const site = shape({
  number: siteNumber,
  name,
  /** Whose adventure deck it came from; null while it does not lie on the path. */
  laidBy: orNull(seat),
  shadowNumber: printed,
  /** p.28 In whose support area it lies; null on the path. */
  controlledBy: orNull(seat),
});
export type Site = Checked<typeof site>;

/** Where the turn stands. */
const place = shape({
  step: oneOf(...STEPS),
  /** Who acts now: the one with the opportunity in an action procedure, else the player whose step it is. */
  player: orNull(seat),
  /** Shadow players who take the step after them. */
  waiting: listOf(seat),
  /** p.13 Who has passed in a row; an action empties it, everybody in it ends the step. */
  passed: listOf(seat),
  /** p.16 The assignments and skirmishes of fierce minions. */
  fierce: flag,
});
export type Place = Checked<typeof place>;

const archery = shape({
  /** Wounds still to be dealt: `freePeoples` by the company to minions, `shadow` by minions to the company. */
  freePeoples: count,
  shadow: count,
});
export type ArcheryFire = Checked<typeof archery>;

const archeryModifier = shape({ id, name, side, amount: sum });
export type ArcheryModifier = Checked<typeof archeryModifier>;

const skirmish = shape({
  id,
  fierce: flag,
  /** A companion or an ally; null once it is gone. */
  defender: orNull(id),
  minions: listOf(id),
  status: oneOf('waiting', 'open', 'won', 'cancelled', 'notHeld'),
  winner: orNull(side),
  overwhelmed: flag,
});
export type Skirmish = Checked<typeof skirmish>;

/** What the table counted itself, instead of the app; null where the app counts. */
const totals = shape({ freePeoples: printed, shadow: printed });

const moveLimitChange = shape({ id, name, amount: sum });
export type MoveLimitChange = Checked<typeof moveLimitChange>;

const isGenerator: Check<Generator> = shape({
  algorithm: oneOf('xoroshiro128plus'),
  state: listOf(whole(-2_147_483_648, 2_147_483_647), 4),
});

/** How many lines of the log the last command brought. */
const justNow = shape({ told: count });

/**
 * The game as one plain JSON document: nothing in it but what JSON keeps. For what comes from outside: a state of our own
 * is believed, a file is not.
 */
export const isDocument = shape({
  saveVersion: whole(SAVE_VERSION, SAVE_VERSION),
  /** Breaks ties of bids (p.9). */
  generator: isGenerator,
  base: baseRules,
  block,
  format,
  stage: oneOf(...STAGES),
  /** Null while the game goes on, and when the table ended it without a winner. */
  winner: orNull(seat),
  /** As they were entered until seats are chosen; from then on in the order of play, clockwise. */
  players: listOf(player, MOST_PLAYERS),
  /** p.9 Who still chooses a place in the order of play, the first of them now. */
  choosing: listOf(seat),
  /** p.9 Who plays in which place; null while it is free. */
  places: listOf(orNull(seat), MOST_PLAYERS),
  turn: count,
  /** Whose turn it is. */
  freePeoples: seat,
  at: place,
  twilight: count,
  /** Moves made in this turn. */
  moves: count,
  moveLimit: count,
  /** p.17 They last the whole turn. */
  moveLimitChanges: listOf(moveLimitChange),
  sites: listOf(site, LAST_SITE),
  characters: listOf(character),
  /** Cards in support areas. */
  support: listOf(card),
  /** Wounds a sanctuary may still heal; null when the turn did not begin at one. */
  sanctuary: orNull(count),
  archery: orNull(archery),
  archeryModifiers: listOf(archeryModifier),
  /** p.16 Who was fierce when the fierce assignment phase began. */
  fierce: listOf(id),
  /** p.27 Minions with ambush that the Free Peoples player has just assigned somebody to. */
  ambushes: listOf(id),
  /** p.27 Those of this assignment phase that their owners have answered. */
  ambushed: optional(listOf(id)),
  skirmishes: listOf(skirmish),
  totals,
  log: listOf(logPage),
  justNow,
  /** The number of the next card that comes to the table. */
  nextId: count,
});
export type GameState = Checked<typeof isDocument>;
export type Totals = GameState['totals'];
