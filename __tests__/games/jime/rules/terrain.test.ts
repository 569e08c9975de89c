import type { Adventure } from '@/games/jime/content';
import type { Text } from '@/games/jime/play';
import { turnIsOver } from '@/games/jime/rules/actionPhase';
import { isSpecial } from '@/games/jime/rules/terrain';
import type { Sitting } from './company';
import { CONTENT, Company, company } from './company';

/** The bridge without its goblins, so that the table is quiet: heroes in the first space, the troll far off. */
const QUIET: Partial<Adventure> = {
  setup: [
    {
      do: 'placeTerrain',
      terrain: [
        'barrels',
        'statue',
        'table',
        'bush-1',
        'bush-2',
        'boulder-1',
        'boulder-2',
        'fire',
        'mist',
        'pit',
        'stream',
        'wall',
        'shining',
      ],
    },
    { do: 'placeHeroes', space: 'battle-1/1' },
    { do: 'spawn', group: 'troll' },
  ],
};
const field = (sitting: Sitting = {}): Company =>
  company({ adventure: 'bridge', mirror: true, story: QUIET, ...sitting });
const at = (space: string, sitting: Sitting = {}): Company =>
  field(sitting).do({ type: 'placeHero', hero: 'gimli', space });
const trollAt = (table: Company, space: string): Company =>
  table.do({ type: 'placeGroup', group: table.group('troll').id, space });
const uses = (table: Company, terrain: string): Company =>
  table.do({ type: 'lookTerrain', terrain }).do({ type: 'useTerrain', hero: 'gimli' });
const tested = (table: Company, passed: boolean): Company => {
  const { stats } = table.shows('test');
  return table.do({ type: 'passTest', hero: 'gimli', stat: stats[0] ?? 'wit', passed });
};
const onMap = (table: Company, id: string): boolean => table.adventure.terrain.some((one) => one.id === id);

describe('barrels', () => {
  const ready = () => trollAt(at('battle-1/1'), 'battle-1/2');
  it('§108.3 wisdom 2', () => {
    expect(uses(ready(), 'barrels').shows('test')).toMatchObject({
      stats: ['wisdom'],
      judged: { needed: 2 },
      hero: 'gimli',
    });
  });
  it('§108.3 passed: four hits and stun for a group nearby, then the token goes', () => {
    const table = tested(uses(ready(), 'barrels'), true);
    expect(table.shows('chooseGroup')).toMatchObject({ hits: 4, modifiers: ['stun'] });
    table.do({ type: 'chooseGroup', group: table.group('troll').id });
    expect(table.group('troll')).toMatchObject({ exhausted: true, figures: [{ health: 15, armour: 3 }] });
    expect(onMap(table.read(), 'barrels')).toBe(false);
  });
  it('§108.3 the hero may choose nobody; the token goes all the same', () => {
    const table = tested(uses(ready(), 'barrels'), true).do({ type: 'chooseGroup', group: null }).read();
    expect([table.group('troll').exhausted, onMap(table, 'barrels')]).toEqual([false, false]);
  });
  it('§108.3 failed: nothing happens', () => {
    const table = tested(uses(ready(), 'barrels'), false);
    expect([table.prompt, onMap(table, 'barrels')]).toEqual([undefined, true]);
  });
  it('§108.1 only near a group', () => {
    const table = field().do({ type: 'lookTerrain', terrain: 'barrels' });
    expect(table.refusal({ type: 'useTerrain', hero: 'gimli' })).toBe('terrain/no-group-nearby');
  });
  it('§108.2 it does not provoke', () => {
    const table = uses(trollAt(at('battle-1/1'), 'battle-1/1'), 'barrels');
    table.shows('test');
  });
  it('§15.8 its hits bring no counterattack', () => {
    const table = tested(uses(ready(), 'barrels'), true).do({ type: 'chooseGroup', group: 'g1' }).read();
    expect(table.prompt).toBeUndefined();
  });
});

describe('statue', () => {
  const ready = () => trollAt(at('battle-1/3'), 'battle-1/3');
  it('§102.2 might 2; passed: four hits and sunder for a group in the space, then the token goes', () => {
    const table = uses(ready(), 'statue');
    expect(table.shows('test')).toMatchObject({ stats: ['might'], judged: { needed: 2 } });
    tested(table, true).do({ type: 'chooseGroup', group: 'g1' });
    expect(table.group('troll').figures).toEqual([{ health: 14, armour: 2, sorcery: 0 }]);
    expect(onMap(table.read(), 'statue')).toBe(false);
  });
  it('§102.2 a group nearby is not in the space', () => {
    const table = tested(uses(trollAt(at('battle-1/3'), 'battle-1/2'), 'statue'), true);
    expect(table.state.prompts.some(({ kind }) => kind === 'chooseGroup')).toBe(false);
    expect(onMap(table.read(), 'statue')).toBe(false);
  });
  it('§102.2 failed: nothing happens', () => {
    expect(onMap(tested(uses(ready(), 'statue'), false), 'statue')).toBe(true);
  });
  it('§102.3 it does not provoke', () => {
    uses(ready(), 'statue').shows('test');
  });
  it('§102.1 only from its own space', () => {
    const table = field().do({ type: 'lookTerrain', terrain: 'statue' });
    expect(table.refusal({ type: 'useTerrain', hero: 'gimli' })).toBe('interact/not-in-space');
  });
});

describe('table', () => {
  it('§104.2 spirit 1; passed: an inspiration and emboldened', () => {
    const table = uses(field(), 'table');
    expect(table.shows('test')).toMatchObject({ stats: ['spirit'], judged: { needed: 1 } });
    tested(table, true);
    expect(table.hero('gimli')).toMatchObject({ inspiration: 1, boons: ['emboldened'] });
    expect(onMap(table, 'table')).toBe(true);
  });
  it('§104.2 failed: nothing', () => {
    expect(tested(uses(field(), 'table'), false).hero('gimli')).toMatchObject({ inspiration: 0, boons: [] });
  });
  it('§104.3 even one already emboldened gains the inspiration', () => {
    const table = field().do({ type: 'setBoon', hero: 'gimli', boon: 'emboldened', has: true });
    expect(tested(uses(table, 'table'), true).hero('gimli')).toMatchObject({
      inspiration: 1,
      boons: ['emboldened'],
    });
  });
  it('§104.3 even one at the limit of inspiration becomes emboldened', () => {
    const table = field();
    const limit = table.content.box.heroes.gimli?.inspirationLimit ?? 0;
    table.do({ type: 'setInspiration', hero: 'gimli', count: limit });
    expect(tested(uses(table, 'table'), true).hero('gimli')).toMatchObject({
      inspiration: limit,
      boons: ['emboldened'],
    });
  });
  it('§104.3 even both: the table may still be used', () => {
    const table = field();
    const limit = table.content.box.heroes.gimli?.inspirationLimit ?? 0;
    table
      .do({ type: 'setInspiration', hero: 'gimli', count: limit })
      .do({ type: 'setBoon', hero: 'gimli', boon: 'emboldened', has: true });
    expect(tested(uses(table, 'table'), true).hero('gimli').boons).toEqual(['emboldened']);
  });
  it('§104.4 it does not provoke', () => {
    uses(trollAt(field(), 'battle-1/1'), 'table').shows('test');
  });
  it('§104.1 only in the action phase', () => {
    const table = field().endActionPhase();
    expect(table.refusal({ type: 'lookTerrain', terrain: 'table' })).toBe('prompt/open');
  });
});

describe('bush', () => {
  const ends = () => at('battle-1/5').do({ type: 'endTurn', hero: 'gimli' });
  it('§23.1 a hero who ends the turn there may test wit 2', () => {
    expect(ends().shows('test')).toMatchObject({ stats: ['wit'], judged: { needed: 2 }, hero: 'gimli' });
  });
  it('§23.1 passed: hidden', () => {
    const table = tested(ends(), true);
    expect(table.hero('gimli')).toMatchObject({ boons: ['hidden'], turn: 'done' });
  });
  it('§23.2 two bushes, two tests', () => {
    const table = tested(ends(), false);
    table.shows('test');
    expect(tested(table, false).hero('gimli')).toMatchObject({ boons: [], turn: 'done' });
  });
  it('§26.3 once hidden the second test is pointless and is not asked for', () => {
    expect(tested(ends(), true).prompt).toBeUndefined();
  });
  it('§23.1 elsewhere nobody is asked', () => {
    expect(field().do({ type: 'endTurn', hero: 'gimli' }).prompt).toBeUndefined();
  });
  it('§23.1 on the mirror its occasion is the end of the turn, and no other', () => {
    const table = at('battle-1/5').do({ type: 'lookTerrain', terrain: 'bush-1' });
    expect(table.refusal({ type: 'useTerrain', hero: 'gimli' })).toBe('terrain/nothing-to-do');
    expect(table.legal('useTerrain')).toEqual([]);
  });
  it('§23.1 a hero may do without the test, and be asked about the next bush', () => {
    const table = ends().do({ type: 'leave' });
    expect(table.shows('test').judged).toMatchObject({ use: 'endTurn' });
    expect(table.do({ type: 'leave' }).prompt).toBeUndefined();
    expect(table.hero('gimli')).toMatchObject({ boons: [], turn: 'done' });
  });
  it('§23.1, §93.2 a turn that a stream ends in a bush ends there: the bush is offered, once', () => {
    const bush = { id: 'bank', terrain: 'bush', space: 'battle-2/1' };
    const table = at('battle-1/4').set(({ terrain }) => {
      terrain.push(bush);
    });
    table.do({ type: 'move', hero: 'gimli', space: 'battle-2/1' });
    expect(table.shows('test').judged).toMatchObject({ terrain: 'bank', use: 'endTurn' });
    expect(tested(table, false).prompt).toBeUndefined();
    expect(table.hero('gimli').turn).toBe('done');
  });
  it('§23.1 without a mirror the hero selects the bush', () => {
    const table = uses(field({ mirror: false }), 'bush-1');
    expect(table.shows('test').stats).toEqual(['wit']);
  });
});

describe('pit', () => {
  const falls = () => at('battle-2/4').do({ type: 'move', hero: 'gimli', space: 'battle-2/3' });
  it('§57.1 whoever enters tests agility 2', () => {
    expect(falls().shows('test')).toMatchObject({ stats: ['agility'], judged: { needed: 2 } });
  });
  it('§57.1 passed: nothing happens', () => {
    expect(tested(falls(), true).prompt).toBeUndefined();
  });
  it('§57.1 failed: two damage', () => {
    expect(tested(falls(), false).shows('suffer')).toMatchObject({
      hero: 'gimli',
      suffering: { damage: 2, fear: 0, negate: null },
    });
  });
  it('§57.2 even on the way through: each entering asks', () => {
    const table = tested(falls(), true).set((adventure) => (adventure.groups = []));
    table
      .do({ type: 'move', hero: 'gimli', space: 'battle-2/4' })
      .do({ type: 'move', hero: 'gimli', space: 'battle-2/3' });
    table.shows('test');
  });
  it('§57.3 a hero who is placed there is not asked', () => {
    expect(at('battle-2/3').prompt).toBeUndefined();
  });
  it('§57.1 who stands there, placed or come, is not asked again', () => {
    const table = at('battle-2/3').do({ type: 'lookTerrain', terrain: 'pit' });
    expect(table.refusal({ type: 'useTerrain', hero: 'gimli' })).toBe('terrain/nothing-to-do');
  });
  it('§57.1 the test must be made', () => {
    expect(falls().refusal({ type: 'leave' })).toBe('prompt/not-open');
  });
  it('§57.1 without a mirror the hero selects the pit', () => {
    expect(tested(uses(field({ mirror: false }), 'pit'), false).shows('suffer').suffering.damage).toBe(2);
  });
});

describe('stream and wall', () => {
  const wades = () =>
    at('battle-1/4')
      .do({ type: 'takeTurn', hero: 'gimli' })
      .do({ type: 'move', hero: 'gimli', space: 'battle-2/1' });
  it('§93.2 crossing ends the hero’s turn at once', () => {
    expect(wades().hero('gimli')).toMatchObject({ space: 'battle-2/1', turn: 'done' });
    expect(wades().adventure.turn).toBeNull();
  });
  it('§93.2 even if the turn was never announced', () => {
    const table = at('battle-1/4').do({ type: 'move', hero: 'gimli', space: 'battle-2/1' });
    expect(table.hero('gimli').turn).toBe('done');
  });
  it('§93.2 who acts again is known to have played, and is not refused: a card may allow it (§6.4)', () => {
    const table = wades();
    expect(turnIsOver(table.game, 'gimli')).toBe(true);
    expect(turnIsOver(table.game, 'aragorn')).toBe(false);
    expect(table.refusal({ type: 'move', hero: 'gimli', space: 'battle-2/5' })).toBeUndefined();
    expect(table.refusal({ type: 'attack', hero: 'gimli', group: table.group('troll').id })).toBeUndefined();
    expect(table.do({ type: 'move', hero: 'gimli', space: 'battle-2/5' }).hero('gimli').turn).toBe('done');
  });
  it('§93.1 the banks are adjacent', () => {
    expect(at('battle-1/4').legal('move')).toContainEqual({
      type: 'move',
      hero: 'gimli',
      space: 'battle-2/1',
    });
  });
  it('§93.2 an ordinary border ends nothing', () => {
    const table = at('battle-1/4')
      .do({ type: 'takeTurn', hero: 'gimli' })
      .do({ type: 'move', hero: 'gimli', space: 'battle-2/5' });
    expect(table.hero('gimli').turn).toBe('waiting');
  });
  it('§93.2 a hero drawn across in another’s turn loses nothing', () => {
    const table = at('battle-1/4')
      .do({ type: 'takeTurn', hero: 'aragorn' })
      .do({ type: 'move', hero: 'gimli', space: 'battle-2/1' });
    expect(table.hero('gimli').turn).toBe('waiting');
  });
  it('§65.1 a wall is not crossed', () => {
    expect(at('battle-1/2').refusal({ type: 'move', hero: 'gimli', space: 'battle-2/1' })).toBe(
      'move/not-adjacent',
    );
  });
  it('§9.6 nor is anything beyond it nearby: barrels do not reach over', () => {
    const story: Partial<Adventure> = {
      ...QUIET,
      terrain: [
        ...(company({ adventure: 'bridge' }).content.adventures.bridge?.terrain ?? []).filter(
          ({ id }) => id !== 'barrels',
        ),
        { id: 'barrels', terrain: 'barrels', space: 'battle-1/2' },
      ],
    };
    const table = trollAt(
      company({ adventure: 'bridge', mirror: true, story }).do({
        type: 'placeHero',
        hero: 'gimli',
        space: 'battle-1/2',
      }),
      'battle-2/1',
    );
    expect(
      table.do({ type: 'lookTerrain', terrain: 'barrels' }).refusal({ type: 'useTerrain', hero: 'gimli' }),
    ).toBe('terrain/no-group-nearby');
  });
  it('§4.4 a border is not interacted with', () => {
    expect(
      field().do({ type: 'lookTerrain', terrain: 'wall' }).refusal({ type: 'useTerrain', hero: 'gimli' }),
    ).toBe('terrain/nothing-to-do');
  });
});

describe('mist, boulders and fire pits', () => {
  const attacked = (table: Company): Company =>
    trollAt(table, table.hero('gimli').space ?? '').do({ type: 'provoke', hero: 'gimli', group: 'g1' });
  it('§22.1 damage in mist is facedown', () => {
    const table = attacked(at('battle-2/5'));
    expect(table.shows('attack').suffering.facedown).toEqual({ damage: true, fear: false });
    table.set((_adventure, state) => {
      const [prompt] = state.prompts;
      if (prompt?.kind === 'attack') prompt.suffering.damage = 2;
    });
    const keeps = { damageUp: 1, damageDown: 0, fearUp: 0, fearDown: 0 };
    expect(table.refusal({ type: 'suffer', through: true, keeps })).toBe('suffer/facedown-only');
    expect(table.keep({ damageDown: 2 }).hero('gimli').damage).toEqual({ up: 0, down: 2 });
  });
  it('§22.1 elsewhere it is not', () => {
    expect(attacked(field()).shows('attack').suffering.facedown).toEqual({ damage: false, fear: false });
  });
  it('§22.2 attacking an enemy in mist, the panel says that fate may not be converted', () => {
    const table = trollAt(field(), 'battle-2/5').do({ type: 'attack', hero: 'gimli', group: 'g1' });
    expect(table.shows('panel').terrain).toEqual([{ terrain: 'mist', count: 1 }]);
  });
  it('§94.1, §94.2 each boulder may be used once for each test to negate', () => {
    expect(attacked(at('battle-1/2')).shows('attack').terrain).toEqual([{ terrain: 'boulder', count: 2 }]);
  });
  it('§94.1 not elsewhere', () => {
    expect(attacked(field()).shows('attack').terrain).toEqual([]);
  });
  it('§54.1 attacking from a fire pit, the panel says so', () => {
    const table = at('battle-1/4').do({ type: 'attack', hero: 'gimli', group: 'g1' });
    expect(table.shows('panel').terrain).toEqual([{ terrain: 'fire-pit', count: 1 }]);
  });
  it('§54.1 it is the hero’s space that counts', () => {
    const table = trollAt(field(), 'battle-1/4').do({ type: 'attack', hero: 'gimli', group: 'g1' });
    expect(table.shows('panel').terrain).toEqual([]);
  });
});

describe('terrain of the adventure', () => {
  it('§30.3 terrain with rules of its own shines, and its card is ignored', () => {
    const table = at('battle-2/4').do({ type: 'lookTerrain', terrain: 'shining' });
    expect(isSpecial(table.game, { id: 'shining', terrain: 'statue', space: 'battle-2/4' })).toBe(true);
    expect(table.refusal({ type: 'useTerrain', hero: 'gimli' })).toBe('terrain/nothing-to-do');
    table.do({ type: 'interact', hero: 'gimli', interaction: 0 }).read();
    expect([table.state.campaign.lore, onMap(table, 'shining')]).toEqual([1, false]);
  });
  /** The wall and the stream have rules of their own in this adventure. */
  const ownBorders = (): Partial<Adventure> => ({
    ...QUIET,
    terrain: (CONTENT.adventures.bridge?.terrain ?? []).map((one) =>
      'border' in one ? { ...one, special: { text: 'bridge.shining' } } : one,
    ),
  });
  it('§30.3 a wall with rules of its own blocks nobody', () => {
    const table = at('battle-1/2', { story: ownBorders() });
    expect(table.do({ type: 'move', hero: 'gimli', space: 'battle-2/1' }).hero('gimli').space).toBe(
      'battle-2/1',
    );
  });
  it('§30.3 a stream with rules of its own ends no turn and no activation', () => {
    const table = at('battle-1/4', { story: ownBorders() });
    expect(table.do({ type: 'move', hero: 'gimli', space: 'battle-2/1' }).hero('gimli').turn).toBe('waiting');
    const bare = field({ mirror: false, story: ownBorders() }).endActionPhase();
    bare.shows('activation');
    expect(bare.refusal({ type: 'crossedStream' })).toBe('terrain/no-such-terrain');
    expect(field({ mirror: false }).endActionPhase().refusal({ type: 'crossedStream' })).toBeUndefined();
  });
  it('§30.3 nor do its neighbours, whose cards hold, change by it', () => {
    expect(at('battle-1/2').refusal({ type: 'move', hero: 'gimli', space: 'battle-2/1' })).toBe(
      'move/not-adjacent',
    );
    const own = at('battle-1/2', { story: ownBorders() });
    expect(own.refusal({ type: 'move', hero: 'gimli', space: 'battle-2/1' })).toBeUndefined();
    expect(at('battle-1/2').refusal({ type: 'move', hero: 'gimli', space: 'battle-2/1' })).toBe(
      'move/not-adjacent',
    );
  });
  it('§30.2, §80.2 the app says which terrain lies where', () => {
    const lines = (field().state.chronicle[0]?.pages[0]?.entries ?? []).map(({ text }) => text);
    expect(lines).toContainEqual({
      line: 'chronicle.terrain',
      terrain: 'statue',
      space: 'battle-1/3',
      other: null,
    });
    expect(lines).toContainEqual({
      line: 'chronicle.terrain',
      terrain: 'stream',
      space: 'battle-1/4',
      other: 'battle-2/1',
    });
  });
  const cards = (pages: readonly Text[]): string[] =>
    pages.flatMap((page) => ('line' in page && page.line === 'terrain.cards' ? page.terrains : []));
  const told = (table: Company): string[] =>
    (table.state.chronicle[0]?.pages ?? []).flatMap(({ entries }) => cards(entries.map(({ text }) => text)));
  it('§30.2 once the terrain lies, the table takes the card of each kind, and none of what shines', () => {
    const table = new Company({ adventure: 'bridge', story: QUIET }).do({ type: 'setOut' });
    while (!(table.prompt?.kind === 'placement' && table.prompt.what.kind === 'terrain'))
      table.do({ type: 'continue' });
    const laid = table.prompt.what.terrain.filter(({ id }) => id !== 'shining');
    const { pages } = table.do({ type: 'continue' }).shows('message');
    expect(cards(pages)).toEqual([...new Set(laid.map(({ terrain }) => terrain))]);
    expect(table.adventure.terrain.map(({ id }) => id)).toContain('shining');
  });
  it('§30.2 a battle map drawn from a plan says so too', () => {
    const table = company({
      adventure: 'bridge',
      story: {
        ...QUIET,
        plan: {
          kind: 'battle',
          tiles: [
            { tile: 'battle', side: 'A' },
            { tile: 'battle', side: 'B' },
          ],
          terrain: [
            { terrain: 'bush', count: [2, 2] },
            { terrain: 'stream', count: [1, 1] },
          ],
          places: [{ id: 'yard' }],
        },
        setup: [{ do: 'placeHeroes', space: 'yard' }],
      },
    });
    expect(told(table).sort()).toEqual(['bush', 'stream']);
  });
  it('§30.2 terrain that comes later brings its card, unless that card is there already', () => {
    const setup: Adventure['setup'] = [
      { do: 'placeTerrain', terrain: ['bush-1'] },
      { do: 'placeTerrain', terrain: ['bush-2', 'pit'] },
      { do: 'placeTerrain', terrain: ['shining'] },
      { do: 'placeTerrain', terrain: ['statue'] },
    ];
    expect(told(field({ story: { ...QUIET, setup } }))).toEqual(['bush', 'pit', 'statue']);
  });
  it('§4.3 interacting with terrain that shines provokes the ready groups in the space first', () => {
    const table = trollAt(at('battle-2/4'), 'battle-2/4').do({ type: 'lookTerrain', terrain: 'shining' });
    table.do({ type: 'interact', hero: 'gimli', interaction: 0 });
    expect(table.shows('attack')).toMatchObject({ hero: 'gimli', cause: 'provoked' });
    expect(onMap(table, 'shining')).toBe(true);
  });
  it('§13.1 anyone may read terrain and leave it', () => {
    expect(field().do({ type: 'lookTerrain', terrain: 'pit' }).do({ type: 'leave' }).prompt).toBeUndefined();
    expect(field().refusal({ type: 'lookTerrain', terrain: 'swamp' })).toBe('terrain/no-such-terrain');
  });
});
