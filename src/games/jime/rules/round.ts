import type { Game } from './agenda';
import { adventureOf } from './lookup';
import { fire } from './triggers';
import { addToChronicle } from './chronicle';
import { fireCountdowns } from './countdowns';

/** §96 A round begins with the action phase: every hero has a turn to take. */
export const beginRound = (game: Game): void => {
  const adventure = adventureOf(game);
  adventure.round += 1;
  adventure.phase = 'action';
  adventure.turn = null;
  delete adventure.shadow;
  for (const hero of adventure.heroes) {
    hero.turn = hero.defeated ? 'done' : 'waiting';
    delete hero.actions;
    delete hero.moves;
  }
  addToChronicle(game, { line: 'chronicle.round', round: adventure.round });
  fire(game, { moment: 'round', round: adventure.round }, {});
  fireCountdowns(game);
};
