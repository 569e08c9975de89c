import { isInPlay } from './lookup';
import { tell } from './log';
import type { Game } from './rule';

/** R p.12 One resource for each hero, then one card for each player; F 1.25: unless a hero cannot collect. */
export const collectResources = (game: Game): void => {
  for (const one of game.state.characters)
    if (one.kind === 'hero' && isInPlay(one) && !one.cannotCollect) one.resources += 1;
  tell(game, { line: 'collected' });
};
