import { forbid, refuse } from '@/games/lcg/state/refusals';
import type { Game } from './rule';

/** Anything but reading is over once the game is. */
export const notOver = ({ state }: Game): void => {
  if (state.stage === 'ended') refuse('game/over');
};

/** During the rounds, not while setting up. */
export const inRounds = (game: Game): void => {
  notOver(game);
  if (game.state.stage === 'setUp') forbid('setUp/still');
};

export const whileSettingUp = (game: Game): void => {
  notOver(game);
  if (game.state.stage !== 'setUp') forbid('setUp/over');
};

/** R p.30 Actions need an open window, and there is none while setting up (F 1.19). Responses go by their trigger. */
export const windowOpen = (game: Game, response: boolean): void => {
  notOver(game);
  if (response) return;
  if (game.state.stage === 'setUp') forbid('action/set-up');
  else if (!game.state.at.window) forbid('action/window-shut');
};
