import type { AdventurePlan, Box, ProductId } from '@/games/jime/content';
import type { Generator } from '@/kernel/random';
import { layBattle } from './battleGenerator';
import { layJourney } from './generator';
import type { BattleMap, JourneyMap } from './plan';
import { mapBox } from './proof';

/** The block of a map that is laid as written: all its tiles. */
const LAID = 'laid';

/** §18.3, §18.4 The map of an adventure, for this company, from the boxes that are on (§56). */
export const layPlan = (
  plan: AdventurePlan,
  box: Box,
  { heroes, collection }: { heroes: number; collection: readonly ProductId[] },
  generator: Generator,
): JourneyMap | BattleMap => {
  const on = mapBox(box, collection);
  switch (plan.kind) {
    case 'journey':
      return layJourney(plan, Object.values(on.tiles), heroes, generator);
    case 'battle':
      return layBattle(plan, on, generator);
    case 'laid-journey': {
      const tiles = plan.tiles.map((tile) => ({ ...tile, id: tile.tile, block: LAID }));
      return { kind: 'journey', tiles, places: {} };
    }
    case 'laid-battle':
      return { kind: 'battle', tiles: plan.tiles, terrain: [], places: {} };
  }
};
