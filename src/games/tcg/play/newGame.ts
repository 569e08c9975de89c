import type { BaseRules } from '@/games/tcg/content/baseRules';
import { BASE_RULES, heldRules } from '@/games/tcg/content/baseRules';
import { BLANK_COMPANION, newCharacter } from '@/games/tcg/rules/characters';
import type { Block, Character, Format, GameState, RingVersion } from '@/games/tcg/state';
import type { CharacterFields } from '@/games/tcg/state/commands';
import { SAVE_VERSION } from '@/games/tcg/state/migrations';
import { FEWEST_PLAYERS, LAST_SITE, MOST_PLAYERS } from '@/games/tcg/state/pieces';
import type { Refusal, RefusalCode } from '@/games/tcg/state/refusals';
import { seeded } from '@/kernel/random';

/** p.8 Frodo is corrupted by ten burdens. */
export const RESISTANCE = 10;

export interface NewGame {
  /** Breaks ties of bids. */
  seed: number;
  players: readonly {
    name: string;
    ring: RingVersion;
    /** The Ring-bearer as the player typed it; without it, a nameless one with unknown numbers. */
    ringBearer?: CharacterFields;
    resistance?: number;
  }[];
  block?: Block;
  format?: Format;
  base?: BaseRules;
  /** What the table says where nobody is sure: games of three or four. */
  moveLimit?: number;
}

const limitOf = ({ players, base = BASE_RULES, moveLimit }: NewGame): number | null =>
  moveLimit ?? (players.length > 2 ? base.moveLimitOfMore : base.moveLimit);

const faultOf = (chosen: NewGame): RefusalCode | null => {
  const { length } = chosen.players;
  if (length < FEWEST_PLAYERS || length > MOST_PLAYERS) return 'players/count';
  return limitOf(chosen) === null ? 'moveLimit/ask' : null;
};

/** Why these players may not begin, if they may not: a player's mistake, never ours. */
export const newGameRefusal = (chosen: NewGame): Refusal | undefined => {
  const code = faultOf(chosen);
  return code ? { code } : undefined;
};

/** p.7, p.27 Every player begins with a Ring-bearer, who is ring-bound. */
const ringBearers = (players: NewGame['players']): Character[] =>
  players.map(({ ringBearer = BLANK_COMPANION }, seat) => ({
    ...newCharacter(`ring-bearer-${seat}`, seat, {
      ...ringBearer,
      kind: 'companion',
      unique: true,
      ringBound: true,
    }),
    ringBearer: true,
  }));

const playersOf = (players: NewGame['players']): GameState['players'] =>
  players.map(({ name, ring, resistance = RESISTANCE }) => ({
    name,
    bid: null,
    locked: false,
    burdens: 0,
    resistance,
    ring: { version: ring, worn: false, putOnInRegroup: false },
    site: 1,
    hand: null,
    drawn: 0,
    deadPile: 0,
    lost: null,
  }));

const path = (): GameState['sites'] =>
  Array.from({ length: LAST_SITE }, (_, index) => ({
    number: index + 1,
    name: '',
    laidBy: null,
    shadowNumber: null,
    controlledBy: null,
  }));

/** p.8 A table about to bid. */
export const newGame = (chosen: NewGame): GameState => ({
  saveVersion: SAVE_VERSION,
  generator: seeded(chosen.seed),
  base: heldRules(chosen.base ?? BASE_RULES),
  block: chosen.block ?? 'towers',
  format: chosen.format ?? 'towersBlock',
  stage: 'bids',
  winner: null,
  players: playersOf(chosen.players),
  choosing: [],
  places: [],
  turn: 0,
  freePeoples: 0,
  at: { step: 'start', player: null, waiting: [], passed: [], fierce: false },
  twilight: 0,
  moves: 0,
  moveLimit: limitOf(chosen) ?? BASE_RULES.moveLimit,
  moveLimitChanges: [],
  sites: path(),
  characters: ringBearers(chosen.players),
  support: [],
  sanctuary: null,
  archery: null,
  archeryModifiers: [],
  fierce: [],
  ambushes: [],
  ambushed: [],
  skirmishes: [],
  totals: { freePeoples: null, shadow: null },
  log: [],
  justNow: { told: 0 },
  nextId: 0,
});
