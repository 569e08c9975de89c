import type { Checked } from '@/kernel/checks';
import { flag, listOf, oneOf, orNull, shape, whole } from '@/kernel/checks';
import { battle } from './battle';
import { logLine } from './log';
import { SAVE_VERSION } from './migrations';
import { TOKENS, bothSides, cards, count, name, region, side, special, token, tokenId } from './pieces';
import { prompt } from './prompts';

/** How the two agreed to play; §7 names the rulings that are a choice. */
export const options = shape({
  cast: oneOf('classic', 'variant', 'draft'),
  /** Draft: the nine chosen faces stay secret. */
  blind: flag,
  specials: oneOf('off', 'pickTwo', 'drawn', 'handicap'),
  /** The special cards given to the weaker player; empty unless handicap. */
  gift: listOf(special, 8),
  /** A1 Who may retreat against the current of the Anduin. */
  upstream: oneOf('nobody', 'fellowship', 'both'),
  /** A5 Who has no forward move loses; or only who has no move at all. */
  stalemate: oneOf('forward', 'anyMove'),
  /** A3 Three of Sauron’s in the Shire at once; or three that have ever entered it. */
  shire: oneOf('present', 'entered'),
  /** A1 Who attacks sideways may do so along the Anduin either way; or only as its side may move there. */
  riverAttacks: oneOf('bothWays', 'asMoves'),
  /** Two games with sides changed, or one. */
  match: flag,
  friendlyUndo: flag,
  /** Shows each player what they can work out of the hidden characters. */
  memoryAid: flag,
});
export type Options = Checked<typeof options>;

const player = shape({ name, kind: oneOf('person', 'easy', 'normal', 'hard') });
export type Player = Checked<typeof player>;

export const REASONS = [
  ...(['bearerInMordor', 'witchKingInShire', 'threeInShire'] as const),
  ...(['bearerDefeated', 'noMove'] as const),
] as const;

const outcome = shape({
  winner: side,
  reason: oneOf(...REASONS),
  /** One for each of the winner’s characters on the board. */
  points: whole(0, 9),
});
export type Outcome = Checked<typeof outcome>;

/** A game of the match that is over. */
const played = shape({ outcome, fellowship: whole(0, 1), plies: count, log: listOf(logLine) });
export type PlayedGame = Checked<typeof played>;

const turn = shape({
  side,
  /** A card moved somebody one step: with Shadowfax the same one must move now, with the Dark of Mordor another. */
  first: orNull(shape({ card: oneOf('shadowfax', 'darkOfMordor'), token: tokenId })),
  /** Named by A King Revealed: it must move. */
  forced: orNull(tokenId),
});
export type Turn = Checked<typeof turn>;

/** Somebody is in the tunnel and has not yet arrived. */
const tunnel = shape({ token: tokenId, shadowfax: flag });

/**
 * The game as one plain JSON document: nothing in it but what JSON keeps. For what comes from outside: a state of our own
 * is believed, a file is not.
 */
export const isDocument = shape({
  saveVersion: whole(SAVE_VERSION, SAVE_VERSION),
  options,
  players: listOf(player, 2),
  /** Which of the two plays the Fellowship in this game. */
  fellowship: whole(0, 1),
  /** Games of this match that are over. */
  played: listOf(played, 1),
  stage: oneOf('setUp', 'play', 'over'),
  /** How many turns have begun. */
  ply: count,
  turn,
  tokens: listOf(token, TOKENS),
  cards: bothSides(cards),
  /** Who bears the Ring. */
  bearer: oneOf('frodo', 'sam'),
  /** How often somebody of Sauron’s has entered the Shire. */
  entered: count,
  tunnel: orNull(tunnel),
  /** Regions where somebody came or was hidden again: their pieces are shuffled when the action ends. */
  stirred: listOf(region),
  battle: orNull(battle),
  /** What is asked now, and of whom; null when the game is over. */
  prompt: orNull(prompt),
  outcome: orNull(outcome),
  generator: shape({
    algorithm: oneOf('xoroshiro128plus'),
    state: listOf(whole(-0x8000_0000, 0x7fff_ffff), 4),
  }),
  /** Null in the worlds a computer player thinks in, where nobody reads it. */
  log: orNull(listOf(logLine)),
});
export type GameState = Checked<typeof isDocument>;
