import type { Command } from '@/games/jime/play';
import { useBoxStore } from '@/games/jime/session/box';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import type { Names } from '../useNames';
import { useNames } from '../useNames';

type Opened = {
  game: OpenGame;
  names: Names;
  /** The printed name of a card, in the language of the cards in hand. */
  printed(key: string): string;
  heroName(hero: string): string;
  act(command: Command): void;
};

/** The open game and the names of its cards, for the screens that only an open game shows. */
export const useOpenGame = (): Opened => {
  const game = useGame((state) => state.game);
  const act = useGame((state) => state.act);
  const isBoxOpen = useBoxStore((state) => state.opened !== null);
  const names = useNames();
  if (!game || !isBoxOpen) throw new Error('No game is open');
  const { printed } = names;
  return {
    game,
    names,
    printed,
    heroName: (hero) => printed(`hero.${hero}`),
    act: (command) => void act(command),
  };
};
