import type { Check, Checked } from '@/kernel/checks';
import { flag, listOf, oneOf, optional, orNull, shape, whole } from '@/kernel/checks';
import type { CommandIn, CommandTable } from '@/kernel/commands';
import { commandCheck, typesIn } from '@/kernel/commands';
import { STATS, UNTIL, cardFields, characterFields } from './cards';
import {
  LARGEST,
  MOST_PLAYERS,
  baseRules,
  change,
  entered,
  id,
  name,
  printed,
  ringVersion,
  seat,
  side,
  siteNumber,
} from './pieces';
import { PHASES } from './steps';

const count = entered;
const amount = whole(1, LARGEST);
/** A number as it was typed: the rules say what is wrong with it. */
const typed: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= LARGEST;

export const isCharacterFields = shape(characterFields);
export type CharacterFields = Checked<typeof isCharacterFields>;
export const isCardFields = shape(cardFields);
export type CardFields = Checked<typeof isCardFields>;

const siteFields = { name, shadowNumber: printed, laidBy: orNull(seat) };

/** Every command and its fields: the types below are read off this table, so nothing is declared twice. */
const FIELDS = {
  // Bids and seating (p.8–9)
  /** `confirmed`: the player knows that a bid of their resistance loses the game before it begins. */
  lockBid: { player: seat, bid: typed, confirmed: flag },
  withdrawBid: { player: seat },
  revealBids: {},
  /** The table tossed coins itself: who chooses a place, from the first to the last. */
  settleTies: { order: listOf(seat, MOST_PLAYERS) },
  /** `place`: 0 plays first. */
  chooseSeat: { player: seat, place: seat },
  // Starting fellowship (p.10)
  addStarter: { player: seat, as: isCharacterFields },
  removeStarter: { character: id },
  // The turn
  /** One step on, where the rules leave no choice: ends a step, begins the next, or plays what the rules do alone. */
  next: {},
  /** By hand, to the beginning of a phase; nothing in between is played. */
  goTo: { phase: oneOf(...PHASES) },
  /** By hand: this player's turn begins. */
  beginTurn: { player: seat },
  // Actions (p.13, p.17–18)
  pass: { player: seat },
  /** Everybody who has not passed does so, one after the other. */
  passAll: {},
  /** An event or a special ability. `phases`: those its text names, none for “at any time”; `cost`: twilight. */
  act: {
    player: seat,
    side,
    name,
    phases: listOf(oneOf(...PHASES), PHASES.length),
    cost: count,
    response: flag,
    /** An event comes from the hand; an ability of a card in play does not. */
    event: optional(flag),
  },
  // Twilight
  changeTwilight: { by: change },
  setTwilight: { twilight: typed },
  // Cards
  /** `change`: what cards add to or take off its twilight cost. */
  playCharacter: { player: seat, as: isCharacterFields, change },
  /** By a card: nothing is paid, in any phase. */
  putIntoPlay: { player: seat, as: isCharacterFields },
  /** `on`: the bearer; null for the support area. */
  playCard: { player: seat, as: isCardFields, on: orNull(id), change },
  discardCard: { card: id },
  setTokens: { card: id, tokens: count },
  /** p.23 `mayBear`: the text of the card lets the new bearer have it. */
  transfer: { card: id, to: id, mayBear: flag },
  describeCharacter: { character: id, as: isCharacterFields },
  describeCard: { card: id, as: isCardFields },
  setSpotted: { character: id, spotted: count },
  allowAlly: { character: id, allowed: flag },
  leavePlay: { character: id, how: oneOf('killed', 'discarded') },
  /** From the dead pile, or from where it is stacked. */
  returnToPlay: { character: id },
  /** p.23 `on`: a card, or a site as `site-3`. */
  stack: { character: id, on: id },
  setDeadPile: { player: seat, companions: count },
  modify: {
    character: id,
    name,
    stat: oneOf(...STATS),
    amount: change,
    atLeast: orNull(count),
    until: oneOf(...UNTIL),
  },
  unmodify: { character: id, modifier: id },
  // Hands (p.11)
  draw: { player: seat, cards: amount },
  setHand: { player: seat, cards: printed },
  /** p.19 As an effect says: as many as there are. */
  discardFromHand: { player: seat, cards: amount },
  // Wounds (p.6)
  wound: { character: id, amount },
  heal: { character: id, amount },
  exert: { character: id, times: amount },
  setWounds: { character: id, wounds: count },
  healAtSanctuary: { character: id, amount },
  // Moving and sites
  move: {},
  setMarker: { player: seat, site: typed },
  changeMoveLimit: { name, by: change },
  describeSite: { number: siteNumber, ...siteFields },
  takeControl: { player: seat, site: siteNumber },
  liberate: { site: siteNumber },
  // Archery (p.14)
  modifyArchery: { side, name, amount: change },
  /** The table's own count of the wounds still to be dealt. */
  setArchery: { freePeoples: count, shadow: count },
  archeryWound: { character: id },
  // Assignment (p.14–16)
  assignByAction: { player: seat, name, minion: id, to: id },
  assignDefender: { minion: id, to: id },
  assignMinion: { player: seat, minion: id, to: id },
  unassign: { minion: id },
  ambush: { minion: id, add: flag },
  // Skirmishes (p.15)
  chooseSkirmish: { skirmish: id },
  resolve: {},
  cancelSkirmish: { skirmish: id },
  /** The table's own totals; null lets the app count. */
  setTotals: { freePeoples: printed, shadow: printed },
  // Regroup
  /** `discarded`: of one's own choice, or down to the size of a hand. */
  reconcile: { player: seat, discarded: count },
  // The Ring (p.21–22)
  setRing: { player: seat, version: ringVersion },
  /** By a card: another companion bears the Ring from now on. */
  makeRingBearer: { character: id },
  putOnRing: { player: seat },
  takeOffRing: { player: seat },
  changeBurdens: { player: seat, by: change },
  setResistance: { player: seat, resistance: amount },
  // The end
  lose: { player: seat },
  endGame: { winner: orNull(seat) },
  changeBaseRules: { base: baseRules },
} satisfies CommandTable;

export type CommandType = keyof typeof FIELDS;
export type CommandOf<T extends CommandType> = CommandIn<typeof FIELDS, T>;
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

export const isCommand = commandCheck<Command>(FIELDS);
export const COMMAND_TYPES = typesIn(FIELDS);
