import tiles from '@campaigns/core/tiles.json';
import { drawTile } from '@/games/jime/board/tileArt';
import type { TileSide } from '@/games/jime/content';

const sides = tiles as unknown as TileSide[];
const sideOf = (id: string): TileSide => sides.find((side) => side.id === id) as TileSide;
const pigments = (id: string): Set<string> =>
  new Set(
    drawTile(sideOf(id)).painted.flatMap(({ fill, line }) =>
      [fill, line].filter((each) => each !== undefined),
    ),
  );

describe('the drawing of a tile side', () => {
  it('is the same every time', () => {
    for (const side of sides) expect(drawTile(side)).toEqual(drawTile(side));
  });

  it('differs from every other', () => {
    expect(new Set(sides.map((side) => JSON.stringify(drawTile(side).painted))).size).toBe(sides.length);
  });

  it('has something painted on every side, and no number that is not one', () => {
    for (const side of sides) {
      const art = drawTile(side);
      expect(art.painted.length).toBeGreaterThan(0);
      expect(JSON.stringify(art)).not.toMatch(/NaN|null|Infinity/);
    }
  });

  it('has one closed rim with as many corners as outer edges', () => {
    for (const side of sides) expect(drawTile(side).rim).toMatch(/^M[^MZ]+Z$/);
  });

  it.each([
    ['203A', 'leaf', 'dense wood'],
    ['103A', 'water', 'river in hills'],
    ['206B', 'stone', 'ruined foundations'],
    ['300B', 'roof', 'village houses'],
    ['307B', 'crystal', 'cave, pink crystals'],
    ['209B', 'canvas', 'woods, clearing camp'],
  ])('%s shows %s: %s', (id, pigment) => expect(pigments(id)).toContain(pigment));

  it('lays caves on rock, halls on flagstones and woods on moss', () => {
    expect(drawTile(sideOf('204B')).ground).toBe('rock');
    expect(drawTile(sideOf('207B')).ground).toBe('floor');
    expect(drawTile(sideOf('203A')).ground).toBe('moss');
  });

  it('keeps the number plate off the exploration slot', () => {
    for (const side of sides) {
      const { plate } = drawTile(side);
      const slot = {
        x: 1.5 * side.explorationSlot.q,
        y: Math.sqrt(3) * (side.explorationSlot.r + side.explorationSlot.q / 2),
      };
      expect(Math.hypot(plate.x - slot.x, plate.y - slot.y)).toBeGreaterThan(0.8);
    }
  });
});
