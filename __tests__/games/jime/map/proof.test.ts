import type { Box, ProductId } from '@/games/jime/content';
import { journeyPlanSchema } from '@/games/jime/content/schema/mapPlan';
import { drawLayout, provenLayout } from '@/games/jime/map/attempts';
import type { Attempt } from '@/games/jime/map/attempts';
import { unlayableCases } from '@/games/jime/map/proof';
import { seeded } from '@/kernel/random';
import { BATTLE_TILE, SIDES, TERRAIN } from './box';
import { DEEP, FORD, MODEST, WIDE } from './plans';

const BOX = {
  tiles: Object.fromEntries(SIDES.map((record) => [record.id, record])),
  battleTiles: { [BATTLE_TILE.id]: BATTLE_TILE },
  terrain: TERRAIN,
} as unknown as Box;
const CORE: ProductId[] = ['core'];

describe('a plan proved before it is played', () => {
  test('the sample plans can be laid by every company with the core box alone and with any other', () => {
    for (const plan of [MODEST, WIDE, DEEP, FORD]) expect(unlayableCases(plan, BOX, CORE)).toEqual([]);
  });

  test('§56.3 a plan that needs a box names the companies and boxes it fails for', () => {
    const tiles = [
      { id: 'start', draw: {} },
      { id: 'hall', tile: '500B', heroes: 4 },
    ];
    const plan = journeyPlanSchema.parse({ kind: 'journey', blocks: [{ id: 'b', shape: 'tight', tiles }] });
    expect(unlayableCases(plan, BOX, ['core', 'spreading-war'])).toEqual([]);
    const without = unlayableCases(plan, BOX, CORE);
    expect(without).toContainEqual({ heroes: 4, products: ['core'] });
    expect(without).toContainEqual({ heroes: 5, products: ['core', 'shadowed-paths'] });
    expect(without.every(({ heroes, products }) => heroes >= 4 && !products.includes('spreading-war'))).toBe(
      true,
    );
  });

  test('when chance finds no layout, the proven one is laid', () => {
    const proof = seeded(1);
    const onlyProof: Attempt<string> = (generator) =>
      JSON.stringify(generator) === JSON.stringify(proof) ? 'proven' : null;
    expect(provenLayout(onlyProof)).toBe('proven');
    expect(drawLayout(onlyProof, seeded(99))).toBe('proven');
    expect(() => drawLayout(() => null, seeded(99))).toThrow('cannot be laid');
  });
});
