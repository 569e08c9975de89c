import type { Game } from './agenda';
import { openPrompt, schedule } from './agenda';
import { adventureOf, standingHeroes, storyOf } from './lookup';
import { renewUses } from './cardLimits';
import { fire } from './triggers';
import { endWith } from './endAdventure';
import type { GroupId } from '@/games/jime/state';

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
  renewUses(game, 'phase');
  schedule(
    game,
    { do: 'shadowPage' },
    { do: 'activation' },
    { do: 'darkness' },
    { do: 'threat' },
    { do: 'thresholds' },
    { do: 'restore' },
    { do: 'rallyPhase' },
  );
  fire(game, { moment: 'shadow' }, {});
};

/**
 * §73, §48.1 Which groups act and which rest, once the story has had its word. The sheet of the first that acts tells it;
 * where none does, a page of its own.
 */
export const tellShadow = (game: Game): void => {
  const adventure = adventureOf(game);
  const named = (exhausted: boolean): GroupId[] =>
    adventure.groups.filter((group) => group.exhausted === exhausted).map(({ id }) => id);
  const acts = standingHeroes(game).length > 0 ? named(false) : [];
  adventure.shadow = { acts, rests: named(true) };
  if (acts.length === 0) openPrompt(game, { kind: 'shadow' });
};
