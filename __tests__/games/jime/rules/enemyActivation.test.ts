import type { Adventure } from '@/games/jime/content';
import { groupInRange } from '@/games/jime/rules/attacks';
import { activationWays, fallbackPaths } from '@/games/jime/rules/enemyPaths';
import type { Company, Sitting } from './company';
import { company } from './company';

/** One group on the battle map, told whom it goes for. */
const facing = (
  enemy: string,
  space: string,
  heroes: Record<string, string>,
  target: string,
  terrain: Adventure['terrain'] = [],
): Company => {
  const story: Partial<Adventure> = {
    setup: [
      ...(terrain.length > 0 ? [{ do: 'placeTerrain' as const, terrain: terrain.map(({ id }) => id) }] : []),
      { do: 'spawn', group: 'foe' },
    ],
    groups: [{ id: 'foe', enemy, space, figures: 1 }],
    terrain,
    triggers: [],
  };
  const table = company({ adventure: 'bridge', mirror: true, heroes: Object.keys(heroes).length, story });
  for (const [hero, at] of Object.entries(heroes)) table.do({ type: 'placeHero', hero, space: at });
  table.endActionPhase();
  return table.set((_adventure, state) => {
    const [prompt] = state.prompts;
    if (prompt?.kind === 'activation') prompt.hero = target;
  });
};
const ways = (table: Company) => activationWays(table.game, table.shows('activation'));

const STREAM: Adventure['terrain'] = [
  { id: 's1', terrain: 'stream', border: ['battle-1/4', 'battle-2/1'] },
  { id: 's2', terrain: 'stream', border: ['battle-1/4', 'battle-2/5'] },
  { id: 'w', terrain: 'wall', border: ['battle-1/2', 'battle-2/1'] },
];

describe('with the mirror on', () => {
  it('§8.2, §40.7 a group moves from space to adjacent space as far as its instruction says and attacks', () => {
    const table = facing('ruffian', 'battle-2/1', { aragorn: 'battle-1/1', gimli: 'battle-1/2' }, 'aragorn');
    expect(table.shows('activation').moves).toBe(2);
    expect(ways(table)).toEqual([
      { hero: 'aragorn', path: ['battle-2/1', 'battle-1/2', 'battle-1/1'], crossedStream: false },
    ]);
    table.do({ type: 'follow', way: 0 });
    expect(table.group('foe').space).toBe('battle-1/1');
    expect(table.shows('attack')).toMatchObject({ hero: 'aragorn', cause: 'activation' });
  });
  it('§8.2 it stops as soon as it is in range', () => {
    const table = facing(
      'orc-hunter',
      'battle-2/1',
      { aragorn: 'battle-1/2', gimli: 'battle-1/1' },
      'aragorn',
    );
    expect(ways(table)).toEqual([{ hero: 'aragorn', path: ['battle-2/1'], crossedStream: false }]);
  });
  it('§83.2 one that is not ranged must share the space', () => {
    const table = facing('ruffian', 'battle-2/1', { aragorn: 'battle-1/2', gimli: 'battle-1/1' }, 'aragorn');
    expect(ways(table)?.[0]?.path).toEqual(['battle-2/1', 'battle-1/2']);
  });
  it('§8.3 every space entered is nearer to the target', () => {
    const table = facing(
      'hungry-warg',
      'battle-2/3',
      { aragorn: 'battle-1/3', gimli: 'battle-1/1' },
      'aragorn',
    );
    for (const { path } of ways(table) ?? []) expect(path).toHaveLength(4);
    expect(ways(table)?.length).toBeGreaterThan(1);
  });
  it('§8.4 equally short ways are left to the company', () => {
    const table = facing(
      'hungry-warg',
      'battle-2/1',
      { aragorn: 'battle-1/3', gimli: 'battle-1/1' },
      'aragorn',
    );
    expect(ways(table)?.map(({ path }) => path)).toEqual([
      ['battle-2/1', 'battle-1/2', 'battle-1/3'],
      ['battle-2/1', 'battle-1/4', 'battle-1/3'],
    ]);
    expect(table.refusal({ type: 'follow', way: 2 })).toBe('activation/way-not-offered');
  });
  it('§8.5 a target out of reach is given up for a nearer hero', () => {
    const table = facing(
      'orc-marauder',
      'battle-2/1',
      { aragorn: 'battle-1/1', gimli: 'battle-1/2' },
      'aragorn',
    );
    expect(ways(table)?.map(({ hero }) => hero)).toEqual(['gimli']);
  });
  it('§8.5 of several nearest heroes the company names one', () => {
    const heroes = { aragorn: 'battle-1/1', gimli: 'battle-1/2', legolas: 'battle-1/4' };
    const table = facing('orc-marauder', 'battle-2/1', heroes, 'aragorn');
    expect(ways(table)?.map(({ hero }) => hero)).toEqual(['gimli', 'legolas']);
    table.do({ type: 'follow', way: 1 });
    expect(table.shows('attack').hero).toBe('legolas');
  });
  it('§8.6 nobody in reach: no target, and another instruction to move', () => {
    const table = facing(
      'orc-marauder',
      'battle-2/4',
      { aragorn: 'battle-1/1', gimli: 'battle-1/1' },
      'aragorn',
    );
    expect(ways(table)).toEqual([]);
    expect(table.refusal({ type: 'enemyAttacks', hero: 'aragorn' })).toBe('activation/worked-out');
    table.do({ type: 'noTarget' });
    expect(table.shows('fallback').moves).toBe(2);
    const paths = fallbackPaths(table.game, table.shows('fallback')) ?? [];
    expect(paths.every((path) => path.length === 3)).toBe(true);
    expect(table.refusal({ type: 'continue' })).toBe('activation/worked-out');
    table.do({ type: 'follow', way: 0 });
    expect(table.group('foe').space).toBe(paths[0]?.[2]);
  });
  it('§8.6 none of the first instruction is carried out: the hero is not attacked', () => {
    const table = facing(
      'orc-marauder',
      'battle-2/4',
      { aragorn: 'battle-1/1', gimli: 'battle-1/1' },
      'aragorn',
    );
    table.do({ type: 'noTarget' }).do({ type: 'follow', way: 0 });
    expect(table.state.prompts.some(({ kind }) => kind === 'attack')).toBe(false);
    expect(table.adventure.phase).toBe('rally');
  });
  it('§8.6 a target in reach may not be spared', () => {
    const table = facing('ruffian', 'battle-1/1', { aragorn: 'battle-1/1', gimli: 'battle-1/1' }, 'aragorn');
    expect(table.refusal({ type: 'noTarget' })).toBe('activation/worked-out');
  });
  it('§8.7, §93.3 a stream on the way ends the activation, yet the group goes', () => {
    const table = facing(
      'ruffian',
      'battle-2/1',
      { aragorn: 'battle-1/4', gimli: 'battle-1/4' },
      'aragorn',
      STREAM,
    );
    expect(ways(table)).toEqual([
      { hero: 'aragorn', path: ['battle-2/1', 'battle-1/4'], crossedStream: true },
    ]);
    table.do({ type: 'follow', way: 0 });
    expect(table.group('foe')).toMatchObject({ space: 'battle-1/4' });
    expect(table.adventure.phase).toBe('rally');
  });
  it('§40.9 it stops right behind the stream, short of its target', () => {
    const table = facing(
      'ruffian',
      'battle-2/1',
      { aragorn: 'battle-1/3', gimli: 'battle-1/3' },
      'aragorn',
      STREAM,
    );
    expect(ways(table)?.map(({ path }) => path)).toEqual([['battle-2/1', 'battle-1/4']]);
  });
  it('§93.4 an enemy that shoots over a stream does not cross it', () => {
    const table = facing(
      'orc-hunter',
      'battle-2/1',
      { aragorn: 'battle-1/4', gimli: 'battle-1/4' },
      'aragorn',
      STREAM,
    );
    expect(ways(table)).toEqual([{ hero: 'aragorn', path: ['battle-2/1'], crossedStream: false }]);
  });
  it('§65.1 a wall is not crossed', () => {
    const table = facing(
      'orc-marauder',
      'battle-2/1',
      { aragorn: 'battle-1/2', gimli: 'battle-1/2' },
      'aragorn',
      STREAM,
    );
    expect(ways(table)).toEqual([]);
  });
  it('§8.3 a target in the same space is attacked on the spot', () => {
    const table = facing('ruffian', 'battle-1/1', { aragorn: 'battle-1/1', gimli: 'battle-1/3' }, 'aragorn');
    expect(ways(table)).toEqual([{ hero: 'aragorn', path: ['battle-1/1'], crossedStream: false }]);
  });
  it('§98.2 a figure the mirror does not know makes the app ask', () => {
    const table = facing('ruffian', 'battle-1/1', { aragorn: 'battle-1/1', gimli: 'battle-1/3' }, 'aragorn');
    table.set((adventure) => adventure.heroes.forEach((hero) => (hero.space = null)));
    expect(ways(table)).toBeNull();
    expect(table.refusal({ type: 'enemyAttacks', hero: 'gimli' })).toBeUndefined();
  });
  it('§83.2 a group said to attack without a ranged attack has come into the hero’s space, and strikes back from there', () => {
    const table = facing('ruffian', 'battle-2/5', { aragorn: 'battle-1/1', gimli: 'battle-1/3' }, 'aragorn');
    table.set(({ heroes: [aragorn] }) => {
      if (aragorn) aragorn.space = null;
    });
    expect(groupInRange(table.game, table.group('foe'), 'gimli')).toBe(false);
    table.do({ type: 'enemyAttacks', hero: 'gimli' });
    expect(table.group('foe').space).toBe('battle-1/3');
    expect(groupInRange(table.game, table.group('foe'), 'gimli')).toBe(true);
  });
});

const asking = (sitting: Sitting = {}) => company({ adventure: 'bridge', ...sitting }).endActionPhase();

describe('with the mirror off', () => {
  it('§8.1 the app chooses a ready group and says what it does', () => {
    const table = asking();
    const { group, attack, moves } = table.shows('activation');
    expect(table.adventure.groups.map(({ id }) => id)).toContain(group);
    expect(moves).toBe(2);
    expect(attack.damage + attack.fear).toBeGreaterThan(0);
  });
  it('§8.2 Attack: the hero attacked suffers what was announced', () => {
    const table = asking();
    const { attack } = table.shows('activation');
    table.do({ type: 'enemyAttacks', hero: 'gimli' });
    expect(table.shows('attack')).toMatchObject({
      hero: 'gimli',
      suffering: { damage: attack.damage, fear: attack.fear, negate: attack.negate },
    });
  });
  it('§8.6 No target: a new instruction, then the activation is over', () => {
    const table = asking();
    const { group } = table.shows('activation');
    table.do({ type: 'noTarget' });
    expect(table.shows('fallback').group).toBe(group);
    table.do({ type: 'continue' });
    expect(table.adventure.groups.find(({ id }) => id === group)?.exhausted).toBe(true);
  });
  it('§8.7 Crossed a stream: the activation ends without an attack', () => {
    const table = asking();
    const { group } = table.shows('activation');
    table.do({ type: 'crossedStream' });
    expect(table.adventure.groups.find(({ id }) => id === group)?.exhausted).toBe(true);
    expect(table.shows('activation').group).not.toBe(group);
  });
  it('§8.7 there is no such button where no stream lies', () => {
    const table = company({ story: { setup: [{ do: 'spawn', group: 'ruffians' }] } }).endActionPhase();
    expect(table.refusal({ type: 'crossedStream' })).toBe('terrain/no-such-terrain');
    expect(table.legal('crossedStream')).toEqual([]);
  });
  it('§8.8, §48.3 each ready group activates once, then the step is over', () => {
    const table = asking();
    const acted: string[] = [];
    while (table.prompt?.kind === 'activation') {
      acted.push(table.prompt.group);
      table.do({ type: 'noTarget' }).do({ type: 'continue' });
    }
    expect([...acted].sort()).toEqual(['g1', 'g2']);
  });
  it('§48.3 an exhausted group does not activate', () => {
    const table = company({ adventure: 'bridge' }).set((adventure) =>
      adventure.groups.forEach((group) => (group.exhausted = group.story === 'troll')),
    );
    table.endActionPhase();
    expect(table.shows('activation').group).toBe(table.group('goblins').id);
    table.do({ type: 'noTarget' }).do({ type: 'continue' });
    expect(table.adventure.phase).not.toBe('action');
    expect(table.prompt?.kind).not.toBe('activation');
  });
  it('§73.1 without enemies the step is skipped', () => {
    expect(company().endActionPhase().prompt?.kind).not.toBe('activation');
  });
  it('§40.8 the moves are the enemy’s own', () => {
    const moves = (enemy: string) => {
      const table = company({
        story: {
          setup: [{ do: 'spawn', group: 'foe' }],
          groups: [{ id: 'foe', enemy, space: '100A/1', figures: 1 }],
        },
      }).endActionPhase();
      const first = table.shows('activation').moves;
      return [first, table.do({ type: 'noTarget' }).shows('fallback').moves];
    };
    expect(moves('hungry-warg')).toEqual([3, 6]);
    expect(moves('wight')).toEqual([1, 2]);
  });
  it('§112.2 nobody attacks a defeated hero', () => {
    const table = asking().set((adventure) =>
      adventure.heroes.forEach((hero) => (hero.defeated = hero.hero === 'gimli')),
    );
    expect(table.refusal({ type: 'enemyAttacks', hero: 'gimli' })).toBe('hero/defeated');
  });
});
