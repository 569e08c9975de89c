import type { Moment } from '@/content';
import type { Game } from '../agenda';
import { laterEffects } from '../agenda';
import { adventureOf, storyOf } from '../find';
import type { Context } from '../state';
import { holds } from './conditions';

/** A trigger waits for this moment when everything it names is what happened; what it leaves open fits anything. */
const fits = (waitsFor: Moment, happened: Moment): boolean =>
  Object.entries(waitsFor).every(([field, value]) => (happened as Record<string, unknown>)[field] === value);

/** Puts on the agenda what the story has been waiting for, in the order it is written. */
export const fire = (game: Game, happened: Moment, context: Context): void => {
  const { triggersFired } = adventureOf(game);
  const due = storyOf(game).triggers.filter(
    ({ id, on, when, again }) =>
      fits(on, happened) && (again || !triggersFired[id]) && (!when || holds(game, when, context)),
  );
  for (const { id } of due) triggersFired[id] = true;
  laterEffects(
    game,
    due.flatMap(({ effects }) => effects),
    context,
  );
};
