import { heldRules } from '@/games/tcg/content/baseRules';
import type { Character, PlayerSeat } from '@/games/tcg/state';
import { forbid } from '@/games/tcg/state/refusals';
import { cardsInPlay, isInPlay } from './lookup';
import type { Game } from './rule';

/** A title without case, accents and signs, which are how it was typed. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** p.21, p.29 The title says what a card represents; a subtitle typed behind it, after a comma, does not count. */
export const thingOf = (title: string): string => plainTitle(title.split(',')[0] ?? title);

/** p.21, p.29 A player has a unique thing in play once; other players may have theirs (p.21), and stacked cards do not count (p.23). */
export const refuseSecondUnique = (
  { state }: Game,
  player: PlayerSeat,
  { title, unique }: { title: string; unique: boolean },
): void => {
  const wanted = thingOf(title);
  if (!unique || wanted === '') return;
  const titles = [
    ...state.characters.filter((one) => one.player === player && isInPlay(one)).map((one) => one.title),
    ...cardsInPlay(state)
      .filter(({ card }) => card.player === player)
      .map(({ card }) => card.name),
  ];
  if (titles.some((other) => thingOf(other) === wanted)) forbid('unique/in-play', { card: title });
};

/** Base rule: a unique character in one's dead pile is not played again. */
export const refuseDeadUnique = (
  { state }: Game,
  player: PlayerSeat,
  { title, unique }: { title: string; unique: boolean },
): void => {
  const wanted = thingOf(title);
  if (!unique || wanted === '' || !heldRules(state.base).uniqueDeadStay) return;
  const isCopy = (one: Character): boolean =>
    one.player === player && one.fate === 'dead' && one.unique && thingOf(one.title) === wanted;
  if (state.characters.some(isCopy)) forbid('unique/dead', { card: title });
};
