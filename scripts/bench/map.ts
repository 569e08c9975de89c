import type { JourneyPlan, TileSide } from '@/content';
import { layBattle } from '@/engine/map/battle-generator';
import { layJourney } from '@/engine/map/generator';
import { seeded } from '@/kernel/random';
import { BATTLE_TILE, SIDES, TERRAIN } from '../../__tests__/engine/map/box';
import { faultsOf } from '../../__tests__/engine/map/invariants';
import { DEEP, FORD, MODEST, WIDE } from '../../__tests__/engine/map/plans';
import type { Figure } from '../figures';
import { spread } from '../figures';

const CORE = SIDES.filter(({ product }) => product === 'core');
const companyOf = (seed: number): number => 2 + (seed % 4);

const journeys = (name: string, plan: JourneyPlan, sides: TileSide[], seeds: number): Figure[] => {
  const lay = (seed: number) => layJourney(plan, sides, companyOf(seed), seeded(seed));
  const times = spread(name, seeds, lay);
  let faulty = 0;
  for (let seed = 0; seed < seeds; seed += 1)
    if (faultsOf(lay(seed), plan, sides, companyOf(seed)).length > 0) faulty += 1;
  return [...times, { name: `${name}: with a fault`, value: faulty, unit: `maps of ${seeds}` }];
};

/** Maps from plans, every invariant checked on each: `seeds` of the modest plan, a twentieth of that of each larger one. */
export const figures = (seeds = 10_000): Figure[] => {
  const few = Math.ceil(seeds / 20);
  const box = { battleTiles: { [BATTLE_TILE.id]: BATTLE_TILE }, terrain: TERRAIN };
  return [
    ...journeys('journey, 6–8 tiles, core box', MODEST, CORE, Math.ceil(seeds / 2)),
    ...journeys('journey, 6–8 tiles, all boxes', MODEST, SIDES, Math.ceil(seeds / 2)),
    ...journeys('journey, 19 tiles, core box', WIDE, CORE, few),
    ...journeys('journey, 19 tiles, all boxes', WIDE, SIDES, few),
    ...journeys('journey, 19 tiles with caves, all boxes', DEEP, SIDES, few),
    ...spread('battle, 2 tiles with terrain', few, (seed) => layBattle(FORD, box, seeded(seed))),
  ];
};
