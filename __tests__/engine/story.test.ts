import type { Adventure, Condition, Effect } from '@/content';
import { holds } from '@/engine/story/conditions';
import type { GameState } from '@/engine';
import type { Company, Sitting } from './company';
import { company } from './company';

const told = (effects: Effect[], sitting: Sitting = {}, more: Partial<Adventure> = {}): Company =>
  company({
    ...sitting,
    story: {
      setup: [
        { do: 'reveal', tiles: ['100A', '300A'] },
        { do: 'placeHeroes', space: '100A/1' },
        { do: 'placeTokens', tokens: ['tale'] },
      ],
      tokens: [
        { id: 'tale', kind: 'search', space: '100A/1', interactions: [{ text: 'b', effects }] },
        { id: 'horn', kind: 'threat', space: '300A/3' },
      ],
      triggers: [],
      ...more,
    },
  })
    .do({ type: 'look', token: 'tale' })
    .do({ type: 'interact', hero: 'gimli', interaction: 0 });

/** Tiles that tell no story of their own. */
const BARE: Pick<Adventure, 'plan' | 'explore'> = {
  plan: {
    kind: 'laid-journey',
    tiles: [
      { tile: '100A', turn: 0, at: { q: 0, r: 0 }, explored: true },
      { tile: '300A', turn: 0, at: { q: -1, r: 1 } },
    ],
  },
  explore: {},
};

describe('conditions', () => {
  const cases: [Condition, (adventure: NonNullable<GameState['adventure']>, state: GameState) => void][] = [
    [{ is: 'flag', flag: 'f' }, ({ flags }) => (flags.f = 1)],
    [{ is: 'flag', flag: 'f', atLeast: 3 }, ({ flags }) => (flags.f = 3)],
    [{ is: 'flag', flag: 'f', scope: 'campaign' }, (_adventure, { campaign }) => (campaign.flags.f = 1)],
    [{ is: 'not', condition: { is: 'round', atLeast: 1 } }, (adventure) => (adventure.round = 0)],
    [
      {
        is: 'all',
        of: [
          { is: 'flag', flag: 'a' },
          { is: 'flag', flag: 'b' },
        ],
      },
      (adventure) => (adventure.flags = { a: 1, b: 1 }),
    ],
    [
      {
        is: 'any',
        of: [
          { is: 'flag', flag: 'a' },
          { is: 'flag', flag: 'b' },
        ],
      },
      (adventure) => (adventure.flags = { b: 1 }),
    ],
    [{ is: 'round', atLeast: 3 }, (adventure) => (adventure.round = 3)],
    [{ is: 'threat', atLeast: 5 }, (adventure) => (adventure.threat = 5)],
    [{ is: 'lore', atLeast: 5 }, (_adventure, { campaign }) => (campaign.lore = 5)],
    [
      { is: 'heroes', atLeast: 3 },
      (_adventure, { campaign }) =>
        campaign.heroes.push({ ...(campaign.heroes[0] as (typeof campaign.heroes)[number]), hero: 'bilbo' }),
    ],
    [{ is: 'heroes', atMost: 1 }, (_adventure, { campaign }) => (campaign.heroes.length = 1)],
    [{ is: 'difficulty', difficulty: 'hard' }, (_adventure, { campaign }) => (campaign.difficulty = 'hard')],
    [
      { is: 'inCompany', hero: 'bilbo' },
      (_adventure, { campaign }) => campaign.heroes.forEach((one) => (one.hero = 'bilbo')),
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
    [
      { is: 'roleInCompany', role: 'burglar' },
      (_adventure, { campaign }) => campaign.heroes.forEach((one) => (one.role = 'burglar')),
    ],
    [{ is: 'explored', tile: '300A' }, ({ tiles }) => tiles.forEach((tile) => (tile.explored = true))],
    [
      { is: 'tokenPlaced', token: 'horn' },
      ({ tokens }) => tokens.push({ id: 'horn', kind: 'threat', space: '300A/3' }),
    ],
    [{ is: 'groupDefeated', group: 'warg' }, ({ defeatedGroups }) => defeatedGroups.push('warg')],
    [{ is: 'objectiveDone', objective: 'reach' }, ({ objectivesDone }) => objectivesDone.push('reach')],
    [{ is: 'objective', objective: 'lamp' }, (adventure) => (adventure.objective = 'lamp')],
    [{ is: 'heroDefeated' }, ({ heroes }) => heroes.forEach((hero) => (hero.defeated = true))],
    [
      { is: 'hasTitle', title: 'wingfoot' },
      (_adventure, { campaign }) => campaign.heroes.forEach(({ titles }) => titles.push('wingfoot')),
    ],
    [{ is: 'hasTrinket', trinket: 'boots' }, (_adventure, { campaign }) => campaign.trinkets.push('boots')],
    [
      { is: 'ended', adventure: 'road', resolution: 'lit' },
      (_adventure, { campaign }) =>
        campaign.history.push({ adventure: 'road', resolution: 'lit', outcome: 'won', rounds: 9 }),
    ],
  ];
  it.each(cases)('%j is false, then true', (condition, change) => {
    const table = told([], { heroes: 2 });
    const before = holds(table.game, condition, { hero: 'gimli' });
    table.set(change);
    const hero = table.state.campaign.heroes.some((one) => one.hero === 'gimli') ? 'gimli' : 'bilbo';
    expect([before, holds(table.game, condition, { hero })]).toEqual([false, true]);
  });
  it('groups on the map are there, and noEnemies is not true', () => {
    const table = company({ adventure: 'bridge' });
    expect(holds(table.game, { is: 'groupPlaced', group: 'troll' }, {})).toBe(true);
    expect(holds(table.game, { is: 'noEnemies' }, {})).toBe(false);
    expect(holds(told([]).game, { is: 'noEnemies' }, {})).toBe(true);
  });
  it('a group that came back is not defeated', () => {
    const table = company({ adventure: 'bridge' }).set(({ defeatedGroups }) => defeatedGroups.push('troll'));
    expect(holds(table.game, { is: 'groupDefeated', group: 'troll' }, {})).toBe(false);
  });
});

describe('effects', () => {
  it('a message suspends what follows it until it is read', () => {
    const table = told([
      { do: 'message', pages: ['a', 'b'] },
      { do: 'lore', count: 1 },
    ]);
    expect(table.shows('message').pages).toEqual([
      { key: 'a', params: { hero: 'gimli' } },
      { key: 'b', params: { hero: 'gimli' } },
    ]);
    expect(table.state.campaign.lore).toBe(0);
    expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
    expect(table.do({ type: 'continue' }).state.campaign.lore).toBe(1);
  });
  it('a choice goes one way, then on together', () => {
    const effects: Effect[] = [
      {
        do: 'choice',
        text: 'c',
        options: [
          { text: 'l', effects: [{ do: 'flag', flag: 'left', set: 1 }] },
          { text: 'r', effects: [{ do: 'flag', flag: 'right', set: 1 }] },
        ],
      },
      { do: 'flag', flag: 'after', set: 1 },
    ];
    expect(told(effects).do({ type: 'choose', option: 1 }).adventure.flags).toEqual({ right: 1, after: 1 });
    expect(told(effects).refusal({ type: 'choose', option: 2 })).toBe('choice/no-such-option');
  });
  it('an option whose condition does not hold is not offered', () => {
    const table = told([
      {
        do: 'choice',
        text: 'c',
        options: [
          { text: 'l', when: { is: 'flag', flag: 'x' }, effects: [] },
          { text: 'r', effects: [] },
        ],
      },
    ]);
    expect(table.shows('choice').options.map(({ text }) => text)).toEqual(['r']);
  });
  it('a choice nobody can make is passed over', () => {
    const table = told([
      { do: 'choice', text: 'c', options: [{ text: 'l', when: { is: 'flag', flag: 'x' }, effects: [] }] },
      { do: 'lore', count: 1 },
    ]);
    expect(table.state.campaign.lore).toBe(1);
  });
  it('if and else', () => {
    const effects = (atLeast: number): Effect[] => [
      {
        do: 'if',
        when: { is: 'round', atLeast },
        then: [{ do: 'flag', flag: 'yes', set: 1 }],
        else: [{ do: 'flag', flag: 'no', set: 1 }],
      },
    ];
    expect([told(effects(1)).adventure.flags, told(effects(2)).adventure.flags]).toEqual([
      { yes: 1 },
      { no: 1 },
    ]);
  });
  it('random draws by weight, the same for the same seed', () => {
    const effects: Effect[] = [
      {
        do: 'random',
        of: [
          { weight: 1, effects: [{ do: 'flag', flag: 'a', set: 1 }] },
          { weight: 1, effects: [{ do: 'flag', flag: 'b', set: 1 }] },
        ],
      },
    ];
    const draws = Array.from(
      { length: 12 },
      (_, seed) => Object.keys(told(effects, { seed }).adventure.flags)[0],
    );
    expect(new Set(draws)).toEqual(new Set(['a', 'b']));
    expect(Object.keys(told(effects, { seed: 3 }).adventure.flags)[0]).toBe(draws[3]);
  });
  it('counters count, and never below nothing', () => {
    expect(
      told([
        { do: 'count', flag: 'n', by: 3 },
        { do: 'count', flag: 'n', by: -1 },
      ]).adventure.flags,
    ).toEqual({ n: 2 });
    expect(told([{ do: 'count', flag: 'n', by: -4 }]).adventure.flags).toEqual({ n: 0 });
  });
  it.each([
    ['acting', ['gimli']],
    ['each', ['aragorn', 'gimli', 'legolas']],
  ] as const)('§38.1 %s hero suffers, one after the other in the company’s order', (who, heroes) => {
    const table = told([{ do: 'suffer', who, damage: 1, fear: 0 }], { mirror: true });
    const asked: (string | null)[] = [];
    while (table.prompt) {
      asked.push(table.shows('suffer').hero);
      table.negate();
    }
    expect(asked).toEqual(heroes);
  });
  it('§38.1 those here: on the mirror by name, else the table knows', () => {
    const effects: Effect[] = [{ do: 'suffer', who: 'here', damage: 1, fear: 0 }];
    const table = told(effects, { mirror: true });
    table.shows('suffer');
    const without = told(effects);
    expect(without.shows('suffer')).toMatchObject({ hero: null, who: 'here' });
    expect(without.do({ type: 'continue' }).prompt).toBeUndefined();
  });
  it('§38.1 one the company chooses', () => {
    const table = told([{ do: 'suffer', who: 'choose', damage: 1, fear: 0 }]);
    expect(table.refusal({ type: 'chooseHero', hero: 'bilbo' })).toBe('hero/not-offered');
    expect(table.do({ type: 'chooseHero', hero: 'legolas' }).shows('suffer').hero).toBe('legolas');
  });
  it('§38.3 facedown damage and fear are taken unresolved', () => {
    const table = told([{ do: 'suffer', who: 'acting', damage: 1, fear: 1, facedown: true }], {
      mirror: true,
    });
    const keeps = { damageUp: 0, damageDown: 1, fearUp: 1, fearDown: 0 };
    expect(table.refusal({ type: 'suffer', through: true, keeps })).toBe('suffer/facedown-only');
  });
  it('§38.10 the stat that negates is named', () => {
    expect(
      told([{ do: 'suffer', who: 'acting', damage: 1, fear: 1, negate: 'wit' }]).shows('suffer').suffering
        .negate,
    ).toBe('wit');
  });
  it('§38.7 cards are discarded, on the mirror facedown ones first', () => {
    const table = told(
      [
        { do: 'message', pages: ['a'] },
        { do: 'recover', who: 'acting', damage: 2, fear: 0 },
      ],
      { mirror: true },
    );
    table.set(({ heroes }) => heroes.forEach((hero) => (hero.damage = { up: 2, down: 1 })));
    expect(table.do({ type: 'continue' }).hero('gimli').damage).toEqual({ up: 1, down: 0 });
  });
  it('§60.2 inspiration stops at the limit', () => {
    const table = told([{ do: 'inspiration', who: 'acting', count: 9 }], { mirror: true });
    expect(table.hero('gimli').inspiration).toBe(table.content.box.heroes.gimli?.inspirationLimit);
    expect(table.shows('message').pages[0]).toEqual({
      key: 'effect.inspiration',
      params: { count: 9, who: 'gimli' },
    });
  });
  it('§26.1, §26.3 a boon is gained once', () => {
    const table = told(
      [
        { do: 'boon', who: 'acting', boon: 'hidden' },
        { do: 'boon', who: 'acting', boon: 'hidden' },
      ],
      { mirror: true },
    ).read();
    expect(table.hero('gimli').boons).toEqual(['hidden']);
  });
  it('§84.2 a story may let heroes scout', () => {
    expect(told([{ do: 'scout', who: 'each', count: 3 }]).shows('message').pages[0]).toEqual({
      key: 'effect.scout',
      params: { count: 3, who: 'each' },
    });
  });
  it('§34.1 lore goes to the company', () => {
    expect(told([{ do: 'lore', count: 3 }]).state.campaign.lore).toBe(3);
  });
  it('§31.1, §31.2 a title is chosen for a hero and stays with that hero', () => {
    const table = told([{ do: 'title', who: 'choose', title: 'wingfoot' }])
      .do({ type: 'chooseHero', hero: 'legolas' })
      .read();
    expect(table.state.campaign.heroes.map(({ titles }) => titles)).toEqual([[], [], ['wingfoot']]);
  });
  it('§111.1, §111.3 a trinket is equipped with its tokens by the hero who gains it', () => {
    const table = told([{ do: 'trinket', who: 'acting', trinket: 'boots' }]).read();
    expect(table.hero('gimli').trinkets).toEqual([{ trinket: 'boots', tokens: 2 }]);
    expect(table.state.campaign.trinkets).toEqual(['boots']);
  });
  it('§111.1 the app names the trinket gained, and keeps it in the chronicle', () => {
    const table = told([{ do: 'trinket', who: 'acting', trinket: 'boots' }]);
    expect(table.shows('message').pages).toEqual([
      { key: 'effect.trinket', params: { hero: 'gimli', trinket: 'boots' } },
    ]);
    const entries = table.state.chronicle.at(-1)?.pages.at(-1)?.entries ?? [];
    expect(entries.at(-1)).toMatchObject({ key: 'effect.trinket', hero: 'gimli' });
  });
  it('§111.1 besides any other trinket', () => {
    const table = told([
      { do: 'trinket', who: 'acting', trinket: 'boots' },
      { do: 'trinket', who: 'acting', trinket: 'brooch' },
    ]).read();
    expect(table.hero('gimli').trinkets).toHaveLength(2);
  });
  it('§40.5 heroes are placed, not moved', () => {
    const table = told([{ do: 'placeHeroes', space: '300A/1' }], { mirror: true });
    expect(table.adventure.heroes.map(({ space }) => space)).toEqual(['300A/1', '300A/1', '300A/1']);
    expect(table.adventure.tiles.find(({ tile }) => tile === '300A')?.explored).toBe(false);
  });
  it('§48 a story may exhaust a group, or take it away', () => {
    expect(
      told([
        { do: 'spawn', group: 'scouts' },
        { do: 'exhaust', group: 'scouts' },
      ])
        .read()
        .group('scouts').exhausted,
    ).toBe(true);
    const table = told([
      { do: 'spawn', group: 'scouts' },
      { do: 'removeGroup', group: 'scouts' },
    ]).read();
    expect([table.hasGroup('scouts'), table.adventure.defeatedGroups]).toEqual([false, []]);
  });
  it('§75.1 a token already on the map is not placed twice', () => {
    const table = told([
      { do: 'placeTokens', tokens: ['horn'] },
      { do: 'placeTokens', tokens: ['horn', 'tale'] },
    ]).read();
    expect(table.adventure.tokens.map(({ id }) => id)).toEqual(['tale', 'horn']);
  });
});

describe('triggers', () => {
  const trigger = (
    on: Adventure['triggers'][number]['on'],
    more: Partial<Adventure['triggers'][number]> = {},
  ): Adventure['triggers'] => [{ id: 't', on, effects: [{ do: 'count', flag: 'fired', by: 1 }], ...more }];
  it('§96 the beginning of a round', () => {
    const table = told([], {}, { triggers: trigger({ moment: 'round', round: 2 }) }).read();
    expect(table.adventure.flags).toEqual({});
    expect(table.nextRound().adventure.flags).toEqual({ fired: 1 });
  });
  it('every round, if it fires again', () => {
    const table = told([], {}, { triggers: trigger({ moment: 'round' }, { again: true }) }).read();
    expect(table.nextRound().nextRound().adventure.flags).toEqual({ fired: 3 });
    expect(
      told([], {}, { triggers: trigger({ moment: 'round' }) })
        .read()
        .nextRound().adventure.flags,
    ).toEqual({ fired: 1 });
  });
  it('only when its condition holds, and then still once', () => {
    const table = told(
      [],
      {},
      { triggers: trigger({ moment: 'rally' }, { when: { is: 'round', atLeast: 2 } }) },
    ).read();
    expect(table.nextRound().adventure.flags).toEqual({});
    expect(table.nextRound().nextRound().adventure.flags).toEqual({ fired: 1 });
  });
  it.each<[Adventure['triggers'][number]['on'], Effect]>([
    [
      { moment: 'groupDefeated', group: 'scouts' },
      { do: 'applyHits', group: 'scouts', hits: 40, modifiers: [] },
    ],
    [
      { moment: 'flag', flag: 'x' },
      { do: 'flag', flag: 'x', set: 1 },
    ],
    [
      { moment: 'objectiveDone', objective: 'reach' },
      { do: 'objective', objective: 'reach', mark: 'done' },
    ],
  ])('%j', (on, effect) => {
    const table = told([{ do: 'spawn', group: 'scouts' }, effect], {}, { triggers: trigger(on) }).read();
    expect(table.adventure.flags.fired).toBe(1);
  });
  it('§52 exploring a tile', () => {
    const table = told([], {}, { triggers: trigger({ moment: 'explored', tile: '300A' }), ...BARE }).read();
    expect(table.do({ type: 'explore', hero: 'gimli', tile: '300A' }).read().adventure.flags).toEqual({
      fired: 1,
    });
  });
  it('§73 the beginning of the shadow phase, §112 a hero’s defeat', () => {
    const table = told(
      [],
      {},
      {
        triggers: [
          ...trigger({ moment: 'shadow' }),
          { id: 'u', on: { moment: 'heroDefeated' }, effects: [{ do: 'count', flag: 'fallen', by: 1 }] },
        ],
      },
    ).read();
    table.endActionPhase();
    expect(table.adventure.flags).toEqual({ fired: 1 });
    table.skip().do({ type: 'lastStand', hero: 'gimli', against: 'fear' });
    table.do({ type: 'passTest', hero: 'gimli', stat: table.shows('lastStand').stat, passed: false }).read();
    expect(table.adventure.flags).toEqual({ fired: 1, fallen: 1 });
  });
});
