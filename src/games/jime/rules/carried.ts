import type { Game } from './agenda';
import { adventureOf } from './lookup';

/** How many of a thing of the story the company carries; a save of the first edition counts it under a flag of that name. */
export const carriedCount = (game: Game, thing: string): number => {
  const { carried, flags } = adventureOf(game);
  return carried?.[thing] ?? flags[thing] ?? 0;
};

/** The company takes up some of a thing, or lays some down, as far as it has any. */
export const carry = (game: Game, thing: string, by: number): void => {
  const adventure = adventureOf(game);
  const count = Math.max(0, carriedCount(game, thing) + by);
  adventure.carried = { ...adventure.carried, [thing]: count };
};
