import type { Caption } from './svg';
import { drawing, escaped, rect, shortened, tag, text, widthOf } from './svg';

export type FlowNode = { id: string; name: string; ending: boolean };
export type FlowLink = { from: string; to: string; label: string; outcome: 'won' | 'lost'; count: number };
export type FlowChart = { caption: Caption; nodes: FlowNode[]; links: FlowLink[]; width?: number };

const PLATE = 34;
const FALL = 118;
const GAP = 26;

/** How many adventures lie before each node on the longest way to it: the row it is drawn in. */
const rowsOf = ({ nodes, links }: FlowChart): Map<string, number> => {
  const rows = new Map(nodes.map(({ id }) => [id, 0]));
  for (let pass = 0; pass < nodes.length; pass += 1)
    for (const { from, to } of links) rows.set(to, Math.max(rows.get(to) ?? 0, (rows.get(from) ?? 0) + 1));
  const last = Math.max(...rows.values());
  for (const { id, ending } of nodes) if (ending) rows.set(id, last);
  return rows;
};

const total = (links: readonly FlowLink[]): number => links.reduce((sum, { count }) => sum + count, 0);

type Plate = FlowNode & { count: number; x: number; y: number; width: number };

/** Who came to a node, or for the first who left it. */
const countOf = (id: string, links: readonly FlowLink[]): number =>
  Math.max(total(links.filter(({ to }) => to === id)), total(links.filter(({ from }) => from === id)));

const laid = (chart: FlowChart, width: number): Plate[] => {
  const rows = rowsOf(chart);
  const all = Math.max(1, ...chart.nodes.map(({ id }) => countOf(id, chart.links)));
  const most = Math.max(
    ...chart.nodes.map(({ id }) => chart.nodes.filter((other) => rows.get(other.id) === rows.get(id)).length),
  );
  const unit = (width - (most - 1) * GAP) / all;
  return [...new Set(rows.values())].flatMap((row) => {
    const here = chart.nodes.filter(({ id }) => rows.get(id) === row && countOf(id, chart.links) > 0);
    const taken =
      here.reduce((sum, { id }) => sum + countOf(id, chart.links) * unit, 0) + (here.length - 1) * GAP;
    let x = (width - taken) / 2;
    return here.map((node): Plate => {
      const count = countOf(node.id, chart.links);
      const plate = { ...node, count, x, y: row * (PLATE + FALL), width: count * unit };
      x += plate.width + GAP;
      return plate;
    });
  });
};

const ribbon = (x1: number, y1: number, x2: number, y2: number, width: number): string => {
  const middle = (y1 + y2) / 2;
  const spot = (value: number): string => value.toFixed(1);
  return (
    `M${spot(x1)} ${y1}C${spot(x1)} ${middle} ${spot(x2)} ${middle} ${spot(x2)} ${y2}` +
    `h${spot(width)}C${spot(x2 + width)} ${middle} ${spot(x1 + width)} ${middle} ${spot(x1 + width)} ${y1}z`
  );
};

/** Ribbons leave a plate from left to right in the order of where they go, and arrive in the order of where they come from. */
const ribbons = ({ links }: FlowChart, plates: readonly Plate[]): string[] => {
  const at = new Map(plates.map((plate) => [plate.id, plate]));
  const left = new Map<string, number>();
  const arrived = new Map<string, number>();
  const place = (id: string): number => at.get(id)?.x ?? 0;
  const ordered = [...links].sort(
    (a, b) =>
      place(a.from) - place(b.from) ||
      place(a.to) - place(b.to) ||
      (a.outcome === b.outcome ? 0 : a.outcome === 'won' ? -1 : 1),
  );
  return ordered.flatMap(({ from, to, label, outcome, count }) => {
    const [source, target] = [at.get(from), at.get(to)];
    if (!source || !target || count === 0) return [];
    const width = (count / source.count) * source.width;
    const start = source.x + (left.get(from) ?? 0);
    const end = target.x + (arrived.get(to) ?? 0);
    left.set(from, (left.get(from) ?? 0) + width);
    arrived.set(to, (arrived.get(to) ?? 0) + width);
    const [top, foot] = [source.y + PLATE, target.y];
    const said = `${label} ${Math.round((100 * count) / source.count)}%`;
    const fits = widthOf(said, 15) < width;
    return [
      tag(
        'path',
        { d: ribbon(start, top, end, foot, width), class: `ribbon ${outcome}` },
        tag('title', {}, escaped(`${label}: ${count} companies, ${outcome}`)),
      ),
      ...(fits
        ? [text(start + width / 2, top + 22, said, { class: 'ribbon-label', 'text-anchor': 'middle' })]
        : []),
    ];
  });
};

const plateDrawn = ({ name, count, x, y, width, ending }: Plate): string[] => {
  const said = `${name} · ${count}`;
  const short = widthOf(said, 17) < width - 12 ? said : shortened(name, 15, width - 6);
  return [
    rect(x, y, width, PLATE, { class: ending ? 'plate ending' : 'plate', rx: 4 }),
    text(x + width / 2, y + 23, width < 46 ? '' : short, { class: 'plate-name', 'text-anchor': 'middle' }),
  ];
};

/** How companies went: each adventure is a plate as wide as the companies that came to it, and the story falls from plate to plate. */
export const flowChart = (chart: FlowChart): string => {
  const width = chart.width ?? 900;
  const plates = laid(chart, width);
  const height = Math.max(0, ...plates.map(({ y }) => y)) + PLATE;
  return drawing(chart.caption, width, height + 2, [
    ...ribbons(chart, plates),
    ...plates.flatMap(plateDrawn),
  ]);
};
