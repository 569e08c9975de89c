import type { Game } from './agenda';
import { heroInPlay, standingHero, standingHeroes } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { HeroId } from '@/games/jime/state';
import { companyHero } from './company';
import { judgeLimitsAnew } from './damageAndFear';
import { holdsLimit, limitsOf } from './limits';
import { mirrorTold, requireMirror } from './mirror';
import { skillDeck } from './skillDeck';

/** §27.1 The cards of a hero's deck; which weakness it holds, only the table knows. */
const cardsOf = ({ state, content }: Game, hero: HeroId): string[] => {
  const {
    basic,
    hero: own,
    role,
    bought,
    titles,
  } = skillDeck(content.box, companyHero(state.campaign, hero));
  return [...basic, ...own, ...role, ...bought, ...titles];
};

const inDeck = (game: Game, hero: HeroId, card: string): boolean =>
  cardsOf(game, hero).includes(card) || Object.hasOwn(game.content.box.weaknesses, card);

/** §31.1 A title gained is prepared at once; beyond the limit the table chooses which card to discard (§84.4, §53.4). */
export const prepareTitle = (game: Game, hero: HeroId, title: string): void => {
  const { prepared } = heroInPlay(game, hero);
  if (game.state.mirror && prepared.length < limitsOf(game, hero).prepared) prepared.push(title);
};

export const prepare: Rule<'prepare'> = {
  check: (game, { hero, skill }) => {
    requireMirror(game);
    const { prepared } = standingHero(game, hero);
    if (!inDeck(game, hero, skill)) refuse('prepare/not-in-deck', { skill });
    if (prepared.includes(skill)) refuse('prepare/already', { hero, skill });
    const { prepared: limit } = limitsOf(game, hero);
    if (prepared.length >= limit) refuse('prepare/no-room', { hero, limit });
  },
  play: (game, { hero, skill }) => {
    heroInPlay(game, hero).prepared.push(skill);
  },
  offers: (game) =>
    game.state.mirror
      ? standingHeroes(game).flatMap(({ hero }) => cardsOf(game, hero).map((skill) => ({ hero, skill })))
      : [],
};

export const discardPrepared: Rule<'discardPrepared'> = {
  check: (game, { hero, skill }) => {
    requireMirror(game);
    if (!standingHero(game, hero).prepared.includes(skill)) refuse('prepare/not-prepared', { hero, skill });
  },
  play: (game, { hero, skill }) => {
    const one = heroInPlay(game, hero);
    one.prepared = one.prepared.filter((card) => card !== skill);
    if (holdsLimit(game.content.box, skill)) judgeLimitsAnew(game);
    mirrorTold(game, hero, 'prepared');
  },
  offers: (game) =>
    standingHeroes(game).flatMap(({ hero, prepared }) => prepared.map((skill) => ({ hero, skill }))),
};
