import type { Adventure, Effect, Spaces } from '@/games/jime/content';
import { previewHits, textName, tokenSpace } from '@/games/jime/play';
import type { Company, Sitting } from './company';
import { company } from './company';
import { VOCABULARY } from './language/vocabulary';
import { playedEffects } from './playedEffects';

const SCOUTS: Effect = { do: 'spawn', group: 'scouts' };
const ran: Effect = { do: 'flag', flag: 'ran', set: 1 };
const flagsAfter = (
  effects: Effect[],
  sitting?: Sitting,
  more?: Partial<Adventure>,
): Record<string, number> => playedEffects(effects, sitting, more).skip().adventure.flags;
const spacesOf = ({ adventure }: Company): Record<string, string> =>
  Object.fromEntries(adventure.tokens.map(({ id, space }) => [id, space]));
const DRAWN: Partial<Adventure> = {
  tokens: [
    {
      id: 'tale',
      kind: 'search',
      space: '100A/1',
      interactions: [
        {
          text: 'b',
          effects: [
            { do: 'draw', draw: 'd' },
            { do: 'draw', draw: 'd' },
          ],
        },
      ],
    },
    { id: 'x', kind: 'search' },
    { id: 'y', kind: 'search' },
    { id: 'z', kind: 'threat' },
  ],
  draws: [{ id: 'd', tokens: ['x', 'y', 'z'], spaces: ['100A/1', '300A/1', '300A/2', '205A/1'], count: 1 }],
};

/** A company that has met Nell, and then plays these effects: Gimli acts. */
const withNell = (effects: Effect[], sitting: Sitting = {}): Company =>
  playedEffects([], sitting, {
    tokens: [
      {
        id: 'tale',
        kind: 'search',
        space: '100A/1',
        interactions: [{ text: 'b', effects: [{ do: 'placeTokens', tokens: ['nell'] }, ...effects] }],
      },
      {
        id: 'nell',
        kind: 'person',
        variant: 'human',
        name: 'n',
        space: '300A/1',
        companion: { health: [2, 3, 4, 5] },
      },
    ],
  }).skip();
const nellIn = ({ adventure }: Company) => adventure.tokens.find(({ id }) => id === 'nell');
/** Where the app knows Nell to stand. */
const placeOfNell = (table: Company) => {
  const nell = nellIn(table);
  return nell && tokenSpace(table.game, nell);
};
const JOIN: Effect = { do: 'join', companion: 'nell', who: 'acting' };
const counting = (of: Extract<Effect, { do: 'headcount' }>['of'], tile: string): Effect => ({
  do: 'headcount',
  text: 'q',
  of,
  at: { tile },
  lines: [
    { atLeast: 0, effects: [] },
    { atLeast: 1, effects: [ran] },
    { atLeast: 3, effects: [ran, ran, { do: 'count', flag: 'ran', by: 1 }] },
  ],
});

/** What each effect does, in one look. */
const EFFECTS: Record<Effect['do'], () => void> = {
  message: () => {
    const table = playedEffects([{ do: 'message', pages: ['a', 'b'] }, ran]);
    expect(table.shows('message').pages.map(textName)).toEqual(['a', 'b']);
    expect(table.adventure.flags).toEqual({});
    expect(table.do({ type: 'continue' }).adventure.flags).toEqual({ ran: 1 });
  },
  choice: () => {
    const table = playedEffects([
      {
        do: 'choice',
        text: 'c',
        options: [
          { text: 'l', effects: [] },
          { text: 'r', effects: [ran] },
        ],
      },
    ]);
    expect(table.do({ type: 'choose', option: 1 }).adventure.flags).toEqual({ ran: 1 });
  },
  dialogue: () => {
    const table = playedEffects([
      {
        do: 'dialogue',
        text: 'c',
        topics: [
          { text: 'road', effects: [{ do: 'flag', flag: 'asked', set: 1 }] },
          {
            text: 'cave',
            when: { is: 'flag', flag: 'asked' },
            effects: [{ do: 'message', pages: ['told'] }],
          },
          { text: 'bye', ends: true, effects: [ran] },
        ],
      },
    ]);
    expect(table.legal('choose')).toEqual([0, 2].map((option) => ({ type: 'choose', option })));
    table.do({ type: 'choose', option: 0 });
    expect(table.shows('dialogue').topics.map(({ text }) => text)).toEqual(['cave', 'bye']);
    table.do({ type: 'choose', option: 0 }).do({ type: 'continue' });
    expect(table.shows('dialogue').topics.map(({ text }) => text)).toEqual(['bye']);
    expect(table.do({ type: 'choose', option: 0 }).prompt).toBeUndefined();
    expect(table.adventure.flags).toEqual({ asked: 1, ran: 1 });
  },
  test: () => {
    const test: Effect = {
      do: 'test',
      text: 't',
      who: 'acting',
      stats: ['wit'],
      judged: { by: 'needed', needed: 2, pass: [ran], fail: [] },
    };
    const passed = (yes: boolean): Record<string, number> =>
      playedEffects([test]).do({ type: 'passTest', hero: 'gimli', stat: 'wit', passed: yes }).adventure.flags;
    expect([passed(true), passed(false)]).toEqual([{ ran: 1 }, {}]);
  },
  if: () => {
    const late: Effect[] = [{ do: 'if', when: { is: 'round', atLeast: 2 }, then: [], else: [ran] }];
    expect(flagsAfter(late)).toEqual({ ran: 1 });
  },
  random: () => {
    const side = (flag: string): { weight: number; effects: Effect[] } => ({
      weight: 1,
      effects: [{ do: 'flag', flag, set: 1 }],
    });
    const drawn = Array.from({ length: 12 }, (_, seed) =>
      Object.keys(flagsAfter([{ do: 'random', of: [side('a'), side('b')] }], { seed })).join(),
    );
    expect(new Set(drawn)).toEqual(new Set(['a', 'b']));
  },
  reveal: () => {
    const table = playedEffects([{ do: 'reveal', tiles: ['205A'], text: 'r' }]);
    expect(table.shows('placement')).toMatchObject({
      text: { key: 'r' },
      what: { tiles: [{ tile: '205A' }] },
    });
    expect(table.adventure.tiles.at(-1)).toMatchObject({ id: '205A', explored: false });
  },
  placeHeroes: () => {
    const table = playedEffects([{ do: 'placeHeroes', space: '300A/1' }], { mirror: true });
    expect(table.hero('legolas').space).toBe('300A/1');
  },
  placeTokens: () => {
    const table = playedEffects([{ do: 'placeTokens', tokens: ['horn'], text: 'p' }]);
    expect(table.shows('placement').what).toMatchObject({ kind: 'tokens', tokens: [{ id: 'horn' }] });
    expect(spacesOf(table)).toEqual({ tale: '100A/1', horn: '300A/3' });
  },
  draw: () => {
    const plays = Array.from({ length: 8 }, (_, seed) => playedEffects([], { seed }, DRAWN).read());
    for (const table of plays) {
      const { tale, ...drawn } = spacesOf(table);
      expect(Object.keys(drawn)).toHaveLength(2);
      expect(new Set([tale, ...Object.values(drawn)]).size).toBe(3);
      expect([...table.adventure.drawn].sort()).toEqual(Object.keys(drawn).sort());
    }
    expect(new Set(plays.map((table) => JSON.stringify(spacesOf(table)))).size).toBeGreaterThan(1);
  },
  replaceToken: () => {
    const table = playedEffects([{ do: 'replaceToken', by: 'horn' }]);
    const { what, also } = table.shows('placement');
    expect([what, ...(also ?? [])].map(({ kind }) => kind)).toEqual(['tokenRemoved', 'tokens']);
    expect(spacesOf(table)).toEqual({ horn: '100A/1' });
  },
  removeToken: () => {
    expect(spacesOf(playedEffects([{ do: 'removeToken' }]))).toEqual({});
    expect(spacesOf(playedEffects([{ do: 'removeToken', token: 'horn' }]))).toEqual({ tale: '100A/1' });
  },
  placeTerrain: () => {
    const terrain: Adventure['terrain'] = [{ id: 'fire', terrain: 'fire-pit', space: '300A/1' }];
    const table = playedEffects([{ do: 'placeTerrain', terrain: ['fire'] }], {}, { terrain });
    expect(table.adventure.terrain).toEqual([{ id: 'fire', terrain: 'fire-pit', space: '300A/1' }]);
  },
  removeTerrain: () => {
    const terrain: Adventure['terrain'] = [{ id: 'fire', terrain: 'fire-pit', space: '300A/1' }];
    const effects: Effect[] = [
      { do: 'placeTerrain', terrain: ['fire'] },
      { do: 'removeTerrain', terrain: 'fire' },
    ];
    const table = playedEffects(effects, {}, { terrain }).do({ type: 'continue' });
    expect(table.shows('message').also?.map(({ kind }) => kind)).toEqual(['terrainRemoved']);
    expect(table.adventure.terrain).toEqual([]);
  },
  spawn: () => {
    const table = playedEffects([{ ...SCOUTS, text: 's' } as Effect], { mirror: true });
    expect(table.shows('placement')).toMatchObject({ text: { key: 's' }, what: { enemy: 'goblin-scout' } });
    expect(table.group('scouts')).toMatchObject({ space: '205A/1', exhausted: false });
  },
  encounter: () => {
    const pack: Effect = {
      do: 'encounter',
      group: 'pack',
      budget: [4, 11, 11, 11],
      hard: 7,
      enemies: ['goblin-scout'],
      spaces: ['100A/1', '300A/1'],
      text: 'e',
    };
    const worth = (sitting: Sitting): number =>
      playedEffects([pack], sitting)
        .read()
        .adventure.groups.reduce((sum, { figures }) => sum + ([0, 4, 7, 11][figures.length] ?? 0), 0);
    expect(worth({ heroes: 2 })).toBe(4);
    expect(worth({ heroes: 3 })).toBeGreaterThan(7);
    expect(worth({ heroes: 3, difficulty: 'hard' })).toBeGreaterThan(14);
    expect(playedEffects([pack]).shows('placement')).toMatchObject({
      text: { key: 'e' },
      what: { group: 'g1' },
    });
  },
  removeGroup: () => {
    const table = playedEffects([SCOUTS, { do: 'removeGroup', group: 'scouts' }]).do({ type: 'continue' });
    expect(table.shows('placement').what.kind).toBe('groupRemoved');
    expect(table.adventure.groups).toEqual([]);
  },
  bonus: () => {
    const table = playedEffects([SCOUTS, { do: 'bonus', group: 'scouts', bonus: 'large' }]).read();
    expect(table.group('scouts').bonuses).toEqual(['large']);
  },
  exhaust: () => {
    expect(
      playedEffects([SCOUTS, { do: 'exhaust', group: 'scouts' }])
        .read()
        .group('scouts').exhausted,
    ).toBe(true);
  },
  attack: () => {
    const strike: Effect = {
      do: 'attack',
      group: 'scouts',
      who: 'acting',
      text: 'a',
      damage: 2,
      fear: 1,
      negate: 'wit',
    };
    expect(playedEffects([SCOUTS, strike]).read().shows('attack')).toMatchObject({
      hero: 'gimli',
      cause: 'story',
      text: 'a',
      suffering: { damage: 2, fear: 1, negate: 'wit' },
    });
    expect(playedEffects([strike]).prompt).toBeUndefined();
  },
  applyHits: () => {
    const hit: Effect = { do: 'applyHits', group: 'scouts', hits: 1, modifiers: ['pierce'] };
    const before = playedEffects([SCOUTS]).read();
    const expected = previewHits(before.game, before.group('scouts'), 1, ['pierce']);
    expect(playedEffects([SCOUTS, hit]).read().group('scouts').figures).toEqual(
      expected.map(({ figure }) => figure),
    );
  },
  threat: () => {
    expect(
      playedEffects([
        { do: 'threat', by: 3 },
        { do: 'threat', by: -1 },
      ]).adventure.threat,
    ).toBe(2);
  },
  suffer: () => {
    const table = playedEffects([{ do: 'suffer', who: 'acting', damage: 1, fear: 2, text: 's' }], {
      mirror: true,
    });
    expect(table.shows('suffer')).toMatchObject({ hero: 'gimli', text: { key: 's' } });
    expect(table.keep({ damageUp: 1, fearDown: 2 }).hero('gimli')).toMatchObject({
      damage: { up: 1, down: 0 },
      fear: { up: 0, down: 2 },
    });
  },
  recover: () => {
    const table = playedEffects([{ do: 'recover', who: 'acting', damage: 1, fear: 0 }]);
    expect(table.shows('message').pages[0]).toMatchObject({ line: 'effect.recover', who: ['gimli'] });
  },
  inspiration: () => {
    const table = playedEffects([{ do: 'inspiration', who: 'each', count: 1 }], { mirror: true });
    expect(table.adventure.heroes.map(({ inspiration }) => inspiration)).toEqual([1, 1, 1]);
  },
  boon: () => {
    const table = playedEffects([{ do: 'boon', who: 'acting', boon: 'hidden' }], { mirror: true });
    expect(table.hero('gimli').boons).toEqual(['hidden']);
  },
  weakness: () => {
    expect(playedEffects([{ do: 'weakness', who: 'acting', count: 2 }]).shows('message').pages).toEqual([
      { line: 'effect.weakness', count: 2, who: ['gimli'] },
    ]);
  },
  scout: () => {
    expect(playedEffects([{ do: 'scout', who: 'acting', count: 2 }]).shows('message').pages).toEqual([
      { line: 'effect.scout', count: 2, who: ['gimli'] },
    ]);
  },
  darkness: () => {
    const dark: Effect = { do: 'darkness', everywhere: true };
    expect(playedEffects([dark]).adventure.darkEverywhere).toBe(true);
    expect(playedEffects([dark, { do: 'darkness', everywhere: false }]).read().adventure.darkEverywhere).toBe(
      false,
    );
  },
  lore: () => {
    expect(playedEffects([{ do: 'lore', count: 3 }]).state.campaign.lore).toBe(3);
  },
  xp: () => {
    const heroes = playedEffects([{ do: 'xp', count: 3 }]).state.campaign.heroes;
    expect(heroes.map(({ role, xp }) => xp[role ?? ''])).toEqual([3, 3, 3]);
  },
  title: () => {
    const table = playedEffects([{ do: 'title', who: 'acting', title: 'wingfoot' }]);
    expect(table.state.campaign.heroes.map(({ titles }) => titles)).toEqual([[], ['wingfoot'], []]);
  },
  trinket: () => {
    const table = playedEffects([{ do: 'trinket', who: 'choose', trinket: 'boots' }]);
    table.do({ type: 'chooseHero', hero: 'legolas' });
    expect(table.hero('legolas').trinkets).toEqual([{ trinket: 'boots', tokens: 2 }]);
  },
  objective: () => {
    const mark = (mark: 'set' | 'done' | 'failed'): Company['adventure'] =>
      playedEffects([{ do: 'objective', objective: 'lamp', mark }]).adventure;
    expect(mark('set').objective).toBe('lamp');
    expect(mark('done').objectivesDone).toEqual(['lamp']);
    expect(mark('failed').objectivesFailed).toEqual(['lamp']);
  },
  flag: () => {
    const table = playedEffects([
      { do: 'flag', flag: 'x', set: 2 },
      { do: 'flag', flag: 'y', scope: 'campaign', set: 1 },
    ]);
    expect([table.adventure.flags, table.state.campaign.flags]).toEqual([{ x: 2 }, { y: 1 }]);
  },
  count: () => {
    expect(
      flagsAfter([
        { do: 'count', flag: 'n', by: 3 },
        { do: 'count', flag: 'n', by: -1 },
      ]),
    ).toEqual({ n: 2 });
  },
  remember: () => {
    const kept = (effect: Partial<Effect>) =>
      playedEffects([{ do: 'remember', as: 'tied', ...effect } as Effect, { do: 'message', pages: ['p'] }]);
    expect(kept({}).adventure.remembered).toEqual({ tied: 'gimli' });
    expect(kept({ scope: 'campaign' } as Partial<Effect>).state.campaign.remembered).toEqual({
      tied: 'gimli',
    });
    expect(kept({}).shows('message').pages[0]).toMatchObject({ key: 'p', remembered: { tied: 'gimli' } });
  },
  carry: () => {
    const after = (...by: number[]) =>
      playedEffects(by.map((one): Effect => ({ do: 'carry', thing: 'ember', by: one }))).adventure.carried;
    expect(after(3, -1)).toEqual({ ember: 2 });
    expect(after(1, -4)).toEqual({ ember: 0 });
    // A save of the first edition has counted its embers under a flag.
    const counted: Effect = { do: 'flag', flag: 'ember', set: 3 };
    const { carried } = playedEffects([counted, { do: 'carry', thing: 'ember', by: -1 }]).adventure;
    expect(carried).toEqual({ ember: 2 });
  },
  countdown: () => {
    const { adventure } = playedEffects([{ do: 'countdown', countdown: 'c', rounds: 2, text: 't' }]);
    expect(adventure.countdowns).toEqual([{ countdown: 'c', text: 't', round: adventure.round + 2 }]);
  },
  stopCountdown: () => {
    const begin: Effect = { do: 'countdown', countdown: 'c', rounds: 2, text: 't' };
    expect(playedEffects([begin, { do: 'stopCountdown', countdown: 'c' }]).adventure.countdowns).toEqual([]);
  },
  join: () => {
    expect(nellIn(withNell([JOIN]))).toMatchObject({ with: 'gimli', space: '300A/1' });
    const table = withNell([JOIN], { mirror: true });
    expect(nellIn(table)).toMatchObject({ with: 'gimli', space: '100A/1' });
    table.do({ type: 'placeHero', hero: 'gimli', space: '300A/2' });
    expect(nellIn(table)?.space).toBe('300A/2');
    const chosen = withNell([{ ...JOIN, who: 'choose' }]);
    expect(nellIn(chosen)?.with).toBeDefined();
  },
  send: () => {
    const far = (moves?: number): Effect => ({
      do: 'send',
      companion: 'nell',
      to: '300A/3',
      ...(moves ? { moves } : {}),
    });
    const near: Effect = { do: 'send', companion: 'nell', to: '100A/1', moves: 1 };
    expect(nellIn(withNell([JOIN, far()]))).toEqual({ id: 'nell', kind: 'person', space: '300A/3' });
    expect(nellIn(withNell([far()], { mirror: true }))?.space).toBe('300A/3');
    expect(nellIn(withNell([near, near, near]))?.space).toBe('100A/1');
    // By itself it goes nowhere while a hero leads it or an enemy holds it.
    expect(nellIn(withNell([JOIN, far(2)]))?.with).toBe('gimli');
    expect(nellIn(withNell([{ do: 'seize', companion: 'nell' }, far(2)]))?.space).toBe('300A/1');
  },
  seize: () => {
    const table = withNell([JOIN, { do: 'seize', companion: 'nell' }, JOIN]);
    expect(nellIn(table)).toMatchObject({ caught: true, space: '300A/1' });
    expect(nellIn(table)?.with).toBeUndefined();
  },
  free: () => {
    const table = withNell([{ do: 'seize', companion: 'nell' }, { do: 'free', companion: 'nell' }, JOIN]);
    expect(nellIn(table)).toMatchObject({ with: 'gimli' });
    expect(nellIn(table)?.caught).toBeUndefined();
  },
  harm: () => {
    const hurt = (...by: number[]) =>
      nellIn(withNell(by.map((one): Effect => ({ do: 'harm', companion: 'nell', by: one }))));
    expect([hurt(2)?.hurt, hurt(2, -1)?.hurt, hurt(1, -4)?.hurt]).toEqual([2, 1, 0]);
    // Three heroes: she bears three.
    expect(hurt(2, 1)).toBeUndefined();
  },
  headcount: () => {
    const table = playedEffects([counting('heroes', '100A')]);
    expect(table.shows('headcount')).toMatchObject({ spaces: ['100A/1'], most: 3 });
    expect(table.legal('choose')).toEqual([0, 1, 2].map((option) => ({ type: 'choose', option })));
    expect(table.do({ type: 'choose', option: 1 }).adventure.flags).toEqual({ ran: 1 });
    // The mirror knows: nobody is asked.
    expect(flagsAfter([counting('heroes', '100A')], { mirror: true })).toEqual({ ran: 2 });
    expect(flagsAfter([counting('heroes', '300A')], { mirror: true })).toEqual({});
    expect(flagsAfter([counting('groups', '300A')])).toEqual({});
    const scouts = { groups: [{ id: 'scouts', enemy: 'goblin-scout', space: '300A/1', figures: 1 }] };
    const counted = (group: string, tile: string): Record<string, number> =>
      flagsAfter([SCOUTS, counting({ group }, tile)], { mirror: true }, scouts);
    expect(counted('scouts', '300A')).toEqual({ ran: 1 });
    expect(counted('scouts', '100A')).toEqual({});
    expect(counted('wolf', '300A')).toEqual({});
    expect(withNell([counting({ companion: 'nell' }, '300A')]).adventure.flags).toEqual({ ran: 1 });
    expect(
      withNell([JOIN, counting({ companion: 'nell' }, '300A')], { mirror: true }).adventure.flags,
    ).toEqual({});
  },
  next: () => {
    const leave = (adventure: string | null): Company =>
      playedEffects([
        { do: 'next', adventure },
        { do: 'end', resolution: 'late' },
      ]).skip();
    expect(leave('road').state).toMatchObject({ stage: 'camp', campaign: { next: 'road' } });
    expect(leave(null).state).toMatchObject({ stage: 'ended', campaign: { next: null, ending: 'home' } });
  },
  end: () => {
    const table = playedEffects([{ do: 'end', resolution: 'late' }, ran]);
    expect(table.shows('ending')).toMatchObject({ resolution: 'late', outcome: 'lost' });
    expect(table.skip().state.campaign.history).toMatchObject([{ adventure: 'road', resolution: 'late' }]);
  },
};

it('every effect of the language is tried', () => {
  expect(Object.keys(EFFECTS).sort()).toEqual([...VOCABULARY.effects].sort());
});

it.each(Object.entries(EFFECTS))('%s', (_name, test) => test());

it('§98.2 a companion who walked along without the mirror is left where only the table knows', () => {
  const seize: Effect = { do: 'seize', companion: 'nell' };
  const free: Effect = { do: 'free', companion: 'nell' };
  const places = [[seize], [JOIN], [JOIN, seize], [JOIN, seize, free]].map((effects) =>
    placeOfNell(withNell(effects)),
  );
  expect(places).toEqual(['300A/1', null, null, null]);
  expect(placeOfNell(withNell([JOIN, seize], { mirror: true }))).toBe('100A/1');
  // Sent to a space, even to the one where she was last seen, she is known again.
  const sent: Effect = { do: 'send', companion: 'nell', to: '300A/1' };
  expect(placeOfNell(withNell([JOIN, seize, sent]))).toBe('300A/1');
  // Who falls leaves her behind.
  const fallen = withNell([JOIN]).do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  fallen.do({ type: 'passTest', hero: 'gimli', stat: fallen.shows('lastStand').stat, passed: false }).read();
  expect(nellIn(fallen)).toEqual({ id: 'nell', kind: 'person', space: '300A/1', moved: true });
});
it('§98.2 what comes near a companion whom only the table can find comes elsewhere', () => {
  const near: Spaces = { near: { token: 'nell' }, within: 0, otherwise: '300A/3' };
  const comes = (...before: Effect[]) => {
    const pack: Effect = {
      do: 'encounter',
      group: 'pack',
      budget: 4,
      enemies: ['goblin-scout'],
      spaces: near,
    };
    return withNell([...before, pack]).group('pack').lastSeen;
  };
  expect(comes()).toEqual({ space: '300A/1' });
  expect(comes(JOIN, { do: 'seize', companion: 'nell' })).toEqual({ space: '300A/3' });
});

it('§58.2 an encounter fields no more figures than the box has left, and says each group in turn', () => {
  const pack: Effect = {
    do: 'encounter',
    group: 'pack',
    budget: 99,
    enemies: ['goblin-scout'],
    spaces: '100A/1',
  };
  const table = playedEffects([pack]);
  const told1 = table.shows('placement').what;
  table.read();
  const figures = table.adventure.groups.map((group) => group.figures.length);
  expect(told1).toMatchObject({ group: 'g1', banner: null });
  expect(figures.reduce((sum, one) => sum + one, 0)).toBe(
    table.content.box.enemies['goblin-scout']?.figuresInBox,
  );
});
it('§58.2 an encounter nobody is left for is over at once', () => {
  const pack: Effect = {
    do: 'encounter',
    group: 'pack',
    budget: 99,
    enemies: ['goblin-scout'],
    spaces: '100A/1',
  };
  const triggers: Adventure['triggers'] = [
    { id: 't', on: { moment: 'groupDefeated', group: 'more' }, effects: [ran] },
  ];
  const after = (effects: Effect[]): Record<string, number> =>
    playedEffects(effects, {}, { triggers }).read().adventure.flags;
  expect(after([pack, { ...pack, group: 'more' } as Effect])).toEqual({ ran: 1 });
});
it('§58.2 a group of the story comes with the figures left, and always with one', () => {
  const pack: Effect = {
    do: 'encounter',
    group: 'pack',
    budget: 99,
    enemies: ['goblin-scout'],
    spaces: '100A/1',
  };
  expect(playedEffects([pack, SCOUTS]).read().group('scouts').figures).toHaveLength(1);
});
it('§49.2 an encounter brings no second group of a kind when no banner is left to tell it by', () => {
  const pack: Effect = { do: 'encounter', group: 'pack', budget: 99, enemies: ['ruffian'], spaces: '100A/1' };
  const ruffians = (scouts: number): number =>
    playedEffects([...Array.from({ length: scouts }, () => SCOUTS), pack])
      .read()
      .adventure.groups.filter(({ enemy }) => enemy === 'ruffian').length;
  expect(ruffians(1)).toBeGreaterThan(1);
  expect(ruffians(4)).toBe(1);
});
it('§58.1 with no figure left in the box the placement asks for a stand-in, under a banner, and never before', () => {
  const pack: Effect = {
    do: 'encounter',
    group: 'pack',
    budget: 99,
    enemies: ['goblin-scout'],
    spaces: '100A/1',
  };
  const table = playedEffects([pack, SCOUTS]);
  const placed = [];
  for (; table.prompt?.kind === 'placement'; table.do({ type: 'continue' })) placed.push(table.prompt.what);
  const standIn = placed.pop();
  expect(standIn).toMatchObject({ group: table.group('scouts').id, figures: 1, standIn: true });
  expect(standIn).not.toMatchObject({ banner: null });
  expect(placed.length).toBeGreaterThan(0);
  for (const what of placed) expect(what).not.toHaveProperty('standIn');
});
it('a step of an older story that spawns a group this one no longer has brings nobody', () => {
  const table = playedEffects([{ do: 'spawn', group: 'dropped' }, ran]).read();
  expect([table.adventure.groups, table.adventure.flags]).toEqual([[], { ran: 1 }]);
});
it('§17.7 groups of one name strike one after the other, and not a hero who has fallen meanwhile', () => {
  const strike: Effect = { do: 'attack', group: 'scouts', who: 'acting', text: 'a', damage: 9, fear: 0 };
  const table = playedEffects([SCOUTS, SCOUTS, strike], { mirror: true }).read();
  expect(table.shows('attack').group).toBe('g1');
  table.keep({ damageDown: 9 }).do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  table.do({ type: 'passTest', hero: 'gimli', stat: table.shows('lastStand').stat, passed: false }).read();
  expect(table.prompt).toBeUndefined();
  const other = playedEffects([SCOUTS, SCOUTS, strike]).read().negate();
  expect(other.shows('attack').group).toBe('g2');
});
it('§75.1 a token is not replaced by one that already lies on the map', () => {
  const table = playedEffects([
    { do: 'placeTokens', tokens: ['horn'] },
    { do: 'replaceToken', by: 'horn' },
  ]).read();
  expect(spacesOf(table)).toEqual({ horn: '300A/3' });
});
it('what lies on a tile the company is too small for does not come', () => {
  const plan: Adventure['plan'] = {
    kind: 'journey',
    blocks: [
      {
        id: 'all',
        shape: 'tight',
        tiles: [
          { id: 'a', tile: '100A', explored: true },
          { id: 'b', draw: {}, heroes: 4 },
        ],
      },
    ],
  };
  const tale = (heroes: number): Company =>
    playedEffects(
      [],
      { heroes, mirror: true },
      {
        plan,
        explore: {},
        setup: [
          { do: 'reveal', block: 'all' },
          { do: 'placeHeroes', space: 'a/1' },
          { do: 'placeTokens', tokens: ['tale', 'far', 'near'] },
          { do: 'placeHeroes', space: 'b/1' },
          { do: 'placeHeroes', space: 'a/1' },
          { do: 'placeTerrain', terrain: ['fire'] },
          { do: 'spawn', group: 'wolf' },
        ],
        tokens: [
          { id: 'tale', kind: 'search', space: 'a/1', interactions: [{ text: 'b', effects: [] }] },
          { id: 'far', kind: 'search', space: 'b/1' },
          { id: 'near', kind: 'search', space: ['b/1', 'a/1'] },
        ],
        terrain: [{ id: 'fire', terrain: 'fire-pit', space: 'b/1' }],
        groups: [{ id: 'wolf', enemy: 'hungry-warg', space: 'b/1', figures: 1 }],
      },
    ).read();
  const small = tale(2);
  expect(Object.keys(spacesOf(small))).toEqual(['tale', 'near']);
  expect([small.adventure.terrain, small.adventure.groups]).toEqual([[], []]);
  const large = tale(4);
  expect(Object.keys(spacesOf(large))).toEqual(['tale', 'far', 'near']);
  expect([large.adventure.terrain, large.adventure.groups]).toMatchObject([
    [{ id: 'fire' }],
    [{ story: 'wolf' }],
  ]);
});
it('a conversation may be left at any moment', () => {
  const topics = [{ text: 'a', effects: [ran] }];
  const table = playedEffects([{ do: 'dialogue', text: 'd', topics }]).do({ type: 'leave' });
  expect([table.prompt, table.adventure.flags]).toEqual([undefined, {}]);
});
it('a message suspends what follows it until it is read', () => {
  const table = playedEffects([
    { do: 'message', pages: ['a', 'b'] },
    { do: 'threat', by: 3 },
  ]);
  expect(table.shows('message').pages).toEqual([
    { key: 'a', hero: 'gimli' },
    { key: 'b', hero: 'gimli' },
  ]);
  const { threat } = table.adventure;
  expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
  expect(table.do({ type: 'continue' }).adventure.threat).toBe(threat + 3);
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
  expect(playedEffects(effects).do({ type: 'choose', option: 1 }).adventure.flags).toEqual({
    right: 1,
    after: 1,
  });
  expect(playedEffects(effects).refusal({ type: 'choose', option: 2 })).toBe('choice/no-such-option');
});
it('an option whose condition does not hold is not offered', () => {
  const table = playedEffects([
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
  const table = playedEffects([
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
  expect([playedEffects(effects(1)).adventure.flags, playedEffects(effects(2)).adventure.flags]).toEqual([
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
    (_, seed) => Object.keys(playedEffects(effects, { seed }).adventure.flags)[0],
  );
  expect(new Set(draws)).toEqual(new Set(['a', 'b']));
  expect(Object.keys(playedEffects(effects, { seed: 3 }).adventure.flags)[0]).toBe(draws[3]);
});
it('counters count, and never below nothing', () => {
  expect(
    playedEffects([
      { do: 'count', flag: 'n', by: 3 },
      { do: 'count', flag: 'n', by: -1 },
    ]).adventure.flags,
  ).toEqual({ n: 2 });
  expect(playedEffects([{ do: 'count', flag: 'n', by: -4 }]).adventure.flags).toEqual({ n: 0 });
});
it.each([
  ['acting', ['gimli']],
  ['each', ['aragorn', 'gimli', 'legolas']],
] as const)('§38.1 %s hero suffers, one after the other in the company’s order', (who, heroes) => {
  const table = playedEffects([{ do: 'suffer', who, damage: 1, fear: 0 }], { mirror: true });
  const asked: (string | null)[] = [];
  while (table.prompt) {
    asked.push(table.shows('suffer').hero);
    table.negate();
  }
  expect(asked).toEqual(heroes);
});
it('§38.1 those here: on the mirror by name, else the table knows', () => {
  const effects: Effect[] = [{ do: 'suffer', who: 'here', damage: 1, fear: 0 }];
  const table = playedEffects(effects, { mirror: true });
  table.shows('suffer');
  const without = playedEffects(effects);
  expect(without.shows('suffer')).toMatchObject({ hero: null, who: 'here' });
  expect(without.do({ type: 'continue' }).prompt).toBeUndefined();
});
it('§38.1 one the company chooses', () => {
  const table = playedEffects([{ do: 'suffer', who: 'choose', damage: 1, fear: 0 }]);
  expect(table.refusal({ type: 'chooseHero', hero: 'bilbo' })).toBe('hero/not-offered');
  expect(table.do({ type: 'chooseHero', hero: 'legolas' }).shows('suffer').hero).toBe('legolas');
});
it('§38.3 facedown damage and fear are taken unresolved', () => {
  const table = playedEffects([{ do: 'suffer', who: 'acting', damage: 1, fear: 1, facedown: true }], {
    mirror: true,
  });
  const keeps = { damageUp: 0, damageDown: 1, fearUp: 1, fearDown: 0 };
  expect(table.refusal({ type: 'suffer', through: true, keeps })).toBe('suffer/facedown-only');
});
it('§38.10 the stat that negates is named', () => {
  expect(
    playedEffects([{ do: 'suffer', who: 'acting', damage: 1, fear: 1, negate: 'wit' }]).shows('suffer')
      .suffering.negate,
  ).toBe('wit');
});
it('§38.7 cards are discarded, on the mirror facedown ones first', () => {
  const table = playedEffects([{ do: 'removeToken' }, { do: 'recover', who: 'acting', damage: 2, fear: 0 }], {
    mirror: true,
  });
  table.set(({ heroes }) => heroes.forEach((hero) => (hero.damage = { up: 2, down: 1 })));
  expect(table.do({ type: 'continue' }).hero('gimli').damage).toEqual({ up: 1, down: 0 });
});
it('§60.2 inspiration stops at the limit', () => {
  const table = playedEffects([{ do: 'inspiration', who: 'acting', count: 9 }], { mirror: true });
  expect(table.hero('gimli').inspiration).toBe(table.content.box.heroes.gimli?.inspirationLimit);
  expect(table.shows('message').pages[0]).toEqual({
    line: 'effect.inspiration',
    count: 9,
    who: ['gimli'],
  });
});
it('§26.1, §26.3 a boon is gained once', () => {
  const table = playedEffects(
    [
      { do: 'boon', who: 'acting', boon: 'hidden' },
      { do: 'boon', who: 'acting', boon: 'hidden' },
    ],
    { mirror: true },
  ).read();
  expect(table.hero('gimli').boons).toEqual(['hidden']);
});
it('§84.2 a story may let heroes scout', () => {
  expect(playedEffects([{ do: 'scout', who: 'each', count: 3 }]).shows('message').pages[0]).toEqual({
    line: 'effect.scout',
    count: 3,
    who: 'each',
  });
});
it('§34.1 lore goes to the company', () => {
  expect(playedEffects([{ do: 'lore', count: 3 }]).state.campaign.lore).toBe(3);
});
it('§31.1, §31.2 a title is chosen for a hero and stays with that hero', () => {
  const table = playedEffects([{ do: 'title', who: 'choose', title: 'wingfoot' }])
    .do({ type: 'chooseHero', hero: 'legolas' })
    .read();
  expect(table.state.campaign.heroes.map(({ titles }) => titles)).toEqual([[], [], ['wingfoot']]);
});
it('§111.1, §111.3 a trinket is equipped with its tokens by the hero who gains it', () => {
  const table = playedEffects([{ do: 'trinket', who: 'acting', trinket: 'boots' }]).read();
  expect(table.hero('gimli').trinkets).toEqual([{ trinket: 'boots', tokens: 2 }]);
  expect(table.state.campaign.trinkets).toEqual(['boots']);
});
it('§111.1 the app names the trinket gained, and keeps it in the chronicle', () => {
  const table = playedEffects([{ do: 'trinket', who: 'acting', trinket: 'boots' }]);
  expect(table.shows('message').pages).toEqual([{ line: 'effect.trinket', hero: 'gimli', trinket: 'boots' }]);
  const entries = table.state.chronicle.at(-1)?.pages.at(-1)?.entries ?? [];
  expect(entries.at(-1)).toMatchObject({ text: { line: 'effect.trinket' }, hero: 'gimli' });
});
it('§111.1 besides any other trinket', () => {
  const table = playedEffects([
    { do: 'trinket', who: 'acting', trinket: 'boots' },
    { do: 'trinket', who: 'acting', trinket: 'brooch' },
  ]).read();
  expect(table.hero('gimli').trinkets).toHaveLength(2);
});
it('§40.5 heroes are placed, not moved', () => {
  const table = playedEffects([{ do: 'placeHeroes', space: '300A/1' }], { mirror: true });
  expect(table.adventure.heroes.map(({ space }) => space)).toEqual(['300A/1', '300A/1', '300A/1']);
  expect(table.adventure.tiles.find(({ tile }) => tile === '300A')?.explored).toBe(false);
});
it('§48 a story may exhaust a group, or take it away', () => {
  expect(
    playedEffects([
      { do: 'spawn', group: 'scouts' },
      { do: 'exhaust', group: 'scouts' },
    ])
      .read()
      .group('scouts').exhausted,
  ).toBe(true);
  const table = playedEffects([
    { do: 'spawn', group: 'scouts' },
    { do: 'removeGroup', group: 'scouts' },
  ]).read();
  expect([table.hasGroup('scouts'), table.adventure.defeatedGroups]).toEqual([false, []]);
});
it('§75.1 a token already on the map is not placed twice', () => {
  const table = playedEffects([
    { do: 'placeTokens', tokens: ['horn'] },
    { do: 'placeTokens', tokens: ['horn', 'tale'] },
  ]).read();
  expect(table.adventure.tokens.map(({ id }) => id)).toEqual(['tale', 'horn']);
});

describe('where something comes', () => {
  const spawnedIn = (space: Spaces, sitting: Sitting = {}): string[] => {
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    const spaces = seeds.map((seed) => {
      const groups = [{ id: 'scouts', enemy: 'goblin-scout', space, figures: 1 }];
      const placement = playedEffects([SCOUTS], { ...sitting, seed }, { groups }).shows('placement');
      return placement.what.kind === 'group' ? placement.what.space : '';
    });
    return [...new Set(spaces)].sort();
  };

  it.each([true, false])(
    'near who acts: in the space of the token used or next to it; mirror %s',
    (mirror) => {
      const near: Spaces = { near: 'acting', otherwise: '300A/3' };
      expect(spawnedIn({ ...near, within: 0 }, { mirror })).toEqual(['100A/1']);
      const around = spawnedIn(near, { mirror });
      expect(around).toContain('100A/1');
      expect(around.length).toBeGreaterThan(1);
    },
  );

  it('near a token that lies on the map, else where the story says otherwise', () => {
    expect(spawnedIn({ near: { token: 'tale' }, within: 0, otherwise: '300A/3' })).toEqual(['100A/1']);
    expect(spawnedIn({ near: { token: 'horn' }, within: 0, otherwise: '300A/3' })).toEqual(['300A/3']);
  });

  it('in order: the first whose tile is laid, never the second', () => {
    expect(spawnedIn({ inOrder: ['205A/1', '300A/2', '300A/1'] })).toEqual(['300A/2']);
  });

  it('§83 an attack that asks for range does not strike from afar', () => {
    const strike: Effect = {
      do: 'attack',
      group: 'scouts',
      who: 'acting',
      text: 'a',
      damage: 1,
      fear: 0,
      inRange: true,
    };
    const struck = (space: string, mirror: boolean): boolean =>
      playedEffects(
        [SCOUTS, strike],
        { mirror },
        { groups: [{ id: 'scouts', enemy: 'ruffian', space, figures: 1 }] },
      ).read().prompt?.kind === 'attack';
    expect([struck('100A/1', true), struck('300A/3', true), struck('300A/3', false)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

const chief = (id: string, space: Spaces): Adventure['groups'][number] => ({
  id,
  enemy: 'hill-troll',
  space,
  figures: 1,
});

it.each([true, false])('a boss that falls comes back where it fell, mirror %s', (mirror) => {
  const table = playedEffects(
    [{ do: 'spawn', group: 'boss' }],
    { mirror },
    {
      groups: [
        chief('boss', '300A/2'),
        chief('risen', { near: { group: 'boss' }, within: 0, otherwise: '100A/1' }),
      ],
      triggers: [
        {
          id: 't',
          on: { moment: 'groupDefeated', group: 'boss' },
          effects: [{ do: 'spawn', group: 'risen' }],
        },
      ],
    },
  ).skip();
  table.do({ type: 'hit', hero: 'gimli', group: table.group('boss').id });
  table.do({ type: 'apply', hits: 60, modifiers: [] }).skip();
  const risen = table.group('risen');
  expect(risen.space ?? risen.lastSeen?.space).toBe('300A/2');
});

it('§80.2 terrain of a tile lies on it, wherever it is drawn: in a space, or on a border', () => {
  const terrain: Adventure['terrain'] = [
    { id: 'brook', terrain: 'stream', tile: '300A' },
    { id: 'thorns', terrain: 'bush', tile: '300A' },
    { id: 'briars', terrain: 'bush', tile: '300A' },
  ];
  const ids = terrain.map(({ id }) => id);
  for (const seed of [1, 2, 3, 4]) {
    const table = playedEffects([{ do: 'placeTerrain', terrain: ids }], { seed }, { terrain });
    const places = table.adventure.terrain.map((one) => ('space' in one ? [one.space] : one.border));
    expect(places.flat().every((space) => space.startsWith('300A/'))).toBe(true);
    expect(places.map((place) => place.length)).toEqual([2, 1, 1]);
    expect(new Set(places.map(String)).size).toBe(3);
  }
});

it('the plan lays terrain together with its tile', () => {
  const table = company({
    story: {
      plan: {
        kind: 'journey',
        blocks: [
          {
            id: 'start',
            shape: 'tight',
            tiles: [{ id: 'here', tile: '300A', explored: true, terrain: ['brook'] }],
          },
        ],
      },
      explore: {},
      terrain: [{ id: 'brook', terrain: 'stream', tile: 'here' }],
      setup: [
        { do: 'reveal', block: 'start' },
        { do: 'placeHeroes', space: 'here/1' },
      ],
      tokens: [],
      triggers: [],
    },
  });
  expect(table.adventure.terrain.map(({ id }) => id)).toEqual(['brook']);
});
