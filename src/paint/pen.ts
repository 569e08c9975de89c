import type { Point } from './geometry';

/** An uneven pen: its chance is always the same for the same name, so that a drawing is the same every time. */
export type Pen = {
  /** From 0 up to 1. */
  chance(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
};

export const penFor = (name: string): Pen => {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const chance = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    chance,
    between: (low, high) => low + (high - low) * chance(),
    pick: (list) => list[Math.floor(chance() * list.length)] as (typeof list)[number],
  };
};

/** Two decimals: a hex is about 60 points wide on screen, so this is finer than the eye. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export const lineThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

/** A smooth curve through every point. */
export const curveThrough = (points: readonly Point[], closed = false): string => {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as Point;
  const first = at(0);
  let d = `M${n(first.x)} ${n(first.y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(from.x + (to.x - before.x) / 6)} ${n(from.y + (to.y - before.y) / 6)} ${n(to.x - (after.x - from.x) / 6)} ${n(to.y - (after.y - from.y) / 6)} ${n(to.x)} ${n(to.y)}`;
  }
  return closed ? `${d}Z` : d;
};

/** A closed, uneven round: a pond, a pit, a boulder. */
export const blob = (pen: Pen, { x, y }: Point, radius: number, flat = 1): string =>
  curveThrough(
    Array.from({ length: 9 }, (_, i) => {
      const angle = (i * 2 * Math.PI) / 9;
      const far = radius * pen.between(0.8, 1.15);
      return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * flat };
    }),
    true,
  );

export const circle = ({ x, y }: Point, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`;
