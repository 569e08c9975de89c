import { flag, listOf, oneOf, orNull, whole } from '@/kernel/checks';
import type { CommandIn, CommandTable } from '@/kernel/commands';
import { commandCheck, typesIn } from '@/kernel/commands';
import { card, character, region, side, special, tokenId } from './pieces';

/** Every command and its fields; `side` is who gives it. The types below are read off this table, so nothing is declared twice. */
const FIELDS = {
  // Before the game
  chooseVersion: { side, character },
  nameNumber: { side, count: whole(0, 4) },
  chooseSpecials: { side, cards: listOf(special, 2) },
  /** One piece to a region of the set-up, or back in front of the board. */
  place: { side, token: tokenId, region: orNull(region) },
  /** All nine at once, in the order of their pieces. */
  arrange: { side, regions: listOf(region, 9) },
  ready: { side },
  // A turn
  /** `ability`: by the character’s text instead of a plain step forward. */
  move: { side, token: tokenId, to: region, via: oneOf('plain', 'ability') },
  special: { side, card: special, token: orNull(tokenId), region: orNull(region) },
  // A battle
  target: { side, token: tokenId },
  /** To whatever is asked with yes or no; `region` for a retreat, `token` for Smeagol’s place. */
  answer: { side, yes: flag, region: orNull(region), token: orNull(tokenId) },
  card: { side, card },
  // Any time
  shuffle: { side, region },
  // The match
  nextGame: { side },
} satisfies CommandTable;

export type CommandType = keyof typeof FIELDS;
export type CommandOf<T extends CommandType> = CommandIn<typeof FIELDS, T>;
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

export const isCommand = commandCheck<Command>(FIELDS);
export const COMMAND_TYPES = typesIn(FIELDS);
