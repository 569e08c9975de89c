import type { Game } from '../agenda';
import { open } from '../agenda';
import { missing } from '../find';
import type { HeroId } from '../state';

/** §31.1, §31.2 The title is the hero's for the whole campaign, and prepared at once. */
export const gainTitle = (game: Game, hero: HeroId, title: string): void => {
  const own = game.state.campaign.heroes.find((one) => one.hero === hero) ?? missing('hero', hero);
  if (own.titles.includes(title)) return;
  own.titles.push(title);
  open(game, { kind: 'message', pages: [{ key: 'effect.title', params: { hero, title } }], hero });
};
