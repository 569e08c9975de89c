import { mapPlanSchema } from '@/games/jime/content/schema/mapPlan';

const tile = (id: string, rest: object = {}) => ({ id, draw: {}, ...rest });
const block = (id: string, tiles: object[], rest: object = {}) => ({ id, shape: 'tight', tiles, ...rest });
const journey = (...blocks: object[]) => ({ kind: 'journey', blocks });

const SOUND = journey(
  block('farm', [tile('yard'), tile('lane', { joins: 'yard' })]),
  block('wood', [tile('eaves', { joins: 'lane' }), tile('glade', { heroes: 4 })], { joins: 'farm' }),
);

const faults = (plan: object): string[] => {
  const result = mapPlanSchema.safeParse(plan);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('the plan of a map', () => {
  test('a valid plan passes', () => {
    expect(faults(SOUND)).toEqual([]);
  });

  test.each<[string, object, string]>([
    [
      'a block twice',
      journey(block('a', [tile('t')]), block('a', [tile('u')], { joins: 'a' })),
      'blocks.1.id: block a is there twice',
    ],
    [
      'a tile twice',
      journey(block('a', [tile('t'), tile('t')])),
      'blocks.0.tiles.1.id: tile t is there twice',
    ],
    [
      'a place twice',
      journey(block('a', [tile('t', { places: ['p', 'p'] })])),
      'blocks.0.tiles.0.places: a place is there twice',
    ],
    [
      'both sides of one tile',
      journey(
        block('a', [
          { id: 't', tile: '300A' },
          { id: 'u', tile: '300B' },
        ]),
      ),
      'blocks.0.tiles.1.tile: tile 300 has two sides but is one piece of cardboard',
    ],
    [
      'a first block that joins',
      journey(block('a', [tile('t')], { joins: 'b' })),
      'blocks.0.joins: the first block joins none',
    ],
    [
      'a start tile that joins',
      journey(block('a', [tile('t', { joins: 'u' })])),
      'blocks.0.tiles.0.joins: the start tile joins none',
    ],
    [
      'a block that joins none',
      journey(block('a', [tile('t')]), block('b', [tile('u')])),
      'blocks.1.joins: joins a block listed before it',
    ],
    [
      'a block whose first tile may be missing',
      journey(block('a', [tile('t', { heroes: 3 })])),
      'blocks.0.tiles.0.heroes: the first tile of a block is always there',
    ],
    [
      'a hint out of its block',
      journey(block('a', [tile('t')]), block('b', [tile('u'), tile('v', { joins: 't' })], { joins: 'a' })),
      'blocks.1.tiles.1.joins: joins a tile before it in its block',
    ],
    [
      'a hint to a tile that may be missing',
      journey(block('a', [tile('t'), tile('u', { heroes: 4 }), tile('v', { joins: 'u' })])),
      'blocks.0.tiles.2.joins: u may be missing when v is laid',
    ],
    [
      'a range the wrong way round',
      {
        kind: 'battle',
        tiles: [{ tile: 'battle', side: 'A' }],
        terrain: [{ terrain: 'wall', count: [3, 1] }],
        places: [],
      },
      'terrain.0.count: least first',
    ],
    [
      'a battle place away from none',
      {
        kind: 'battle',
        tiles: [{ tile: 'battle', side: 'A' }],
        terrain: [],
        places: [{ id: 'here', away: { from: 'there', spaces: 2 } }],
      },
      'places.0.away: away from a place listed before it',
    ],
  ])('%s is reported with its path', (_, plan, fault) => {
    expect(faults(plan)).toEqual([fault]);
  });
});
