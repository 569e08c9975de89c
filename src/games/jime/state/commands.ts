import { count, id, listOf } from './fieldChecks';
import { BOONS, MODIFIERS, STATS } from '@/games/jime/content/vocabulary';
import type { Fields, Shaped } from '@/kernel/checks';
import { flag, oneOf, orNull, shape } from '@/kernel/checks';

/** What a command may name, for the rules that offer commands. */
export { BOONS, MODIFIERS };

/** Cards kept in the play area after suffering: faceup and facedown. */
const cards = { damageUp: count, damageDown: count, fearUp: count, fearDown: count };

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
  suffer: { through: flag, keeps: orNull(shape(cards)) },
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
} satisfies Record<string, Fields>;

export type CommandType = keyof typeof FIELDS;
export type CommandOf<T extends CommandType> = { type: T } & Shaped<(typeof FIELDS)[T]>;
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

const SHAPES = Object.fromEntries(
  Object.entries(FIELDS).map(([type, fields]) => [type, shape({ type: oneOf(type), ...fields })]),
);

/** Whether a value from outside is a command at all; what the rules say of it comes after. */
export const isCommand = (value: unknown): value is Command => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  const { type } = value;
  return typeof type === 'string' && Object.hasOwn(SHAPES, type) && SHAPES[type]?.(value) === true;
};

export const COMMAND_TYPES = Object.keys(FIELDS) as CommandType[];
