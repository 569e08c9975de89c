import type { Game } from './agenda';
import { announce } from './announce';
import type { CampaignState, HeroId } from '@/games/jime/state';
import { companyHero } from './company';
import { prepareTitle } from './prepared';

/** §31.1 Who bears the title; there is one card of each. */
export const bearerOf = ({ heroes }: CampaignState, title: string): HeroId | undefined =>
  heroes.find(({ titles }) => titles.includes(title))?.hero;

/**
 * §31.1, §31.2 The title is the hero's for the whole campaign, and prepared at once. Setting it aside for one adventure
 * does not take it away (§31.4), and one already borne stays with its bearer.
 */
export const gainTitle = (game: Game, hero: HeroId, title: string): void => {
  const { campaign } = game.state;
  if (bearerOf(campaign, title) !== undefined) return;
  companyHero(campaign, hero).titles.push(title);
  if (game.state.adventure) prepareTitle(game, hero, title);
  announce(game, { line: 'effect.title', hero, title }, hero);
};
