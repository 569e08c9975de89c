import { AT_HOME, FRONT, HOME, SIDES, castOf } from '@/games/confrontation/content';
import { layoutsOf, readLayout } from '@/games/confrontation/cpu/layouts';
import { likelihood } from '@/games/confrontation/cpu/prior';

const CASTS = ['classic', 'variant', 'draft'] as const;
const BOOKS = CASTS.flatMap((cast) => SIDES.map((side) => [cast, side] as const));

describe('layouts', () => {
  it.each(BOOKS)('%s, %s: forty different set-ups, each of them legal', (cast, side) => {
    const layouts = layoutsOf(cast, side);
    expect(new Set(layouts).size).toBe(40);
    const places = [...Array.from({ length: AT_HOME }, () => HOME[side]), ...FRONT[side]].sort();
    for (const written of layouts) {
      const layout = readLayout(side, written);
      expect(layout.map(({ region }) => region).sort()).toEqual(places);
      if (cast !== 'draft') expect(layout.map(({ character }) => character)).toEqual(castOf(side, cast));
    }
  });

  it('are what a piece is guessed by, and nobody is ruled out by them', () => {
    const pieces = Array.from({ length: 9 }, (_, piece) => likelihood('fellowship', 'gandalf-c', piece));
    expect(new Set(pieces).size).toBeGreaterThan(1);
    expect(Math.min(...pieces)).toBeGreaterThan(0);
  });
});
