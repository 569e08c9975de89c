/** Where a value lies between the foot and the top of a chart, in points from the top. */
export type Scale = { max: number; ticks: number[]; at(value: number): number };

/** Round numbers that people count in. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_TICKS = 6;

/** A scale from 0 to at least `most`, over `height` points below `top`. */
export const scaleTo = (most: number, top: number, height: number): Scale => {
  const step = STEPS.find((one) => most / one <= MOST_TICKS - 1) ?? Math.ceil(most / MOST_TICKS);
  const max = Math.max(step, Math.ceil(most / step) * step);
  const ticks = Array.from({ length: max / step + 1 }, (_, i) => i * step);
  return { max, ticks, at: (value) => top + height * (1 - value / max) };
};

/** Which rounds are named below the chart: every one, or every second, fifth … where they would touch. */
export const namedRounds = (rounds: readonly number[], room: number): number[] => {
  const step = STEPS.find((one) => room * one >= 28) ?? rounds.length;
  return rounds.filter((round) => round === 1 || round % step === 0);
};

type Room = { height: number; top: number; foot: number };

/** Where labels stand that belong at these heights: below the top, none on another, none below the foot. */
export const apart = (wanted: readonly number[], { height, top, foot }: Room): number[] => {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let free = top + height;
  for (const i of order) {
    placed[i] = Math.max(wanted[i] ?? 0, free);
    free = (placed[i] ?? 0) + height;
  }
  const over = Math.max(0, free - height - foot);
  return placed.map((y) => y - over);
};
