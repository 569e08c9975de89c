import type { Box, CardMoment, CardUse } from '@/games/jime/content';
import type { HeroId } from '@/games/jime/state';
import type { Game } from './agenda';
import { companyHero } from './company';
import { heroInPlay } from './lookup';

/** A card a hero has at hand: the key of its name, and of what it does. */
export type CardAtHand = { id: string; name: string; gist: string };

type Candidate = CardAtHand & { card: CardUse | undefined };

const candidate = (kind: string, id: string, card: CardUse | undefined, name = id): Candidate => ({
  id,
  name: `${kind}.${name}`,
  gist: `${kind}.${id}.gist`,
  card,
});

/** §84.5 A prepared card is a skill or a title; weaknesses do nothing (§53.4). */
const preparedCard = ({ skills, titles }: Box, id: string): Candidate =>
  skills[id] ? candidate('skill', id, skills[id], skills[id].name) : candidate('title', id, titles[id]);

/**
 * The cards of a hero that act at one of these moments: prepared ones first, as far as the mirror knows them, then
 * trinkets with a token left (§76.2), items and the hero card.
 */
export const cardsAtHand = (game: Game, hero: HeroId, moments: readonly CardMoment[]): CardAtHand[] => {
  const { box } = game.content;
  const { prepared, trinkets } = heroInPlay(game, hero);
  const { items } = companyHero(game.state.campaign, hero);
  const all = [
    ...prepared.map((id) => preparedCard(box, id)),
    ...trinkets
      .filter(({ tokens }) => tokens > 0)
      .map(({ trinket }) => candidate('trinket', trinket, box.trinkets[trinket])),
    ...items.map((id) => candidate('item', id, box.items[id])),
    candidate('hero', hero, box.heroes[hero]),
  ];
  return all
    .filter(({ card }) => card?.when?.some((moment) => moments.includes(moment)))
    .map(({ id, name, gist }) => ({ id, name, gist }));
};
