import type { Adventure } from '@/games/jime/content';
import { seeded } from '@/kernel/random';
import { chooseTarget } from '@/games/jime/rules/chooseTarget';
import type { GameState } from '@/games/jime/play';
import { textName } from '@/games/jime/play';
import { CONTENT, company } from './company';

const SPACES: Record<string, string> = {
  aragorn: 'battle-1/1',
  gimli: 'battle-1/3',
  legolas: 'battle-2/1',
  bilbo: 'battle-1/1',
};

const facing = (enemy: string, mirror: boolean, change?: (state: GameState) => void) => {
  const story: Partial<Adventure> = {
    setup: [{ do: 'spawn', group: 'foe' }],
    groups: [{ id: 'foe', enemy, space: 'battle-2/3', figures: 1 }],
    terrain: [],
    triggers: [],
  };
  const table = company({ adventure: 'bridge', heroes: 4, mirror, story });
  if (mirror)
    for (const [hero, space] of Object.entries(SPACES)) table.do({ type: 'placeHero', hero, space });
  return table.set((_adventure, state) => change?.(state));
};

/** How often each hero is chosen, and why, over many seeds. */
const drawn = (enemy: string, mirror: boolean, change?: (state: GameState) => void) => {
  const table = facing(enemy, mirror, change);
  const chosen: Record<string, number> = {};
  const reasons: Record<string, number> = {};
  for (let seed = 0; seed < 300; seed += 1) {
    table.set((_adventure, state) => (state.generator = seeded(seed)));
    const { hero, reason } = chooseTarget(table.game, table.group('foe'), 'might');
    chosen[hero ?? 'nearest'] = (chosen[hero ?? 'nearest'] ?? 0) + 1;
    reasons[textName(reason)] = (reasons[textName(reason)] ?? 0) + 1;
  }
  return { chosen, reasons };
};
const most = (counts: Record<string, number>) => Object.entries(counts).sort(([, a], [, b]) => b - a)[0]?.[0];

it('§8.1 wargs go for the wounded', () => {
  const { chosen, reasons } = drawn('hungry-warg', true, ({ adventure }) =>
    adventure?.heroes.forEach((hero) => (hero.damage.down = hero.hero === 'gimli' ? 3 : 0)),
  );
  expect(chosen.gimli).toBeGreaterThan(90);
  expect(most(reasons)).toBe('reason.wounded');
});
it('§8.1 a troll goes for the one who hit it last', () => {
  const { chosen, reasons } = drawn('hill-troll', true, ({ adventure }) =>
    adventure?.groups.forEach((group) => (group.lastHitBy = 'bilbo')),
  );
  expect(most(chosen)).toBe('bilbo');
  expect(most(reasons)).toBe('reason.lastHit');
});
it('§8.1 wights smell fear', () => {
  const { chosen } = drawn('wight', true, ({ adventure }) =>
    adventure?.heroes.forEach((hero) => (hero.fear.up = hero.hero === 'aragorn' ? 2 : 0)),
  );
  expect(most(chosen)).toBe('aragorn');
});
it('§8.1 marauders take the nearest', () => {
  const { chosen, reasons } = drawn('orc-marauder', true);
  expect(most(chosen)).toBe('legolas');
  expect(most(reasons)).toBe('reason.nearest');
});
it('§8.1 goblins look for one alone', () => {
  const { reasons } = drawn('goblin-scout', true);
  expect(most(reasons)).toBe('reason.isolated');
});
it('§8.1 hunters pick the weakest at the stat that negates', () => {
  const { chosen } = drawn('orc-hunter', false);
  const might = (hero: string | undefined) => CONTENT.box.heroes[hero ?? '']?.stats.might;
  const least = Math.min(...['aragorn', 'gimli', 'legolas', 'bilbo'].map((hero) => might(hero) ?? 9));
  expect(might(most(chosen))).toBe(least);
});
it('§8.1 chance has its say: nobody is chosen always', () => {
  const { chosen } = drawn('hungry-warg', true, ({ adventure }) =>
    adventure?.heroes.forEach((hero) => (hero.damage.down = hero.hero === 'gimli' ? 3 : 0)),
  );
  expect(Object.keys(chosen).length).toBeGreaterThan(1);
});
it('§8.1 without a mirror the nearest hero is the table’s to name', () => {
  const { chosen } = drawn('orc-marauder', false);
  expect(most(chosen)).toBe('nearest');
});
it('§8.1 attention is spread: one who had far too much of it is left alone', () => {
  const { chosen } = drawn('hungry-warg', true, ({ adventure }) =>
    adventure?.heroes.forEach((hero) => {
      hero.damage.down = hero.hero === 'gimli' ? 3 : 0;
      hero.targeted = hero.hero === 'gimli' ? 3 : 0;
    }),
  );
  expect(chosen.gimli).toBeUndefined();
});
it('§8.1 over a long fight every hero has a share', () => {
  const table = facing('ruffian', false);
  const shares: Record<string, number> = {};
  for (let turn = 0; turn < 80; turn += 1) {
    const game = { state: structuredClone(table.state), content: table.content };
    const group = game.state.adventure?.groups[0];
    const { hero } = chooseTarget(game, group ?? table.group('foe'), 'might');
    table.set((adventure, state) => {
      state.generator = game.state.generator;
      for (const one of adventure.heroes) if (one.hero === hero) one.targeted += 1;
    });
    if (hero) shares[hero] = (shares[hero] ?? 0) + 1;
  }
  const counts = Object.values(shares);
  expect(counts).toHaveLength(4);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(4);
});
it('§8.1 every enemy of every box looks for more than one thing in a hero', () => {
  for (const { id, preferences } of Object.values(CONTENT.box.enemies))
    expect([id, Object.keys(preferences).length > 1]).toEqual([id, true]);
});
it('§17.8 every enemy has an attack for every number of figures it can have', () => {
  for (const { id, attacks, maxFigures } of Object.values(CONTENT.box.enemies))
    for (let figures = 1; figures <= maxFigures; figures += 1)
      expect([id, figures, attacks.some(({ rows }) => rows.some((row) => row.figures === figures))]).toEqual([
        id,
        figures,
        true,
      ]);
});
