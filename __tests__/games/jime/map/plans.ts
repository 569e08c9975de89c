import type { BattlePlan, JourneyPlan, PlanTile } from '@/games/jime/content';
import { battlePlanSchema, journeyPlanSchema } from '@/games/jime/content/schema/mapPlan';

type Draw = Extract<PlanTile, { draw: unknown }>['draw'];

const drawn = (id: string, draw: Draw, rest: Partial<PlanTile> = {}): PlanTile =>
  ({ id, draw, ...rest }) as PlanTile;
const several = (count: number, id: string, draw: Draw): PlanTile[] =>
  Array.from({ length: count }, (_, index) => drawn(`${id}-${index + 1}`, draw));

/** Six tiles and two more for large companies: a farm, a wood, a way down into a cave. */
export const MODEST: JourneyPlan = journeyPlanSchema.parse({
  kind: 'journey',
  blocks: [
    {
      id: 'farm',
      shape: 'tight',
      tiles: [
        { id: 'yard', tile: '202A', places: ['well', 'barn'] },
        drawn('lane', { spaces: [1, 2], environment: 'outdoor' }),
      ],
    },
    {
      id: 'wood',
      joins: 'farm',
      shape: 'sprawling',
      tiles: [
        drawn('eaves', { look: ['wood'], environment: 'outdoor' }, { joins: 'lane' }),
        drawn('hollow', { spaces: [3], environment: 'outdoor' }, { places: ['camp', 'tree', 'stone'] }),
        drawn('thicket', { spaces: [2, 3] }, { heroes: 4 }),
      ],
    },
    {
      id: 'cave',
      joins: 'wood',
      shape: 'tight',
      tiles: [
        drawn('mouth', { spaces: [2, 3], environment: 'underground' }),
        drawn('pool', { environment: 'underground' }, { joins: 'mouth', places: ['shore'] }),
        drawn('shaft', { environment: 'underground' }, { heroes: 5 }),
      ],
    },
  ],
});

/** Nineteen of the twenty-two tiles of the core box, five blocks, half of them sprawling. */
export const WIDE: JourneyPlan = journeyPlanSchema.parse({
  kind: 'journey',
  blocks: [
    { id: 'start', shape: 'tight', tiles: several(4, 'start', { environment: 'outdoor' }) },
    { id: 'east', joins: 'start', shape: 'sprawling', tiles: several(4, 'east', { spaces: [2, 3] }) },
    { id: 'west', joins: 'start', shape: 'tight', tiles: several(4, 'west', { spaces: [2, 3] }) },
    { id: 'far', joins: 'east', shape: 'sprawling', tiles: several(4, 'far', {}) },
    { id: 'end', joins: 'far', shape: 'tight', tiles: several(3, 'end', { spaces: [3] }) },
  ],
});

/** All six black-bordered sides of the core box in one block, and outdoor tiles about them. */
export const DEEP: JourneyPlan = journeyPlanSchema.parse({
  kind: 'journey',
  blocks: [
    { id: 'door', shape: 'tight', tiles: several(2, 'door', { environment: 'outdoor', spaces: [2] }) },
    {
      id: 'deep',
      joins: 'door',
      shape: 'tight',
      tiles: ['204B', '303B', '207B', '306B', '208B', '307B'].map((tile, at) => ({ id: `deep-${at}`, tile })),
    },
    {
      id: 'beyond',
      joins: 'deep',
      shape: 'sprawling',
      tiles: several(11, 'beyond', { environment: 'outdoor' }),
    },
  ],
});

export const FORD: BattlePlan = battlePlanSchema.parse({
  kind: 'battle',
  tiles: [
    { tile: 'battle', side: 'A' },
    { tile: 'battle', side: 'A' },
  ],
  terrain: [
    { terrain: 'wall', count: [2, 4] },
    { terrain: 'stream', count: [2, 3] },
    { terrain: 'boulder', count: [1, 2] },
    { terrain: 'pit', count: [0, 1] },
    { terrain: 'fire-pit', count: [1, 1] },
  ],
  places: [{ id: 'heroes' }, { id: 'chief', away: { from: 'heroes', spaces: 3 } }, { id: 'chest' }],
});
