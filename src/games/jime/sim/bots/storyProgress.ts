import type { Adventure, Condition, Effect, Moment } from '@/games/jime/content';
import { isMark } from '@/games/jime/content/steps';
import { branchesOf } from '@/games/jime/content/branches';
import type { EffectList } from '@/games/jime/content/effectLists';
import { effectListsOf } from '@/games/jime/content/effectLists';

/**
 * What a company reads out of a story: “the hatch leads to the cellar, the cellar to Bartle”. Bots cannot read, so the
 * same is taken from the data: what each tile, token, action and fight brings about, and by how many steps it leads to
 * an objective.
 */
export type StoryElement =
  `${'tile' | 'token' | 'terrain' | 'action' | 'group' | 'flag' | 'objective'}:${string}` | 'won';

type Edges = Map<StoryElement, Set<StoryElement>>;

/** What must hold before: a condition that has to be false asks for nothing to be done. */
const needs = (condition: Condition | undefined): StoryElement[] => {
  switch (condition?.is) {
    case 'flag':
      return [`flag:${condition.flag}`];
    // Whom the story remembers is a flag with a hero to it.
    case 'remembered':
      return [`flag:${condition.as}`];
    case 'acting':
      return condition.remembered ? [`flag:${condition.remembered}`] : [];
    case 'groupDefeated':
      return [`group:${condition.group}`];
    case 'explored':
      return [`tile:${condition.tile}`];
    case 'tokenPlaced':
      return [`token:${condition.token}`];
    case 'companion':
      return [`token:${condition.companion}`];
    case 'objectiveDone':
      return [`objective:${condition.objective}`];
    case 'all':
    case 'any':
    case 'some':
      return condition.of.flatMap(needs);
    default:
      return [];
  }
};

const causes = (moment: Moment): StoryElement[] => {
  switch (moment.moment) {
    case 'explored':
      return moment.tile ? [`tile:${moment.tile}`] : [];
    case 'interacted':
      return moment.token ? [`token:${moment.token}`] : [];
    case 'groupDefeated':
      return moment.group ? [`group:${moment.group}`] : [];
    case 'objectiveDone':
      return [`objective:${moment.objective}`];
    case 'flag':
      return [`flag:${moment.flag}`];
    case 'several':
      return moment.of.flatMap(causes);
    default:
      return [];
  }
};

export const tilesOf = (
  { plan }: Adventure,
  block: string | undefined,
  names: readonly string[] = [],
): StoryElement[] => {
  if (plan.kind !== 'journey') return names.map((name): StoryElement => `tile:${name}`);
  const laid = plan.blocks.filter(({ id }) => id === block).flatMap(({ tiles }) => tiles.map(({ id }) => id));
  return [...laid, ...names].map((name): StoryElement => `tile:${name}`);
};

/** What an effect brings about by itself. */
const brings = (story: Adventure, effect: Effect): StoryElement[] => {
  switch (effect.do) {
    case 'reveal':
      return tilesOf(story, effect.block, effect.tiles);
    case 'placeTokens':
      return effect.tokens.map((token): StoryElement => `token:${token}`);
    case 'draw':
      return (story.draws?.find(({ id }) => id === effect.draw)?.tokens ?? []).map(
        (token): StoryElement => `token:${token}`,
      );
    case 'replaceToken':
      return [`token:${effect.by}`];
    case 'placeTerrain':
      return effect.terrain.map((terrain): StoryElement => `terrain:${terrain}`);
    case 'spawn':
    case 'encounter':
      return [`group:${effect.group}`];
    case 'removeGroup':
      return [`group:${effect.group}`];
    case 'flag':
      return effect.set > 0 ? [`flag:${effect.flag}`] : [];
    case 'count':
      return effect.by > 0 ? [`flag:${effect.flag}`] : [];
    case 'remember':
      return [`flag:${effect.as}`];
    case 'objective':
      return effect.mark === 'done' ? [`objective:${effect.objective}`] : [];
    case 'end':
      return story.resolutions.find(({ id }) => id === effect.resolution)?.outcome === 'won' ? ['won'] : [];
    default:
      return [];
  }
};

type Brings = (effect: Effect) => StoryElement[];

const joinAll = (
  edges: Edges,
  brought: Brings,
  from: readonly StoryElement[],
  effects: readonly Effect[],
): void => {
  for (const effect of effects) {
    for (const to of brought(effect))
      for (const one of from)
        if (one !== to) edges.set(to, (edges.get(to) ?? new Set<StoryElement>()).add(one));
    for (const branch of branchesOf(effect))
      joinAll(edges, brought, [...from, ...needs(branch.when)], branch.effects);
  }
};

/** Whoever looks for a step must know what it asks for, whatever plays it. */
const marks: Brings = (effect) =>
  effect.do === 'flag' && isMark(effect.flag) ? [`flag:${effect.flag}`] : [];

/** What plays a list; null where it plays by itself: nobody seeks the set-up, threat or an ending. */
const playedBy = (list: EffectList): StoryElement[] | null => {
  switch (list.part) {
    case 'explore':
      return [`tile:${list.id}`];
    case 'tokens':
      return [`token:${list.id}`];
    case 'terrain':
      return [`terrain:${list.id}`];
    case 'actions':
      return [`action:${list.id}`];
    case 'triggers':
      return causes(list.trigger.on);
    case 'setup':
    case 'threat':
    case 'resolutions':
      return null;
  }
};

/** By each thing, what leads to it directly. */
const sourcesOf = (story: Adventure): Edges => {
  const edges: Edges = new Map();
  for (const list of effectListsOf(story)) {
    const by = playedBy(list);
    const brought: Brings = by ? (effect) => brings(story, effect) : marks;
    joinAll(edges, brought, [...(by ?? []), ...needs(list.when)], list.effects);
  }
  return edges;
};

const sources = new WeakMap<Adventure, Edges>();
const leads = new WeakMap<Adventure, Map<string, Map<StoryElement, number>>>();

/** Each step on the way takes something off. */
const EACH_STEP = 0.8;

const goalsOf = ({ objectives }: Adventure, done: readonly string[]): StoryElement[] => [
  'won',
  ...objectives.filter(({ id }) => !done.includes(id)).map(({ id }): StoryElement => `objective:${id}`),
];

const edgesOf = (story: Adventure): Edges => {
  const edges = sources.get(story) ?? sourcesOf(story);
  sources.set(story, edges);
  return edges;
};

/** Everything in the story that something leads to. */
export const elementsOf = (story: Adventure): StoryElement[] => [...edgesOf(story).keys()];

/** How surely each thing leads to one of the goals: 1 is the goal itself, nothing what leads nowhere. */
export const progressTowards = (
  story: Adventure,
  goals: readonly StoryElement[],
): Map<StoryElement, number> => {
  const edges = edgesOf(story);
  const found = new Map<StoryElement, number>(goals.map((goal) => [goal, 1]));
  const queue = [...goals];
  for (const thing of queue) {
    for (const from of edges.get(thing) ?? []) {
      if (found.has(from)) continue;
      found.set(from, (found.get(thing) ?? 0) * EACH_STEP);
      queue.push(from);
    }
  }
  return found;
};

/** How surely each thing leads to an objective not yet done. */
export const progressToObjectives = (
  story: Adventure,
  done: readonly string[],
): Map<StoryElement, number> => {
  const kept = leads.get(story) ?? new Map<string, Map<StoryElement, number>>();
  leads.set(story, kept);
  const key = done.length === 0 ? '' : done.join(' ');
  const found = kept.get(key) ?? progressTowards(story, goalsOf(story, done));
  kept.set(key, found);
  return found;
};
