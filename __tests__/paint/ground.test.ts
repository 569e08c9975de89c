import { EDGE, GROUND_COLOURS, STAIN } from '@/paint/groundColours';
import { groundPaths } from '@/paint/groundPaths';
import { PALETTES } from '@/ui/palette';
import { contrast, washed } from '../ui/colours';

const TABLET = { width: 1180, height: 820 };

const startsOf = (d: string): string[] =>
  [...d.matchAll(/M([-\d.]+ [-\d.]+)/g)].map(([, at]) => at as string);

describe('the table under a board', () => {
  it('is the same every time', () => expect(groundPaths(TABLET)).toEqual(groundPaths(TABLET)));

  it('is drawn with real numbers', () =>
    expect(JSON.stringify(groundPaths({ width: 390, height: 844 }))).not.toMatch(
      /NaN|undefined|Infinity|null/,
    ));

  it('never repeats: no shift of a few hundred points lays its grain upon itself', () => {
    const places = groundPaths(TABLET).grain.flatMap(startsOf);
    expect(new Set(places).size).toBe(places.length);
    const known = new Set(
      places.map((place) =>
        place
          .split(' ')
          .map((at) => Math.round(Number(at)))
          .join(' '),
      ),
    );
    for (const shift of [64, 100, 128, 200, 256, 300, 400, 512]) {
      const again = places.filter((place) => {
        const [x = 0, y = 0] = place.split(' ').map((at) => Math.round(Number(at)));
        return known.has(`${x + shift} ${y}`);
      });
      expect(again.length).toBeLessThan(places.length / 50);
    }
  });

  it.each(['day', 'night'] as const)(
    'lets every text be read by %s, at its edge and on a stain',
    (scheme) => {
      const { ground, ink, faded } = PALETTES[scheme];
      const { stain, warm, edge } = GROUND_COLOURS[scheme];
      const darkest = washed(washed(ground, stain, STAIN), edge, EDGE[scheme]);
      const warmest = washed(ground, warm, 0.5);
      for (const under of [darkest, warmest])
        for (const text of [ink, faded]) expect(contrast(text, under)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
