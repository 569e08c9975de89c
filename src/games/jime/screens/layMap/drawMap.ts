import type { BoardView } from '@/games/jime/board/view';
import { EMPTY_BOARD, drawnTerrain } from '@/games/jime/board/view';
import type { Box, ProductId, SampleMap } from '@/games/jime/content';
import { placeBattleTile } from '@/games/jime/map/battle';
import { layBattle } from '@/games/jime/map/battleGenerator';
import { layJourney } from '@/games/jime/map/generator';
import type { SpaceId } from '@/games/jime/map/placement';
import { placeTile } from '@/games/jime/map/placement';
import type { BattleMap, JourneyMap } from '@/games/jime/map/plan';
import { spaceNamed } from '@/games/jime/map/plan';
import { mapBox } from '@/games/jime/map/proof';
import { seeded } from '@/kernel/random';

type MapBox = ReturnType<typeof mapBox>;

const known = <Entry>(records: Record<string, Entry>, id: string): Entry => {
  const record = records[id];
  if (!record) throw new Error(`The box has no ${id}`);
  return record;
};

const journeyTiles = ({ tiles }: JourneyMap, explored: readonly string[], box: MapBox): BoardView => ({
  ...EMPTY_BOARD,
  kind: 'journey',
  tiles: tiles.map(({ tile, turn, at }) => placeTile(known(box.tiles, tile), turn, at)),
  coming: [],
  // §52.1 The company stands on the start tile: it is explored already.
  unexplored: tiles
    .slice(1)
    .filter(({ id }) => !explored.includes(id))
    .map(({ tile }) => tile),
});

const battleTiles = ({ tiles, terrain }: BattleMap, box: MapBox): BoardView => ({
  ...EMPTY_BOARD,
  kind: 'battle',
  tiles: tiles.map(({ tile, ...how }) => placeBattleTile(known(box.battleTiles, tile), how)),
  terrain: terrain.map((token, i) => drawnTerrain({ ...token, id: `terrain ${i}` }, box.terrain)),
});

const figuresOn = (
  { heroes, groups }: SampleMap,
  box: Box,
  company: number,
  at: (place: string) => { space: SpaceId }[],
  say: (key: string) => string,
): Pick<BoardView, 'heroes' | 'groups'> => ({
  heroes: heroes
    .slice(0, company)
    .flatMap((each) => at(each.at).map((on) => ({ id: each.hero, name: say(`hero.${each.hero}`), ...on }))),
  groups: groups.flatMap(({ enemy, figures, banner, at: place }, i) =>
    at(place).map((on) => ({
      id: `group ${i}`,
      name: say(`enemy.${enemy}`),
      enemy,
      banner,
      figures: Array.from({ length: figures }, () => known(box.enemies, enemy).health),
      ...on,
    })),
  ),
});

/** A map from a sample plan, the boxes that are on and a number: the same number draws the same map. */
export const drawMap = (
  sample: SampleMap,
  box: Box,
  products: readonly ProductId[],
  company: number,
  seed: number,
  say: (key: string) => string,
): BoardView => {
  const { plan } = sample;
  const on = mapBox(box, products);
  const generator = seeded(seed);
  const map =
    plan.kind === 'journey'
      ? layJourney(plan, Object.values(on.tiles), company, generator)
      : layBattle(plan, on, generator);
  const at = (place: string): { space: SpaceId }[] => {
    const space = spaceNamed(map, place);
    return space === undefined ? [] : [{ space }];
  };
  return {
    ...(map.kind === 'journey' ? journeyTiles(map, sample.explored, on) : battleTiles(map, on)),
    ...figuresOn(sample, box, company, at, say),
    tokens: sample.tokens.flatMap(({ at: place, token, variant }) =>
      at(place).map((here) => ({ id: `${token} ${place}`, kind: token, variant, ...here })),
    ),
    darkEverywhere: sample.darkEverywhere,
  };
};
