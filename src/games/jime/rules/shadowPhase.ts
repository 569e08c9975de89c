import type { Game } from './agenda';
import { schedule } from './agenda';
import { adventureOf, storyOf } from './lookup';
import { fire } from './triggers';
import { endWith } from './endAdventure';

/**
 * §73 Enemies activate, darkness strikes, threat rises, and every group is ready again. §106.5, §112.3 It never begins
 * when a hero has fallen: the adventure is lost first.
 */
export const shadowPhase = (game: Game): void => {
  const adventure = adventureOf(game);
  adventure.turn = null;
  if (adventure.heroes.some(({ defeated }) => defeated)) {
    endWith(game, storyOf(game).endings.defeat);
    return;
  }
  adventure.phase = 'shadow';
  schedule(
    game,
    { do: 'activation' },
    { do: 'darkness' },
    { do: 'threat' },
    { do: 'thresholds' },
    { do: 'restore' },
    { do: 'rallyPhase' },
  );
  fire(game, { moment: 'shadow' }, {});
};
