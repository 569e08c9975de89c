import { ROAD_SCENE } from '@/games/jime/roadScene';
import { penFor } from '@/paint/pen';
import { engravedSky, fir, groundHexes, hatch, placed } from '@/paint/vignette';

const SHEET = { left: 0, top: 0, width: 300, height: 190 };

describe('strokes of a vignette', () => {
  it('are the same for the same pen', () => {
    const draw = () => {
      const pen = penFor('a test');
      return [
        engravedSky(pen, SHEET, { x: 100, y: 40 }, 20),
        hatch(pen, { x: 0, y: 0 }, { x: 9, y: 9 }, { x: 1, y: 4 }, 5),
        fir(pen, { x: 10, y: 50 }, 40),
      ];
    };
    expect(draw()).toEqual(draw());
  });

  it('leave a lamp its light', () => {
    const lamp = { x: 150, y: 90 };
    const lines = engravedSky(penFor('a test'), SHEET, lamp, 30).matchAll(/M([\d.]+) ([\d.]+)L([\d.]+)/g);
    for (const [, from, y, to] of lines)
      if (Math.abs(Number(y) - lamp.y) < 20) expect(Number(from) > 150 || Number(to) < 150).toBe(true);
  });

  it('set a figure down where it is wanted', () => {
    expect(placed('M0 -10L2.5 0Z', { x: 100, y: 50 }, 2)).toBe('M100 30L105 50Z');
  });

  it('stay on the ground', () => {
    const heights = [...groundHexes(SHEET, 96, 44, 2).matchAll(/[ML][-\d.]+ ([-\d.]+)/g)].map(([, y]) =>
      Number(y),
    );
    expect(Math.min(...heights)).toBeGreaterThan(96);
  });
});

it('the road scene is drawn with real numbers in three inks', () => {
  for (const { d } of ROAD_SCENE.strokes) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  const inks = new Set(ROAD_SCENE.strokes.flatMap(({ line, fill }) => [line, fill]));
  for (const none of ['paper', undefined] as const) inks.delete(none);
  expect(inks).toEqual(new Set(['line', 'accent', 'light']));
});
