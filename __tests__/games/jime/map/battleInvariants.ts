import type { BattlePlan } from '@/games/jime/content';
import { isWhole } from '@/games/jime/map/battleGenerator';
import { battleTilesOverlap, placeBattleTile } from '@/games/jime/map/battle';
import type { BattlePlacement } from '@/games/jime/map/battle';
import { walkFrom } from '@/games/jime/map/distance';
import type { BattleMap } from '@/games/jime/map/plan';
import { battleBoard, borderKey } from '@/games/jime/map/spaces';
import type { Board, PlacedTerrain } from '@/games/jime/map/spaces';
import { BATTLE_TILE, TERRAIN } from './box';

export const BATTLE_BOX = { battleTiles: { [BATTLE_TILE.id]: BATTLE_TILE }, terrain: TERRAIN };

const countOf = (map: BattleMap, terrain: string): number =>
  map.terrain.filter((token) => token.terrain === terrain).length;

/** Every tile of the plan, each a piece of cardboard of its own, side by side. */
const tileFaults = (map: BattleMap, plan: BattlePlan, placements: readonly BattlePlacement[]): string[] => {
  const asked = plan.tiles.map(({ tile, side }) => `${tile} ${side}`).join();
  const overlaps = placements.some((one, index) =>
    placements.slice(0, index).some((other) => battleTilesOverlap(one, other)),
  );
  const copies = new Set(placements.map(({ id }) => id));
  return [
    ...(map.tiles.map(({ tile, side }) => `${tile} ${side}`).join() === asked ? [] : ['other tiles']),
    ...(copies.size === placements.length && map.tiles.every(({ copy }) => copy <= BATTLE_TILE.copies)
      ? []
      : ['a tile the box does not hold']),
    ...(overlaps ? ['tiles overlap'] : []),
    ...(isWhole(battleBoard(placements, [], TERRAIN)) ? [] : ['tiles apart']),
  ];
};

const spotOf = (token: PlacedTerrain): string =>
  'space' in token ? token.space : borderKey(...token.border);

/** As much terrain as the plan asks and the box holds, each on a spot of its own where its kind lies. */
const terrainFaults = (map: BattleMap, plan: BattlePlan, open: Board): string[] => {
  const faults: string[] = [];
  if (new Set(map.terrain.map(spotOf)).size < map.terrain.length) faults.push('two tokens on one spot');
  for (const token of map.terrain) {
    const { where } = TERRAIN[token.terrain] ?? {};
    const lies =
      'space' in token
        ? token.space in open.spaces
        : open.adjacent[token.border[0]]?.includes(token.border[1]);
    if (!lies) faults.push(`${token.terrain} lies nowhere`);
    if ('space' in token !== (where === 'space')) faults.push(`${token.terrain} misplaced`);
  }
  for (const { terrain, count } of plan.terrain) {
    const laid = countOf(map, terrain);
    if (laid < count[0] || laid > count[1]) faults.push(`${laid} ${terrain}`);
    const { otherSide, tokenSides = 0 } = TERRAIN[terrain] ?? {};
    if (laid + (otherSide ? countOf(map, otherSide) : 0) > tokenSides)
      faults.push(`more ${terrain} than in the box`);
  }
  const asked = plan.terrain.map(({ terrain }) => terrain);
  if (map.terrain.some(({ terrain }) => !asked.includes(terrain))) faults.push('terrain nobody asked for');
  return faults;
};

/** Every place of the plan, and no other, on a space of its own that can be entered, as far off as the plan asks. */
const placeFaults = (map: BattleMap, plan: BattlePlan, board: Board): string[] => {
  const faults: string[] = [];
  const spots = Object.values(map.places);
  if (
    Object.keys(map.places).sort().join() !==
    plan.places
      .map(({ id }) => id)
      .sort()
      .join()
  )
    faults.push('other places');
  if (new Set(spots).size < spots.length) faults.push('two places on one space');
  if (spots.some((space) => !(space in board.spaces) || board.closed.includes(space)))
    faults.push('place nowhere');
  for (const { id, away } of plan.places) {
    const walk = walkFrom(board, map.places[id] ?? '');
    if (away && (walk[map.places[away.from] ?? ''] ?? 0) < away.spaces) faults.push(`${id} too near`);
  }
  return faults;
};

/** Everything asked of a battle map, said from the plan and the placements alone. */
export const battleFaultsOf = (map: BattleMap, plan: BattlePlan): string[] => {
  const placements = map.tiles.map((placed) => placeBattleTile(BATTLE_TILE, placed));
  const board = battleBoard(placements, map.terrain, TERRAIN);
  return [
    ...tileFaults(map, plan, placements),
    ...(isWhole(board) ? [] : ['no path']),
    ...terrainFaults(map, plan, battleBoard(placements, [], TERRAIN)),
    ...placeFaults(map, plan, board),
  ];
};
