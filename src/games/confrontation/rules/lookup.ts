import type { CharacterId, CharacterName } from '@/games/confrontation/content/characters';
import { TILES, nameOf } from '@/games/confrontation/content/characters';
import type { RegionId } from '@/games/confrontation/content/board';
import { BOARD } from '@/games/confrontation/content/board';
import type { Side } from '@/games/confrontation/content/sides';
import { SIDES, otherSide } from '@/games/confrontation/content/sides';
import type { Ask, GameState, Token, TokenId } from '@/games/confrontation/state';

/** The number of a side’s first piece; its other eight follow. */
export const firstToken = (side: Side): TokenId => (side === 'fellowship' ? 0 : TILES);

export const sideOf = (id: TokenId): Side => (id < TILES ? 'fellowship' : 'sauron');

const numbers = (side: Side): readonly TokenId[] =>
  Array.from({ length: TILES }, (_, index) => firstToken(side) + index);

/** The numbers of a side’s nine pieces. */
export const TOKENS_OF: Record<Side, readonly TokenId[]> = {
  fellowship: numbers('fellowship'),
  sauron: numbers('sauron'),
};

export const tokenOf = (state: GameState, id: TokenId): Token => {
  const token = state.tokens[id];
  if (!token) throw new Error(`no piece ${id}`);
  return token;
};

/** Where a piece on the board stands; our own mistake if it does not. */
export const regionOf = ({ at }: Token): RegionId => {
  if (at === 'reserve' || at === 'fallen') throw new Error('not on the board');
  return at;
};

export const isOnBoard = ({ at }: Token): boolean => at !== 'reserve' && at !== 'fallen';

export const tokensAt = (state: GameState, side: Side, region: RegionId): TokenId[] =>
  TOKENS_OF[side].filter((id) => state.tokens[id]?.at === region);

export const countAt = (state: GameState, side: Side, region: RegionId): number => {
  const first = firstToken(side);
  let count = 0;
  for (let id = first; id < first + TILES; id += 1) if (state.tokens[id]?.at === region) count += 1;
  return count;
};

export const isFull = (state: GameState, side: Side, region: RegionId): boolean =>
  countAt(state, side, region) >= BOARD[region].capacity;

export const isEnemyAt = (state: GameState, side: Side, region: RegionId): boolean =>
  countAt(state, otherSide(side), region) > 0;

/** No piece of either side. */
export const isEmpty = (state: GameState, region: RegionId): boolean =>
  SIDES.every((side) => countAt(state, side, region) === 0);

export const charactersOnBoard = (state: GameState, side: Side): number =>
  TOKENS_OF[side].filter((id) => isOnBoard(tokenOf(state, id))).length;

/** The piece that is this character, of whichever version; undefined when nobody is. */
export const findByName = (state: GameState, side: Side, name: CharacterName): TokenId | undefined =>
  TOKENS_OF[side].find((id) => nameOf(tokenOf(state, id).character) === name);

export const isCharacter = (state: GameState, id: TokenId, character: CharacterId): boolean =>
  tokenOf(state, id).character === character;

export const ask = (state: GameState, question: Ask, side: Side): void => {
  state.prompt = { ask: question, side };
};
