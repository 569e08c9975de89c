import type { BattlePlan, JourneyPlan, TileSide } from '@/games/jime/content';
import { layBattle } from '@/games/jime/map/battleGenerator';
import { layJourney } from '@/games/jime/map/generator';
import { seeded } from '@/kernel/random';
import { BATTLE_BOX, battleFaultsOf } from '../../__tests__/games/jime/map/battleInvariants';
import { SIDES } from '../../__tests__/games/jime/map/box';
import { faultsOf } from '../../__tests__/games/jime/map/invariants';
import { DEEP, FORD, MODEST, WIDE } from '../../__tests__/games/jime/map/plans';
import type { Figure, Subject } from '../figures';
import { spread } from '../figures';

const CORE = SIDES.filter(({ product }) => product === 'core');
const companyOf = (seed: number): number => 2 + (seed % 4);

/** Each map is timed as it is laid, then looked at: every invariant of a map that can be played. */
const judged = <Map>(
  name: string,
  seeds: number,
  lay: (seed: number) => Map,
  faultsIn: (map: Map, seed: number) => string[],
): Figure[] => {
  let faulty = 0;
  const times = spread(name, seeds, lay, (map, seed) => (faulty += faultsIn(map, seed).length > 0 ? 1 : 0));
  return [...times, { name: `${name}: with a fault`, value: faulty, unit: `maps of ${seeds}` }];
};

const journeys = (name: string, plan: JourneyPlan, sides: TileSide[], seeds: number): Figure[] =>
  judged(
    name,
    seeds,
    (seed) => layJourney(plan, sides, companyOf(seed), seeded(seed)),
    (map, seed) => faultsOf(map, plan, sides, companyOf(seed)),
  );

const battles = (name: string, plan: BattlePlan, seeds: number): Figure[] =>
  judged(
    name,
    seeds,
    (seed) => layBattle(plan, BATTLE_BOX, seeded(seed)),
    (map) => battleFaultsOf(map, plan),
  );

/** 100 000 maps from plans: most of a modest adventure, the rest of the largest ones the boxes allow. */
export const figures: Subject = () => [
  ...journeys('journey, 6–8 tiles, core box', MODEST, CORE, 35_000),
  ...journeys('journey, 6–8 tiles, all boxes', MODEST, SIDES, 35_000),
  ...journeys('journey, 19 tiles, core box', WIDE, CORE, 5_000),
  ...journeys('journey, 19 tiles, all boxes', WIDE, SIDES, 5_000),
  ...journeys('journey, 19 tiles with caves, all boxes', DEEP, SIDES, 5_000),
  ...battles('battle, 2 tiles with terrain', FORD, 15_000),
];
