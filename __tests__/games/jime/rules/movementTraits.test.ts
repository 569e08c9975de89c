import type { Adventure } from '@/games/jime/content';
import { activationReminders, activationWays, fallbackPaths } from '@/games/jime/play';
import { chooseTarget } from '@/games/jime/rules/chooseTarget';
import type { Company } from './company';
import { company } from './company';

const facing = (
  enemy: string,
  space: string,
  heroes: string,
  terrain: Adventure['terrain'] = [],
  mirror = true,
): Company => {
  const table = company({
    adventure: 'bridge',
    mirror,
    heroes: 2,
    story: {
      setup: [
        ...(terrain.length > 0
          ? [{ do: 'placeTerrain' as const, terrain: terrain.map(({ id }) => id) }]
          : []),
        { do: 'spawn', group: 'foe' },
      ],
      groups: [{ id: 'foe', enemy, space, figures: 1 }],
      terrain,
      triggers: [],
    },
  });
  if (mirror) for (const hero of ['aragorn', 'gimli']) table.do({ type: 'placeHero', hero, space: heroes });
  return table;
};

const activated = (table: Company): Company =>
  table.endActionPhase().set((_adventure, state) => {
    const [prompt] = state.prompts;
    if (prompt?.kind === 'activation') prompt.hero = 'gimli';
  });

const waysOf = (table: Company) => activationWays(table.game, table.shows('activation'));

/** A barricade beside a stream: one way is closed, on the other the activation ends. */
const BARRED: Adventure['terrain'] = [
  { id: 'bar', terrain: 'barricade', space: 'battle-1/4' },
  { id: 's', terrain: 'stream', border: ['battle-1/2', 'battle-2/1'] },
];
const WALL: Adventure['terrain'] = [{ id: 'w', terrain: 'wall', border: ['battle-1/2', 'battle-2/1'] }];

describe('expansions §1.8 flying', () => {
  it('goes over barricades and streams, which hold up a walker', () => {
    expect(waysOf(activated(facing('fell-beast', 'battle-2/1', 'battle-1/3', BARRED)))).toEqual([
      { hero: 'gimli', path: ['battle-2/1', 'battle-1/2', 'battle-1/3'], crossedStream: false },
      { hero: 'gimli', path: ['battle-2/1', 'battle-1/4', 'battle-1/3'], crossedStream: false },
    ]);
    expect(waysOf(activated(facing('hungry-warg', 'battle-2/1', 'battle-1/3', BARRED)))).toEqual([
      { hero: 'gimli', path: ['battle-2/1', 'battle-1/2'], crossedStream: true },
    ]);
  });
  it('shows no way as exact where it depends on whether walls hold it up (§5 unknown)', () => {
    const table = activated(facing('fell-beast', 'battle-2/1', 'battle-1/2', WALL));
    expect(waysOf(table)).toBeNull();
    expect(table.refusal({ type: 'enemyAttacks', hero: 'gimli' })).toBeUndefined();
    expect(activationReminders(table.game, 'g1').map(({ gist }) => gist.key)).toEqual([
      'movement.flying.gist',
    ]);
    table.do({ type: 'noTarget' });
    expect(fallbackPaths(table.game, table.shows('fallback'))).toBeNull();
    expect(table.refusal({ type: 'continue' })).toBeUndefined();
  });
  it('shows the way where walls make no difference', () => {
    const table = activated(facing('fell-beast', 'battle-2/1', 'battle-1/4', WALL));
    expect(waysOf(table)?.map(({ path }) => path)).toEqual([['battle-2/1', 'battle-1/4']]);
  });
});

describe('expansions §1.8 incorporeal and tunneler', () => {
  it.each(['shadowman', 'nameless-thing'])('%s goes through walls', (enemy) => {
    expect(waysOf(activated(facing(enemy, 'battle-2/1', 'battle-1/2', WALL)))?.[0]?.path).toEqual([
      'battle-2/1',
      'battle-1/2',
    ]);
  });
});

describe('expansions §1.8 predatory', () => {
  const hurt = (table: Company, damage: Record<string, number>): Company =>
    table.set((adventure) =>
      adventure.heroes.forEach((hero) => {
        hero.damage.down = damage[hero.hero] ?? 0;
        hero.targeted = 9 * (damage[hero.hero] ?? 0);
      }),
    );

  it('goes for the hero with the most damage, however often that one was chosen', () => {
    const table = hurt(facing('coalfang', 'battle-2/1', 'battle-1/2'), { gimli: 3, aragorn: 1 });
    expect(chooseTarget(table.game, table.group('foe'), 'might')).toMatchObject({
      hero: 'gimli',
      reason: { line: 'reason.wounded' },
    });
  });
  it('goes for the nearest while nobody is hurt', () => {
    const table = facing('coalfang', 'battle-2/1', 'battle-1/2');
    table.do({ type: 'placeHero', hero: 'gimli', space: 'battle-2/1' });
    expect(chooseTarget(table.game, table.group('foe'), 'might')).toMatchObject({
      hero: 'gimli',
      reason: { line: 'reason.nearest' },
    });
  });
  it('leaves the choice to the table without a mirror, which alone knows who is hurt', () => {
    const table = facing('coalfang', 'battle-2/1', '', [], false);
    expect(chooseTarget(table.game, table.group('foe'), 'might')).toMatchObject({
      hero: null,
      reason: { line: 'reason.wounded' },
    });
  });
});

describe('expansions §1.8 what the table does', () => {
  it.each([
    ['war-oliphaunt', 'movement.stampede.gist'],
    ['siege-engine', 'movement.reinforcements.gist'],
    ['gulgotar', undefined],
    ['ruffian', undefined],
  ])('%s: %s', (enemy, gist) => {
    const table = facing(enemy, 'battle-2/1', 'battle-1/2');
    expect(activationReminders(table.game, 'g1').map((one) => one.gist.key)).toEqual(gist ? [gist] : []);
  });
});
