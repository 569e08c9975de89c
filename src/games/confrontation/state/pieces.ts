import type { Checked } from '@/kernel/checks';
import { flag, listOf, oneOf, shape, text, whole } from '@/kernel/checks';
import { CARDS, SPECIALS } from '@/games/confrontation/content/cards';
import { CHARACTERS } from '@/games/confrontation/content/characters';
import { REGIONS } from '@/games/confrontation/content/board';
import { SIDES } from '@/games/confrontation/content/sides';

export const side = oneOf(...SIDES);
export const region = oneOf(...REGIONS);
export const character = oneOf(...CHARACTERS);
export const card = oneOf(...CARDS);
export const special = oneOf(...SPECIALS);
export const count = whole(0, 9999);
export const name = text(0, 40);

/** A standing piece by its number: 0–8 are the Fellowship’s, 9–17 Sauron’s. Which character it hides changes when it is shuffled. */
export const TOKENS = 18;
export const tokenId = whole(0, TOKENS - 1);
export type TokenId = number;

/** How long a character is shown: while its battle lasts, to the end of the turn, or to the end of the game. */
export const SHOWN = ['hidden', 'battle', 'turn', 'game'] as const;

export const token = shape({
  character,
  /** Not yet set up, on the board, or defeated. */
  at: oneOf(...REGIONS, 'reserve', 'fallen'),
  shown: oneOf(...SHOWN),
  /** What the opponent cannot rule out: a bit for each face of the side’s tiles. */
  candidates: whole(0, 0x3_ffff),
});
export type Token = Checked<typeof token>;
export type Shown = Token['shown'];

/** The combat cards and special cards of one side. */
export const cards = shape({
  hand: listOf(card, 9),
  /** Face up, in the order played. */
  discard: listOf(card, 9),
  specials: listOf(special, 4),
  spent: listOf(special, 4),
});
export type SideCards = Checked<typeof cards>;

export const bothSides = <Value>(check: (value: unknown) => value is Value) =>
  shape({ fellowship: check, sauron: check });

export const bothFlags = bothSides(flag);
