import type { Adventure, Text } from '@/games/jime/content';
import { graphOf } from '@/games/jime/graph/graph';
import { layOutGraph } from '@/games/jime/graph/layout';
import type { GraphWords } from '@/games/jime/graph/svg';
import { svgOf } from '@/games/jime/graph/svg';
import { readBox } from '@/games/jime/content/load';
import { loadStory } from '@/games/jime/content/story';
import { PALETTES } from '@/ui/palette';
import { readFolder } from '../../../../scripts/campaign-folders';
import { EXAMPLE } from './storyFolder';
import { LANGUAGES } from '@/i18n/languages';

const { box } = readBox(readFolder('campaigns/core').data, 'campaigns/core');
const adventure = loadStory(EXAMPLE.data, EXAMPLE.name).adventures['still-wheel'] as Adventure;
const graph = graphOf(adventure, box);

/** Any word will do for what the drawing says by itself. */
const WORDS = new Proxy({}, { get: (_, word) => String(word) });
const words = { kinds: WORDS, edges: WORDS } as GraphWords;

it('joins what leads to what', () => {
  const edges = graph.edges.map(({ from, kind, to }) => `${from} ${kind} ${to}`);
  expect(edges).toEqual(
    expect.arrayContaining([
      'setup reveals tile ford',
      'tile ford reveals tile mill',
      'tile wood places draw windfall',
      'draw windfall places token hive',
      'token sack sets flag tally',
      'flag tally leads token tam',
      'token tam spawns group tam',
      'group tam leads trigger tam-yields',
      'token wheel completes objective free',
      'objective free ends resolution flour',
      'threshold 0 leads threshold 1',
      'full ends resolution too-late',
    ]),
  );
});

it('seats every node once, what follows to the right of what it follows', () => {
  const { columns } = layOutGraph(graph);
  const seated = columns.flat().flatMap(({ node }) => node?.id ?? []);
  expect([...seated].sort()).toEqual(graph.nodes.map(({ id }) => id).sort());
  const column = (id: string): number => columns.findIndex((seats) => seats.some((one) => one.id === id));
  expect(column('tile ford')).toBeGreaterThan(column('setup'));
  expect(column('token tam')).toBeGreaterThan(column('tile mill'));
  expect(column('resolution flour')).toBe(columns.length - 1);
});

it.each(LANGUAGES)('draws every node with its words, in %s', (language) => {
  const text = EXAMPLE.text[language] as Text;
  const svg = svgOf(graph, text['wheel.name'] ?? '', text, words, PALETTES.day);
  expect(svg.match(/<rect x=/g)).toHaveLength(graph.nodes.length);
  expect(svg.match(/marker-end/g)).toHaveLength(graph.edges.length);
  expect(svg).toContain(text['wheel.name']);
  expect(svg).not.toMatch(/NaN|undefined/);
});
