import { layoutOf } from '@/games/jime/board/layout';
import { pieceArt } from '@/games/jime/board/pieceArt';
import type { BoardToken, BoardView } from '@/games/jime/board/view';
import { NOTHING_ON_IT } from '@/games/jime/board/view';
import { placeTile, spaceId } from '@/games/jime/map/placement';
import { SIDES, TERRAIN, everyTerrain, fullTable, journeyOf } from './views';

const crowd = (space: string, count: number): BoardToken[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${space} ${i}`, kind: 'search', space }));

/** Faults of a layout: seats over each other, over a border or over what is printed. */
const faultsOf = (view: BoardView): string[] => {
  const layout = layoutOf(view);
  const seats = Object.entries(layout.seats);
  const faults: string[] = [];
  seats.forEach(([id, seat], i) => {
    for (const [other, seat2] of seats.slice(i + 1))
      if (Math.hypot(seat.x - seat2.x, seat.y - seat2.y) < seat.radius + seat2.radius - 1e-6)
        faults.push(`${id} lies on ${other}`);
    const space = [...view.tokens, ...view.groups, ...view.heroes].find((thing) => thing.id === id)?.space;
    const tile = space === undefined ? undefined : layout.tiles[layout.spaces[space]?.tile ?? ''];
    if (space === undefined || !tile) return;
    for (let corner = 0; corner < 8; corner += 1) {
      const at = {
        x: seat.x + seat.radius * Math.cos((corner * Math.PI) / 4),
        y: seat.y + seat.radius * Math.sin((corner * Math.PI) / 4),
      };
      if (!tile.inside(space, at)) faults.push(`${id} sticks out of ${space}`);
    }
    for (const mark of tile.printed)
      if (Math.hypot(seat.x - mark.x, seat.y - mark.y) < seat.radius + mark.radius - 1e-6)
        faults.push(`${id} covers what is printed`);
  });
  return faults;
};

describe('where things lie', () => {
  it.each([1, 3, 6])(
    'seats %i things in any space of any tile: apart, inside, off the number plate',
    (count) => {
      for (const side of SIDES) {
        const tokens = side.spaces.flatMap(({ n }) => crowd(spaceId(side.id, n), count));
        const tiles = [placeTile(side, 2, { q: 3, r: -1 })];
        expect(
          faultsOf({ ...NOTHING_ON_IT, kind: 'journey', tiles, coming: [], unexplored: [], tokens }),
        ).toEqual([]);
      }
    },
  );

  it('seats a full table of forty tokens, twelve groups and five heroes', () => {
    expect(faultsOf(fullTable())).toEqual([]);
  });

  it('keeps the seats of what was there first when something joins it', () => {
    const view = journeyOf(3);
    const [space] = view.tiles.flatMap(({ side }) => side.spaces.map(({ n }) => spaceId(side.id, n)));
    const one = layoutOf({ ...view, tokens: crowd(space as string, 1) });
    const two = layoutOf({ ...view, tokens: crowd(space as string, 2) });
    expect(two.seats[`${space} 0`]).toEqual(one.seats[`${space} 0`]);
  });

  it('has every tile, fog and seat within its bounds', () => {
    const view = journeyOf(12, 5);
    const { bounds, tiles, seats, fog } = layoutOf({
      ...view,
      tiles: view.tiles.slice(0, 7),
      coming: view.tiles.slice(7),
      unexplored: view.unexplored.slice(0, 6),
    });
    expect(fog.length).toBeGreaterThan(0);
    const points = [...fog, ...Object.values(seats), ...Object.values(tiles).map(({ plate }) => plate)];
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(bounds.left);
      expect(x).toBeLessThan(bounds.left + bounds.width);
      expect(y).toBeGreaterThan(bounds.top);
      expect(y).toBeLessThan(bounds.top + bounds.height);
    }
  });

  it('§80.2 lays terrain in its space or along its whole border', () => {
    const view = everyTerrain();
    const { seats, borders } = layoutOf(view);
    for (const token of view.terrain)
      expect('space' in token ? seats[token.id] : borders[token.id]?.[0]).toBeDefined();
  });

  it('has a drawing for every terrain of the box, and no two alike', () => {
    const drawings = TERRAIN.map((card) => JSON.stringify(pieceArt(card)));
    expect(new Set(drawings).size).toBe(TERRAIN.length);
  });
});
