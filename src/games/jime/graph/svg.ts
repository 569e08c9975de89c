import type { Text } from '@/games/jime/content/files';
import type { EdgeKind, Graph, GraphNode, NodeKind } from './graph';
import type { GraphCell } from './layout';
import { layOutGraph } from './layout';

type Tone = 'ink' | 'faded' | 'ember' | 'violet' | 'moss' | 'river' | 'gold' | 'iron';
export type Colours = Record<Tone | 'ground' | 'panel', string>;

/** Everything the drawing says by itself. */
export type GraphWords = { kinds: Record<NodeKind, string>; edges: Record<EdgeKind, string> };

const BOX = { width: 236, gapX: 90, gapY: 18, margin: 40 };
/** A cell is as high as what sits there: a box with its text, a flag, an edge passing by. */
const HEIGHT = { box: 88, flag: 36, bend: 10 };
const FONT = "'Alegreya Sans', 'Segoe UI', sans-serif";

const TONES: Record<NodeKind, Tone> = {
  setup: 'ink',
  tile: 'river',
  draw: 'faded',
  token: 'ink',
  terrain: 'iron',
  group: 'ember',
  threshold: 'ember',
  full: 'ember',
  fallen: 'violet',
  trigger: 'violet',
  action: 'ink',
  flag: 'gold',
  objective: 'moss',
  won: 'moss',
  lost: 'violet',
};

/** A colour and a stroke for each kind of edge: nothing is told by colour alone. */
const STROKES: Record<EdgeKind, { tone: Tone; dash: string }> = {
  reveals: { tone: 'river', dash: '' },
  places: { tone: 'ink', dash: '' },
  spawns: { tone: 'ember', dash: '10 4' },
  sets: { tone: 'gold', dash: '3 4' },
  leads: { tone: 'faded', dash: '6 4' },
  completes: { tone: 'moss', dash: '14 4 3 4' },
  ends: { tone: 'violet', dash: '1 4' },
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The first words of a text, on so many lines of so many letters. */
const wrap = (text: string, letters: number, lines: number): string[] => {
  const found: string[] = [];
  let line = '';
  for (const word of text.replaceAll('*', '').split(/[ \n]+/)) {
    if (line !== '' && line.length + word.length >= letters) {
      found.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  found.push(line);
  if (found.length <= lines) return found;
  return [...found.slice(0, lines - 1), `${found[lines - 1]?.replace(/[ ,;:.]{1,9}$/, '')}…`];
};

type Spot = { x: number; y: number; height: number; width: number };

const heightOf = ({ node }: GraphCell): number => {
  if (!node) return HEIGHT.bend;
  return node.text ? HEIGHT.box : HEIGHT.flag;
};

/** Where each cell is: columns beside each other, each about the middle. */
const spotsOf = (
  columns: readonly GraphCell[][],
): { at: Map<string, Spot>; width: number; height: number } => {
  const tall = columns.map((column) =>
    column.reduce((sum, one) => sum + heightOf(one) + BOX.gapY, -BOX.gapY),
  );
  const middle = BOX.margin + 34 + Math.max(...tall) / 2;
  const at = new Map<string, Spot>();
  columns.forEach((column, index) => {
    let y = middle - (tall[index] ?? 0) / 2;
    for (const one of column) {
      const height = heightOf(one);
      at.set(one.id, { x: BOX.margin + index * (BOX.width + BOX.gapX), y, height, width: BOX.width });
      y += height + BOX.gapY;
    }
  });
  return {
    at,
    width: BOX.margin * 2 + columns.length * (BOX.width + BOX.gapX) - BOX.gapX,
    height: middle + Math.max(...tall) / 2 + BOX.margin,
  };
};

const drawNode = (
  node: GraphNode,
  { x, y, height }: Spot,
  text: Text,
  words: GraphWords,
  colours: Colours,
): string => {
  const tone = colours[TONES[node.kind]];
  const isEnd = node.kind === 'won' || node.kind === 'lost';
  const round = node.kind === 'flag' ? height / 2 : isEnd ? 2 : 10;
  const title = [words.kinds[node.kind], node.name].filter(Boolean).join(' · ');
  const body = node.text ? wrap(text[node.text] ?? node.text, 31, 3) : [];
  const lines = body.map(
    (line, index) =>
      `<text x="${x + 14}" y="${y + 43 + index * 17}" font-size="14" fill="${colours.ink}">${escape(line)}</text>`,
  );
  return [
    `<g><rect x="${x}" y="${y}" width="${BOX.width}" height="${height}" rx="${round}" fill="${colours.panel}" stroke="${tone}" stroke-width="${isEnd ? 4 : 2}"/>`,
    `<text x="${x + 14}" y="${y + 23}" font-size="14" font-weight="700" fill="${tone}">${escape(title)}</text>`,
    ...lines,
    '</g>',
  ].join('');
};

/** A line through the cells an edge passes, level where it passes one. */
const drawEdge = (spots: readonly Spot[], kind: EdgeKind, colours: Colours): string => {
  const { tone, dash } = STROKES[kind];
  const pieces = spots.slice(1).map((to, index) => {
    const from = spots[index] as Spot;
    const [x1, y1] = [from.x + from.width, from.y + from.height / 2];
    const [x2, y2] = [to.x - (index === spots.length - 2 ? 8 : 0), to.y + to.height / 2];
    const bend = x2 > x1 ? (x2 - x1) / 2 : 90;
    return `${index === 0 ? `M${x1},${y1}` : `L${x1},${y1}`} C${x1 + bend},${y1} ${x2 - bend},${y2} ${x2},${y2}`;
  });
  return `<path d="${pieces.join(' ')}" fill="none" stroke="${colours[tone]}" stroke-width="2" stroke-dasharray="${dash}" marker-end="url(#arrow-${tone})"/>`;
};

const legend = (words: GraphWords, colours: Colours, y: number): string =>
  (Object.keys(STROKES) as EdgeKind[])
    .map((kind, index) => {
      const { tone, dash } = STROKES[kind];
      const x = BOX.margin + index * 150;
      return `<path d="M${x},${y} h44" stroke="${colours[tone]}" stroke-width="3" stroke-dasharray="${dash}"/><text x="${x + 52}" y="${y + 5}" font-size="15" fill="${colours.ink}">${escape(words.edges[kind])}</text>`;
    })
    .join('');

const arrows = (colours: Colours): string =>
  [...new Set(Object.values(STROKES).map(({ tone }) => tone))]
    .map(
      (tone) =>
        `<marker id="arrow-${tone}" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto"><path d="M0,0 L10,5 L0,10 z" fill="${colours[tone]}"/></marker>`,
    )
    .join('');

/** The graph of an adventure as a picture: columns from its beginning to its ends, the words of one language. */
export const svgOf = (
  graph: Graph,
  title: string,
  text: Text,
  words: GraphWords,
  colours: Colours,
): string => {
  const { columns, ways } = layOutGraph(graph);
  const { at, width, height } = spotsOf(columns);
  const wide = Math.max(width, BOX.margin * 2 + 150 * Object.keys(STROKES).length);
  const spots = (ids: readonly string[]): Spot[] => ids.flatMap((id) => at.get(id) ?? []);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${height + 50}" width="${wide}" height="${height + 50}" font-family="${FONT}">`,
    `<defs>${arrows(colours)}</defs><rect width="100%" height="100%" fill="${colours.ground}"/>`,
    `<text x="${BOX.margin}" y="44" font-size="26" font-weight="700" fill="${colours.ink}">${escape(title)}</text>`,
    ...ways.map(({ edge, cells }) => drawEdge(spots(cells), edge.kind, colours)),
    ...graph.nodes.flatMap((node) =>
      spots([node.id]).map((spot) => drawNode(node, spot, text, words, colours)),
    ),
    legend(words, colours, height + 14),
    '</svg>',
    '',
  ].join('\n');
};
