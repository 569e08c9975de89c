/** The pieces every chart is drawn with: elements as strings, and nothing that needs a library or the network. */

export type Attributes = Record<string, string | number | undefined>;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Coordinates to a tenth of a pixel: finer cannot be seen, and the page stays small. */
const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : escaped(value);

export const tag = (name: string, attributes: Attributes, ...inside: string[]): string => {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${written(value)}"`],
  );
  return inside.length === 0
    ? `<${name}${given.join('')}/>`
    : `<${name}${given.join('')}>${inside.join('')}</${name}>`;
};

export const text = (x: number, y: number, words: string, attributes: Attributes = {}): string =>
  tag('text', { x, y, ...attributes }, escaped(words));

export const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  tag('line', { x1, y1, x2, y2, class: kind });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  tag('rect', { x, y, width: Math.max(0, width), height, ...attributes });

/** What a chart is called and what it shows, for those who hear it. */
export type Caption = { id: string; title: string; desc: string };

export const drawing = (
  { id, title, desc }: Caption,
  width: number,
  height: number,
  inside: string[],
): string =>
  tag(
    'svg',
    {
      viewBox: `0 0 ${width} ${Math.ceil(height)}`,
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-desc`,
    },
    tag('title', { id: `${id}-title` }, escaped(title)),
    tag('desc', { id: `${id}-desc` }, escaped(desc)),
    ...inside,
  );

export type Scale = (value: number) => number;

/** From what is measured to where it is drawn; what lies outside is drawn at the edge. */
export const scaleOf =
  ([from, to]: readonly [number, number], [left, right]: readonly [number, number]): Scale =>
  (value) =>
    left + ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * (right - left);

export type Tick = { at: number; label: string };

/** Upright hairlines with their numbers above. */
export const grid = (ticks: readonly Tick[], x: Scale, top: number, bottom: number): string[] =>
  ticks.flatMap(({ at, label }) => [
    line(x(at), top, x(at), bottom, 'hair'),
    text(x(at), top - 8, label, { class: 'tick', 'text-anchor': 'middle' }),
  ]);

export type Band = { from: number; to: number };

/** Where the marks should lie: a tinted field with firm edges. */
export const bandField = ({ from, to }: Band, x: Scale, top: number, bottom: number): string[] => [
  rect(x(from), top, x(to) - x(from), bottom - top, { class: 'band' }),
  line(x(from), top, x(from), bottom, 'band-edge'),
  line(x(to), top, x(to), bottom, 'band-edge'),
];

/** About so many pixels wide; near enough to know whether words fit. */
export const widthOf = (words: string, size: number): number => words.length * size * 0.48;

export const shortened = (words: string, size: number, width: number): string => {
  const most = Math.floor(width / (size * 0.48));
  return words.length <= most ? words : `${words.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
};
