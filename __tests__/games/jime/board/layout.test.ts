import { TOKEN, layoutOf, lookFrom, lookedAt } from '@/games/jime/board/layout';
import { pieceArt } from '@/games/jime/board/pieceArt';
import type { BoardToken, BoardView } from '@/games/jime/board/view';
import { EMPTY_BOARD } from '@/games/jime/board/view';
import { placeTile, spaceId } from '@/games/jime/map/placement';
import { turnedBox } from '@/paint/geometry';
import { SIDES, TERRAIN, everyTerrain, fullTable, journeyOf } from './views';

const crowd = (space: string, count: number): BoardToken[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${space} ${i}`, kind: 'search', space }));

/** Faults of a layout: spots over each other, over a border or over what is printed. */
const faultsOf = (view: BoardView): string[] => {
  const layout = layoutOf(view);
  const spots = Object.entries(layout.spots);
  const faults: string[] = [];
  spots.forEach(([id, spot], i) => {
    for (const [other, seat2] of spots.slice(i + 1))
      if (Math.hypot(spot.x - seat2.x, spot.y - seat2.y) < spot.radius + seat2.radius - 1e-6)
        faults.push(`${id} lies on ${other}`);
    const space = [...view.tokens, ...view.groups, ...view.heroes].find((thing) => thing.id === id)?.space;
    const tile = space === undefined ? undefined : layout.tiles[layout.spaces[space]?.tile ?? ''];
    if (space === undefined || !tile) return;
    for (let corner = 0; corner < 8; corner += 1) {
      const at = {
        x: spot.x + spot.radius * Math.cos((corner * Math.PI) / 4),
        y: spot.y + spot.radius * Math.sin((corner * Math.PI) / 4),
      };
      if (!tile.inside(space, at)) faults.push(`${id} sticks out of ${space}`);
    }
    for (const mark of tile.printed)
      if (Math.hypot(spot.x - mark.x, spot.y - mark.y) < spot.radius + mark.radius - 1e-6)
        faults.push(`${id} covers what is printed`);
  });
  return faults;
};

describe('where things lie', () => {
  it.each([1, 3, 6])(
    'finds spots for %i things in any space of any tile: apart, inside, off the number plate',
    (count) => {
      for (const side of SIDES) {
        const tokens = side.spaces.flatMap(({ n }) => crowd(spaceId(side.id, n), count));
        const tiles = [placeTile(side, 2, { q: 3, r: -1 })];
        expect(
          faultsOf({ ...EMPTY_BOARD, kind: 'journey', tiles, coming: [], unexplored: [], tokens }),
        ).toEqual([]);
      }
    },
  );

  it('finds spots for a full table of forty tokens, twelve groups and five heroes', () => {
    expect(faultsOf(fullTable())).toEqual([]);
  });

  it('keeps the spots of what was there first when something joins it', () => {
    const view = journeyOf(3);
    const [space] = view.tiles.flatMap(({ side }) => side.spaces.map(({ n }) => spaceId(side.id, n)));
    const one = layoutOf({ ...view, tokens: crowd(space as string, 1) });
    const two = layoutOf({ ...view, tokens: crowd(space as string, 2) });
    expect(two.spots[`${space} 0`]).toEqual(one.spots[`${space} 0`]);
  });

  it('has every tile, fog and spot within its bounds', () => {
    const view = journeyOf(12, 5);
    const { extent, tiles, spots, fog } = layoutOf({
      ...view,
      tiles: view.tiles.slice(0, 7),
      coming: view.tiles.slice(7),
      unexplored: view.unexplored.slice(0, 6),
    });
    expect(fog.length).toBeGreaterThan(0);
    const bounds = turnedBox(extent, 0);
    const points = [...fog, ...Object.values(spots), ...Object.values(tiles).map(({ plate }) => plate)];
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(bounds.left);
      expect(x).toBeLessThan(bounds.left + bounds.width);
      expect(y).toBeGreaterThan(bounds.top);
      expect(y).toBeLessThan(bounds.top + bounds.height);
    }
  });

  it('draws no token smaller than 28 points at rest, and every one upright on a board that is turned', () => {
    const layout = layoutOf(fullTable());
    for (const scale of [TOKEN.points / 2 / TOKEN.widest, 30, 45, 110]) {
      const { spots, lean } = lookedAt(layout, lookFrom({ angle: 90, scale }));
      expect(lean).toBe(-90);
      for (const spot of Object.values(spots)) {
        expect(2 * spot.radius * scale).toBeGreaterThanOrEqual(TOKEN.points - 1e-6);
        expect(spot.lean).toBe(-90);
      }
    }
  });

  it('§80.2 lays terrain in its space or along its whole border', () => {
    const view = everyTerrain();
    const { spots, borders } = layoutOf(view);
    for (const token of view.terrain)
      expect('space' in token ? spots[token.id] : borders[token.id]?.[0]).toBeDefined();
  });

  it('has a drawing for every terrain of the box, and no two alike', () => {
    const drawings = TERRAIN.map((card) => JSON.stringify(pieceArt(card)));
    expect(new Set(drawings).size).toBe(TERRAIN.length);
  });
});
