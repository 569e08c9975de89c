import type { CharacterId } from '@/games/confrontation/content/characters';
import { FACES, bitOf, tileBits } from '@/games/confrontation/content/characters';
import type { RegionId } from '@/games/confrontation/content/board';
import type { Side } from '@/games/confrontation/content/sides';
import { SIDES } from '@/games/confrontation/content/sides';
import type { GameState, LogLine, Shown, Token, TokenId } from '@/games/confrontation/state';
import { int } from '@/kernel/random';
import { pieceOf, tell } from './log';
import { TOKENS_OF, isOnBoard, regionOf, sideOf, tokenOf } from './lookup';

/** §5 What each side knows of the other: a set of candidates for each piece, kept as bits. */

export const charactersIn = (side: Side, candidates: number): CharacterId[] =>
  FACES[side].filter((id) => (candidates & bitOf(id)) !== 0);

/** Whether the opponent must reckon with this piece being one of these. */
export const couldBe = ({ candidates }: Token, ...ids: readonly CharacterId[]): boolean =>
  ids.some((id) => (candidates & bitOf(id)) !== 0);

/** The bits of the one tile a set is about; 0 while it is about several. */
const oneTile = (candidates: number): number => {
  const lowest = 31 - Math.clz32(candidates & -candidates);
  const tile = 3 << (lowest & ~1);
  return (candidates & ~tile) === 0 ? tile : 0;
};

/** A tile that is known to be one piece is no other. */
const settle = (state: GameState, side: Side): void => {
  let done = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (const id of TOKENS_OF[side]) {
      const tile = oneTile(tokenOf(state, id).candidates);
      if (tile === 0 || (done & tile) !== 0) continue;
      done |= tile;
      changed = true;
      for (const other of TOKENS_OF[side]) if (other !== id) tokenOf(state, other).candidates &= ~tile;
    }
  }
};

/** The opponent learns who this is. */
const identify = (state: GameState, id: TokenId): void => {
  const token = tokenOf(state, id);
  const known = bitOf(token.character);
  if (token.candidates === known) return;
  token.candidates = known;
  for (const other of TOKENS_OF[sideOf(id)])
    if (other !== id) tokenOf(state, other).candidates &= ~tileBits(token.character);
  settle(state, sideOf(id));
};

/** The opponent learns that this piece is none of these. */
export const ruleOut = (state: GameState, id: TokenId, ...characters: readonly CharacterId[]): void => {
  const token = tokenOf(state, id);
  const left = characters.reduce((bits, character) => bits & ~bitOf(character), token.candidates);
  if (left === token.candidates) return;
  token.candidates = left;
  settle(state, sideOf(id));
};

const LENGTH: Record<Shown, number> = { hidden: 0, battle: 1, turn: 2, game: 3 };

/** Turns a piece to the opponent. The Watcher, once seen, stays so. */
export const show = (state: GameState, id: TokenId, until: Exclude<Shown, 'hidden'>): void => {
  const token = tokenOf(state, id);
  const length = token.character === 'watcher-v' ? 'game' : until;
  if (LENGTH[length] > LENGTH[token.shown]) token.shown = length;
  identify(state, id);
};

/** The same, with its line in the story. */
export const showBy = (
  state: GameState,
  id: TokenId,
  until: Exclude<Shown, 'hidden'>,
  by: Extract<LogLine, { line: 'show' }>['by'],
): void => {
  show(state, id, until);
  tell(state, { line: 'show', ...pieceOf(state, id, true), at: regionOf(tokenOf(state, id)), by });
};

export const stir = (state: GameState, region: RegionId): void => {
  if (!state.stirred.includes(region)) state.stirred.push(region);
};

/** Everybody shown for so long is hidden again. */
export const hideAgain = (state: GameState, lengths: readonly Shown[]): void => {
  for (const token of state.tokens) {
    if (!lengths.includes(token.shown)) continue;
    token.shown = 'hidden';
    if (isOnBoard(token)) stir(state, regionOf(token));
  }
};

/** A piece somebody has named, or that must or must not move next, is not mixed with others meanwhile. */
const isPinned = ({ turn }: GameState, id: TokenId): boolean =>
  turn.forced === id || turn.first?.token === id;

const hiddenAt = (state: GameState, side: Side, region: RegionId): TokenId[] =>
  TOKENS_OF[side].filter((id) => {
    const { at, shown } = tokenOf(state, id);
    return at === region && shown === 'hidden' && !isPinned(state, id);
  });

/** Whether the pieces of a region may not be shuffled by hand now. */
export const isFrozen = (state: GameState, side: Side, region: RegionId): boolean =>
  TOKENS_OF[side].some((id) => {
    const { at, shown } = tokenOf(state, id);
    return at === region && (shown === 'battle' || shown === 'turn' || isPinned(state, id));
  });

const exchange = (state: GameState, one: TokenId, other: TokenId): void => {
  const [first, second] = [tokenOf(state, one), tokenOf(state, other)];
  [first.character, second.character] = [second.character, first.character];
};

/** Mixes one side’s hidden pieces of a region: which is which is lost, who is among them is not. False when there is nothing to mix. */
export const shuffleRegion = (state: GameState, side: Side, region: RegionId): boolean => {
  const ids = hiddenAt(state, side, region);
  if (ids.length < 2) return false;
  for (let last = ids.length - 1; last > 0; last -= 1) {
    const other = int(state.generator, 0, last);
    if (other !== last) exchange(state, ids[last] as TokenId, ids[other] as TokenId);
  }
  const union = ids.reduce((bits, id) => bits | tokenOf(state, id).candidates, 0);
  for (const id of ids) tokenOf(state, id).candidates = union;
  return true;
};

/** §5 After each action; a region where nothing changed would only be mixed as it is. */
export const shuffleStirred = (state: GameState): void => {
  for (const region of state.stirred) for (const side of SIDES) shuffleRegion(state, side, region);
  state.stirred = [];
};
