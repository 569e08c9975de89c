import type { Page } from '@/games/jime/content';
import type { Context, WrittenText } from '@/games/jime/state';
import type { Game } from './agenda';
import { holds } from './conditions';
import { rememberedHeroes } from './remembered';

/** A text of the story; `{hero}` in it is the hero who acts, other names are those it remembers. */
export const textFor = (game: Game, key: string, { hero }: Context): WrittenText => {
  const remembered = rememberedHeroes(game);
  return {
    key,
    ...(hero ? { hero } : {}),
    ...(Object.keys(remembered).length > 0 ? { remembered } : {}),
  };
};

/** The pages that are read now. */
export const pagesFor = (game: Game, pages: readonly Page[], context: Context): WrittenText[] =>
  pages
    .filter((page) => typeof page === 'string' || holds(game, page.when, context))
    .map((page) => textFor(game, typeof page === 'string' ? page : page.page, context));
