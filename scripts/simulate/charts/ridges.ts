import type { Histogram } from '../../../src/games/jime/sim/tally';
import type { Band, Caption, Scale, Tick } from './svg';
import { bandField, drawing, grid, line, rect, scaleOf, shortened, text } from './svg';

/** Two distributions back to back: the upper grows up from the axis, the lower down. */
export type Ridge = { label: string; upper: Side; lower: Side };
export type Side = { counts: Histogram; middle: number; note: string };

export type RidgesChart = {
  caption: Caption;
  ridges: Ridge[];
  domain: readonly [number, number];
  /** How much of the measure one bar holds. */
  bin: number;
  ticks: Tick[];
  band?: Band;
  width?: number;
};

const TOP = 30;
const NAME = 26;
const HALF = 34;
const GAP = 12;
const NOTES = 84;

/** Shares of all games by bin; what lies beyond the last bin is counted in it. */
const binned = (
  counts: Histogram,
  [from, to]: readonly [number, number],
  bin: number,
): Map<number, number> => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shares = new Map<number, number>();
  for (const [value, count] of Object.entries(counts)) {
    const held = Math.min(to - bin, Math.max(from, Math.floor(Number(value) / bin) * bin));
    shares.set(held, (shares.get(held) ?? 0) + count / total);
  }
  return shares;
};

const bars = (
  shares: Map<number, number>,
  x: Scale,
  axis: number,
  up: boolean,
  chart: RidgesChart,
): string[] =>
  [...shares]
    .sort(([a], [b]) => a - b)
    .map(([from, share]) => {
      const height = share * scaleFor(chart);
      return rect(x(from) + 0.8, up ? axis - height : axis, x(from + chart.bin) - x(from) - 1.6, height, {
        class: up ? 'bar-upper' : 'bar-lower',
      });
    });

/** The tallest bar of the chart fills its half. */
const scaleFor = ({ ridges, domain, bin }: RidgesChart): number => {
  const tallest = ridges.flatMap(({ upper, lower }) =>
    [upper, lower].flatMap(({ counts }) => [...binned(counts, domain, bin).values()]),
  );
  return HALF / Math.max(0.01, ...tallest);
};

const side = (
  chart: RidgesChart,
  { counts, middle, note }: Side,
  x: Scale,
  axis: number,
  up: boolean,
): string[] => {
  const shares = binned(counts, chart.domain, chart.bin);
  if (shares.size === 0) return [];
  const at = x(middle + (chart.bin === 1 ? 0.5 : 0));
  return [
    ...bars(shares, x, axis, up, chart),
    line(at, axis, at, up ? axis - HALF : axis + HALF, 'median'),
    text((chart.width ?? 490) - NOTES + 10, axis + (up ? -8 : 20), note, {
      class: up ? 'note upper' : 'note lower',
    }),
  ];
};

export const ridgesChart = (chart: RidgesChart): string => {
  const { ridges, width = 490 } = chart;
  const x = scaleOf(chart.domain, [6, width - NOTES]);
  const drawn: string[] = [];
  let y = TOP;
  for (const { label, upper, lower } of ridges) {
    drawn.push(text(0, y + NAME - 6, shortened(label, 18, width), { class: 'group' }));
    const axis = (y += NAME + HALF);
    drawn.push(
      ...side(chart, upper, x, axis, true),
      ...side(chart, lower, x, axis, false),
      line(6, axis, width - NOTES, axis, 'axis'),
    );
    y += HALF + GAP;
  }
  const field = chart.band ? bandField(chart.band, x, TOP, y) : [];
  return drawing(chart.caption, width, y + 4, [...field, ...grid(chart.ticks, x, TOP, y), ...drawn]);
};
