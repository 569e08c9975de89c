import type { Adventure, StoryGroup } from '@/games/jime/content';
import { enemyBar } from '@/games/jime/rules/enemyBar';
import { chooseAttack } from '@/games/jime/rules/attacks';
import type { Placement } from '@/games/jime/play';
import type { Company, Sitting } from './company';
import { CONTENT, company } from './company';
import { playedEffects } from './playedEffects';

const horde = (groups: StoryGroup[], spawns = groups.map(({ id }) => id), sitting: Sitting = {}) => {
  const setup: Adventure['setup'] = spawns.map((group) => ({ do: 'spawn', group }));
  return company({ ...sitting, story: { setup, groups, triggers: [], threat: { max: 99, thresholds: [] } } });
};
const group = (id: string, enemy: string, more: Partial<StoryGroup> = {}): StoryGroup => ({
  id,
  enemy,
  space: '100A/1',
  figures: 1,
  ...more,
});

describe('groups', () => {
  it('§58.3 as many health bars as figures', () => {
    expect(horde([group('a', 'ruffian', { figures: 3 })]).group('a').figures).toEqual(
      Array.from({ length: 3 }, () => ({ health: 5, armour: 0, sorcery: 0 })),
    );
  });
  it.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ])('§58 a group may grow with the company: %i heroes, %i figures', (heroes, figures) => {
    const table = horde([group('a', 'ruffian', { figures: [1, 2, 2, 3] })], ['a'], { heroes });
    expect(table.group('a').figures).toHaveLength(figures);
  });
  it('§42.2 on hard there are more', () => {
    const plan = group('a', 'ruffian', { figures: 1, hard: { figures: 1 } });
    expect(horde([plan], ['a'], { difficulty: 'hard' }).group('a').figures).toHaveLength(2);
    expect(horde([plan]).group('a').figures).toHaveLength(1);
  });
  it('§42.2 never more than the group can have', () => {
    const plan = group('a', 'hill-troll', { figures: 1, hard: { figures: 2 } });
    expect(horde([plan], ['a'], { difficulty: 'hard' }).group('a').figures).toHaveLength(1);
  });
  it('§42.2 on hard they have more bonuses', () => {
    const plan = group('a', 'ruffian', { bonuses: ['huge'], hard: { bonuses: ['armored', 'huge'] } });
    expect(horde([plan], ['a'], { difficulty: 'hard' }).group('a').bonuses).toEqual(['huge', 'armored']);
    expect(horde([plan]).group('a').bonuses).toEqual(['huge']);
  });
  it.each([
    [2, []],
    [3, []],
    [4, ['huge']],
    [5, ['huge', 'veteran']],
  ])('§47.1 bonuses may grow with the company: %i heroes, %j', (heroes, bonuses) => {
    const plan = group('a', 'ruffian', { bonuses: [[], [], ['huge'], ['huge', 'veteran']] });
    expect(horde([plan], ['a'], { heroes }).group('a').bonuses).toEqual(bonuses);
  });
  it('§49.3 the message says figures, banner and space', () => {
    const table = horde([group('a', 'ruffian', { figures: 2, bonuses: ['huge'] })]);
    const lines = table.state.chronicle[0]?.pages[0]?.entries ?? [];
    expect(lines).toContainEqual({
      phase: 'setup',
      text: {
        line: 'chronicle.group',
        enemy: 'ruffian',
        figures: 2,
        space: '100A/1',
        banner: { kind: 'elite', symbol: 1 },
      },
    });
  });
});

describe('bonuses', () => {
  it.each([
    ['huge', { health: 8, armour: 0, sorcery: 0 }],
    ['armored', { health: 5, armour: 1, sorcery: 0 }],
    ['shrouded', { health: 5, armour: 0, sorcery: 1 }],
    ['well-equipped', { health: 7, armour: 1, sorcery: 0 }],
  ])('§47.1 %s is run by the app', (bonus, figure) => {
    expect(horde([group('a', 'ruffian', { bonuses: [bonus] })]).group('a').figures).toEqual([figure]);
  });
  it('§47.1 several bonuses add up', () => {
    expect(horde([group('a', 'ruffian', { bonuses: ['huge', 'well-equipped'] })]).group('a').figures).toEqual(
      [{ health: 10, armour: 1, sorcery: 0 }],
    );
  });
  it('§47.1 damage and fear are added to every attack', () => {
    const plain = horde([group('a', 'ruffian')]);
    const worse = horde([group('a', 'ruffian', { bonuses: ['bloodthirsty', 'terrifying'] })]);
    const rows =
      CONTENT.box.enemies.ruffian?.attacks.flatMap(({ rows: all }) =>
        all.filter(({ figures }) => figures === 1),
      ) ?? [];
    for (let time = 0; time < 20; time += 1) {
      const before = chooseAttack({ ...plain.game, state: structuredClone(plain.state) }, plain.group('a'));
      expect(rows).toContainEqual({ figures: 1, damage: before.damage, fear: before.fear });
      const after = chooseAttack({ ...worse.game, state: structuredClone(worse.state) }, worse.group('a'));
      expect(rows).toContainEqual({ figures: 1, damage: after.damage - 1, fear: after.fear - 1 });
      plain.set((_adventure, state) => (state.generator.state = [time, 7, 3, 1]));
      worse.set((_adventure, state) => (state.generator.state = [time, 7, 3, 1]));
    }
  });
  it('§47.1 a story may make a group elite: its figures gain at once what the bonus adds', () => {
    const table = company({
      story: {
        setup: [
          { do: 'spawn', group: 'ruffians' },
          { do: 'bonus', group: 'ruffians', bonus: 'huge' },
          { do: 'bonus', group: 'ruffians', bonus: 'huge' },
        ],
        triggers: [],
      },
    });
    expect(table.group('ruffians')).toMatchObject({
      bonuses: ['huge'],
      fullHealth: 8,
      banner: { kind: 'elite', symbol: 1 },
    });
    expect(table.group('ruffians').figures[0]?.health).toBe(8);
  });
  it('§47.4, §49.1 a group that becomes elite later gets its banner, and the table is told', () => {
    const table = playedEffects([
      { do: 'spawn', group: 'ruffians' },
      { do: 'bonus', group: 'ruffians', bonus: 'huge' },
    ]);
    expect(table.do({ type: 'continue' }).shows('placement').what).toEqual({
      kind: 'bonus',
      group: 'g1',
      enemy: 'ruffian',
      bonus: 'huge',
      banner: { kind: 'elite', symbol: 1 },
      before: null,
      health: 8,
    });
  });
  it('§49.2 an ordinary banner makes way for the elite one; a second bonus changes no banner', () => {
    const table = playedEffects([
      { do: 'spawn', group: 'ruffians' },
      { do: 'spawn', group: 'ruffians' },
      { do: 'bonus', group: 'ruffians', bonus: 'huge' },
      { do: 'bonus', group: 'ruffians', bonus: 'large' },
    ]);
    const told: Placement[] = [];
    for (; table.prompt; table.do({ type: 'continue' })) told.push(table.shows('placement').what);
    const [, , second, first, again] = told.map((what) => (what.kind === 'bonus' ? what : null));
    expect(first).toMatchObject({ before: null, banner: { kind: 'elite' } });
    expect(second).toMatchObject({ before: { kind: 'ordinary' }, banner: { kind: 'elite' } });
    expect(again?.before).toEqual(again?.banner);
  });
  it('§17.8 the attack fits the figures left', () => {
    const table = horde([group('a', 'ruffian', { figures: 3 })]);
    const rows = (figures: number) =>
      CONTENT.box.enemies.ruffian?.attacks.flatMap(({ rows: all }) =>
        all.filter((row) => row.figures === figures),
      ) ?? [];
    for (const figures of [3, 2, 1]) {
      table.set((adventure) => adventure.groups.forEach((one) => (one.figures.length = figures)));
      const { damage, fear } = chooseAttack(
        { ...table.game, state: structuredClone(table.state) },
        table.group('a'),
      );
      expect(rows(figures)).toContainEqual({ figures, damage, fear });
    }
  });
});

/** Attacks of the core box whose card has no row for one figure: the group falls to one while they are open. */
const WITHOUT_ONE = [
  ['ruffian', 11],
  ['goblin-scout', 3],
  ['goblin-scout', 8],
  ['orc-hunter', 1],
  ['hungry-warg', 7],
  ['wight', 4],
] as const;

describe('figures felled before their group’s attack', () => {
  const rowsOf = (enemy: string, text: string): { figures: number; damage: number; fear: number }[] =>
    CONTENT.box.enemies[enemy]?.attacks.find((one) => one.text === text)?.rows ?? [];
  /** Three of a kind about to strike with this attack; so many fall by a card. */
  const struck = (enemy: string, at: number, left: number): Company => {
    const table = horde([group('a', enemy, { figures: 3 })]).endActionPhase();
    const { text, negate, effect, rows } = CONTENT.box.enemies[enemy]?.attacks[at] ?? throwNone();
    const drawn = rows.find(({ figures }) => figures === 3) ?? throwNone();
    const attack = { text, negate, effect, damage: drawn.damage, fear: drawn.fear };
    table.set((_adventure, { prompts }) => {
      const prompt = prompts.at(-1);
      if (prompt?.kind === 'activation') prompt.attack = attack;
    });
    table.set(({ groups }) => {
      groups.forEach(({ figures }) =>
        figures.forEach((one) => Object.assign(one, { health: 1, armour: 0, sorcery: 0 })),
      );
    });
    table.do({ type: 'hit', hero: 'gimli', group: 'g1' });
    return table.do({ type: 'apply', hits: 3 - left, modifiers: [] }).do({ type: 'continue' });
  };
  const throwNone = (): never => {
    throw new Error('no such attack');
  };
  it.each(WITHOUT_ONE)(
    '§17.8, §58.1 %s %i: the one left strikes by a card that has a row for it',
    (enemy, at) => {
      const table = struck(enemy, at, 1);
      expect(table.group('a').figures).toHaveLength(1);
      const { attack } = table.shows('activation');
      expect(attack.text).not.toBe(CONTENT.box.enemies[enemy]?.attacks[at]?.text);
      const { damage, fear } = attack;
      expect(rowsOf(enemy, attack.text)).toContainEqual({ figures: 1, damage, fear });
    },
  );
  it.each(WITHOUT_ONE)(
    '§17.8, §58.1 %s %i: two of them strike by their row of the same card',
    (enemy, at) => {
      const { attack } = struck(enemy, at, 2).shows('activation');
      const { text, damage, fear } = attack;
      expect(text).toBe(CONTENT.box.enemies[enemy]?.attacks[at]?.text);
      expect(rowsOf(enemy, text)).toContainEqual({ figures: 2, damage, fear });
    },
  );
  it('§17.8 in the middle of the attack too, with what it does besides and what negates it', () => {
    const table = horde([group('a', 'wight', { figures: 3 })]).do({
      type: 'provoke',
      hero: 'gimli',
      group: 'g1',
    });
    const { text, negate, effect } = CONTENT.box.enemies.wight?.attacks[4] ?? throwNone();
    table.set(({ groups }, { prompts }) => {
      const prompt = prompts.at(-1);
      if (prompt?.kind === 'attack') Object.assign(prompt, { text, effect });
      if (prompt?.kind === 'attack') prompt.suffering.negate = negate;
      groups.forEach(({ figures }) =>
        figures.forEach((one) => Object.assign(one, { health: 1, armour: 0, sorcery: 0 })),
      );
    });
    table.do({ type: 'hit', hero: 'gimli', group: 'g1' });
    table.do({ type: 'apply', hits: 2, modifiers: [] }).do({ type: 'continue' });
    const now = table.shows('attack');
    const card = CONTENT.box.enemies.wight?.attacks.find((one) => one.text === now.text) ?? throwNone();
    expect(now.text).not.toBe(text);
    expect([now.effect, now.suffering.negate]).toEqual([card.effect, card.negate]);
    const { damage, fear } = now.suffering;
    expect(card.rows).toContainEqual({ figures: 1, damage, fear });
  });
});

describe('banners', () => {
  it('§49.1, §47.4 an elite group has an elite banner', () => {
    expect(horde([group('a', 'ruffian', { bonuses: ['huge'] })]).group('a').banner).toEqual({
      kind: 'elite',
      symbol: 1,
    });
  });
  it('§49.2 the first of its kind has none', () => {
    expect(horde([group('a', 'ruffian')]).group('a').banner).toBeNull();
  });
  it('§49.2, §20.2 the second of its kind has one', () => {
    const table = horde([group('a', 'ruffian'), group('b', 'ruffian')]);
    expect(table.group('b').banner).toEqual({ kind: 'ordinary', symbol: 1 });
    expect(table.group('a').banner).toBeNull();
  });
  it('§49.2 another kind has none', () => {
    expect(horde([group('a', 'ruffian'), group('b', 'wight')]).group('b').banner).toBeNull();
  });
  it('§49.3 no symbol twice on the map', () => {
    const table = horde([group('a', 'ruffian'), group('b', 'ruffian'), group('c', 'ruffian')]);
    expect([table.group('b').banner?.symbol, table.group('c').banner?.symbol]).toEqual([1, 2]);
  });
  it('§49.3 no symbol that the box has not', () => {
    const table = horde(['a', 'b', 'c', 'd', 'e'].map((id) => group(id, 'ruffian')));
    expect(table.adventure.groups.map(({ banner }) => banner?.symbol)).toEqual([
      undefined,
      1,
      2,
      3,
      undefined,
    ]);
  });
  it('§49.3 elite and ordinary banners are told apart by colour', () => {
    const table = horde([group('a', 'ruffian', { bonuses: ['huge'] }), group('b', 'ruffian')]);
    expect([table.group('a').banner, table.group('b').banner]).toEqual([
      { kind: 'elite', symbol: 1 },
      { kind: 'ordinary', symbol: 1 },
    ]);
  });
  it('§49.4 a banner leaves with its group and can be given again', () => {
    const groups = [group('a', 'ruffian'), group('b', 'ruffian'), group('c', 'ruffian')];
    const table = company({
      story: {
        groups,
        triggers: [],
        setup: [
          { do: 'spawn', group: 'a' },
          { do: 'spawn', group: 'b' },
          { do: 'removeGroup', group: 'b' },
          { do: 'spawn', group: 'c' },
        ],
      },
    });
    expect(table.group('c').banner).toEqual({ kind: 'ordinary', symbol: 1 });
  });
  it('§49.2 the same group of the story may come twice, under two banners', () => {
    const table = horde([group('a', 'ruffian')], ['a', 'a']);
    expect(table.adventure.groups.map(({ id, banner }) => [id, banner?.kind])).toEqual([
      ['g1', undefined],
      ['g2', 'ordinary'],
    ]);
  });
});

describe('the enemy bar', () => {
  const table = () =>
    horde([
      group('a', 'ruffian'),
      group('b', 'orc-hunter', { figures: 2 }),
      group('c', 'wight', { bonuses: ['huge'], exhausted: true }),
    ]);
  it('§20.1 a portrait for each group on the map', () => {
    expect(enemyBar(table().game).map(({ enemy, figures }) => [enemy, figures])).toEqual([
      ['ruffian', 1],
      ['orc-hunter', 2],
      ['wight', 1],
    ]);
  });
  it('§20.2, §47.3 with its banner, and spikes for the elite', () => {
    expect(enemyBar(table().game).map(({ elite, banner }) => [elite, banner?.kind])).toEqual([
      [false, undefined],
      [false, undefined],
      [true, 'elite'],
    ]);
  });
  it('§20.3, §83.4 with the icon of range', () => {
    expect(enemyBar(table().game).map(({ ranged }) => ranged)).toEqual([false, true, false]);
  });
  it('§20.6, §48.2 greyed when exhausted', () => {
    expect(enemyBar(table().game).map(({ exhausted }) => exhausted)).toEqual([false, false, true]);
  });
  it('§20.7 lit while it activates', () => {
    const acting = table().endActionPhase();
    const { group: active } = acting.shows('activation');
    expect(
      enemyBar(acting.game)
        .filter((one) => one.active)
        .map((one) => one.group),
    ).toEqual([active]);
  });
  it('§58.1 a group acts as one: one activation, one attack', () => {
    const acting = horde([group('b', 'orc-hunter', { figures: 3 })]).endActionPhase();
    acting.do({ type: 'enemyAttacks', hero: 'gimli' }).negate();
    expect(acting.prompt?.kind).not.toBe('activation');
  });
});
