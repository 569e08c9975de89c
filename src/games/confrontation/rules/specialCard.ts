import type { Side } from '@/games/confrontation/content/sides';
import type { CommandOf, GameState, RefusalCode, Token, TokenId } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { TOKENS_OF, isOnBoard, sideOf, tokenOf } from './lookup';

/** How a card is played: whom and where it names. */
export type Use = Omit<CommandOf<'special'>, 'type' | 'card'>;
export type Answer = RefusalCode | null;

/** One card: why it cannot be played so, what it does, and every way to play it. */
export interface Special {
  refusal(state: GameState, use: Use): Answer;
  play(state: GameState, use: Use): void;
  offers(state: GameState): Omit<Use, 'side'>[];
}

export const piece = (state: GameState, { token }: Use): Token | null =>
  token === null ? null : (state.tokens[token] ?? null);

/** A named piece stands on the board and belongs to that side. */
export const namingRefusal = (state: GameState, use: Use, owner: Side): Answer => {
  const token = piece(state, use);
  if (use.token === null || !token || sideOf(use.token) !== owner) return 'special-not-now';
  return isOnBoard(token) ? null : 'not-on-board';
};

/** A side’s pieces on the board. */
export const pieces = (state: GameState, side: Side): TokenId[] =>
  TOKENS_OF[side].filter((id) => isOnBoard(tokenOf(state, id)));

export const named = ({ token }: Use): TokenId => token ?? refuse('special-not-now');
