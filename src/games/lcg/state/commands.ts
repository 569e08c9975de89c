import { SPHERES } from '@/games/lcg/content/spheres';
import type { Checked } from '@/kernel/checks';
import { flag, listOf, oneOf, orNull, shape, text, whole } from '@/kernel/checks';
import type { CommandIn, CommandTable } from '@/kernel/commands';
import { commandCheck, typesIn } from '@/kernel/commands';
import { ENCOUNTER_TYPES } from './cards';
import { COUNTED, STATS, UNTIL } from './modifiers';
import { LARGEST, LONGEST_NAME } from './pieces';
import { PHASES } from './steps';

const id = text(1, LONGEST_NAME);
const name = text(0, LONGEST_NAME);
const count = whole(0, LARGEST);
const amount = whole(1, LARGEST);
const change = whole(-LARGEST, LARGEST);
const printed = orNull(count);
const seat = whole(0, 3);
const few = 200;
const ids = listOf(id, few);

const payment = listOf(shape({ hero: id, amount }), few);
/** Null: neutral. */
const sphere = orNull(oneOf(...SPHERES));

/** What the table typed of a hero or an ally. */
const characterFields = {
  name,
  unique: flag,
  spheres: listOf(oneOf(...SPHERES), SPHERES.length),
  threatCost: printed,
  cost: printed,
  willpower: printed,
  attack: printed,
  defence: printed,
  hitPoints: printed,
  ranged: flag,
  sentinel: flag,
};

/** What the table typed of an encounter card. */
const encounterFields = {
  type: oneOf(...ENCOUNTER_TYPES),
  name,
  unique: flag,
  threat: printed,
  engagement: printed,
  attack: printed,
  defence: printed,
  hitPoints: printed,
  questPoints: printed,
  victory: printed,
  cannotLeaveStaging: flag,
  immune: flag,
  faceDown: flag,
};

export const isCharacterFields = shape(characterFields);
export const isEncounterFields = shape(encounterFields);
export type CharacterFields = Checked<typeof isCharacterFields>;
export type EncounterFields = Checked<typeof isEncounterFields>;

const attachmentFields = { name, unique: flag, restricted: flag, discards: orNull(id) };

/** R p.24 The keywords that count when a card is revealed (F 1.01). */
const revealKeywords = { doomed: count, surge: count, guarded: flag };

/** Every command and its fields: the types below are read off this table, so nothing is declared twice. */
const FIELDS = {
  // The round
  /** One step on: closes an open window and plays what comes next, or passes where a player may pass. */
  next: {},
  /** By hand, to the beginning of a phase; nothing in between is played. */
  goTo: { phase: oneOf(...PHASES) },
  setFirstPlayer: { player: seat },
  // Set-up
  mulligan: { player: seat },
  addHero: { player: seat, hero: isCharacterFields },
  removeHero: { hero: id },
  // Threat
  changeThreat: { player: seat, by: change },
  setThreat: { player: seat, threat: whole(-LARGEST, LARGEST) },
  /** F 1.57 “Count your threat as …”; null ends it. */
  countThreatAs: { player: seat, threat: printed },
  /** R p.24 Doomed: each player. */
  doom: { by: amount },
  setThreshold: { threshold: whole(-LARGEST, LARGEST) },
  eliminate: { player: seat },
  // Characters
  describeCharacter: { character: id, as: isCharacterFields },
  dealDamage: { card: id, amount },
  setDamage: { card: id, damage: count },
  setResources: { hero: id, resources: count },
  moveResources: { from: id, to: id, amount },
  setCannotCollect: { hero: id, cannot: flag },
  setExhausted: { character: id, exhausted: flag },
  setCommitted: { character: id, committed: flag },
  /** By hand, on a character or an encounter card; `discards` names the Restricted one that makes way (R p.24). */
  attach: { player: seat, on: id, ...attachmentFields },
  detach: { from: id, attachment: id },
  takeControl: { character: id, player: seat },
  /** R p.25 Put into play: not played, so neither paid nor counted. */
  putIntoPlay: { player: seat, ally: isCharacterFields },
  leavePlay: { character: id, how: oneOf('dead', 'discarded', 'captive', 'away') },
  returnToPlay: { hero: id },
  modify: {
    card: id,
    name,
    stat: oneOf(...STATS),
    amount: change,
    each: orNull(oneOf(...COUNTED)),
    /** F 1.55 A player card's bonus is fixed now; an encounter card's is counted anew. */
    source: oneOf('player', 'encounter'),
    until: oneOf(...UNTIL),
  },
  unmodify: { card: id, modifier: id },
  // Actions and limits
  takeAction: { player: seat, name, cost: count, payment, response: flag },
  addLimit: { name, per: oneOf('phase', 'round', 'game', 'gameForGroup'), max: amount },
  useLimit: { limit: id, player: seat },
  removeLimit: { limit: id },
  // Planning
  playAlly: { player: seat, ally: isCharacterFields, cost: count, sphere, payment, free: flag },
  playAttachment: {
    player: seat,
    on: id,
    ...attachmentFields,
    cost: count,
    sphere,
    payment,
    free: flag,
  },
  playEvent: { player: seat, name, cost: count, sphere, payment, free: flag, response: flag },
  // Quest
  commit: { player: seat, characters: ids },
  /** `byEffect`: a card reveals it, so that it is none of those the staging step asks for. */
  reveal: { card: isEncounterFields, ...revealKeywords, byEffect: flag },
  /** A treachery: its keywords are counted, nothing of it stays. */
  revealTreachery: { name, doomed: count, surge: count, byEffect: flag },
  /** The table's own sums; null lets the app count. */
  setTotals: { willpower: printed, threat: printed },
  splitProgress: { shares: listOf(shape({ location: id, amount: count }), few) },
  /** As an effect does (F 1.27): on the active location first, unless the text says to ignore it. */
  placeProgress: { amount, ignoreLocation: flag, fromPlayerCard: flag },
  placeProgressOn: { card: id, amount },
  /** F 1.05 Removal takes from the quest card only. */
  removeProgress: { amount },
  removeProgressFrom: { card: id, amount },
  setProgress: { progress: count },
  setProgressOn: { card: id, progress: count },
  setQuest: { stage: amount, questPoints: printed, blocked: flag },
  setStages: { stages: printed },
  advanceQuest: { questPoints: printed },
  addSideQuest: { name, questPoints: printed },
  // Encounter cards
  describeEncounter: { card: id, as: isEncounterFields },
  /** By hand: not revealed, so no keyword counts (F 1.01). */
  addEncounter: { card: isEncounterFields, engagedWith: orNull(seat) },
  engage: { player: seat, enemy: id },
  /** By a card: not the optional engagement. */
  engageByEffect: { player: seat, enemy: id },
  considerEngaged: { player: seat, enemy: id, engaged: flag },
  returnToStaging: { card: id },
  discardEncounter: { card: id },
  explore: { location: id },
  travel: { location: id, costPaid: flag },
  makeActive: { location: id },
  guard: { card: id, objective: orNull(id) },
  claim: { objective: id, character: id },
  addVictory: { name, points: change },
  setEncounterDeckEmpty: { empty: flag },
  reshuffleEncounterDeck: {},
  shuffleDiscardPile: { player: seat },
  // Engagement checks: one check; `enemy` settles a tie
  check: { enemy: orNull(id) },
  // Combat
  /** `cards`: how many the deck still holds; `order` settles ties. */
  dealShadows: { cards: count, order: ids },
  setShadows: { enemy: id, cards: count },
  chooseEnemy: { enemy: id },
  /** By a card: it does not attack this player in this phase. */
  keepFromAttacking: { enemy: id, player: seat },
  declareDefenders: { defenders: ids },
  resolveShadow: { attack: change },
  /** Which hero takes the damage of an undefended attack, or which of several defenders. */
  assignDamage: { character: id },
  attackAtOnce: { enemy: id, player: seat, target: orNull(id) },
  declareAttack: { player: seat, enemy: id, attackers: ids, byEffect: flag },
  // The end
  setScoring: { scoring: oneOf('faq', 'core') },
  endGame: { outcome: oneOf('won', 'lost') },
  nextScenario: {},
} satisfies CommandTable;

export type CommandType = keyof typeof FIELDS;
/** `through`: the windows that open after it and in which nothing is to do are passed. */
export type CommandOf<T extends CommandType> = CommandIn<typeof FIELDS, T> & { through?: boolean };
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

export const isCommand = commandCheck<Command>(FIELDS, { through: flag });
export const COMMAND_TYPES = typesIn(FIELDS);
