import { count, id, listOf } from './fieldChecks';
import { BOONS, MODIFIERS, STATS } from '@/games/jime/content/vocabulary';
import { anyOf, flag, oneOf, orNull, shape } from '@/kernel/checks';
import type { CommandIn, CommandTable } from '@/kernel/commands';
import { commandCheck, typesIn } from '@/kernel/commands';

/** What a command may name, for the rules that offer commands. */
export { BOONS, MODIFIERS };

/** Cards kept in the play area after suffering: faceup and facedown. */
const cards = { damageUp: count, damageDown: count, fearUp: count, fearDown: count };
/** Which of those faceup are known by name (§38.6). */
const faceup = shape({ damage: listOf(id), fear: listOf(id) });

/** Every command and its fields: the types below are read off this table, so nothing is declared twice. */
const FIELDS = {
  // Answers to prompts
  continue: {},
  /** Closes a token, a terrain or the attack panel by the button without the icon (§4.2): nothing has happened. */
  leave: {},
  choose: { option: count },
  chooseHero: { hero: id },
  chooseGroup: { group: orNull(id) },
  answer: { yes: flag },
  passTest: { hero: id, stat: oneOf(...STATS), passed: flag },
  countTest: { hero: id, stat: oneOf(...STATS), successes: count },
  /** `through`: at least one damage or fear was not negated. `keeps`: what the mirror is told, null while it is off. */
  suffer: { through: flag, keeps: orNull(anyOf(shape(cards), shape({ ...cards, faceup }))) },
  apply: { hits: count, modifiers: listOf(oneOf(...MODIFIERS)) },
  /** The same for an attack, with what the app would ask next (§35.1): whether the hero is in the group's reach. */
  applyAttack: { hits: count, modifiers: listOf(oneOf(...MODIFIERS)), inReach: flag },
  enemyAttacks: { hero: id },
  noTarget: {},
  crossedStream: {},
  /** One of the ways the mirror has worked out. */
  follow: { way: count },
  // Set-up
  chooseRole: { hero: id, role: orNull(id) },
  chooseTrinket: { hero: id, trinket: orNull(id) },
  setOut: {},
  // Camp
  buySkill: { hero: id, skill: id },
  sellSkill: { hero: id, skill: id },
  upgradeItem: { hero: id, item: id, upgrade: id },
  upgradeTrinket: { trinket: id, upgrade: id },
  leaveCamp: {},
  /** The tale has grown since it ended: on to camp, and to the adventure that follows. */
  goOn: {},
  // Action phase
  takeTurn: { hero: id },
  endTurn: { hero: id },
  hourglass: {},
  explore: { hero: id, tile: id },
  look: { token: id },
  lookTerrain: { terrain: id },
  interact: { hero: id, interaction: count },
  useTerrain: { hero: id },
  /** An action of this adventure alone. */
  storyAction: { hero: id, action: id },
  attack: { hero: id, group: id },
  /** Hits and modifiers from an ability outside an attack (§10.2). */
  hit: { hero: id, group: id },
  provoke: { hero: id, group: id },
  // At any time
  /** The company gives the adventure up: it is lost, and the story goes on. */
  concede: {},
  lastStand: { hero: id, against: oneOf('damage', 'fear') },
  equip: { hero: id, trinket: id },
  deplete: { hero: id, trinket: id },
  replenish: { hero: id, trinket: id },
  // The table's mirror
  mirror: { on: flag },
  move: { hero: id, space: id },
  placeHero: { hero: id, space: id },
  placeGroup: { group: id, space: id },
  setSuffered: { hero: id, ...cards },
  /** A card raises or lowers a limit (§38.2). */
  setLimit: { hero: id, against: oneOf('damage', 'fear'), limit: count },
  setInspiration: { hero: id, count },
  setBoon: { hero: id, boon: oneOf(...BOONS), has: flag },
  prepare: { hero: id, skill: id },
  discardPrepared: { hero: id, skill: id },
  /** A card that may be used once in a round, turn, phase or test has been, or has not after all. */
  setUsed: { hero: id, card: id, used: flag },
  /** Which damage or fear card lies faceup (§38.6). */
  noteFaceup: { hero: id, against: oneOf('damage', 'fear'), card: id },
  /** It is discarded, or turned facedown (§38.7). */
  dropFaceup: { hero: id, against: oneOf('damage', 'fear'), card: id, to: oneOf('discard', 'facedown') },
} satisfies CommandTable;

export type CommandType = keyof typeof FIELDS;
export type CommandOf<T extends CommandType> = CommandIn<typeof FIELDS, T>;
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

export const isCommand = commandCheck<Command>(FIELDS);
export const COMMAND_TYPES = typesIn(FIELDS);
