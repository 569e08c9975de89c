import { textName } from '@/games/jime/play';
import type { Adventure, Effect, Interaction, JourneyPlan, Option } from '@/games/jime/content';
import type { Company, Sitting } from './company';
import { company } from './company';
import { playedEffects } from './playedEffects';

/** What public scenarios of this game say (DESIGN, section 4), each said in our language and played. */

const flag = (name: string): Effect => ({ do: 'flag', flag: name, set: 1 });
const option = (text: string, ...effects: Effect[]): Option => ({ text, effects });
const SCOUTS: Effect = { do: 'spawn', group: 'scouts' };
const OUTDOOR = { environment: 'outdoor' } as const;

/** A token with one interaction, just pressed by Gimli. */
const pressed = (effects: Interaction['effects'], sitting?: Sitting, more?: Partial<Adventure>): Company =>
  playedEffects(effects, sitting, more);

describe('triggers and multi-triggers', () => {
  it('a trigger waits for one event', () => {
    const triggers: Adventure['triggers'] = [
      { id: 't', on: { moment: 'flag', flag: 'rang' }, effects: [flag('woken')] },
    ];
    expect(pressed([flag('rang')], {}, { triggers }).adventure.flags).toEqual({ rang: 1, woken: 1 });
  });
  it('a multi-trigger waits for all of several, or for some of them', () => {
    const on = (atLeast?: number): Adventure['triggers'][number]['on'] => ({
      moment: 'several',
      of: ['a', 'b', 'c'].map((name) => ({ moment: 'flag', flag: name })),
      ...(atLeast ? { atLeast } : {}),
    });
    const after = (atLeast: number | undefined, names: string[]): number | undefined =>
      pressed(names.map(flag), {}, { triggers: [{ id: 't', on: on(atLeast), effects: [flag('woken')] }] })
        .adventure.flags.woken;
    expect([after(undefined, ['a', 'b']), after(undefined, ['a', 'b', 'c'])]).toEqual([undefined, 1]);
    expect([after(2, ['c']), after(2, ['c', 'a'])]).toEqual([undefined, 1]);
  });
});

describe('token interactions', () => {
  it('text', () => {
    expect(
      pressed([{ do: 'message', pages: ['a', 'b'] }, { do: 'removeToken' }]).read().adventure.tokens,
    ).toEqual([]);
  });
  it('choice', () => {
    const table = pressed([
      { do: 'choice', text: 'c', options: [option('left'), option('right', flag('right'))] },
    ]);
    expect(table.do({ type: 'choose', option: 1 }).adventure.flags).toEqual({ right: 1 });
  });
  it('test', () => {
    const table = pressed([
      {
        do: 'test',
        text: 't',
        who: 'acting',
        stats: ['might', 'wit'],
        judged: { by: 'needed', needed: 2, pass: [flag('opened')], fail: [{ do: 'threat', by: 1 }] },
      },
    ]);
    table.do({ type: 'passTest', hero: 'gimli', stat: 'wit', passed: false });
    expect([table.adventure.flags, table.adventure.threat]).toEqual([{}, 1]);
  });
  it('cumulative test', () => {
    const table = pressed([
      {
        do: 'test',
        text: 't',
        who: 'any',
        stats: ['spirit'],
        judged: { by: 'cumulative', name: 'lamp', needed: 3, pass: [flag('lit')], notYet: [] },
      },
    ]);
    table.do({ type: 'countTest', hero: 'gimli', stat: 'spirit', successes: 2 });
    expect(table.adventure.flags).toEqual({});
    table.do({ type: 'look', token: 'tale' }).do({ type: 'interact', hero: 'legolas', interaction: 0 });
    table.do({ type: 'countTest', hero: 'aragorn', stat: 'spirit', successes: 1 });
    expect(table.adventure.flags).toEqual({ lit: 1 });
  });
  it('decision', () => {
    const song: Option = { ...option('song', flag('sung')), when: { is: 'acting', hero: 'bilbo' } };
    const table = pressed([
      { do: 'choice', text: 'd', options: [{ ...option('sword', flag('drawn')), irreversible: true }, song] },
    ]);
    expect(table.shows('choice').options).toMatchObject([{ text: 'sword', irreversible: true }]);
    expect(table.do({ type: 'choose', option: 0 }).adventure.flags).toEqual({ drawn: 1 });
  });
  it('dialogue', () => {
    const table = pressed([
      { do: 'dialogue', text: 'd', topics: [option('road', flag('road')), option('inn', flag('inn'))] },
    ]);
    table.do({ type: 'choose', option: 0 }).do({ type: 'choose', option: 0 });
    expect([table.prompt, table.adventure.flags]).toEqual([undefined, { road: 1, inn: 1 }]);
  });
  it('fight', () => {
    const strike: Effect = { do: 'attack', group: 'scouts', who: 'acting', text: 'a', damage: 1, fear: 1 };
    const table = pressed([{ do: 'removeToken' }, SCOUTS, strike]).read();
    expect(table.shows('attack')).toMatchObject({ hero: 'gimli', group: table.group('scouts').id });
  });
});

it('threat thresholds', () => {
  const threat: Adventure['threat'] = {
    max: [30, 40, 50, 60],
    thresholds: [
      { at: [2, 4, 6, 8], text: 'one', effects: [flag('one')] },
      { at: [6, 30, 40, 50], text: 'two', effects: [flag('two')] },
    ],
  };
  const after = (heroes: number): Record<string, number> =>
    pressed([{ do: 'threat', by: 3 }], { heroes }, { threat }).nextRound().adventure.flags;
  expect([after(2), after(3)]).toEqual([{ one: 1, two: 1 }, { one: 1 }]);
});

it('objectives', () => {
  const done = (objective: string): Effect => ({ do: 'objective', objective, mark: 'done' });
  const table = pressed([done('reach')]).read();
  expect([table.adventure.objectivesDone, table.adventure.objective]).toEqual([['reach'], 'lamp']);
  expect(pressed([done('reach'), done('lamp')]).read().state.campaign.history).toMatchObject([
    { outcome: 'won' },
  ]);
});

it('resolutions', () => {
  const ended = (resolution: string): string[] =>
    pressed([{ do: 'end', resolution }])
      .shows('ending')
      .pages.map(textName);
  expect([ended('lit'), ended('late'), ended('fallen')]).toEqual([
    ['road.won'],
    ['road.late'],
    ['road.fallen'],
  ]);
});

/** Two chapters: the first laid at once, the second when the story says so. */
const PLAN: JourneyPlan = {
  kind: 'journey',
  blocks: [
    {
      id: 'one',
      shape: 'tight',
      tiles: [
        { id: 'yard', tile: '202A', explored: true },
        { id: 'lane', draw: OUTDOOR },
      ],
    },
    { id: 'two', joins: 'one', shape: 'tight', tiles: [{ id: 'wood', draw: OUTDOOR, joins: 'lane' }] },
  ],
};
const journey = (seed: number): Company =>
  company({
    seed,
    story: {
      plan: PLAN,
      explore: { lane: [{ do: 'reveal', block: 'two' }] },
      setup: [{ do: 'reveal', block: 'one' }],
      triggers: [],
    },
  });
const names = ({ adventure }: Company): string[] => adventure.tiles.map(({ id }) => id);

it('chapters of tiles with attach hints', () => {
  const table = journey(1);
  expect(names(table)).toEqual(['yard', 'lane']);
  const lane = table.adventure.tiles.find(({ id }) => id === 'lane')?.tile ?? '';
  table.do({ type: 'explore', hero: 'gimli', tile: lane }).read();
  expect(names(table)).toEqual(['yard', 'lane', 'wood']);
});

it('fixed and random tiles', () => {
  const sides = (id: string): Set<string | undefined> =>
    new Set(
      [1, 2, 3, 4, 5, 6].map((seed) => journey(seed).adventure.tiles.find((tile) => tile.id === id)?.tile),
    );
  expect(sides('yard')).toEqual(new Set(['202A']));
  expect(sides('lane').size).toBeGreaterThan(1);
});

it('random groups of interactions', () => {
  const found = (seed: number): string =>
    company({
      seed,
      story: {
        setup: [
          { do: 'reveal', tiles: ['100A', '300A'] },
          { do: 'draw', draw: 'finds' },
        ],
        tokens: ['herb', 'snare', 'map'].map((id) => ({
          id,
          kind: 'search',
          interactions: [{ text: id, effects: [flag(id), { do: 'removeToken' }] }],
        })),
        draws: [
          { id: 'finds', tokens: ['herb', 'snare', 'map'], spaces: ['100A/1', '300A/1', '300A/2'], count: 2 },
        ],
        triggers: [],
      },
    })
      .adventure.tokens.map(({ id, space }) => `${id} on ${space}`)
      .sort()
      .join();
  const plays = Array.from({ length: 10 }, (_, seed) => found(seed));
  expect(new Set(plays).size).toBeGreaterThan(3);
});

it('campaign triggers carried between adventures', () => {
  const oath: Effect = { do: 'flag', flag: 'oath', scope: 'campaign', set: 1 };
  const table = pressed([oath, { do: 'end', resolution: 'lit' }]).skip();
  table.content.adventures.bridge = {
    ...(table.content.adventures.bridge as Adventure),
    setup: [{ do: 'if', when: { is: 'flag', flag: 'oath', scope: 'campaign' }, then: [flag('kept')] }],
  };
  table.setOutAgain().read();
  expect(table.adventure).toMatchObject({ id: 'bridge', flags: { kept: 1 } });
});
