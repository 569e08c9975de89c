import type { Happening, PerCompany, Trigger } from '@/games/jime/content';
import type { Game } from './agenda';
import { scheduleEffects } from './agenda';
import { adventureOf, storyOf } from './lookup';
import type { Context } from '@/games/jime/state';
import { holds } from './conditions';
import { forCompany } from './difficulty';

/** A trigger waits for this moment when everything it names is what happened; what it leaves open fits anything. */
const fits = (game: Game, waitsFor: Happening, happened: Happening): boolean =>
  Object.entries(waitsFor).every(([field, value]) =>
    field === 'atMost' && happened.moment === 'groupHealth'
      ? forCompany(game, happened.atMost) <= forCompany(game, value as PerCompany)
      : (happened as Record<string, unknown>)[field] === value,
  );

/** Notes which of several moments this was; true once there have been enough of them, and at each of them after that. */
const completes = (game: Game, { id, on }: Trigger, happened: Happening): boolean => {
  if (on.moment !== 'several') return fits(game, on, happened);
  const { momentsSeen } = adventureOf(game);
  const seen = momentsSeen[id] ?? [];
  const now = on.of.flatMap((one, index) => (fits(game, one, happened) ? [index] : []));
  if (now.length === 0) return false;
  const all = [...new Set([...seen, ...now])];
  momentsSeen[id] = all;
  return all.length >= (on.atLeast ?? on.of.length);
};

/** Puts on the agenda what the story has been waiting for, in the order it is written. */
export const fire = (game: Game, happened: Happening, context: Context): void => {
  const { triggersFired, momentsSeen } = adventureOf(game);
  const due = storyOf(game)
    .triggers.filter(({ id, again }) => again || !triggersFired[id])
    .filter((trigger) => completes(game, trigger, happened))
    .filter(({ when }) => !when || holds(game, when, context));
  for (const { id } of due) {
    triggersFired[id] = true;
    delete momentsSeen[id];
  }
  scheduleEffects(
    game,
    due.flatMap(({ effects }) => effects),
    context,
  );
};
