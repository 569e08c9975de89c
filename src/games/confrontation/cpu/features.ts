import type { RegionId } from '@/games/confrontation/content';
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
import type { GameState, Token } from '@/games/confrontation/play';
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
  (typeof CHARACTERS)[number],
  number
>;
const MOST_GUARDS = 3;

/** How many of Sauron stand in the way that has fewest, Mordor left out: whoever enters it has won. */
const guardsAhead = (sauronAt: Record<string, number>, from: RegionId): number => {
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

/** The entries that describe a position at the beginning of a turn. */
export const featuresOf = (state: GameState): number[] => {
  const found: number[] = [OFFSETS.toMove + SIDES.indexOf(state.turn.side)];
  const sauronAt: Record<string, number> = {};
  for (const id of TOKENS_OF.sauron) {
    const { at } = state.tokens[id] as Token;
    sauronAt[at] = (sauronAt[at] ?? 0) + 1;
  }
  let nearShire = 0;
  for (const [id, token] of state.tokens.entries()) {
    const { at, character } = token;
    if (at === 'fallen' || at === 'reserve') continue;
    found.push(OFFSETS.character + CHARACTER_INDEX[character]);
    const { row } = BOARD[at];
    if (sideOf(id) === 'sauron') {
      found.push(OFFSETS.sauronRow + row);
      if (row === 1) nearShire += 1;
    } else if (nameOf(character) === state.bearer) {
      found.push(OFFSETS.bearerWay + row * 4 + guardsAhead(sauronAt, at));
      const threats = BACKWARD.sauron[at].reduce((sum, from) => sum + (sauronAt[from] ?? 0), 0);
      found.push(OFFSETS.threat + Math.min(threats, 2) * 2 + (isKnown(token) ? 1 : 0));
    } else found.push(OFFSETS.fellowshipRow + row);
  }
  found.push(OFFSETS.inShire + Math.min(sauronAt.shire ?? 0, 3), OFFSETS.nearShire + Math.min(nearShire, 3));
  for (const [index, side] of SIDES.entries())
    for (const card of state.cards[side].hand)
      found.push(OFFSETS.card + index * 9 + HAND[side].indexOf(card));
  return found;
};

export const indexIn = (group: Group, entry: number): number => OFFSETS[group] + entry;
export const characterFeature = (id: (typeof CHARACTERS)[number]): number =>
  OFFSETS.character + CHARACTER_INDEX[id];
