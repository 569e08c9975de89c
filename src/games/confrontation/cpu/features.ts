import type { CharacterId, RegionId } from '@/games/confrontation/content';
import {
  BACKWARD,
  BOARD,
  CHARACTERS,
  FORWARD,
  HAND,
  REGIONS,
  SIDES,
  bitOf,
  nameOf,
} from '@/games/confrontation/content';
import type { GameState, Token, TokenId } from '@/games/confrontation/play';
import { TOKENS_OF, sideOf } from '@/games/confrontation/play';

/** What a position is judged by: each group is a table of weights, and a position names its entries in them. */
export const GROUPS = {
  /** A character stands on the board. */
  character: CHARACTERS.length,
  /** How far each has come, the bearer apart. */
  fellowshipRow: 7,
  sauronRow: 7,
  /** How far the bearer has come, by how many of Sauron stand in the best way to Mordor (three are as many as more). */
  bearerWay: 7 * 4,
  /** How many of Sauron could attack the bearer with a plain step, by whether Sauron knows who it is. */
  threat: 3 * 2,
  inShire: 4,
  nearShire: 4,
  /** Combat cards in hand: the Fellowship’s nine, then Sauron’s. */
  card: 18,
  /** Whose turn it is. */
  toMove: 2,
} as const;
export type Group = keyof typeof GROUPS;

const NAMES = Object.keys(GROUPS) as Group[];
const OFFSETS = Object.fromEntries(
  NAMES.map((name, index) => [name, NAMES.slice(0, index).reduce((sum, before) => sum + GROUPS[before], 0)]),
) as Record<Group, number>;
export const FEATURES = NAMES.reduce((sum, name) => sum + GROUPS[name], 0);

const CHARACTER_INDEX = Object.fromEntries(CHARACTERS.map((id, index) => [id, index])) as Record<
  CharacterId,
  number
>;
export const indexIn = (group: Group, entry: number): number => OFFSETS[group] + entry;
export const characterFeature = (id: CharacterId): number => OFFSETS.character + CHARACTER_INDEX[id];

const MOST_GUARDS = 3;

/** How many stand in each region. */
type Crowd = Record<string, number>;

/** How many of Sauron stand in the way that has fewest, Mordor left out: whoever enters it has won. */
const guardsAhead = (sauronAt: Crowd, from: RegionId): number => {
  const best: Partial<Record<RegionId, number>> = { mordor: 0 };
  // Every way leads to a later region of the list, so that one pass from its end is enough.
  for (let index = REGIONS.length - 2; index >= 0; index -= 1) {
    const id = REGIONS[index] as RegionId;
    const onward = Math.min(...FORWARD.fellowship[id].map((next) => best[next] ?? MOST_GUARDS));
    if (id === from) return Math.min(onward, MOST_GUARDS);
    best[id] = onward + (sauronAt[id] ?? 0);
  }
  return MOST_GUARDS;
};

const isKnown = ({ candidates, character }: Token): boolean => candidates === bitOf(character);

const sauronIn = (state: GameState): Crowd => {
  const crowd: Crowd = {};
  for (const id of TOKENS_OF.sauron) {
    const { at } = state.tokens[id] as Token;
    crowd[at] = (crowd[at] ?? 0) + 1;
  }
  return crowd;
};

const bearerFeatures = (token: Token, at: RegionId, sauronAt: Crowd): number[] => {
  const threats = BACKWARD.sauron[at].reduce((sum, from) => sum + (sauronAt[from] ?? 0), 0);
  return [
    OFFSETS.bearerWay + BOARD[at].row * 4 + guardsAhead(sauronAt, at),
    OFFSETS.threat + Math.min(threats, 2) * 2 + (isKnown(token) ? 1 : 0),
  ];
};

const pushPiece = (found: number[], state: GameState, id: TokenId, sauronAt: Crowd): void => {
  const token = state.tokens[id] as Token;
  const { at, character } = token;
  if (at === 'fallen' || at === 'reserve') return;
  found.push(characterFeature(character));
  if (sideOf(id) === 'sauron') found.push(OFFSETS.sauronRow + BOARD[at].row);
  else if (nameOf(character) === state.bearer) found.push(...bearerFeatures(token, at, sauronAt));
  else found.push(OFFSETS.fellowshipRow + BOARD[at].row);
};

const MOST_IN_SHIRE = 3;

/** The entries that describe a position at the beginning of a turn. */
export const featuresOf = (state: GameState): number[] => {
  const sauronAt = sauronIn(state);
  const nearShire = (sauronAt.arthedain ?? 0) + (sauronAt.cardolan ?? 0);
  const found = [
    OFFSETS.toMove + SIDES.indexOf(state.turn.side),
    OFFSETS.inShire + Math.min(sauronAt.shire ?? 0, MOST_IN_SHIRE),
    OFFSETS.nearShire + Math.min(nearShire, MOST_IN_SHIRE),
  ];
  for (let id = 0; id < state.tokens.length; id += 1) pushPiece(found, state, id, sauronAt);
  for (const [index, side] of SIDES.entries())
    for (const card of state.cards[side].hand)
      found.push(OFFSETS.card + index * HAND[side].length + HAND[side].indexOf(card));
  return found;
};
