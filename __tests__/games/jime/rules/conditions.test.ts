import type { Condition } from '@/games/jime/content';
import { interactionSchema, storyActionSchema } from '@/games/jime/content/schema/adventure';
import { optionSchema, topicSchema } from '@/games/jime/content/schema/effects';
import type { GameState } from '@/games/jime/play';
import type { MapToken } from '@/games/jime/state';
import { holds } from '@/games/jime/rules/conditions';
import { company } from './company';
import { VOCABULARY } from './language/vocabulary';
import { playedEffects } from './playedEffects';

type Change = (adventure: NonNullable<GameState['adventure']>, state: GameState) => void;
type Case = [Condition, Change];

const NELL = { id: 'nell', kind: 'person', space: '300A/1' } as const;
const A: Condition = { is: 'flag', flag: 'a' };
const B: Condition = { is: 'flag', flag: 'b' };

/** Each condition does not hold at first, and holds after the change. */
const CASES: Record<Exclude<Condition['is'], 'chance'>, Case[]> = {
  flag: [
    [{ is: 'flag', flag: 'f' }, ({ flags }) => (flags.f = 1)],
    [{ is: 'flag', flag: 'f', atLeast: 3 }, ({ flags }) => (flags.f = 3)],
    [{ is: 'flag', flag: 'f', scope: 'campaign' }, (_adventure, { campaign }) => (campaign.flags.f = 1)],
  ],
  not: [[{ is: 'not', condition: { is: 'round', atLeast: 1 } }, (adventure) => (adventure.round = 0)]],
  all: [[{ is: 'all', of: [A, B] }, (adventure) => (adventure.flags = { a: 1, b: 1 })]],
  any: [[{ is: 'any', of: [A, B] }, (adventure) => (adventure.flags = { b: 1 })]],
  some: [
    [
      { is: 'some', atLeast: 2, of: [A, B, { is: 'round', atLeast: 1 }] },
      (adventure) => (adventure.flags = { b: 1 }),
    ],
  ],
  round: [[{ is: 'round', atLeast: 3 }, (adventure) => (adventure.round = 3)]],
  phase: [[{ is: 'phase', phase: 'shadow' }, (adventure) => (adventure.phase = 'shadow')]],
  threat: [[{ is: 'threat', atLeast: 5 }, (adventure) => (adventure.threat = 5)]],
  lore: [[{ is: 'lore', atLeast: 5 }, (_adventure, { campaign }) => (campaign.lore = 5)]],
  heroes: [
    [
      { is: 'heroes', atLeast: 3 },
      (_adventure, { campaign }) =>
        campaign.heroes.push({ ...(campaign.heroes[0] as (typeof campaign.heroes)[number]), hero: 'bilbo' }),
    ],
    [{ is: 'heroes', atMost: 1 }, (_adventure, { campaign }) => (campaign.heroes.length = 1)],
  ],
  difficulty: [
    [{ is: 'difficulty', difficulty: 'hard' }, (_adventure, { campaign }) => (campaign.difficulty = 'hard')],
  ],
  inCompany: [
    [
      { is: 'inCompany', hero: 'bilbo' },
      (_adventure, { campaign }) => campaign.heroes.forEach((one) => (one.hero = 'bilbo')),
    ],
  ],
  acting: [
    [
      { is: 'acting', race: 'dwarf', item: 'sword' },
      (_adventure, { campaign }) => campaign.heroes.forEach((one) => one.items.push('sword')),
    ],
    [
      { is: 'acting', title: 'wingfoot' },
      (_adventure, { campaign }) => campaign.heroes.forEach((one) => one.titles.push('wingfoot')),
    ],
    [
      { is: 'acting', remembered: 'tied' },
      (_adventure, { campaign }) => (campaign.remembered = { tied: 'gimli' }),
    ],
    [
      { is: 'acting', role: 'burglar' },
      (_adventure, { campaign }) => campaign.heroes.forEach((one) => (one.role = 'burglar')),
    ],
    [
      { is: 'acting', hero: 'bilbo' },
      (_adventure, { campaign }) =>
        campaign.heroes.forEach((one) => (one.hero = one.hero === 'gimli' ? 'bilbo' : one.hero)),
    ],
  ],
  companion: [
    [{ is: 'companion', companion: 'nell' }, ({ tokens }) => tokens.push(NELL)],
    [
      { is: 'companion', companion: 'nell', goesWith: 'anyone', hurt: 2 },
      ({ tokens }) => tokens.push({ ...NELL, with: 'legolas', hurt: 2 }),
    ],
    [
      { is: 'companion', companion: 'nell', goesWith: 'acting' },
      ({ tokens }) => tokens.push({ ...NELL, with: 'gimli' }),
    ],
    [
      { is: 'companion', companion: 'nell', caught: true },
      ({ tokens }) => tokens.push({ ...NELL, caught: true }),
    ],
    [{ is: 'companion', companion: 'nell', at: ['300A/1'] }, ({ tokens }) => tokens.push(NELL)],
  ],
  roleInCompany: [
    [
      { is: 'roleInCompany', role: 'burglar' },
      (_adventure, { campaign }) => campaign.heroes.forEach((one) => (one.role = 'burglar')),
    ],
  ],
  stat: [
    // Nobody of Aragorn and Gimli has more wit than Aragorn's 3; Bilbo has 4.
    [
      { is: 'stat', who: 'acting', stat: 'wit', atLeast: 4 },
      (_adventure, { campaign }) =>
        campaign.heroes.forEach((one) => (one.hero = one.hero === 'gimli' ? 'bilbo' : one.hero)),
    ],
    [
      { is: 'stat', who: 'anyone', stat: 'wit', atLeast: 4 },
      ({ heroes }) => heroes.forEach((one) => (one.hero = 'bilbo')),
    ],
  ],
  remembered: [
    [{ is: 'remembered', as: 'tied' }, (adventure) => (adventure.remembered = { tied: 'gimli' })],
    [
      { is: 'remembered', as: 'tied', scope: 'campaign' },
      (_adventure, { campaign }) => (campaign.remembered = { tied: 'gimli' }),
    ],
  ],
  raceInCompany: [
    [
      { is: 'raceInCompany', race: 'hobbit' },
      (_adventure, { campaign }) => campaign.heroes.forEach((one) => (one.hero = 'bilbo')),
    ],
  ],
  carries: [
    [{ is: 'carries', thing: 'ember' }, (adventure) => (adventure.carried = { ember: 1 })],
    [{ is: 'carries', thing: 'ember', atLeast: 2 }, (adventure) => (adventure.carried = { ember: 2 })],
    [{ is: 'carries', thing: 'ember' }, (adventure) => (adventure.flags.ember = 1)],
  ],
  hasItem: [
    [{ is: 'hasItem', item: 'sword' }, (_adventure, { campaign }) => campaign.heroes[0]?.items.push('sword')],
  ],
  hasBoon: [
    [
      { is: 'hasBoon', boon: 'hidden' },
      ({ heroes }) => heroes.forEach(({ hero, boons }) => (hero === 'gimli' ? boons.push('hidden') : 0)),
    ],
  ],
  triggered: [[{ is: 'triggered', trigger: 't' }, ({ triggersFired }) => (triggersFired.t = true)]],
  explored: [
    [{ is: 'explored', tile: '300A' }, ({ tiles }) => tiles.forEach((tile) => (tile.explored = true))],
  ],
  tilesExplored: [
    [{ is: 'tilesExplored', atLeast: 2 }, ({ tiles }) => tiles.forEach((tile) => (tile.explored = true))],
  ],
  tokenPlaced: [
    [
      { is: 'tokenPlaced', token: 'horn' },
      ({ tokens }) => tokens.push({ id: 'horn', kind: 'threat', space: '300A/3' }),
    ],
  ],
  groupDefeated: [
    [{ is: 'groupDefeated', group: 'warg' }, ({ defeatedGroups }) => defeatedGroups.push('warg')],
  ],
  groupsDefeated: [
    [{ is: 'groupsDefeated', atLeast: 2 }, ({ defeatedGroups }) => defeatedGroups.push('warg', 'scouts')],
  ],
  groupPlaced: [
    [
      { is: 'groupPlaced', group: 'troll' },
      (adventure) => (adventure.groups = company({ adventure: 'bridge' }).adventure.groups),
    ],
  ],
  figures: [
    [
      { is: 'figures', group: 'ruffians', atLeast: 2 },
      (_adventure, { campaign }) => (campaign.difficulty = 'hard'),
    ],
  ],
  noEnemies: [
    [
      { is: 'not', condition: { is: 'noEnemies' } },
      (adventure) => (adventure.groups = company({ adventure: 'bridge' }).adventure.groups),
    ],
  ],
  objectiveDone: [
    [{ is: 'objectiveDone', objective: 'reach' }, ({ objectivesDone }) => objectivesDone.push('reach')],
  ],
  objective: [[{ is: 'objective', objective: 'lamp' }, (adventure) => (adventure.objective = 'lamp')]],
  heroDefeated: [[{ is: 'heroDefeated' }, ({ heroes }) => heroes.forEach((hero) => (hero.defeated = true))]],
  hasTitle: [
    [
      { is: 'hasTitle', title: 'wingfoot' },
      (_adventure, { campaign }) => campaign.heroes.forEach(({ titles }) => titles.push('wingfoot')),
    ],
  ],
  hasTrinket: [
    [{ is: 'hasTrinket', trinket: 'boots' }, (_adventure, { campaign }) => campaign.trinkets.push('boots')],
  ],
  ended: [
    [
      { is: 'ended', adventure: 'road', resolution: 'lit' },
      (_adventure, { campaign }) =>
        campaign.history.push({ adventure: 'road', resolution: 'lit', outcome: 'won', rounds: 9 }),
    ],
  ],
};

it('every condition of the language is tried', () => {
  expect([...Object.keys(CASES), 'chance'].sort()).toEqual([...VOCABULARY.conditions].sort());
});

it.each(Object.entries(CASES))('%s', (_name, cases) => {
  for (const [condition, change] of cases) {
    const table = playedEffects([], { heroes: 2, mirror: true });
    const before = holds(table.game, condition, { hero: 'gimli' });
    table.set(change);
    const hero = table.state.campaign.heroes.some((one) => one.hero === 'gimli') ? 'gimli' : 'bilbo';
    expect([condition, before, holds(table.game, condition, { hero })]).toEqual([condition, false, true]);
  }
});

it('chance', () => {
  const thrown = (percent: number): number =>
    Array.from({ length: 40 }, (_, seed) =>
      playedEffects(
        [{ do: 'if', when: { is: 'chance', percent }, then: [{ do: 'flag', flag: 'hit', set: 1 }] }],
        {
          seed,
        },
      ),
    ).filter((table) => table.adventure.flags.hit === 1).length;
  const [seldom, often] = [thrown(20), thrown(80)];
  expect(seldom).toBeGreaterThan(0);
  expect(seldom).toBeLessThan(often);
  expect(often).toBeLessThan(40);
});

it.each([
  ['an option', optionSchema],
  ['a topic', topicSchema],
  ['an interaction', interactionSchema],
  ['an action', storyActionSchema.omit({ id: true })],
])('no die is thrown for %s, however deep', (_name, schema) => {
  const offer = (when: Condition): object => ({ text: 'a', when, effects: [] });
  const chance: Condition = { is: 'chance', percent: 50 };
  expect(
    schema.safeParse(offer({ is: 'any', of: [A, { is: 'not', condition: chance }] })).error?.message,
  ).toMatch(/chance has no place in an offer/);
  expect(schema.safeParse(offer({ is: 'any', of: [A, B] })).success).toBe(true);
});

it('a group that came back is not defeated', () => {
  const table = company({ adventure: 'bridge' }).set(({ defeatedGroups }) => defeatedGroups.push('troll'));
  expect(holds(table.game, { is: 'groupDefeated', group: 'troll' }, {})).toBe(false);
});

it('without the mirror a boon is the table’s word', () => {
  expect(holds(playedEffects([]).game, { is: 'hasBoon', boon: 'hidden' }, { hero: 'gimli' })).toBe(true);
});

it('§98.2 without the mirror nobody says that a companion who walks along is at a place', () => {
  const at = (nell: MapToken): boolean => {
    const table = playedEffects([]).set(({ tokens }) => tokens.push(nell));
    return holds(table.game, { is: 'companion', companion: 'nell', at: ['300A/1'] }, {});
  };
  expect([at(NELL), at({ ...NELL, with: 'gimli' }), at({ ...NELL, moved: true })]).toEqual([
    true,
    false,
    false,
  ]);
});

it('an item made from another at camp counts as that one', () => {
  const table = playedEffects([], { mirror: true });
  const better = Object.values(table.content.box.items).find(
    ({ series, tier }) => series === 'sword' && tier === 2,
  );
  table.set((_adventure, { campaign }) => campaign.heroes[0]?.items.push(better?.id ?? 'none'));
  expect(holds(table.game, { is: 'hasItem', item: 'sword' }, {})).toBe(true);
});
