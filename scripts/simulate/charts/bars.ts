import type { Caption, Tick } from './svg';
import { drawing, grid, line, rect, scaleOf, shortened, text } from './svg';

/** One bar of one or two parts; the second is hatched. */
export type Bar = { label: string; parts: readonly [number, number?]; note: string; off?: boolean };
export type BarsChart = {
  caption: Caption;
  bars: Bar[];
  most: number;
  ticks: Tick[];
  /** What no bar should pass. */
  limit?: { at: number; label: string };
  left?: number;
  right?: number;
  width?: number;
};

const TOP = 30;
const ROW = 30;

export const barsChart = ({
  caption,
  bars,
  most,
  ticks,
  limit,
  left = 130,
  right = 76,
  width = 490,
}: BarsChart): string => {
  const x = scaleOf([0, most], [left, width - right]);
  const bottom = TOP + bars.length * ROW + 4;
  const drawn = bars.flatMap(({ label, parts: [first, second = 0], note, off }, index) => {
    const y = TOP + index * ROW + 6;
    return [
      text(left - 8, y + 15, shortened(label, 15, left - 8), { class: 'label', 'text-anchor': 'end' }),
      rect(left, y, x(first) - left, ROW - 10, { class: off ? 'bar-off' : 'bar-first' }),
      ...(second > 0
        ? [rect(x(first), y, x(first + second) - x(first), ROW - 10, { class: 'bar-second' })]
        : []),
      text(width, y + 15, note, { class: off ? 'note off' : 'note', 'text-anchor': 'end' }),
    ];
  });
  const bound = limit
    ? [
        line(x(limit.at), TOP, x(limit.at), bottom, 'limit'),
        text(x(limit.at) + 6, bottom - 4, limit.label, { class: 'tick limit-label' }),
      ]
    : [];
  return drawing(caption, width, bottom + 4, [
    ...grid(ticks, x, TOP, bottom),
    ...drawn,
    line(left, TOP, left, bottom, 'axis'),
    ...bound,
  ]);
};
