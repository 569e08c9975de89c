import type { Band, Caption, Scale, Tick } from './svg';
import { bandField, drawing, grid, line, rect, scaleOf, shortened, tag, text } from './svg';

/** Each kind of mark has its own shape, so that none is told by colour alone. */
export type Shape = 'dot' | 'missed' | 'up' | 'down';
/** `range` is drawn as a bar behind the mark. */
export type Mark = { at: number; shape: Shape; range?: readonly [number, number] };
/** `note` stands at the right: the number itself. */
export type Row = { label: string; marks: Mark[]; note: string; off?: boolean };
export type RowGroup = { name?: string; rows: Row[] };

export type RowsChart = {
  caption: Caption;
  groups: RowGroup[];
  domain: readonly [number, number];
  ticks: Tick[];
  band?: Band;
  /** Drawn stronger than the grid. */
  zero?: number;
  /** Room for the labels at the left and the notes at the right. */
  left?: number;
  right?: number;
  width?: number;
};

const ROW = 24;
const HEAD = 34;
const TOP = 30;

const SHAPES: Record<Shape, (x: number, y: number) => string> = {
  dot: (cx, cy) => tag('circle', { cx, cy, r: 5.5, class: 'mark-dot' }),
  missed: (x, y) => tag('path', { d: `M${x} ${y - 7.5}l7.5 7.5l-7.5 7.5l-7.5 -7.5z`, class: 'mark-missed' }),
  up: (x, y) => tag('path', { d: `M${x - 5.5} ${y + 4.5}h11l-5.5 -10z`, class: 'mark-up' }),
  down: (x, y) => tag('path', { d: `M${x - 5.5} ${y - 4.5}h11l-5.5 10z`, class: 'mark-down' }),
};

export const shapeSample = (shape: Shape): string =>
  tag('svg', { viewBox: '0 0 20 20', class: 'sample', 'aria-hidden': 'true' }, SHAPES[shape](10, 10));

const drawMarks = (marks: readonly Mark[], x: Scale, y: number): string[] => {
  const places = marks.map(({ at }) => x(at));
  const ranges = marks.flatMap(({ range }) =>
    range ? [rect(x(range[0]), y - 3, x(range[1]) - x(range[0]), 6, { class: 'range', rx: 3 })] : [],
  );
  return [
    ...(marks.length > 1 ? [line(Math.min(...places), y, Math.max(...places), y, 'thread')] : []),
    ...ranges,
    ...marks.map(({ at, shape }) => SHAPES[shape](x(at), y)),
  ];
};

/** Rows of marks along one measure, with the band they should lie in. */
export const rowsChart = (chart: RowsChart): string => {
  const { left = 92, right = 62, width = 490 } = chart;
  const x = scaleOf(chart.domain, [left + 8, width - right - 8]);
  const drawn: string[] = [];
  let y = TOP;
  for (const { name, rows } of chart.groups) {
    if (name) drawn.push(text(0, (y += HEAD) - 11, shortened(name, 18, width), { class: 'group' }));
    for (const { label, marks, note, off } of rows) {
      y += ROW;
      const middle = y - ROW / 2;
      drawn.push(
        line(left, middle, width - right, middle, 'row'),
        text(left - 6, middle + 5, shortened(label, 15, left - 6), { class: 'label', 'text-anchor': 'end' }),
        ...drawMarks(marks, x, middle),
        text(width, middle + 5, note, { class: off ? 'note off' : 'note', 'text-anchor': 'end' }),
      );
    }
  }
  const bottom = y + 6;
  const field = chart.band ? bandField(chart.band, x, TOP, bottom) : [];
  const zero = chart.zero === undefined ? [] : [line(x(chart.zero), TOP, x(chart.zero), bottom, 'zero')];
  return drawing(chart.caption, width, bottom + 4, [
    ...field,
    ...grid(chart.ticks, x, TOP, bottom),
    ...zero,
    ...drawn,
  ]);
};
