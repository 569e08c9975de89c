import type { Company, Sitting } from './company';
import { company } from './company';

/** Three heroes in one space with two ready groups of ruffians. */
const besieged = (sitting: Sitting = {}): Company =>
  company({
    mirror: true,
    heroes: 3,
    ...sitting,
    story: {
      setup: [
        { do: 'reveal', tiles: ['100A', '300A'] },
        { do: 'placeHeroes', space: '300A/1' },
        { do: 'spawn', group: 'ruffians' },
        { do: 'spawn', group: 'goblins' },
      ],
      groups: (['ruffians', 'goblins'] as const).map((id) => ({
        id,
        enemy: id === 'ruffians' ? 'ruffian' : 'goblin-scout',
        space: '300A/1',
        figures: [2, 2, 2, 2],
      })),
      triggers: [],
      threat: { max: 60, thresholds: [] },
    },
  });

const fall = (table: Company, hero: string): Company => {
  const { stat } = table.do({ type: 'lastStand', hero, against: 'damage' }).shows('lastStand');
  return table.do({ type: 'passTest', hero, stat, passed: false }).do({ type: 'continue' });
};

const leaving = (): Company => besieged().do({ type: 'move', hero: 'gimli', space: '300A/2' });

describe('§112.2 when a hero falls, every prompt that waits for that hero', () => {
  it('goes: whom to provoke first', () => {
    const table = leaving();
    expect(table.shows('provoke').groups).toHaveLength(2);
    expect(fall(table, 'gimli').prompt).toBeUndefined();
    expect(table.hero('gimli')).toMatchObject({ defeated: true, space: null });
  });
  it('goes: the question whether the enemy can strike back', () => {
    const table = besieged();
    const { id } = table.group('ruffians');
    table.do({ type: 'attack', hero: 'gimli', group: id }).do({ type: 'apply', hits: 0, modifiers: [] });
    table.shows('counterattack');
    expect(fall(table, 'gimli').prompt).toBeUndefined();
    expect(table.group('ruffians').exhausted).toBe(false);
  });
  it('goes: an attack, and a panel', () => {
    const table = besieged();
    table.do({ type: 'provoke', hero: 'gimli', group: table.group('ruffians').id });
    expect(fall(table, 'gimli').prompt).toBeUndefined();
    table.do({ type: 'attack', hero: 'aragorn', group: table.group('ruffians').id });
    expect(fall(table, 'aragorn').prompt).toBeUndefined();
  });
  it('passes on: a group that went for the hero goes for the nearest', () => {
    const table = besieged().endActionPhase();
    const { hero, group } = table.shows('activation');
    if (!hero) throw new Error('no target');
    expect(fall(table, hero).shows('activation')).toMatchObject({
      group,
      hero: null,
      reason: { line: 'reason.nearest' },
    });
    expect(table.legal('follow').length).toBeGreaterThan(0);
  });
  it('stays: what another hero was asked', () => {
    const table = leaving();
    expect(fall(table, 'aragorn').shows('provoke').hero).toBe('gimli');
  });
  it('goes with the last of them: no group looks for a target that is not there', () => {
    const table = besieged().endActionPhase();
    for (const hero of ['aragorn', 'gimli', 'legolas']) fall(table, hero);
    expect(table.prompt?.kind).not.toBe('activation');
    expect(table.legal().length).toBeGreaterThan(0);
  });
});

/** The activation of a group of two, with two hits at hand. */
const activating = (): Company => {
  const table = besieged().endActionPhase();
  return table.do({ type: 'hit', hero: 'legolas', group: table.shows('activation').group });
};
const underway = (table: Company): string => {
  const activation = table.state.prompts.find(({ kind }) => kind === 'activation');
  if (activation?.kind !== 'activation') throw new Error('no activation');
  return activation.group;
};

describe('during an activation', () => {
  it('§62.6, §48.3 stun ends the activation of the group', () => {
    const table = activating();
    const group = underway(table);
    table.do({ type: 'apply', hits: 0, modifiers: ['stun'] });
    expect(table.adventure.groups.find(({ id }) => id === group)?.exhausted).toBe(true);
    expect(table.shows('activation').group).not.toBe(group);
  });
  it('§62.6 stun ends it in the middle of its attack', () => {
    const table = besieged().endActionPhase();
    const { group } = table.shows('activation');
    table.do({ type: 'follow', way: 0 });
    expect(table.shows('attack')).toMatchObject({ group, cause: 'activation' });
    table.do({ type: 'hit', hero: 'legolas', group }).do({ type: 'apply', hits: 0, modifiers: ['stun'] });
    expect(table.shows('activation').group).not.toBe(group);
  });
  it('§17.8 when figures fall before the attack, it is that of the figures left', () => {
    const table = activating();
    const group = table.adventure.groups.find(({ id }) => id === underway(table));
    const health = group?.figures[0] ?? { health: 0, armour: 0 };
    table.do({ type: 'apply', hits: health.health + health.armour, modifiers: ['pierce'] });
    table.do({ type: 'continue' });
    const { attack } = table.shows('activation');
    const rows = table.content.box.enemies[group?.enemy ?? '']?.attacks.find(
      ({ text }) => text === attack.text,
    )?.rows;
    expect(rows?.find(({ figures }) => figures === 1)).toMatchObject({
      damage: attack.damage,
      fear: attack.fear,
    });
  });
  it('§17.8 and so when they fall while the hero is being attacked', () => {
    const table = besieged().endActionPhase();
    const { group, attack } = table.shows('activation');
    table.do({ type: 'follow', way: 0 }).do({ type: 'hit', hero: 'legolas', group });
    const one = table.adventure.groups.find(({ id }) => id === group);
    table.do({ type: 'apply', hits: one?.figures[0]?.health ?? 0, modifiers: ['pierce'] });
    table.do({ type: 'continue' });
    const rows = table.content.box.enemies[one?.enemy ?? '']?.attacks.find(
      ({ text }) => text === attack.text,
    )?.rows;
    const { damage, fear } = table.shows('attack').suffering;
    expect(rows).toContainEqual({ figures: 1, damage, fear });
  });
  it('§112.4 a group felled in the middle of its attack deals nothing', () => {
    const table = besieged().endActionPhase();
    const { group } = table.shows('activation');
    table.do({ type: 'follow', way: 0 }).do({ type: 'hit', hero: 'legolas', group });
    table.do({ type: 'apply', hits: 99, modifiers: ['cleave', 'pierce'] }).do({ type: 'continue' });
    expect(table.state.prompts.some((prompt) => 'group' in prompt && prompt.group === group)).toBe(false);
  });
});

describe('§87.2 provoking outside the action phase', () => {
  it('a hero whom an effect moves in the shadow phase provokes, over what is on the screen', () => {
    const table = besieged().endActionPhase();
    const before = table.shows('activation');
    const other = table.adventure.groups.find(({ id }) => id !== before.group)?.id ?? '';
    table.do({ type: 'provoke', hero: 'gimli', group: other });
    expect(table.shows('attack')).toMatchObject({ hero: 'gimli', group: other, cause: 'provoked' });
    expect(table.negate().shows('activation')).toEqual(before);
  });
  it('§48.4 not an exhausted group, and not over another attack', () => {
    const table = besieged().endActionPhase();
    const { group } = table.shows('activation');
    table.set(({ groups }) => groups.forEach((one) => (one.exhausted = one.id !== group)));
    const other = table.adventure.groups.find(({ id }) => id !== group)?.id ?? '';
    expect(table.refusal({ type: 'provoke', hero: 'gimli', group: other })).toBe('provoke/exhausted');
    table.do({ type: 'follow', way: 0 });
    expect(table.refusal({ type: 'provoke', hero: 'gimli', group })).toBe('prompt/open');
  });
});
