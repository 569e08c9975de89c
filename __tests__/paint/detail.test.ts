import { POINTS, detailsOf, holds, isFineEnough, piecesDensity, seenBy, shownAt } from '@/paint/detail';

const MAP = { left: -10, top: -8, width: 34, height: 36 };
const SCREEN = { width: 1180, height: 820 };
const camera = (scale: number) => ({ x: 400, y: 300, scale, angle: 0 });

const pointsOf = ({ part, density }: { part: { width: number; height: number }; density: number }): number =>
  part.width * density * part.height * density;

const at = (scale: number, ratio: number, before: ReturnType<typeof detailsOf> | null = null) =>
  detailsOf(MAP, seenBy(camera(scale), SCREEN), shownAt(camera(scale), ratio), before);

describe('how finely a board is painted', () => {
  it('is no finer than the screen shows, but for a screen so coarse that it would be blurred', () => {
    expect(at(14, 2).whole.density).toBe(28);
    expect(at(14, 1).whole.density).toBe(21);
    expect(at(14, 2).near).toBeNull();
  });

  it.each([1, 2, 3])('takes no more memory than there is, %d points to a point', (ratio) => {
    for (const scale of [12, 30, 60, 110, 220]) {
      const { whole, near } = at(scale, ratio);
      expect(pointsOf(whole)).toBeLessThanOrEqual(POINTS.whole * 1.001);
      if (near) expect(pointsOf(near)).toBeLessThanOrEqual(POINTS.near * 1.001);
    }
  });

  it('shows from near what is seen, as finely as it is seen', () => {
    const { near } = at(110, 2);
    expect(near?.density).toBeGreaterThan(0.8 * 220);
    expect(holds(near?.part ?? MAP, { left: -3, top: -2, width: 8, height: 6 })).toBe(true);
  });

  it('paints nothing anew while what is painted still does', () => {
    const before = at(110, 1);
    const moved = { ...camera(110), x: 430, y: 280 };
    const after = detailsOf(MAP, seenBy(moved, SCREEN), shownAt(moved, 1), before);
    expect(after.whole).toBe(before.whole);
    expect(after.near).toBe(before.near);
  });

  it('paints anew what lies outside it, or would be coarse', () => {
    const before = at(110, 1);
    const far = { ...camera(110), x: -900 };
    expect(detailsOf(MAP, seenBy(far, SCREEN), shownAt(far, 1), before).near).not.toBe(before.near);
    expect(at(150, 1, before).near).not.toBe(before.near);
    expect(isFineEnough(40, 60)).toBe(false);
    expect(isFineEnough(200, 60)).toBe(false);
  });

  it('gives many pieces fewer points each than few', () => {
    const token = { width: 1.6, height: 1.6 };
    expect(piecesDensity([token], 1000)).toBe(192);
    expect(piecesDensity(Array(200).fill(token), 1000)).toBeLessThan(100);
    expect(piecesDensity(Array(57).fill(token), 40)).toBe(40);
  });
});
