import { refuse } from '@/games/tcg/state/refusals';
import { discardStackedOn, stackOn } from './leavingPlay';
import { cardsInPlay, characterBy, isInPlay } from './lookup';
import { inTurns } from './moments';
import type { Game, Rule } from './rule';

/** How a site is named as the place of stacked cards. */
export const siteId = (number: number): string => `site-${number}`;

/** What cards may be stacked on: a site, a card or a character in play. */
const places = ({ state }: Game): string[] => [
  ...state.sites.map(({ number }) => siteId(number)),
  ...cardsInPlay(state).map(({ card }) => card.id),
  ...state.characters.filter(isInPlay).map(({ id }) => id),
];

/** p.23 Stacked is not played: out of play, not spotted, and not counted for uniqueness. */
export const stack: Rule<'stack'> = {
  check: (game, { character, on }) => {
    inTurns(game);
    const one = characterBy(game, character);
    if (one.ringBearer) refuse('card/ring-bearer');
    if (character === on || one.held.some(({ id }) => id === on)) refuse('stack/itself');
    if (!places(game).includes(on)) refuse('card/none');
  },
  play: (game, { character, on }) => stackOn(game, characterBy(game, character), on),
  offers: ({ state }) =>
    state.characters
      .filter((one) => isInPlay(one) && !one.ringBearer)
      .map(({ id }) => ({ character: id, on: siteId(1) })),
};

/** p.29 The cards on a liberated site are discarded. */
export const clearSite = (game: Game, number: number): void => discardStackedOn(game, siteId(number));
