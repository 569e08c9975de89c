import type { HeroInPlay, SpaceId } from '@/games/jime/play';
import { ACTIONS, MOVES, forecast } from '@/games/jime/play';
import type { Table, TurnLeft } from '../table/table';
import { fights } from './fightGoals';
import type { Finder, Goal, View } from './goal';
import { storyOf } from './progressWorth';
import { dangersFor, provocation, routesFrom } from './routes';
import { storyActions, terrain, tokens, unexplored } from './storyGoals';

const FINDERS: readonly Finder[] = [unexplored, tokens, terrain, storyActions, fights];

type TurnsLeft = Pick<TurnLeft, 'actions' | 'moves'>;

/** Whole turns until a goal is done: 0 is this turn. */
const turnsFor = ({ moves, action }: Goal, left: TurnsLeft): number => {
  const act = action.do === 'explore' ? 0 : 1;
  const travels = Math.ceil(Math.max(0, moves - left.moves) / MOVES);
  return Math.max(0, Math.ceil((travels + act - left.actions) / ACTIONS));
};

/** A thing done a turn later is worth less. */
const EACH_TURN = 0.72;

/** How a goal is weighed beside the others: what leads on is left for later as long as the bar allows. */
interface Weights {
  leads: number;
  side: number;
  /** What it costs to leave or to interact under the eyes of enemies. */
  price: number;
  /** What it costs to be in a space when the shadow phase comes. */
  danger: (space: SpaceId) => number;
}

const dangers = ({ table, hero, from }: View): Weights['danger'] => {
  if (!table.state.adventure?.groups.length) return () => 0;
  const danger = dangersFor(table, hero);
  const here = danger(from);
  return (space) => table.policy.caution * (danger(space) - here);
};

const weightsOf = (view: View): Weights => {
  const { table, hero, from } = view;
  const { policy, state } = table;
  const { full } = forecast(table);
  const share = (state.adventure?.threat ?? 0) / Math.max(1, full.at);
  const haste = Math.min(1, Math.max(0, (share - policy.leisure) / 0.25));
  return {
    leads: policy.dawdling + (1.5 - policy.dawdling) * haste,
    side: policy.curiosity * (1 - policy.foresight * haste),
    price: policy.prudence * provocation(table, hero.hero, from),
    danger: dangers(view),
  };
};

/** Points a goal promises to a hero now, with what the way there costs. */
const ratingOf = ({ table, hero }: View, weights: Weights, goal: Goal, left: TurnsLeft): number => {
  const claimed = table.notes.claimed[goal.about];
  const taken = claimed !== undefined && claimed !== hero.hero && !goal.shared ? 0.2 : 1;
  const bias = goal.leads ? weights.leads : goal.action.do === 'attack' ? 1 : weights.side;
  const leaves = goal.moves > 0 || goal.action.do === 'interact';
  const later = EACH_TURN ** turnsFor(goal, left);
  return goal.worth * bias * taken * later - (leaves ? weights.price : 0) - weights.danger(goal.space);
};

export interface RatedGoal extends Goal {
  rating: number;
}

/** Everything a hero might do from where it stands, rated. */
export const goalsFor = (table: Table, hero: HeroInPlay, left: TurnsLeft): RatedGoal[] => {
  const from = hero.space;
  if (from === null) return [];
  const rounds = forecast(table).full.rounds;
  const view: View = { table, story: storyOf(table), hero, from, routes: routesFrom(table, from), rounds };
  const weights = weightsOf(view);
  return FINDERS.flatMap((find) => find(view)).map((goal) =>
    Object.assign(goal, { rating: ratingOf(view, weights, goal, left) }),
  );
};
