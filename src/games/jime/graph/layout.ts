import type { Graph, GraphEdge, GraphNode } from './graph';

/** A cell in a column: for a node, or for a long edge on its way past the nodes between its ends. */
export type GraphCell = { id: string; column: number; node?: GraphNode };

/** Cells from top to bottom of each column, and the cells each edge passes, its ends included. */
export type GraphLayout = { columns: GraphCell[][]; ways: { edge: GraphEdge; cells: string[] }[] };

/** The edges without those that would close a circle, found by walking on from every node in order. */
const forward = ({ nodes, edges }: Graph): GraphEdge[] => {
  const state = new Map<string, 'open' | 'done'>();
  const kept: GraphEdge[] = [];
  const walk = (id: string): void => {
    state.set(id, 'open');
    for (const one of edges.filter(({ from }) => from === id)) {
      if (state.get(one.to) === 'open') continue;
      kept.push(one);
      if (!state.has(one.to)) walk(one.to);
    }
    state.set(id, 'done');
  };
  for (const { id } of nodes) if (!state.has(id)) walk(id);
  return kept;
};

/** The column of each node: one after the last of those that lead to it. */
const columnsOf = ({ nodes }: Graph, edges: readonly GraphEdge[]): Map<string, number> => {
  const columns = new Map<string, number>();
  const column = (id: string): number => {
    const known = columns.get(id);
    if (known !== undefined) return known;
    const before = edges.filter(({ to }) => to === id).map(({ from }) => column(from));
    const own = before.length === 0 ? 0 : Math.max(...before) + 1;
    columns.set(id, own);
    return own;
  };
  for (const { id } of nodes) column(id);
  pullTogether(nodes, edges, columns);
  return columns;
};

/** What nothing leads to stands just before what it leads to; endings stand last. */
const pullTogether = (
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  columns: Map<string, number>,
): void => {
  const last = Math.max(...columns.values());
  for (const { id, kind } of nodes) {
    const after = edges.filter(({ from }) => from === id).map(({ to }) => columns.get(to) ?? 0);
    if (kind === 'won' || kind === 'lost') columns.set(id, last);
    else if (kind === 'full' || kind === 'fallen') columns.set(id, Math.max(0, last - 1));
    else if (
      kind !== 'setup' &&
      kind !== 'threshold' &&
      after.length > 0 &&
      !edges.some(({ to }) => to === id)
    )
      columns.set(id, Math.max(0, Math.min(...after) - 1));
  }
};

/** An edge with a cell of its own in every column it crosses; one that leads back is drawn straight. */
const wayOf = (
  edge: GraphEdge,
  index: number,
  columns: Map<string, number>,
): { edge: GraphEdge; bends: GraphCell[] } => {
  const [from, to] = [columns.get(edge.from) ?? 0, columns.get(edge.to) ?? 0];
  const between = Array.from({ length: Math.max(0, to - from - 1) }, (_, step) => from + step + 1);
  return { edge, bends: between.map((column) => ({ id: `bend ${index} ${column}`, column })) };
};

/** How many times columns are put in order of their neighbours, there and back. */
const SWEEPS = 16;

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Puts each column in the order of what its cells are joined to, again and again, so that few edges cross. */
const untangle = (columns: readonly GraphCell[][], links: readonly (readonly [string, string])[]): void => {
  const heights = new Map<string, number>();
  const number = (column: readonly GraphCell[]): void =>
    column.forEach(({ id }, index) => heights.set(id, index - (column.length - 1) / 2));
  columns.forEach(number);
  const near = new Map<string, string[]>();
  for (const [a, b] of links) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const pull = ({ id }: GraphCell): number => {
    const others = (near.get(id) ?? []).map((other) => heights.get(other) ?? 0);
    return others.length === 0 ? (heights.get(id) ?? 0) : average(others);
  };
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (const column of sweep % 2 === 0 ? columns : [...columns].reverse()) {
      const wanted = new Map(column.map((one) => [one.id, pull(one)]));
      column.sort((a, b) => (wanted.get(a.id) ?? 0) - (wanted.get(b.id) ?? 0));
      number(column);
    }
};

/** Cells the nodes of a graph in columns, from what begins to what ends. */
export const layOutGraph = (graph: Graph): GraphLayout => {
  const at = columnsOf(graph, forward(graph));
  const ways = graph.edges.map((edge, index) => wayOf(edge, index, at));
  const cells: GraphCell[] = [
    ...graph.nodes.map((node) => ({ id: node.id, column: at.get(node.id) ?? 0, node })),
    ...ways.flatMap(({ bends }) => bends),
  ];
  const wide = Math.max(...cells.map(({ column }) => column));
  const columns = Array.from({ length: wide + 1 }, (_, column) =>
    cells.filter((one) => one.column === column),
  );
  const passed = ways.map(({ edge, bends }) => ({
    edge,
    cells: [edge.from, ...bends.map(({ id }) => id), edge.to],
  }));
  const links = passed.flatMap(({ cells: way }) =>
    way.slice(1).map((id, index) => [way[index] as string, id] as const),
  );
  untangle(columns, links);
  return { columns, ways: passed };
};
