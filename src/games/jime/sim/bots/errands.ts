import type { HeroId, HeroInPlay, MapToken } from '@/games/jime/play';
import { happen } from '../abilities/happen';
import type { Table, TurnLeft } from '../table/table';
import { act, heroOf, noiseFor } from '../table/table';
import { answerPrompts } from './answers';
import { strike } from './fighting';
import type { Goal, GoalAction } from './goal';
import { goalsFor } from './goals';
import { findMoves, walk } from './walking';

/** What so little promises is not worth an action. */
export const LEAST = 0.3;

const triedAs = ({ about, action }: Goal): string =>
  action.do === 'interact' ? `${about} ${action.interaction}` : about;

export const chooseErrand = (table: Table, hero: HeroInPlay, left: TurnLeft): Goal | undefined => {
  let best: Goal | undefined;
  let most = LEAST;
  const stays = table.notes.stuck === hero.hero;
  for (const goal of goalsFor(table, hero, left)) {
    if (goal.rating <= LEAST || (stays && goal.space !== hero.space)) continue;
    const worth = goal.rating + noiseFor(table, hero.hero, triedAs(goal));
    if (worth > most) [best, most] = [goal, worth];
  }
  return best;
};

const tokenOf = ({ state }: Table, id: string): MapToken | undefined =>
  state.adventure?.tokens.find((token) => token.id === id);

/** §4.1 Looks at a thing and interacts with it; cards answer before and after. */
export const interact = (
  table: Table,
  hero: HeroId,
  { token: id, terrain, interaction }: Extract<GoalAction, { do: 'interact' }>,
): void => {
  const token = tokenOf(table, id)?.kind;
  happen(table, { at: 'interact', hero, token });
  act(table, terrain ? { type: 'lookTerrain', terrain: id } : { type: 'look', token: id });
  answerPrompts(table, 'lessons');
  act(table, { type: 'interact', hero, interaction });
  answerPrompts(table);
  if (!table.state.adventure || heroOf(table, hero).defeated) return;
  happen(table, { at: 'interacted', hero, token });
  if (token && !tokenOf(table, id)) happen(table, { at: 'tokenDiscarded', hero, token });
};

const perform = (table: Table, hero: HeroId, action: GoalAction): void => {
  switch (action.do) {
    case 'explore':
      return;
    case 'interact':
      return interact(table, hero, action);
    case 'useTerrain':
      act(table, { type: 'lookTerrain', terrain: action.terrain });
      answerPrompts(table, 'lessons');
      return act(table, { type: 'useTerrain', hero });
    case 'attack':
      return strike(table, hero, action.group, action.attack);
    case 'storyAction':
      return act(table, { type: 'storyAction', hero, action: action.action });
  }
};

/** Does the action once there, or goes a step nearer; false when neither can be done. */
export const goAbout = (table: Table, hero: HeroId, goal: Goal, left: TurnLeft): boolean => {
  const { action, space } = goal;
  table.notes.claimed[goal.about] = hero;
  if (heroOf(table, hero).space !== space || action.do === 'explore')
    return (
      findMoves(table, hero, left, goal.moves, action.do !== 'explore') && walk(table, hero, space, left)
    );
  if (left.actions === 0) return false;
  left.actions -= 1;
  const tried = triedAs(goal);
  table.notes.tried[tried] = (table.notes.tried[tried] ?? 0) + 1;
  perform(table, hero, action);
  answerPrompts(table);
  return true;
};
