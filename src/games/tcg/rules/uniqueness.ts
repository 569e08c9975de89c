import type { PlayerSeat } from '@/games/tcg/state';
import { forbid } from '@/games/tcg/state/refusals';
import { cardsInPlay, isInPlay } from './lookup';
import type { Game } from './rule';

/** p.21 The title says what a card represents; the subtitle does not count, and case and accents are how it was typed. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** p.21, p.29 A player has a unique thing in play once; other players may have theirs (p.21), and stacked cards do not count (p.23). */
export const refuseSecondUnique = (
  { state }: Game,
  player: PlayerSeat,
  { title, unique }: { title: string; unique: boolean },
): void => {
  const wanted = plainTitle(title);
  if (!unique || wanted === '') return;
  const titles = [
    ...state.characters.filter((one) => one.player === player && isInPlay(one)).map((one) => one.title),
    ...cardsInPlay(state)
      .filter(({ card }) => card.player === player)
      .map(({ card }) => card.name),
  ];
  if (titles.some((other) => plainTitle(other) === wanted)) forbid('unique/in-play', { card: title });
};
