import { bestAngle } from '@/paint/bestAngle';
import type { Extent } from '@/paint/geometry';

const field = (width: number, height: number): Extent => ({
  points: [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
    { x: width, y: height },
  ],
  reach: 1,
});

it('a map is turned so that it is shown largest, and not at all where that gains next to nothing', () => {
  const page = { width: 1180, height: 591 };
  expect(bestAngle(field(10, 30), page, 30)).toBe(90);
  expect(bestAngle(field(30, 10), page, 30)).toBe(0);
  expect(bestAngle(field(10, 30), { width: 820, height: 950 }, 90)).toBe(0);
  expect(bestAngle(field(20, 20), { width: 600, height: 600 }, 90)).toBe(0);
});
