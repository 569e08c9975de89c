import type { GameState } from '@/games/lcg/state';
import { forbid } from '@/games/lcg/state/refusals';
import { isInPlay } from './lookup';
import type { Game } from './rule';

/** Titles as they are compared: accents and capitals are no other card. */
export const plainTitle = (title: string): string =>
  title.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

type Titled = { name: string; unique: boolean };

const inPlay = (state: GameState): Titled[] => [
  ...state.characters.filter((one) => isInPlay(one) || one.fate === 'captive'),
  ...[...state.characters.filter(isInPlay), ...state.encounter].flatMap(({ attachments }) => attachments),
];

/**
 * R p.8 One unique card of a title for the whole table, among the cards of players: heroes, allies, attachments and events.
 * Encounter cards neither stand in the way nor are kept away; nor does a copy in a discard pile.
 */
export const refuseSecondUnique = ({ state }: Game, { name, unique }: Titled): void => {
  const title = plainTitle(name);
  if (!unique || title === '') return;
  if (inPlay(state).some((card) => card.unique && plainTitle(card.name) === title))
    forbid('unique/in-play', { card: name });
};
