import type { RegionId } from '@/games/confrontation/content/board';
import { BACKWARD, FORWARD, SIDEWAYS, isUpstream } from '@/games/confrontation/content/board';
import type { Side } from '@/games/confrontation/content/sides';
import type { Battle, GameState, LogLine, TokenId } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { pieceOf, tell } from './log';
import { isEmpty, isEnemyAt, isFull, regionOf, tokenOf } from './lookup';
import { enter } from './victory';

/** §2 Retreat: one step from the region of the battle, never to the enemy, into a full region, or back through the tunnel. */

export type Direction = 'sideways' | 'backward' | 'forward';

/** A1 Against the current nobody retreats, unless the table plays it otherwise. */
const isCurrentInTheWay = ({ options }: GameState, side: Side, from: RegionId, to: RegionId): boolean =>
  isUpstream(from, to) &&
  (options.upstream === 'nobody' || (options.upstream === 'fellowship' && side === 'sauron'));

/** Steps of one direction; mountains have none sideways. */
const stepsFrom = (
  state: GameState,
  side: Side,
  from: RegionId,
  direction: Direction,
): readonly RegionId[] => {
  switch (direction) {
    case 'sideways':
      return SIDEWAYS[from].filter((to) => !isCurrentInTheWay(state, side, from, to));
    case 'backward':
      return BACKWARD[side][from];
    case 'forward':
      return FORWARD[side][from];
  }
};

/** Where a side’s fighter may retreat to. */
export const retreatsFrom = (
  state: GameState,
  side: Side,
  from: RegionId,
  directions: readonly Direction[],
): RegionId[] =>
  directions
    .flatMap((direction) => stepsFrom(state, side, from, direction))
    .filter((to) => !isEnemyAt(state, side, to) && !isFull(state, side, to));

/** Where Wormtongue may slip away to: back, and nobody of either side there (A15). */
export const hidingPlaces = (state: GameState, from: RegionId): RegionId[] =>
  BACKWARD.sauron[from].filter((to) => isEmpty(state, to));

type By = Extract<LogLine, { line: 'retreat' }>['by'];

/** One of the regions it may go to; anything else is refused. */
export const chosenOf = (regions: readonly RegionId[], to: RegionId | null): RegionId =>
  to !== null && regions.includes(to) ? to : refuse('retreat-blocked');

/** A fighter leaves the battle unbeaten. */
export const retreat = (state: GameState, battle: Battle, side: Side, to: RegionId, by: By): void => {
  const id = fighterOf(battle, side);
  const from = regionOf(tokenOf(state, id));
  tell(state, { line: 'retreat', ...pieceOf(state, id, true), from, to, by });
  battle.retreated[side] = true;
  enter(state, id, to);
};

/** Who fights for a side, once the attacker has chosen. */
export const fighterOf = ({ fighters }: Battle, side: Side): TokenId => {
  const id = fighters[side];
  if (id === null) throw new Error('nobody fights yet');
  return id;
};
