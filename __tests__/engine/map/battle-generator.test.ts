import { isWhole, layBattle, provenBattle } from '@/engine/map/battle-generator';
import { battleTilesOverlap, placeBattleTile } from '@/engine/map/battle';
import type { BattlePlacement } from '@/engine/map/battle';
import { walkFrom } from '@/engine/map/distance';
import type { BattleMap } from '@/engine/map/plan';
import { borderKey, battleBoard } from '@/engine/map/spaces';
import { battlePlanSchema } from '@/content/schema/map-plan';
import type { BattlePlan } from '@/content';
import { seeded } from '@/kernel/random';
import { BATTLE_TILE, TERRAIN } from './box';
import { FORD } from './plans';

const BOX = { battleTiles: { [BATTLE_TILE.id]: BATTLE_TILE }, terrain: TERRAIN };

const placementsOf = (map: BattleMap): BattlePlacement[] =>
  map.tiles.map((placed) => placeBattleTile(BATTLE_TILE, placed));
const plan = (changes: Partial<BattlePlan>): BattlePlan => battlePlanSchema.parse({ ...FORD, ...changes });
const countOf = (map: BattleMap, terrain: string): number =>
  map.terrain.filter((token) => token.terrain === terrain).length;

const faultsOf = (map: BattleMap, of: BattlePlan): string[] => {
  const faults: string[] = [];
  const placements = placementsOf(map);
  const board = battleBoard(placements, map.terrain, TERRAIN);
  const open = battleBoard(placements, [], TERRAIN);
  placements.forEach((one, index) => {
    if (placements.slice(0, index).some((other) => battleTilesOverlap(one, other)))
      faults.push('tiles overlap');
  });
  if (!isWhole(open)) faults.push('tiles apart');
  if (!isWhole(board)) faults.push('no path');
  const where = map.terrain.map((token) => ('space' in token ? token.space : borderKey(...token.border)));
  if (new Set(where).size < where.length) faults.push('two tokens on one spot');
  for (const token of map.terrain) {
    const real =
      'space' in token
        ? token.space in board.spaces
        : open.adjacent[token.border[0]]?.includes(token.border[1]);
    if (!real) faults.push(`${token.terrain} lies nowhere`);
    if ('space' in token !== (TERRAIN[token.terrain]?.where === 'space'))
      faults.push(`${token.terrain} misplaced`);
  }
  for (const { terrain, count } of of.terrain) {
    const laid = countOf(map, terrain);
    if (laid < count[0] || laid > count[1]) faults.push(`${laid} ${terrain}`);
  }
  const spots = of.places.map(({ id }) => map.places[id] ?? '');
  if (new Set(spots).size < spots.length) faults.push('two places on one space');
  if (spots.some((space) => !(space in board.spaces) || board.closed.includes(space)))
    faults.push('place nowhere');
  for (const { id, away } of of.places) {
    const walk = walkFrom(board, map.places[id] ?? '');
    if (away && (walk[map.places[away.from] ?? ''] ?? 0) < away.spaces) faults.push(`${id} too near`);
  }
  return faults;
};

describe('a battle map laid from a plan', () => {
  test('§80 500 seeds: tiles side by side, terrain on spots of its own, always a path', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const faults = faultsOf(layBattle(FORD, BOX, seeded(seed)), FORD);
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
      expect(faultsOf(layBattle(maze, BOX, seeded(seed)), maze)).toEqual([]);
  });

  test('the same seed gives the same map; seeds differ', () => {
    const maps = Array.from({ length: 100 }, (_, seed) => JSON.stringify(layBattle(FORD, BOX, seeded(seed))));
    expect(JSON.stringify(layBattle(FORD, BOX, seeded(42)))).toBe(maps[42]);
    expect(new Set(maps).size).toBe(100);
  });

  test('walls and streams share their tokens: a plan for more than there are is refused', () => {
    const count: [number, number] = [6, 6];
    const dry = plan({ terrain: [{ terrain: 'wall', count }], places: [] });
    const both = plan({ terrain: [...dry.terrain, { terrain: 'stream', count }], places: [] });
    expect(provenBattle(dry, BOX)).not.toBeNull();
    expect(provenBattle(both, BOX)).toBeNull();
    expect(() => layBattle(both, BOX, seeded(1))).toThrow('cannot be laid');
  });

  test('a plan for more battle tiles, or more room between figures, than there is, is refused', () => {
    expect(
      provenBattle(
        plan({ tiles: Array.from({ length: 3 }, () => ({ tile: BATTLE_TILE.id, side: 'A' as const })) }),
        BOX,
      ),
    ).toBeNull();
    const far = plan({ places: [{ id: 'here' }, { id: 'there', away: { from: 'here', spaces: 12 } }] });
    expect(provenBattle(far, BOX)).toBeNull();
  });
});
