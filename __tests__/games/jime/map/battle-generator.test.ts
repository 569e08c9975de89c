import { layBattle, provenBattle } from '@/games/jime/map/battleGenerator';
import type { BattleMap } from '@/games/jime/map/plan';
import { battlePlanSchema } from '@/games/jime/content/schema/mapPlan';
import type { BattlePlan } from '@/games/jime/content';
import { seeded } from '@/kernel/random';
import { BATTLE_BOX, battleFaultsOf } from './battleInvariants';
import { BATTLE_TILE } from './box';
import { FORD } from './plans';

const plan = (changes: Partial<BattlePlan>): BattlePlan => battlePlanSchema.parse({ ...FORD, ...changes });

describe('a battle map laid from a plan', () => {
  test('§80 500 seeds: tiles side by side, terrain on spots of its own, always a path', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const faults = battleFaultsOf(layBattle(FORD, BATTLE_BOX, seeded(seed)), FORD);
      if (faults.length > 0) throw new Error(`seed ${seed}: ${faults.join(', ')}`);
    }
  });

  test('§65.1 as many walls as leave a path, with barricades too', () => {
    const maze = plan({
      terrain: [
        { terrain: 'barricade', count: [2, 2] },
        { terrain: 'wall', count: [3, 6] },
      ],
      places: [{ id: 'heroes' }, { id: 'chief', away: { from: 'heroes', spaces: 2 } }],
    });
    for (let seed = 0; seed < 200; seed += 1)
      expect(battleFaultsOf(layBattle(maze, BATTLE_BOX, seeded(seed)), maze)).toEqual([]);
  });

  test('the same seed gives the same map; seeds differ', () => {
    const maps = Array.from({ length: 100 }, (_, seed) =>
      JSON.stringify(layBattle(FORD, BATTLE_BOX, seeded(seed))),
    );
    expect(JSON.stringify(layBattle(FORD, BATTLE_BOX, seeded(42)))).toBe(maps[42]);
    expect(new Set(maps).size).toBe(100);
  });

  test('walls and streams share their tokens: a plan for more than there are is refused', () => {
    const count: [number, number] = [6, 6];
    const dry = plan({ terrain: [{ terrain: 'wall', count }], places: [] });
    const both = plan({ terrain: [...dry.terrain, { terrain: 'stream', count }], places: [] });
    expect(provenBattle(dry, BATTLE_BOX)).not.toBeNull();
    expect(provenBattle(both, BATTLE_BOX)).toBeNull();
    expect(() => layBattle(both, BATTLE_BOX, seeded(1))).toThrow('cannot be laid');
  });

  test('a plan for more battle tiles, or more room between figures, than there is, is refused', () => {
    expect(
      provenBattle(
        plan({ tiles: Array.from({ length: 3 }, () => ({ tile: BATTLE_TILE.id, side: 'A' as const })) }),
        BATTLE_BOX,
      ),
    ).toBeNull();
    const far = plan({ places: [{ id: 'here' }, { id: 'there', away: { from: 'here', spaces: 12 } }] });
    expect(provenBattle(far, BATTLE_BOX)).toBeNull();
  });

  test('a plan for more places than there are spaces is refused, and soon', () => {
    const places = Array.from({ length: 40 }, (_, index) => ({ id: `place-${index}` }));
    expect(provenBattle(plan({ places }), BATTLE_BOX)).toBeNull();
    const far = { id: 'far', away: { from: 'place-0', spaces: 12 } };
    expect(provenBattle(plan({ places: [...places.slice(0, 6), far] }), BATTLE_BOX)).toBeNull();
  });
});

describe('the eye that judges battle maps', () => {
  const good = layBattle(FORD, BATTLE_BOX, seeded(1));
  const [first, second] = good.tiles as [BattleMap['tiles'][number], BattleMap['tiles'][number]];
  const [token] = good.terrain as [BattleMap['terrain'][number]];
  const { heroes = '' } = good.places;

  test.each<[string, Partial<BattleMap>]>([
    ['other tiles', { tiles: [first, { ...second, side: 'B' }] }],
    ['a tile the box does not hold', { tiles: [first, { ...second, copy: 3 }] }],
    ['tiles overlap', { tiles: [first, { ...second, at: first.at }] }],
    ['tiles apart', { tiles: [first, { ...second, at: { column: 99, row: 99 } }] }],
    ['two tokens on one spot', { terrain: [...good.terrain, token] }],
    ['fire-pit lies nowhere', { terrain: [...good.terrain, { terrain: 'fire-pit', space: 'battle-9/1' }] }],
    [
      'fire-pit misplaced',
      { terrain: [...good.terrain, { terrain: 'fire-pit', border: ['battle-1/1', 'battle-1/2'] }] },
    ],
    ['0 fire-pit', { terrain: good.terrain.filter(({ terrain }) => terrain !== 'fire-pit') }],
    [
      'more wall than in the box',
      { terrain: Array.from({ length: 20 }, () => ({ ...token, terrain: 'wall' })) },
    ],
    ['terrain nobody asked for', { terrain: [...good.terrain, { terrain: 'statue', space: heroes }] }],
    ['other places', { places: { heroes } }],
    ['two places on one space', { places: { ...good.places, chest: heroes } }],
    ['place nowhere', { places: { ...good.places, chest: 'battle-9/1' } }],
    ['chief too near', { places: { ...good.places, chief: heroes } }],
  ])('sees: %s', (fault, damage) => {
    expect(battleFaultsOf(good, FORD)).toEqual([]);
    expect(battleFaultsOf({ ...good, ...damage }, FORD)).toContain(fault);
  });

  test('sees: no path', () => {
    const walls = plan({ terrain: [{ terrain: 'barricade', count: [0, 99] }], places: [] });
    const spaces = BATTLE_TILE.spaces.map(({ n }) => `battle-1/${n}`).slice(1);
    const map: BattleMap = {
      kind: 'battle',
      tiles: good.tiles,
      terrain: spaces.map((space) => ({ terrain: 'barricade', space })),
      places: {},
    };
    expect(battleFaultsOf(map, walls)).toContain('no path');
  });
});
