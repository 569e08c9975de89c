import type { CardId, CharacterId, RegionId, Side } from '@/games/confrontation/content';
import {
  BACKWARD,
  BOARD,
  CHARACTERS,
  FORWARD,
  HAND,
  REGIONS,
  SIDES,
  SIDEWAYS,
  bitOf,
  isUpstream,
  nameOf,
} from '@/games/confrontation/content';
import type { GameState, Token } from '@/games/confrontation/play';
import { TOKENS_OF } from '@/games/confrontation/play';

/** What a position is judged by: each group is a table of weights, and a position names its entries in them. */
export const GROUPS = {
  /** A character stands on the board. */
  character: CHARACTERS.length,
  /** How far each has come, the bearer apart. */
  fellowshipRow: 7,
  sauronRow: 7,
  /** How far the bearer has come, how many of Sauron stand in the best way to Mordor (three are as many as more), whose turn. */
  bearerWay: 7 * 4 * 2,
  /** How many of Sauron could attack the bearer, how many pieces it may be for all Sauron knows, whether it can evade, whose turn. */
  threat: 3 * 3 * 2 * 2,
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

export const indexIn = (group: Group, entry: number): number => OFFSETS[group] + entry;

const CHARACTER_FEATURE = Object.fromEntries(
  CHARACTERS.map((id, index) => [id, indexIn('character', index)]),
) as Record<CharacterId, number>;
export const characterFeature = (id: CharacterId): number => CHARACTER_FEATURE[id];

const CARD_FEATURE = Object.fromEntries(
  SIDES.map((side, index) => [
    side,
    Object.fromEntries(HAND[side].map((card, at) => [card, indexIn('card', index * HAND[side].length + at)])),
  ]),
) as Record<Side, Record<CardId, number>>;

/** Regions by their number: a position is judged thousands of times for one decision. */
const NUMBER = Object.fromEntries(REGIONS.map((id, index) => [id, index])) as Record<RegionId, number>;
const ROWS = REGIONS.map((id) => BOARD[id].row);
const numbersOf = (ids: readonly RegionId[]): number[] => ids.map((id) => NUMBER[id]);
const ONWARD = REGIONS.map((id) => numbersOf(FORWARD.fellowship[id]));
/** A step aside, not against the river. */
const ASIDE = REGIONS.map((id) => numbersOf(SIDEWAYS[id].filter((to) => !isUpstream(id, to))));
const CAPACITIES = REGIONS.map((id) => BOARD[id].capacity);
const ATTACKED_FROM = REGIONS.map((id) => numbersOf(BACKWARD.sauron[id]));
const [SHIRE, ARTHEDAIN, CARDOLAN, MORDOR] = [NUMBER.shire, NUMBER.arthedain, NUMBER.cardolan, NUMBER.mordor];

const MOST_GUARDS = 3;
const MOST_THREATS = 2;
const MOST_IN_SHIRE = 3;

/** How many stand in each region. */
type Crowd = readonly number[];

/** The number of the region a piece stands in; −1 where it stands nowhere. */
const standsAt = ({ at }: Token): number => (at === 'fallen' || at === 'reserve' ? -1 : NUMBER[at]);

const crowdOf = (state: GameState, side: Side): Crowd => {
  const crowd = REGIONS.map(() => 0);
  for (const id of TOKENS_OF[side]) {
    const at = standsAt(state.tokens[id] as Token);
    if (at >= 0) crowd[at] = (crowd[at] as number) + 1;
  }
  return crowd;
};

/** How many of Sauron stand in the way that has fewest, Mordor left out: whoever enters it has won. */
const guardsAhead = (sauronAt: Crowd, from: number): number => {
  const best: number[] = [];
  best[MORDOR] = 0;
  // Every way leads to a later region of the list, so that one pass from its end is enough.
  for (let at = MORDOR - 1; at >= from; at -= 1) {
    let onward = MOST_GUARDS;
    for (const next of ONWARD[at] as number[]) onward = Math.min(onward, best[next] as number);
    if (at === from) return onward;
    best[at] = onward + (sauronAt[at] as number);
  }
  return 0;
};

/** How many pieces on the board may be the bearer for all Sauron knows: 0 for one, 1 for two or three, 2 for more. */
const coverOf = ({ tokens }: GameState, bearer: CharacterId): number => {
  let suspects = 0;
  for (const id of TOKENS_OF.fellowship) {
    const { at, candidates } = tokens[id] as Token;
    if (at !== 'fallen' && (candidates & bitOf(bearer)) !== 0) suspects += 1;
  }
  if (suspects === 1) return 0;
  return suspects <= 3 ? 1 : 2;
};

/** Frodo may step aside where there is room, or Sam fights for him. */
const canEvade = (state: GameState, at: number, fellowshipAt: Crowd, sauronAt: Crowd): boolean => {
  const hasRoom = (beside: number): boolean =>
    sauronAt[beside] === 0 && (fellowshipAt[beside] as number) < (CAPACITIES[beside] as number);
  return (
    (ASIDE[at] as number[]).some(hasRoom) ||
    state.tokens.some((token) => token.character === 'sam-c' && standsAt(token) === at)
  );
};

const isOnBoard = ({ tokens }: GameState, character: CharacterId): boolean =>
  tokens.some((token) => token.character === character && token.at !== 'fallen');

const pushBearer = (found: number[], state: GameState, token: Token, sauronAt: Crowd): void => {
  const at = standsAt(token);
  const turn = state.turn.side === 'fellowship' ? 0 : 1;
  let threats = 0;
  for (const from of ATTACKED_FROM[at] as number[]) threats += sauronAt[from] as number;
  const fellowshipAt = crowdOf(state, 'fellowship');
  // The Nazgûl flies to whoever stands alone.
  if (fellowshipAt[at] === 1 && isOnBoard(state, 'nazgul-c')) threats += 1;
  const evades = token.character === 'frodo-c' && canEvade(state, at, fellowshipAt, sauronAt) ? 1 : 0;
  const covered = Math.min(threats, MOST_THREATS) * 3 + coverOf(state, token.character);
  found.push(
    OFFSETS.bearerWay + ((ROWS[at] as number) * 4 + guardsAhead(sauronAt, at)) * 2 + turn,
    OFFSETS.threat + (covered * 2 + evades) * 2 + turn,
  );
};

const pushFellowship = (found: number[], state: GameState, sauronAt: Crowd): void => {
  for (const id of TOKENS_OF.fellowship) {
    const token = state.tokens[id] as Token;
    const at = standsAt(token);
    if (at < 0) continue;
    found.push(CHARACTER_FEATURE[token.character]);
    if (nameOf(token.character) === state.bearer) pushBearer(found, state, token, sauronAt);
    else found.push(OFFSETS.fellowshipRow + (ROWS[at] as number));
  }
};

const pushSauron = (found: number[], { tokens }: GameState): void => {
  for (const id of TOKENS_OF.sauron) {
    const token = tokens[id] as Token;
    const at = standsAt(token);
    if (at >= 0) found.push(CHARACTER_FEATURE[token.character], OFFSETS.sauronRow + (ROWS[at] as number));
  }
};

/** A3 How many count in the Shire: those present, or those that have entered it. */
const inShire = ({ options, entered }: GameState, sauronAt: Crowd): number =>
  Math.min(options.shire === 'entered' ? entered : (sauronAt[SHIRE] as number), MOST_IN_SHIRE);

/** The entries that describe a position at the beginning of a turn. */
export const featuresOf = (state: GameState): number[] => {
  const sauronAt = crowdOf(state, 'sauron');
  const nearShire = (sauronAt[ARTHEDAIN] as number) + (sauronAt[CARDOLAN] as number);
  const found = [
    OFFSETS.toMove + (state.turn.side === 'fellowship' ? 0 : 1),
    OFFSETS.inShire + inShire(state, sauronAt),
    OFFSETS.nearShire + Math.min(nearShire, MOST_IN_SHIRE),
  ];
  pushFellowship(found, state, sauronAt);
  pushSauron(found, state);
  for (const side of SIDES) for (const card of state.cards[side].hand) found.push(CARD_FEATURE[side][card]);
  return found;
};
