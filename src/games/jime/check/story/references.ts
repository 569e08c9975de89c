import type { Adventure } from '@/games/jime/content/schema/adventure';
import type { Kind } from '@/games/jime/content/schema/box';
import type { Scope } from '@/games/jime/content/schema/conditions';
import type { Effect, Spaces } from '@/games/jime/content/schema/effects';
import { blocksOf, spaceFault, tilesOf } from './maps';
import type { AdventureRule, CampaignRule, Story } from './rule';
import type { Survey } from './survey';

/** What a story may name. */
type Named =
  | 'token'
  | 'storyTerrain'
  | 'group'
  | 'spawned'
  | 'objective'
  | 'resolution'
  | 'trigger'
  | 'draw'
  | 'thing'
  | 'companion'
  | 'countdown'
  | 'remembered'
  | 'tile'
  | 'block'
  | 'space'
  | 'adventure'
  | Kind;

/** Which field of which effect, condition or moment names what. */
const FIELDS: Record<string, Record<string, Named>> = {
  // Effects
  reveal: { block: 'block', tiles: 'tile' },
  placeHeroes: { space: 'space' },
  placeTokens: { tokens: 'token' },
  draw: { draw: 'draw' },
  replaceToken: { token: 'token', by: 'token' },
  removeToken: { token: 'token' },
  placeTerrain: { terrain: 'storyTerrain' },
  removeTerrain: { terrain: 'storyTerrain' },
  spawn: { group: 'spawned' },
  encounter: { enemies: 'enemies' },
  removeGroup: { group: 'group' },
  bonus: { group: 'group', bonus: 'enemyBonuses' },
  exhaust: { group: 'group' },
  attack: { group: 'group' },
  applyHits: { group: 'group' },
  title: { title: 'titles' },
  trinket: { trinket: 'trinkets' },
  objective: { objective: 'objective' },
  carry: { thing: 'thing' },
  join: { companion: 'companion' },
  send: { companion: 'companion' },
  seize: { companion: 'companion' },
  free: { companion: 'companion' },
  harm: { companion: 'companion' },
  stopCountdown: { countdown: 'countdown' },
  next: { adventure: 'adventure' },
  end: { resolution: 'resolution' },
  // Conditions
  inCompany: { hero: 'heroes' },
  acting: { hero: 'heroes', role: 'roles', item: 'items', title: 'titles', remembered: 'remembered' },
  remembered: { as: 'remembered' },
  carries: { thing: 'thing' },
  companion: { companion: 'companion', at: 'space' },
  figures: { group: 'group' },
  roleInCompany: { role: 'roles' },
  hasItem: { item: 'items' },
  triggered: { trigger: 'trigger' },
  explored: { tile: 'tile' },
  tokenPlaced: { token: 'token' },
  groupDefeated: { group: 'group' },
  groupPlaced: { group: 'group' },
  objectiveDone: { objective: 'objective' },
  hasTitle: { title: 'titles' },
  hasTrinket: { trinket: 'trinkets' },
  ended: { adventure: 'adventure' },
  // Moments
  interacted: { token: 'token' },
  groupHealth: { group: 'group' },
  countdown: { countdown: 'countdown' },
  companionLost: { companion: 'companion' },
};

const ids = (records: readonly { id: string }[] | undefined): string[] => (records ?? []).map(({ id }) => id);

/** Groups that come by an encounter. */
export const encountersOf = ({ effects }: Pick<Survey, 'effects'>): string[] =>
  effects.flatMap(({ effect }) => (effect.do === 'encounter' ? [effect.group] : []));

/** The names under which an adventure remembers heroes: all of them, or those it gives to the campaign. */
export const namesRemembered = ({ effects }: Survey, scope?: Scope): string[] =>
  effects.flatMap(({ effect }) =>
    effect.do === 'remember' && (!scope || effect.scope === scope) ? [effect.as] : [],
  );

/** The names that exist, where a list of them can be made. */
const KNOWN: Partial<Record<Named, (story: Story, adventure: Adventure, survey: Survey) => string[]>> = {
  token: (_, { tokens }) => ids(tokens),
  storyTerrain: (_, { terrain }) => ids(terrain),
  spawned: (_, { groups }) => ids(groups),
  group: (_, { groups }, survey) => [...ids(groups), ...encountersOf(survey)],
  objective: (_, { objectives }) => ids(objectives),
  resolution: (_, { resolutions }) => ids(resolutions),
  trigger: (_, { triggers }) => ids(triggers),
  draw: (_, { draws }) => ids(draws),
  thing: (_, { things }) => ids(things),
  companion: (_, { tokens }) => ids(tokens.filter(({ companion }) => companion)),
  countdown: (_, __, { effects }) =>
    effects.flatMap(({ effect }) => (effect.do === 'countdown' ? [effect.countdown] : [])),
  remembered: (story, _, survey) => [
    ...namesRemembered(survey),
    ...Object.values(story.surveys).flatMap((one) => namesRemembered(one, 'campaign')),
  ],
  tile: ({ box }, adventure) => ids(tilesOf(adventure, box)),
  block: (_, adventure) => blocksOf(adventure),
  adventure: ({ adventures }) => Object.keys(adventures),
};

const WORDS: Partial<Record<Named, string>> = {
  storyTerrain: 'terrain of this adventure',
  spawned: 'group among the groups',
  enemyBonuses: 'enemy bonus',
};

/** Why a name is wrong; undefined when there is such a thing. */
const faultOf = (
  story: Story,
  adventure: Adventure,
  survey: Survey,
  named: Named,
  name: string,
): string | undefined => {
  if (named === 'space') return spaceFault(adventure, story.box, name);
  const known = KNOWN[named]?.(story, adventure, survey) ?? Object.keys(story.box[named as Kind] ?? {});
  if (known.includes(name)) return undefined;
  const listed = known.length > 0 && known.length <= 12 ? `; there are ${known.join(', ')}` : '';
  return `no ${WORDS[named] ?? named} called “${name}”${listed}`;
};

type Naming = { path: string; named: Named; name: string };

const namingsIn = (path: string, record: object, fields: Record<string, Named>): Naming[] =>
  Object.entries(fields).flatMap(([field, named]) => {
    const value = (record as Record<string, unknown>)[field];
    if (Array.isArray(value))
      return value.map((name: string, index) => ({ path: `${path}.${field}[${index}]`, named, name }));
    return typeof value === 'string' ? [{ path: `${path}.${field}`, named, name: value }] : [];
  });

/** Everything an effect, a condition or a moment names. */
const namingsOf = ({ effects, conditions, moments }: Survey): Naming[] => [
  ...effects.flatMap(({ path, effect }) => [
    ...namingsIn(path, effect, FIELDS[effect.do] ?? {}),
    ...(effect.do === 'encounter' ? spacesNamed(`${path}.spaces`, effect.spaces) : []),
    ...(effect.do === 'send' ? spacesNamed(`${path}.to`, effect.to) : []),
    ...(effect.do === 'headcount' ? countedNames(path, effect) : []),
  ]),
  ...conditions.flatMap(({ path, condition }) => namingsIn(path, condition, FIELDS[condition.is] ?? {})),
  ...moments.flatMap(({ path, moment }) => namingsIn(path, moment, FIELDS[moment.moment] ?? {})),
];

/** Who is counted, and where. */
const countedNames = (path: string, { of, at }: Extract<Effect, { do: 'headcount' }>): Naming[] => [
  ...(typeof of === 'string' ? [] : namingsIn(`${path}.of`, of, { companion: 'companion', group: 'group' })),
  ...namingsIn(`${path}.at`, at, { spaces: 'space', tile: 'tile', token: 'token' }),
];

/** The places something may come to, and the token or group it may come near to. */
const spacesNamed = (path: string, spaces: Spaces | undefined): Naming[] => {
  if (spaces === undefined) return [];
  if (typeof spaces === 'string') return [{ path, named: 'space', name: spaces }];
  if (Array.isArray(spaces))
    return spaces.map((name, index) => ({ path: `${path}[${index}]`, named: 'space', name }));
  const near = 'near' in spaces && spaces.near !== 'acting' ? spaces.near : {};
  return [
    ...namingsIn(path, spaces, { inOrder: 'space', otherwise: 'space' }),
    ...namingsIn(`${path}.near`, near, { token: 'token', group: 'group' }),
  ];
};

/** What the records of the adventure name besides: where they lie, what they are made of. */
const namingsOfRecords = (adventure: Adventure): Naming[] => [
  ...adventure.tokens.flatMap(({ id, space }) => spacesNamed(`tokens.${id}.space`, space)),
  ...adventure.terrain.flatMap((terrain) =>
    namingsIn(`terrain.${terrain.id}`, terrain, {
      terrain: 'terrain',
      space: 'space',
      border: 'space',
      tile: 'tile',
    }),
  ),
  ...(adventure.plan.kind === 'journey' ? adventure.plan.blocks : []).flatMap((block) =>
    block.tiles.flatMap((tile) =>
      namingsIn(`plan.blocks.${block.id}.tiles.${tile.id}`, tile, { terrain: 'storyTerrain' }),
    ),
  ),
  ...adventure.groups.flatMap((group) => [
    ...namingsIn(`groups.${group.id}`, group, { enemy: 'enemies' }),
    ...spacesNamed(`groups.${group.id}.space`, group.space),
    ...namingsIn(`groups.${group.id}`, { bonuses: group.bonuses?.flat() }, { bonuses: 'enemyBonuses' }),
    ...namingsIn(`groups.${group.id}.hard`, group.hard ?? {}, { bonuses: 'enemyBonuses' }),
  ]),
  ...(adventure.draws ?? []).flatMap((draw) =>
    namingsIn(`draws.${draw.id}`, draw, { tokens: 'token', spaces: 'space' }),
  ),
  ...adventure.resolutions.flatMap((resolution) =>
    namingsIn(`resolutions.${resolution.id}`, resolution, { next: 'adventure' }),
  ),
  ...namingsIn('endings', adventure.endings, {
    won: 'resolution',
    threat: 'resolution',
    defeat: 'resolution',
  }),
  ...Object.keys(adventure.explore ?? {}).map((name): Naming => ({
    path: `explore.${name}`,
    named: 'tile',
    name,
  })),
];

/** Every name in an adventure is the name of something. */
export const references: AdventureRule = (story, adventure, survey, report) => {
  for (const { path, named, name } of [...namingsOf(survey), ...namingsOfRecords(adventure)]) {
    const fault = faultOf(story, adventure, survey, named, name);
    if (fault) report(path, fault);
  }
  for (const { path, condition } of survey.conditions) {
    if (condition.is !== 'ended') continue;
    const ends = ids(story.adventures[condition.adventure]?.resolutions);
    if (!ends.includes(condition.resolution))
      report(`${path}.resolution`, `“${condition.adventure}” has no resolution “${condition.resolution}”`);
  }
};

/** Ids are unique within their list, or references would be ambiguous. */
export const uniqueIds: AdventureRule = (_, adventure, __, report) => {
  const lists = [
    'tokens',
    'terrain',
    'groups',
    'objectives',
    'triggers',
    'resolutions',
    'draws',
    'things',
    'actions',
  ] as const;
  for (const list of lists)
    ids(adventure[list]).forEach((id, index, all) => {
      if (all.indexOf(id) < index) report(`${list}.${id}`, 'is there twice; give one of them another id');
    });
};

/** The adventures a campaign lists are files it has, each once. Others may be there, for a `next` to come to. */
export const listed: CampaignRule = ({ campaign, adventures }, report) =>
  campaign.adventures.forEach((id, index, all) => {
    if (!adventures[id]) report(`adventures[${index}]`, `no file under adventures/ has the id “${id}”`);
    if (all.indexOf(id) < index) report(`adventures[${index}]`, `“${id}” is listed twice`);
  });
