import type { Adventure } from '@/games/jime/content';
import { activationReminders, activationWays, groundReminders } from '@/games/jime/play';
import type { Company } from './company';
import { company } from './company';

type Terrain = Adventure['terrain'];

const laid = (terrain: Terrain, enemy: string, at: string, figures = 1): Company =>
  company({
    adventure: 'bridge',
    mirror: true,
    heroes: 2,
    story: {
      setup: [
        { do: 'placeTerrain', terrain: terrain.map(({ id }) => id) },
        { do: 'placeHeroes', space: 'battle-1/1' },
        { do: 'spawn', group: 'foe' },
      ],
      groups: [{ id: 'foe', enemy, space: at, figures }],
      terrain,
      triggers: [],
    },
  }).read();

const gimliAt = (table: Company, space: string): Company =>
  table.do({ type: 'placeHero', hero: 'gimli', space });

const moves = (table: Company, space: string): Company =>
  table.do({ type: 'takeTurn', hero: 'gimli' }).do({ type: 'move', hero: 'gimli', space });

const answers = (table: Company, passed: boolean): Company =>
  table.do({ type: 'passTest', hero: 'gimli', stat: table.shows('test').stats[0] ?? 'wit', passed });

/** Everyone ends the turn, and the foe is told to go for Gimli. */
const activated = (table: Company): Company =>
  table.endActionPhase().set((_adventure, state) => {
    const [prompt] = state.prompts;
    if (prompt?.kind === 'activation') prompt.hero = 'gimli';
  });

const ways = (table: Company) => activationWays(table.game, table.shows('activation'));

describe('expansions §1.1 a web', () => {
  const WEB: Terrain = [{ id: 'web', terrain: 'web', space: 'battle-1/1' }];

  it('asks a hero who leaves for Might 1, after ready groups are provoked', () => {
    const table = moves(laid(WEB, 'ruffian', 'battle-1/1'), 'battle-1/2');
    expect(table.shows('attack').cause).toBe('provoked');
    table.negate();
    expect(table.shows('test')).toMatchObject({ stats: ['might'], judged: { needed: 1, use: 'leave' } });
    expect(table.hero('gimli').space).toBe('battle-1/1');
  });
  it('lets a hero go who passes', () => {
    const table = answers(moves(laid(WEB, 'ruffian', 'battle-2/4'), 'battle-1/2'), true);
    expect(table.prompt).toBeUndefined();
    expect(table.hero('gimli').space).toBe('battle-1/2');
  });
  it('costs a hero who fails that movement alone: same space, same turn', () => {
    const table = answers(moves(laid(WEB, 'ruffian', 'battle-2/4'), 'battle-1/2'), false);
    expect(table.shows('message').pages[0]).toMatchObject({ line: 'terrain.failed', terrain: 'web' });
    table.read();
    expect(table.hero('gimli')).toMatchObject({ space: 'battle-1/1', turn: 'waiting' });
    expect(table.adventure.turn).toBe('gimli');
    expect(table.state.agenda).toEqual([]);
  });
});

describe('expansions §1.1 a fence', () => {
  const FENCE: Terrain = [
    { id: 'fence', terrain: 'fence', border: ['battle-1/1', 'battle-1/2'] },
    { id: 'web', terrain: 'web', space: 'battle-1/1' },
  ];

  it('is tested after the terrain that is left; passed, the turn goes on', () => {
    const table = answers(moves(laid(FENCE, 'ruffian', 'battle-2/4'), 'battle-1/2'), true);
    expect(table.shows('test')).toMatchObject({ stats: ['agility'], judged: { use: 'cross' } });
    answers(table, true);
    expect(table.hero('gimli')).toMatchObject({ space: 'battle-1/2', turn: 'waiting' });
  });
  it('keeps a hero who fails on this side', () => {
    const table = answers(moves(laid(FENCE.slice(0, 1), 'ruffian', 'battle-2/4'), 'battle-1/2'), false);
    expect(table.read().hero('gimli').space).toBe('battle-1/1');
  });
  it('ends an enemy’s movement, not its activation: across it, in range, it attacks', () => {
    const table = laid(FENCE.slice(0, 1), 'goblin-scout', 'battle-1/2');
    expect(ways(activated(table))).toEqual([
      { hero: 'gimli', path: ['battle-1/2', 'battle-1/1'], crossedStream: false },
    ]);
  });
  it('stops an enemy short of its target, and then it does not attack', () => {
    const table = laid(FENCE.slice(0, 1), 'goblin-scout', 'battle-1/1');
    for (const hero of ['gimli', 'aragorn']) table.do({ type: 'placeHero', hero, space: 'battle-2/1' });
    expect(ways(activated(table))).toEqual([
      { hero: 'gimli', path: ['battle-1/1', 'battle-1/2'], crossedStream: true },
    ]);
  });
});

describe('expansions §1.1 a trench', () => {
  const TRENCH: Terrain = [{ id: 'trench', terrain: 'trench', border: ['battle-1/1', 'battle-1/2'] }];

  it('deals a hero who crosses two facedown damage that nothing negates', () => {
    const table = moves(laid(TRENCH, 'ruffian', 'battle-2/4'), 'battle-1/2');
    expect(table.shows('suffer')).toMatchObject({
      hero: 'gimli',
      suffering: { damage: 2, fear: 0, negate: null, facedown: { damage: true } },
    });
    expect(table.hero('gimli').space).toBe('battle-1/2');
  });
  it('leaves a group that would cross it to the table: how many figures arrive is not known', () => {
    const table = activated(laid(TRENCH, 'goblin-scout', 'battle-1/2'));
    expect(ways(table)).toBeNull();
    expect(activationReminders(table.game, table.group('foe').id)).toEqual([
      { name: { key: 'terrain.trench' }, gist: { key: 'terrain.trench.gist' } },
    ]);
    expect(table.refusal({ type: 'enemyAttacks', hero: 'gimli' })).toBeUndefined();
  });
});

describe('expansions §1.1 an elevation', () => {
  const HILL: Terrain = [{ id: 'hill', terrain: 'elevation', space: 'battle-1/2' }];
  const BOTH: Terrain = [...HILL, { id: 'crag', terrain: 'elevation', space: 'battle-2/2' }];

  it('puts those on it out of range of whoever stands below, in a counterattack too', () => {
    const table = gimliAt(laid(HILL, 'orc-hunter', 'battle-1/1'), 'battle-1/2')
      .do({ type: 'attack', hero: 'gimli', group: 'g1' })
      .do({ type: 'apply', hits: 0, modifiers: [] });
    expect(table.shows('counterattack').inRange).toBe(false);
  });
  it('lets ranged attacks from it reach one space farther', () => {
    const table = gimliAt(laid(HILL, 'orc-hunter', 'battle-1/2'), 'battle-2/3').do({
      type: 'placeHero',
      hero: 'aragorn',
      space: 'battle-2/3',
    });
    expect(ways(activated(table))).toEqual([{ hero: 'gimli', path: ['battle-1/2'], crossedStream: false }]);
  });
  it('makes an archer below come up to a hero who stands on it', () => {
    const table = gimliAt(laid(HILL, 'orc-hunter', 'battle-1/1'), 'battle-1/2').do({
      type: 'placeHero',
      hero: 'aragorn',
      space: 'battle-1/2',
    });
    expect(ways(activated(table))?.[0]?.path).toEqual(['battle-1/1', 'battle-1/2']);
  });
  it('is reached from another elevation', () => {
    const table = gimliAt(laid(BOTH, 'orc-hunter', 'battle-2/2'), 'battle-1/2').do({
      type: 'placeHero',
      hero: 'aragorn',
      space: 'battle-1/2',
    });
    expect(ways(activated(table))?.[0]?.path).toEqual(['battle-2/2']);
  });
  it('is called to mind when a hero attacks from it', () => {
    const table = gimliAt(laid(HILL, 'orc-hunter', 'battle-1/1'), 'battle-1/2');
    table.do({ type: 'attack', hero: 'gimli', group: 'g1' });
    expect(table.shows('panel').terrain).toEqual([{ terrain: 'elevation', count: 1 }]);
  });
});

describe('expansions §1.1 what the table does, and is reminded of', () => {
  const HERE: Terrain = [
    { id: 'rubble', terrain: 'rubble', space: 'battle-1/1' },
    { id: 'fountain', terrain: 'fountain', space: 'battle-1/1' },
    { id: 'pond', terrain: 'pond', space: 'battle-1/3' },
  ];

  it('rubble is one more weapon', () => {
    const table = laid(HERE, 'ruffian', 'battle-1/1').do({ type: 'attack', hero: 'gimli', group: 'g1' });
    expect(table.shows('panel').terrain).toEqual([{ terrain: 'rubble', count: 1 }]);
  });
  it('a fountain reveals a card more when negating', () => {
    const table = laid(HERE, 'ruffian', 'battle-1/1').do({ type: 'provoke', hero: 'gimli', group: 'g1' });
    expect(table.shows('attack').terrain).toEqual([{ terrain: 'fountain', count: 1 }]);
  });
  it('a pond asks who enters for Spirit 2, and a hero who fails may not leave', () => {
    const table = answers(moves(laid(HERE, 'ruffian', 'battle-2/4'), 'battle-1/3'), false);
    expect(table.shows('message').pages[0]).toMatchObject({ line: 'terrain.failed', terrain: 'pond' });
    expect(table.hero('gimli').space).toBe('battle-1/3');
  });
  it('a pond gives inspiration at the start of a turn there', () => {
    const table = gimliAt(laid(HERE, 'ruffian', 'battle-2/4'), 'battle-1/3');
    expect(groundReminders(table.game, 'gimli')).toEqual([
      { name: { key: 'terrain.pond' }, gist: { key: 'terrain.pond.gist' } },
    ]);
    expect(groundReminders(table.game, 'aragorn')).toEqual([]);
  });
});

describe('expansions §1.2 spaces', () => {
  /** Tile 222A alone: space 1 is fortified, space 2 difficult ground. */
  const outpost = (figures: number): Company =>
    company({
      adventure: 'road',
      mirror: true,
      heroes: 2,
      story: {
        setup: [{ do: 'spawn', group: 'foe' }],
        groups: [{ id: 'foe', enemy: 'ruffian', space: '100A/1', figures }],
        triggers: [],
      },
    })
      .read()
      .set((adventure) => {
        adventure.tiles = [{ id: 'outpost', tile: '222A', turn: 0, at: { q: 0, r: 0 }, explored: true }];
        for (const group of adventure.groups) group.space = '222A/1';
        for (const hero of adventure.heroes) hero.space = '222A/2';
      });

  it('difficult ground is called to mind when a hero enters, and while the hero stands there', () => {
    const table = outpost(1);
    expect(groundReminders(table.game, 'gimli').map(({ name }) => name.key)).toEqual([
      'spaceTrait.difficult-ground',
    ]);
    gimliAt(table, '222A/1').set((adventure) => adventure.groups.splice(0));
    moves(table, '222A/2');
    expect(table.shows('message').pages).toEqual([{ key: 'spaceTrait.difficult-ground.gist' }]);
  });
  it('nobody leaves fortified ground while enemies there are more, the mover counted', () => {
    const table = gimliAt(outpost(2), '222A/1');
    expect(table.refusal({ type: 'move', hero: 'gimli', space: '222A/2' })).toBe('move/fortified');
    table.do({ type: 'placeHero', hero: 'aragorn', space: '222A/1' });
    expect(table.refusal({ type: 'move', hero: 'gimli', space: '222A/2' })).toBeUndefined();
  });
  it('a group held there attacks where it stands or does nothing', () => {
    const table = gimliAt(outpost(1), '222A/1').do({ type: 'placeHero', hero: 'aragorn', space: '222A/1' });
    expect(ways(activated(table))).toEqual([{ hero: 'gimli', path: ['222A/1'], crossedStream: false }]);
    const away = outpost(1);
    expect(ways(activated(away))?.[0]?.path).toEqual(['222A/1', '222A/2']);
  });
});

describe('expansions §1.1 a chest', () => {
  const CHEST: Terrain = [{ id: 'chest', terrain: 'chest', space: 'battle-1/1' }];
  const opens = (at: string): Company =>
    laid(CHEST, 'ruffian', at)
      .do({ type: 'lookTerrain', terrain: 'chest' })
      .do({ type: 'useTerrain', hero: 'gimli' });

  it('provokes ready groups first, then asks for Wisdom 2', () => {
    const table = opens('battle-1/1');
    expect(table.shows('attack').cause).toBe('provoked');
    table.negate();
    expect(table.shows('test')).toMatchObject({ stats: ['wisdom'], judged: { needed: 2, use: 'interact' } });
  });
  it('asks at once where nobody is provoked', () => {
    expect(opens('battle-2/4').shows('test')).toMatchObject({ stats: ['wisdom'] });
  });
});
