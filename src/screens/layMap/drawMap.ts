import type { BoardView } from '@/board/view';
import { NOTHING_ON_IT } from '@/board/view';
import type { Box, ProductId, SampleMap } from '@/content';
import { placeBattleTile } from '@/engine/map/battle';
import { layBattle } from '@/engine/map/battle-generator';
import { layJourney } from '@/engine/map/generator';
import { placeTile } from '@/engine/map/placement';
import type { BattleMap, JourneyMap } from '@/engine/map/plan';
import { spaceNamed } from '@/engine/map/plan';
import { mapBox } from '@/engine/map/proof';
import { seeded } from '@/kernel/random';

type MapBox = ReturnType<typeof mapBox>;

const known = <Entry>(records: Record<string, Entry>, id: string): Entry => {
  const record = records[id];
  if (!record) throw new Error(`The box has no ${id}`);
  return record;
};

const journeyTiles = ({ tiles }: JourneyMap, box: MapBox): BoardView => {
  const placed = tiles.map(({ tile, turn, at }) => placeTile(known(box.tiles, tile), turn, at));
  // §52.1 The company stands on the start tile: it is explored already.
  const unexplored = placed.slice(1).map(({ tile }) => tile);
  return { ...NOTHING_ON_IT, kind: 'journey', tiles: placed, coming: [], unexplored };
};

const battleTiles = ({ tiles, terrain }: BattleMap, box: MapBox): BoardView => ({
  ...NOTHING_ON_IT,
  kind: 'battle',
  tiles: tiles.map(({ tile, ...how }) => placeBattleTile(known(box.battleTiles, tile), how)),
  terrain: terrain.map((token, i) => ({ ...token, id: `terrain ${i}` })),
});

/** A map from a sample plan, the boxes that are on and a number: the same number draws the same map. */
export const drawMap = (
  { plan, tokens, darkEverywhere }: SampleMap,
  box: Box,
  products: readonly ProductId[],
  heroes: number,
  seed: number,
): BoardView => {
  const on = mapBox(box, products);
  const generator = seeded(seed);
  const map =
    plan.kind === 'journey'
      ? layJourney(plan, Object.values(on.tiles), heroes, generator)
      : layBattle(plan, on, generator);
  const view = map.kind === 'journey' ? journeyTiles(map, on) : battleTiles(map, on);
  const placed = tokens.flatMap(({ at, token, variant }) => {
    const space = spaceNamed(map, at);
    return space === undefined ? [] : [{ id: `${token} ${at}`, kind: token, variant, space }];
  });
  return { ...view, tokens: placed, darkEverywhere };
};
