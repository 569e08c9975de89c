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
    // The ninth piece begins in the last region of the front; the bearer seldom does.
    expect(likelihood('fellowship', 'frodo-c', 0)).toBeGreaterThan(0);
    for (let piece = 0; piece < 9; piece += 1)
      expect(likelihood('sauron', 'balrog-c', piece)).toBeGreaterThan(0);
  });
});
