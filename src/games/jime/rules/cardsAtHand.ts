import type { HeroId } from '@/games/jime/state';
import type { Now } from './actsNow';
import { actsForBearer, actsForOther, momentOf } from './actsNow';
import type { Game } from './agenda';
import type { CardInPlay } from './cardsInPlay';
import { cardsInPlay } from './cardsInPlay';
import { heroInPlay, standingHeroes } from './lookup';

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

/** §38.6 What lies faceup and lasts has to be obeyed: it comes before everything that helps. */
const lastsFirst = ({ kind }: CardAtHand): number => (kind === 'damage' || kind === 'fear' ? 0 : 1);

/** The cards before a hero that act now and are not used up, those of the most telling moment first. */
const cardsOf = (
  game: Game,
  hero: HeroId,
  now: Now,
  acts: (card: NonNullable<CardInPlay['card']>) => boolean,
): CardAtHand[] => {
  const { used = [] } = heroInPlay(game, hero);
  const found = cardsInPlay(game, hero).flatMap((one) => {
    const moment = one.card ? momentOf(one.card, now) : -1;
    if (!one.card || moment < 0 || used.includes(one.id) || !acts(one.card)) return [];
    return [{ one, moment }];
  });
  return found
    .sort((a, b) => a.moment - b.moment)
    .map(({ one }) => {
      const { kind, id, name, gist } = one;
      return { hero, kind, id, name, gist, tick: tickOf(game, one) };
    });
};

/** The cards that act now: those of the heroes whose moment it is, then those of others that may act for one of them. */
export const cardsAtHand = (game: Game, acting: readonly HeroId[], now: Now): CardAtHand[] => {
  const own = acting.flatMap((hero) => cardsOf(game, hero, now, (card) => actsForBearer(card, now)));
  const others = standingHeroes(game)
    .filter(({ hero }) => !acting.includes(hero))
    .flatMap(({ hero: bearer }) =>
      cardsOf(game, bearer, now, (card) =>
        acting.some((hero) => actsForOther(game, card, bearer, hero, now)),
      ),
    );
  return [...own.sort((a, b) => lastsFirst(a) - lastsFirst(b)), ...others];
};
