import type { Game } from '../agenda';
import { heroInPlay, standing, standingHeroes } from '../find';
import { refuse } from '../refusals';
import type { Rule } from '../rule';
import type { HeroId } from '../state';
import { mirrorOn } from './mirror';

/** §84.4 At most four cards are prepared at a time, weaknesses included (§53.4). */
export const MOST_PREPARED = 4;

const isCard = ({ content: { box } }: Game, card: string): boolean =>
  [box.skills, box.titles, box.weaknesses].some((kind) => Object.hasOwn(kind, card));

export const prepare: Rule<'prepare'> = {
  check: (game, { hero, skill }) => {
    mirrorOn(game);
    const { prepared } = standing(game, hero);
    if (!isCard(game, skill)) refuse('prepare/not-in-deck', { skill });
    if (prepared.includes(skill)) refuse('prepare/already', { hero, skill });
    if (prepared.length >= MOST_PREPARED) refuse('prepare/four-already', { hero });
  },
  play: (game, { hero, skill }) => {
    heroInPlay(game, hero).prepared.push(skill);
  },
  offers: (game) =>
    game.state.mirror
      ? standingHeroes(game).flatMap(({ hero }) => cardsOf(game, hero).map((skill) => ({ hero, skill })))
      : [],
};

/** Cards a hero is likely to prepare: the hero's own, the role's, bought ones and titles (§27.1). */
const cardsOf = ({ state, content }: Game, hero: HeroId): string[] => {
  const own = state.campaign.heroes.find((one) => one.hero === hero);
  return [
    ...(content.box.heroes[hero]?.skills ?? []),
    ...(content.box.roles[own?.role ?? '']?.startingSkills ?? []),
    ...(own?.skills ?? []),
    ...(own?.titles ?? []),
  ];
};

export const discardPrepared: Rule<'discardPrepared'> = {
  check: (game, { hero, skill }) => {
    mirrorOn(game);
    if (!standing(game, hero).prepared.includes(skill)) refuse('prepare/not-prepared', { hero, skill });
  },
  play: (game, { hero, skill }) => {
    const one = heroInPlay(game, hero);
    one.prepared = one.prepared.filter((card) => card !== skill);
  },
  offers: (game) =>
    standingHeroes(game).flatMap(({ hero, prepared }) => prepared.map((skill) => ({ hero, skill }))),
};
