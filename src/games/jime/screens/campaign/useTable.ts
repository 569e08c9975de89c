import type { Command } from '@/games/jime/play';
import type { Names } from '@/games/jime/session/box';
import { useBoxStore, useNames } from '@/games/jime/session/box';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';

export type Table = {
  game: OpenGame;
  names: Names;
  /** The printed name of a card, in the language of the cards in hand. */
  printed(key: string): string;
  heroName(hero: string): string;
  act(command: Command): void;
};

/** The open game and the names of its cards, for the screens that only an open game shows. */
export const useTable = (): Table => {
  const game = useGame((state) => state.game);
  const act = useGame((state) => state.act);
  const opened = useBoxStore((state) => state.opened);
  if (!game || !opened) throw new Error('No game is open');
  const names = useNames(opened);
  const printed = (key: string): string => names.card(key).name;
  return {
    game,
    names,
    printed,
    heroName: (hero) => printed(`hero.${hero}`),
    act: (command) => void act(command),
  };
};
