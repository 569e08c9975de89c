import type { Box, CardUse } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/state';
import type { Game } from './agenda';
import { companyHero } from './company';
import { faceupOf } from './faceup';
import { heroInPlay } from './lookup';

type Kind = 'damage' | 'fear' | 'skill' | 'title' | 'trinket' | 'item' | 'hero';

/** A card that lies before a hero: the keys of its name and of what it does, and when it does it. */
export type CardInPlay = {
  kind: Kind;
  id: string;
  name: string;
  gist: string;
  card: CardUse | undefined;
};

const cardInPlay = (kind: Kind, id: string, card: CardUse | undefined, name = id): CardInPlay => ({
  kind,
  id,
  name: `${kind}.${name}`,
  gist: `${kind}.${id}.gist`,
  card,
});

/** §84.5 A prepared card is a skill or a title; weaknesses do nothing (§53.4). */
const preparedCard = ({ skills, titles }: Box, id: string): CardInPlay =>
  skills[id] ? cardInPlay('skill', id, skills[id], skills[id].name) : cardInPlay('title', id, titles[id]);

/**
 * The cards before a hero: first the damage and fear that last (§38.6) and the prepared ones, as far as the mirror knows
 * them, then trinkets with a token left (§76.2), items and the hero card.
 */
export const cardsInPlay = (game: Game, hero: HeroId): CardInPlay[] => {
  const { box } = game.content;
  const inPlay = heroInPlay(game, hero);
  const { items } = companyHero(game.state.campaign, hero);
  return [
    ...faceupOf(inPlay, 'damage').map((id) => cardInPlay('damage', id, box.damageCards[id])),
    ...faceupOf(inPlay, 'fear').map((id) => cardInPlay('fear', id, box.fearCards[id])),
    ...inPlay.prepared.map((id) => preparedCard(box, id)),
    ...inPlay.trinkets
      .filter(({ tokens }) => tokens > 0)
      .map(({ trinket }) => cardInPlay('trinket', trinket, box.trinkets[trinket])),
    ...items.map((id) => cardInPlay('item', id, box.items[id])),
    cardInPlay('hero', hero, box.heroes[hero]),
  ];
};
