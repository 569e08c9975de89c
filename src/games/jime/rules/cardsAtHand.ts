import type { CardMoment } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/state';
import type { Game } from './agenda';
import type { CardInPlay } from './cardsInPlay';
import { cardsInPlay } from './cardsInPlay';
import { heroInPlay } from './lookup';

/** A card a hero has at hand: the keys of its name and of what it does, and what is ticked off when it is used. */
export type CardAtHand = Pick<CardInPlay, 'kind' | 'id' | 'name' | 'gist'> & {
  hero: HeroId;
  tick: 'use' | 'token' | null;
};

/** §76.2 What the mirror counts of a card: the tokens of a trinket, or that its use is spent. */
const tickOf = ({ state }: Game, { kind, card }: CardInPlay): CardAtHand['tick'] => {
  if (!state.mirror) return null;
  if (kind === 'trinket') return 'token';
  return card?.limit ? 'use' : null;
};

/** A card acts when scouting if that is its first moment: after another, scouting is only what the card does then. */
const actsAt = ([first, ...others]: readonly CardMoment[], moment: CardMoment): boolean =>
  first === moment || (moment !== 'scout' && others.includes(moment));

/** The cards before a hero that act at one of these moments and are not used up. */
export const cardsAtHand = (game: Game, hero: HeroId, moments: readonly CardMoment[]): CardAtHand[] => {
  const { used = [] } = heroInPlay(game, hero);
  return cardsInPlay(game, hero)
    .filter(
      ({ id, card }) => !used.includes(id) && moments.some((moment) => actsAt(card?.when ?? [], moment)),
    )
    .map((one) => {
      const { kind, id, name, gist } = one;
      return { hero, kind, id, name, gist, tick: tickOf(game, one) };
    });
};
