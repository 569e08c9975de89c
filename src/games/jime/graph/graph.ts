import { tilesOf } from '@/games/jime/check/story/maps';
import { survey } from '@/games/jime/check/story/survey';
import type { Owner, Survey } from '@/games/jime/check/story/survey';
import type { StoryPart } from '@/games/jime/content/effectLists';
import type { Adventure } from '@/games/jime/content/schema/adventure';
import type { Box } from '@/games/jime/content/schema/box';
import type { Condition } from '@/games/jime/content/schema/conditions';
import type { Effect } from '@/games/jime/content/schema/effects';

/** What a node of the graph stands for. */
export type NodeKind =
  | 'setup'
  | 'tile'
  | 'draw'
  | 'token'
  | 'terrain'
  | 'group'
  | 'threshold'
  | 'full'
  | 'fallen'
  | 'trigger'
  | 'action'
  | 'flag'
  | 'objective'
  | 'won'
  | 'lost';

/** `name` is how the file calls it, `text` the key of what the table reads of it. */
export type GraphNode = { id: string; kind: NodeKind; name: string; text?: string };
export type EdgeKind = 'reveals' | 'places' | 'spawns' | 'sets' | 'leads' | 'completes' | 'ends';
export type GraphEdge = { from: string; to: string; kind: EdgeKind };
export type Graph = { nodes: GraphNode[]; edges: GraphEdge[] };

/** The node a part of the adventure belongs to: everything a token does is done by the token. */
const OWNERS: Record<StoryPart, (id: string) => string> = {
  setup: () => 'setup',
  explore: (tile) => `tile ${tile}`,
  threat: (index) => `threshold ${index}`,
  tokens: (id) => `token ${id}`,
  terrain: (id) => `terrain ${id}`,
  actions: (id) => `action ${id}`,
  triggers: (id) => `trigger ${id}`,
  resolutions: (id) => `resolution ${id}`,
};

const nodeOf = ({ part, id }: Owner): string => OWNERS[part](id);

const edge = (kind: EdgeKind, to: string): Omit<GraphEdge, 'from'> => ({ kind, to });

/** Where an effect leads. */
const led = (adventure: Adventure, box: Box, effect: Effect): Omit<GraphEdge, 'from'>[] => {
  switch (effect.do) {
    case 'reveal':
      return tilesOf(adventure, box)
        .filter(({ id, block }) => block === effect.block || effect.tiles?.includes(id))
        .map(({ id }) => edge('reveals', `tile ${id}`));
    case 'placeTokens':
      return effect.tokens.map((id) => edge('places', `token ${id}`));
    case 'draw':
      return [edge('places', `draw ${effect.draw}`)];
    case 'replaceToken':
      return [edge('places', `token ${effect.by}`)];
    case 'join':
    case 'send':
    case 'seize':
    case 'free':
    case 'harm':
      return [edge('leads', `token ${effect.companion}`)];
    case 'placeTerrain':
      return effect.terrain.map((id) => edge('places', `terrain ${id}`));
    case 'spawn':
    case 'encounter':
      return [edge('spawns', `group ${effect.group}`)];
    case 'flag':
    case 'count':
      return [edge('sets', `flag ${effect.flag}`)];
    case 'objective':
      return effect.mark === 'done' ? [edge('completes', `objective ${effect.objective}`)] : [];
    case 'end':
      return [edge('ends', `resolution ${effect.resolution}`)];
    default:
      return [];
  }
};

/** What a condition or a moment waits for. */
const awaited = (asked: Record<string, unknown>): string[] => {
  const named = (['tile', 'token', 'group', 'flag', 'objective', 'trigger'] as const).filter(
    (field) => typeof asked[field] === 'string',
  );
  const companion = typeof asked.companion === 'string' ? [`token ${asked.companion}`] : [];
  return [...named.map((field) => `${field} ${String(asked[field])}`), ...companion];
};

const isStory = ({ is }: Condition): boolean =>
  [
    'flag',
    'explored',
    'tokenPlaced',
    'companion',
    'groupDefeated',
    'groupPlaced',
    'objectiveDone',
    'triggered',
  ].includes(is);

const edgesOf = (adventure: Adventure, box: Box, { effects, conditions, moments }: Survey): GraphEdge[] => [
  ...effects.flatMap(({ owner, effect }) =>
    led(adventure, box, effect).map((one) => ({ ...one, from: nodeOf(owner) })),
  ),
  ...[...conditions.filter(({ condition }) => isStory(condition)), ...moments].flatMap((found) =>
    awaited('condition' in found ? found.condition : found.moment).map((from): GraphEdge => ({
      from,
      to: nodeOf(found.owner),
      kind: 'leads',
    })),
  ),
  ...(adventure.draws ?? []).flatMap(({ id, tokens }) =>
    tokens.map((token): GraphEdge => ({ from: `draw ${id}`, to: `token ${token}`, kind: 'places' })),
  ),
  ...adventure.objectives.map(({ id }): GraphEdge => ({
    from: `objective ${id}`,
    to: `resolution ${adventure.endings.won}`,
    kind: 'ends',
  })),
  { from: 'full', to: `resolution ${adventure.endings.threat}`, kind: 'ends' },
  { from: 'fallen', to: `resolution ${adventure.endings.defeat}`, kind: 'ends' },
  ...adventure.threat.thresholds.map((_, index, all): GraphEdge => ({
    from: `threshold ${index}`,
    to: index + 1 < all.length ? `threshold ${index + 1}` : 'full',
    kind: 'leads',
  })),
];

const firstText = (survey_: Survey, path: string): string | undefined =>
  survey_.texts.find((text) => text.path.startsWith(`${path}.`) || text.path.startsWith(`${path}[`))?.key;

const nodesOf = (adventure: Adventure, box: Box, found: Survey): GraphNode[] => {
  const node = (kind: NodeKind, id: string, name: string, text?: string): GraphNode => ({
    id,
    kind,
    name,
    ...(text ? { text } : {}),
  });
  const textAt = (path: string): string | undefined => firstText(found, path);
  const encounters = found.effects.flatMap(({ effect }) => (effect.do === 'encounter' ? [effect.group] : []));
  const flags = found.effects.flatMap(({ effect }) =>
    effect.do === 'flag' || effect.do === 'count' ? [effect.flag] : [],
  );
  const read = found.conditions.flatMap(({ condition }) => (condition.is === 'flag' ? [condition.flag] : []));
  return [
    node('setup', 'setup', 'setup', textAt('setup')),
    ...tilesOf(adventure, box).map(({ id }) => node('tile', `tile ${id}`, id, textAt(`explore.${id}`))),
    ...adventure.tokens.map(({ id, text }) => node('token', `token ${id}`, id, text)),
    ...(adventure.draws ?? []).map(({ id }) => node('draw', `draw ${id}`, id)),
    ...adventure.terrain.map(({ id, terrain }) => node('terrain', `terrain ${id}`, id, `terrain.${terrain}`)),
    ...adventure.groups.map(({ id, enemy, name }) =>
      node('group', `group ${id}`, id, name ?? `enemy.${enemy}`),
    ),
    ...[...new Set(encounters)].map((id) => node('group', `group ${id}`, id)),
    ...adventure.threat.thresholds.map(({ at, text }, index) =>
      node('threshold', `threshold ${index}`, [at].flat().join('/'), text),
    ),
    node('full', 'full', [adventure.threat.max].flat().join('/')),
    node('fallen', 'fallen', ''),
    ...adventure.triggers.map(({ id }) => node('trigger', `trigger ${id}`, id, textAt(`triggers.${id}`))),
    ...(adventure.actions ?? []).map(({ id, text }) => node('action', `action ${id}`, id, text)),
    ...[...new Set([...flags, ...read])].map((id) => node('flag', `flag ${id}`, id)),
    ...adventure.objectives.map(({ id, text }) => node('objective', `objective ${id}`, id, text)),
    ...adventure.resolutions.map(({ id, outcome, pages }) => node(outcome, `resolution ${id}`, id, pages[0])),
  ];
};

/** The story of an adventure as what leads to what. */
export const graphOf = (adventure: Adventure, box: Box): Graph => {
  const found = survey(adventure);
  const nodes = nodesOf(adventure, box, found);
  const known = new Set(nodes.map(({ id }) => id));
  const seen = new Set<string>();
  const edges = edgesOf(adventure, box, found).filter(({ from, to, kind }) => {
    const key = `${from}|${to}|${kind}`;
    if (seen.has(key) || from === to || !known.has(from) || !known.has(to)) return false;
    seen.add(key);
    return true;
  });
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  return { nodes: nodes.filter(({ id }) => joined.has(id)), edges };
};
