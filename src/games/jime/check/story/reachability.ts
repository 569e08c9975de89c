import type { Adventure, Happening, Trigger } from '@/games/jime/content/schema/adventure';
import type { Condition } from '@/games/jime/content/schema/conditions';
import type { Effect, Spaces } from '@/games/jime/content/schema/effects';
import { spaceNamesOf } from '@/games/jime/content/schema/effects';
import type { Work } from '@/kernel/slices';
import { flagName } from './flags';
import type { StoryTile } from './maps';
import { tilesOf } from './maps';
import { totalThreatLowered } from './offers';
import type { CompanyCase, Story } from './rule';
import { forHeroes } from './rule';
import type { FoundEffect, Guard } from './survey';

/**
 * What can come to be in an adventure, for one company. Facts only ever add up: something is taken as possible when each
 * thing it needs is possible by itself. So what is reported as out of reach is; a contradiction between two things that
 * are both possible is for a playthrough to find.
 */
export type Reach = {
  facts: Set<string>;
  /** The greatest value each flag may have. */
  flags: Map<string, number>;
  reached: (found: Pick<FoundEffect, 'guards'>) => boolean;
};

type World = {
  story: Story;
  adventure: Adventure;
  companyCase: CompanyCase;
  tiles: StoryTile[];
  facts: Set<string>;
  flags: Map<string, number>;
  /** The last round that can begin before the bar is full (§21.2). */
  lastRound: number;
};

/** Whether a condition can hold, and whether it can fail. */
type Outcomes = { yes: boolean; no: boolean };
const maybe = (yes: boolean): Outcomes => ({ yes, no: true });
const surely = (yes: boolean): Outcomes => ({ yes, no: !yes });

type ConditionOf<Is extends Condition['is']> = Extract<Condition, { is: Is }>;
type Judge = { [Is in Condition['is']]?: (world: World, condition: ConditionOf<Is>) => Outcomes };

const hasFact = ({ facts }: World, name: string): Outcomes => maybe(facts.has(name));

/** Conditions that a story can make impossible; every other one may hold or not. */
const JUDGE: Judge = {
  not: (world, { condition }) => {
    const { yes, no } = judge(world, condition);
    return { yes: no, no: yes };
  },
  all: (world, { of }) => {
    const verdicts = of.map((one) => judge(world, one));
    return { yes: verdicts.every(({ yes }) => yes), no: verdicts.some(({ no }) => no) };
  },
  any: (world, { of }) => {
    const verdicts = of.map((one) => judge(world, one));
    return { yes: verdicts.some(({ yes }) => yes), no: verdicts.every(({ no }) => no) };
  },
  some: (world, { of, atLeast }) => {
    const verdicts = of.map((one) => judge(world, one));
    return {
      yes: verdicts.filter(({ yes }) => yes).length >= atLeast,
      no: verdicts.filter(({ no }) => no).length > of.length - atLeast,
    };
  },
  flag: ({ flags }, { flag, scope, atLeast = 1 }) =>
    maybe((flags.get(flagName(flag, scope)) ?? 0) >= atLeast),
  round: ({ lastRound }, { atLeast }) => ({ yes: atLeast <= lastRound, no: atLeast > 1 }),
  threat: ({ adventure, companyCase }, { atLeast }) =>
    maybe(atLeast < forHeroes(adventure.threat.max, companyCase.heroes)),
  heroes: ({ companyCase: { heroes } }, { atLeast = 0, atMost = Infinity }) =>
    surely(heroes >= atLeast && heroes <= atMost),
  difficulty: ({ companyCase }, { difficulty }) => surely(companyCase.hard === (difficulty === 'hard')),
  stat: ({ story }, { stat, atLeast }) =>
    maybe(Object.values(story.box.heroes).some(({ stats }) => (stats[stat] ?? 0) >= atLeast)),
  triggered: (world, { trigger }) => hasFact(world, `trigger ${trigger}`),
  explored: (world, { tile }) => hasFact(world, `tile ${tile}`),
  tilesExplored: ({ tiles, facts }, { atLeast }) =>
    maybe(tiles.filter(({ id }) => facts.has(`tile ${id}`)).length >= atLeast),
  tokenPlaced: (world, { token }) => hasFact(world, `token ${token}`),
  groupDefeated: (world, { group }) => hasFact(world, `group ${group}`),
  groupPlaced: (world, { group }) => hasFact(world, `group ${group}`),
  groupsDefeated: ({ facts }) => maybe([...facts].some((name) => name.startsWith('group '))),
  companion: (world, { companion, goesWith, caught, hurt }) =>
    maybe(
      [
        'token',
        ...(goesWith ? ['joined'] : []),
        ...(caught ? ['caught'] : []),
        ...(hurt ? ['hurt'] : []),
      ].every((fact) => world.facts.has(`${fact} ${companion}`)),
    ),
  objectiveDone: (world, { objective }) => hasFact(world, `objective ${objective}`),
  hasTitle: (world, { title }) => hasFact(world, `title ${title}`),
  hasTrinket: (world, { trinket }) => hasFact(world, `trinket ${trinket}`),
  ended: (world, { adventure, resolution }) => hasFact(world, `ended ${adventure} ${resolution}`),
};

const judge = (world: World, condition: Condition): Outcomes => {
  const one = JUDGE[condition.is] as ((world: World, condition: Condition) => Outcomes) | undefined;
  return one ? one(world, condition) : { yes: true, no: true };
};

const mayHold = (world: World, guard: Guard): boolean =>
  guard.is === 'fact' ? world.facts.has(guard.fact) : judge(world, guard).yes;

/** Two guards that say the opposite of each other. */
const contradict = (guards: readonly Guard[]): boolean => {
  const said = new Set(guards.map((guard) => JSON.stringify(guard)));
  return guards.some((guard) => guard.is === 'not' && said.has(JSON.stringify(guard.condition)));
};

const reachedIn = (world: World, { guards }: Pick<FoundEffect, 'guards'>): boolean =>
  guards.every((guard) => mayHold(world, guard)) && !contradict(guards);

type Gives = { [Do in Effect['do']]?: (world: World, effect: Extract<Effect, { do: Do }>) => string[] };

/** Whether one of the spaces is on a tile this company lays: else what belongs there stays in the box. */
const hasRoom = ({ tiles, companyCase }: World, spaces: Spaces): boolean =>
  spaceNamesOf(spaces).some((space) => {
    const tile = tiles.find(({ id }) => id === space.split('/')[0]);
    return !tile || tile.heroes <= companyCase.heroes;
  });

/** The facts an effect brings about. */
const GIVES: Gives = {
  placeTokens: (world, { tokens }) =>
    world.adventure.tokens
      .filter(({ id, space = [] }) => tokens.includes(id) && hasRoom(world, space))
      .map(({ id }) => `token ${id}`),
  draw: (world, { draw }) =>
    (world.adventure.draws ?? [])
      .filter(({ id, spaces }) => id === draw && hasRoom(world, spaces))
      .flatMap(({ tokens }) => tokens.map((id) => `token ${id}`)),
  replaceToken: ({ facts }, { token, by }) => (!token || facts.has(`token ${token}`) ? [`token ${by}`] : []),
  placeTerrain: (world, { terrain }) =>
    world.adventure.terrain
      .filter(
        ({ id, space, border, tile }) =>
          terrain.includes(id) && hasRoom(world, space ?? border ?? (tile === undefined ? [] : [tile])),
      )
      .map(({ id }) => `terrain ${id}`),
  spawn: (world, { group }) =>
    world.adventure.groups.some(({ id, space }) => id === group && hasRoom(world, space))
      ? [`group ${group}`]
      : [],
  // Even one that nobody comes to counts as met and over.
  encounter: (_, { group }) => [`group ${group}`],
  reveal: ({ tiles, companyCase }, { block, tiles: names = [] }) =>
    tiles
      .filter(
        ({ id, block: of, heroes }) => heroes <= companyCase.heroes && (of === block || names.includes(id)),
      )
      .flatMap(({ id, explored, terrain }) => [
        `tile ${id}`,
        ...(explored ? [] : [`entered ${id}`]),
        ...terrain.map((one) => `terrain ${one}`),
      ]),
  objective: (_, { objective, mark }) => (mark === 'done' ? [`objective ${objective}`] : []),
  join: ({ facts }, { companion }) => (facts.has(`token ${companion}`) ? [`joined ${companion}`] : []),
  seize: ({ facts }, { companion }) => (facts.has(`token ${companion}`) ? [`caught ${companion}`] : []),
  harm: ({ facts }, { companion, by }) =>
    by > 0 && facts.has(`token ${companion}`) ? [`hurt ${companion}`] : [],
  title: (_, { title }) => [`title ${title}`],
  trinket: (_, { trinket }) => [`trinket ${trinket}`],
  next: (_, { adventure }) => [`next ${adventure ?? ''}`],
  end: (_, { resolution }) => [`resolution ${resolution}`],
};

const noteEffect = (world: World, effect: Effect): void => {
  const give = GIVES[effect.do] as ((world: World, effect: Effect) => string[]) | undefined;
  for (const name of give?.(world, effect) ?? []) world.facts.add(name);
  if (effect.do !== 'flag' && effect.do !== 'count') return;
  const name = flagName(effect.flag, effect.scope);
  // A count may be taken any number of times: where it cannot, a playthrough will tell.
  const value = effect.do === 'flag' ? effect.set : effect.by > 0 ? Infinity : 0;
  world.flags.set(name, Math.max(world.flags.get(name) ?? 0, value));
};

const mayHappen = (world: World, moment: Happening): boolean => {
  const { facts, adventure, flags } = world;
  const any = (kind: string): boolean => [...facts].some((name) => name.startsWith(kind));
  switch (moment.moment) {
    case 'round':
      return (moment.round ?? 1) <= world.lastRound;
    case 'explored':
      return moment.tile ? facts.has(`entered ${moment.tile}`) : any('entered ');
    case 'interacted':
      return adventure.tokens.some(
        ({ id, interactions }) =>
          (interactions?.length ?? 0) > 0 && facts.has(`token ${id}`) && (moment.token ?? id) === id,
      );
    case 'groupDefeated':
      return moment.group ? facts.has(`group ${moment.group}`) : any('group ');
    case 'companionLost':
      return facts.has(`hurt ${moment.companion}`);
    case 'objectiveDone':
      // §67.3 With the last objective the adventure is won at once, and nothing waits for it any more.
      return adventure.objectives.length > 1 && facts.has(`objective ${moment.objective}`);
    case 'flag':
      return [flagName(moment.flag), flagName(moment.flag, 'campaign')].some(
        (name) => (flags.get(name) ?? 0) > 0,
      );
    default:
      return true;
  }
};

const mayFire = (world: World, { on, when }: Trigger): boolean => {
  const happens =
    on.moment === 'several'
      ? on.of.filter((moment) => mayHappen(world, moment)).length >= (on.atLeast ?? on.of.length)
      : mayHappen(world, on);
  return happens && (!when || mayHold(world, when));
};

/** The endings that need no effect: the bar fills, a hero falls, every objective is done. */
const noteEndings = ({ adventure, facts }: World): void => {
  const { endings, objectives } = adventure;
  facts.add(`resolution ${endings.threat}`).add(`resolution ${endings.defeat}`);
  if (objectives.every(({ id }) => facts.has(`objective ${id}`))) facts.add(`resolution ${endings.won}`);
};

const size = ({ facts, flags }: World): number =>
  facts.size + [...flags.values()].reduce((sum, one) => sum + Math.min(one, 1e6), 0);

/** What an adventure may come to, beginning with what earlier ones have left behind. */
export function* reaching(
  story: Story,
  adventure: Adventure,
  companyCase: CompanyCase,
  before: { facts: Iterable<string>; flags: Iterable<[string, number]> } = { facts: [], flags: [] },
): Work<Reach> {
  const { effects } = story.surveys[adventure.id] ?? { effects: [] };
  const bar = forHeroes(adventure.threat.max, companyCase.heroes) + totalThreatLowered(adventure, effects);
  const world: World = {
    story,
    adventure,
    companyCase,
    tiles: tilesOf(adventure, story.box),
    facts: new Set(before.facts),
    flags: new Map(before.flags),
    lastRound: Math.ceil(bar / (2 * companyCase.heroes)),
  };
  for (let known = -1; known < size(world);) {
    known = size(world);
    for (const found of effects) if (reachedIn(world, found)) noteEffect(world, found.effect);
    for (const trigger of adventure.triggers)
      if (mayFire(world, trigger)) world.facts.add(`trigger ${trigger.id}`);
    noteEndings(world);
    yield undefined;
  }
  return { facts: world.facts, flags: world.flags, reached: (found) => reachedIn(world, found) };
}
