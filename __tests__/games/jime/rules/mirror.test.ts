import type { AttackEffect } from '@/games/jime/content';
import type { Company, Sitting } from './company';
import { company } from './company';

describe('inspiration, boons and prepared cards', () => {
  const table = () => company({ mirror: true });
  const limit = (t: Company) => t.content.box.heroes.gimli?.inspirationLimit ?? 0;
  it('§60.2 up to the hero’s limit and no further', () => {
    const t = table();
    expect(t.refusal({ type: 'setInspiration', hero: 'gimli', count: limit(t) + 1 })).toBe(
      'inspiration/over-limit',
    );
    expect(t.do({ type: 'setInspiration', hero: 'gimli', count: limit(t) }).hero('gimli').inspiration).toBe(
      limit(t),
    );
  });
  it('§39.1, §60.3 inspiration is spent in a test: any number of it', () => {
    const t = table()
      .do({ type: 'setInspiration', hero: 'gimli', count: 2 })
      .do({ type: 'setInspiration', hero: 'gimli', count: 0 });
    expect(t.hero('gimli').inspiration).toBe(0);
  });
  it('§60.2 what is beyond the limit is not gained', () => {
    const t = table();
    t.do({ type: 'setInspiration', hero: 'gimli', count: limit(t) }).do({
      type: 'move',
      hero: 'gimli',
      space: '300A/1',
    });
    expect(t.hero('gimli').inspiration).toBe(limit(t));
  });
  it('§26.2, §37.3 a boon is gained, and given back', () => {
    const t = table().do({ type: 'setBoon', hero: 'gimli', boon: 'hidden', has: true });
    expect(t.hero('gimli').boons).toEqual(['hidden']);
    expect(t.do({ type: 'setBoon', hero: 'gimli', boon: 'hidden', has: false }).hero('gimli').boons).toEqual(
      [],
    );
  });
  it('§26.3 never a second copy', () => {
    const t = table().do({ type: 'setBoon', hero: 'gimli', boon: 'hidden', has: true });
    expect(t.refusal({ type: 'setBoon', hero: 'gimli', boon: 'hidden', has: true })).toBe('boon/already');
    expect(t.refusal({ type: 'setBoon', hero: 'gimli', boon: 'emboldened', has: false })).toBe('boon/none');
  });
  it('§26.3 different boons stand side by side', () => {
    const t = table()
      .do({ type: 'setBoon', hero: 'gimli', boon: 'hidden', has: true })
      .do({ type: 'setBoon', hero: 'gimli', boon: 'determined', has: true });
    expect(t.hero('gimli').boons).toEqual(['hidden', 'determined']);
  });
  it('§84.4 four cards prepared, the role’s own included, never five', () => {
    const t = table();
    for (const skill of ['gimli-1', 'gimli-2', 'gimli-3']) t.do({ type: 'prepare', hero: 'gimli', skill });
    expect(t.refusal({ type: 'prepare', hero: 'gimli', skill: 'gimli-5' })).toBe('prepare/no-room');
    t.do({ type: 'discardPrepared', hero: 'gimli', skill: 'gimli-2' });
    expect(t.do({ type: 'prepare', hero: 'gimli', skill: 'gimli-5' }).hero('gimli').prepared).toHaveLength(4);
  });
  it('§53.4 a prepared weakness is one of the four', () => {
    const t = table();
    const weakness = Object.keys(t.content.box.weaknesses)[0] ?? '';
    for (const skill of ['gimli-1', 'gimli-2', weakness]) t.do({ type: 'prepare', hero: 'gimli', skill });
    expect(t.refusal({ type: 'prepare', hero: 'gimli', skill: 'gimli-4' })).toBe('prepare/no-room');
  });
  it('§84.1 a card is prepared once, and must be a card', () => {
    const t = table().do({ type: 'prepare', hero: 'gimli', skill: 'gimli-1' });
    expect(t.refusal({ type: 'prepare', hero: 'gimli', skill: 'gimli-1' })).toBe('prepare/already');
    expect(t.refusal({ type: 'prepare', hero: 'gimli', skill: 'nonsense' })).toBe('prepare/not-in-deck');
    expect(t.refusal({ type: 'prepare', hero: 'gimli', skill: 'constructor' })).toBe('prepare/not-in-deck');
    expect(t.refusal({ type: 'discardPrepared', hero: 'gimli', skill: 'gimli-2' })).toBe(
      'prepare/not-prepared',
    );
  });
});

/** Gimli attacked by a ruffian whose attack does something besides. */
const attacked = (effect: AttackEffect, sitting: Sitting = {}): Company =>
  company({
    mirror: true,
    heroes: 3,
    ...sitting,
    story: {
      setup: [
        { do: 'reveal', tiles: ['100A'] },
        { do: 'placeHeroes', space: '100A/1' },
        { do: 'spawn', group: 'ruffians' },
      ],
      triggers: [],
      threat: { max: 60, thresholds: [] },
    },
  })
    .do({ type: 'provoke', hero: 'gimli', group: 'g1' })
    .set(({ heroes, groups }, state) => {
      const [prompt] = state.prompts;
      if (prompt?.kind !== 'attack') throw new Error('no attack');
      prompt.effect = effect;
      prompt.suffering.damage = 2;
      prompt.suffering.fear = 1;
      for (const hero of heroes)
        Object.assign(hero, { damage: { up: 0, down: 2 }, fear: { up: 0, down: 1 }, inspiration: 1 });
      for (const group of groups) for (const figure of group.figures) figure.health = 2;
    });

describe('what an attack does besides', () => {
  it.each<[string, AttackEffect, boolean, boolean]>([
    ['§17.9 always', { kind: 'threatUp', when: 'always', count: 3 }, false, true],
    ['§17.9 when something got through', { kind: 'threatUp', when: 'suffered', count: 3 }, true, true],
    ['§17.9 not when nothing did', { kind: 'threatUp', when: 'suffered', count: 3 }, false, false],
    ['§17.9 when nothing got through', { kind: 'threatUp', when: 'unharmed', count: 3 }, false, true],
    ['§17.9 not when something did', { kind: 'threatUp', when: 'unharmed', count: 3 }, true, false],
  ])('%s', (_title, effect, through, happens) => {
    const table = attacked(effect);
    if (through) table.keep({});
    else table.negate();
    expect(table.adventure.threat).toBe(happens ? 3 : 0);
  });
  it('§17.9 without a mirror the app asks only whether anything got through', () => {
    const table = attacked({ kind: 'threatUp', when: 'suffered', count: 3 }, { mirror: false });
    table.do({ type: 'suffer', through: true, keeps: null });
    expect(table.adventure.threat).toBe(3);
  });
  it('§17.9 the enemy recovers, never beyond its full health', () => {
    expect(
      attacked({ kind: 'enemyRecovers', when: 'always', count: 2 }).negate().group('ruffians').figures[0]
        ?.health,
    ).toBe(4);
    expect(
      attacked({ kind: 'enemyRecovers', when: 'always', count: 9 }).negate().group('ruffians').figures[0]
        ?.health,
    ).toBe(5);
  });
  it('§38.8 facedown cards are turned up, as far as there are any', () => {
    expect(attacked({ kind: 'flipDamage', when: 'always', count: 1 }).negate().hero('gimli').damage).toEqual({
      up: 1,
      down: 1,
    });
    expect(attacked({ kind: 'flipFear', when: 'always', count: 5 }).negate().hero('gimli').fear).toEqual({
      up: 1,
      down: 0,
    });
  });
  it('§60 inspiration is lost or gained', () => {
    expect(
      attacked({ kind: 'loseInspiration', when: 'always', count: 3 }).negate().hero('gimli').inspiration,
    ).toBe(0);
    expect(
      attacked({ kind: 'gainInspiration', when: 'unharmed', count: 1 }).negate().hero('gimli').inspiration,
    ).toBe(2);
  });
  it('§26.1 a boon is gained', () => {
    expect(
      attacked({ kind: 'gainBoon', when: 'unharmed', boon: 'determined' }).negate().hero('gimli').boons,
    ).toEqual(['determined']);
  });
  it('§38.3 the others in the space suffer facedown', () => {
    const table = attacked({ kind: 'othersSuffer', when: 'always', damage: 0, fear: 1 }).negate();
    expect(table.shows('suffer')).toMatchObject({
      hero: 'aragorn',
      suffering: { fear: 1, facedown: { fear: true } },
    });
    table.negate();
    expect(table.shows('suffer').hero).toBe('legolas');
  });
  it('§38.3 without a mirror the table knows who that is', () => {
    const table = attacked({ kind: 'othersSuffer', when: 'always', damage: 0, fear: 1 }, { mirror: false });
    expect(table.negate().shows('suffer')).toMatchObject({ hero: null, who: 'others' });
  });
  it.each<AttackEffect>([
    { kind: 'discardPrepared', when: 'always', count: 1 },
    { kind: 'discardDeck', when: 'always', count: 1 },
    { kind: 'loseBoon', when: 'always' },
    { kind: 'moveAway', when: 'always', spaces: 1 },
  ])('§17.9 $kind is the table’s to carry out: the prompt says it', (effect) => {
    const table = attacked(effect);
    expect(table.shows('attack').effect).toEqual(effect);
    expect(table.negate().prompt).toBeUndefined();
  });
  it('§17.9 a prepared card goes: the mirror asks which', () => {
    const table = attacked({ kind: 'discardPrepared', when: 'always', count: 1 });
    for (const skill of ['gimli-1', 'gimli-2']) table.do({ type: 'prepare', hero: 'gimli', skill });
    expect(table.negate().shows('tellMirror')).toMatchObject({ what: 'prepared', hero: 'gimli', left: 1 });
    table.do({ type: 'discardPrepared', hero: 'gimli', skill: 'gimli-2' });
    expect(table.prompt).toBeUndefined();
    expect(table.hero('gimli').prepared).toEqual(['guardian-1', 'gimli-1']);
  });
  it('§17.9 the only prepared card goes without a question', () => {
    const table = attacked({ kind: 'discardPrepared', when: 'always', count: 2 }).negate();
    expect(table.prompt).toBeUndefined();
    expect(table.hero('gimli').prepared).toEqual([]);
  });
  it('§17.9, §37.3 a boon goes: the only one, or the one the table names', () => {
    const boons = (...has: ('hidden' | 'determined')[]) => {
      const table = attacked({ kind: 'loseBoon', when: 'always' });
      for (const boon of has) table.do({ type: 'setBoon', hero: 'gimli', boon, has: true });
      return table.negate();
    };
    expect(boons('hidden').hero('gimli').boons).toEqual([]);
    const two = boons('hidden', 'determined');
    expect(two.shows('tellMirror').what).toBe('boon');
    two.do({ type: 'setBoon', hero: 'gimli', boon: 'hidden', has: false });
    expect(two.prompt).toBeUndefined();
    expect(two.hero('gimli').boons).toEqual(['determined']);
  });
  it('§17.9 what the table did not do may be passed over', () => {
    const table = attacked({ kind: 'discardPrepared', when: 'always', count: 1 });
    for (const skill of ['gimli-1', 'gimli-2']) table.do({ type: 'prepare', hero: 'gimli', skill });
    table.negate().do({ type: 'continue' });
    expect(table.prompt).toBeUndefined();
    expect(table.hero('gimli').prepared).toHaveLength(3);
  });
  it('§21.2 threat raised by an attack may end the adventure', () => {
    const table = attacked({ kind: 'threatUp', when: 'always', count: 60 }).negate();
    expect(table.shows('ending').outcome).toBe('lost');
  });
  it('§19.1, §38.5 a limit reached by an attack calls for a last stand before others suffer by it', () => {
    const table = attacked({ kind: 'othersSuffer', when: 'always', damage: 0, fear: 1 });
    table.set(({ heroes }) => heroes.forEach((hero) => (hero.damage.down = hero.hero === 'gimli' ? 5 : 0)));
    table.keep({ damageUp: 2 });
    expect(table.state.prompts.map(({ kind }) => kind)).toEqual(['suffer', 'suffer', 'lastStands']);
    expect(table.shows('lastStands').hero).toBe('gimli');
  });
});

/** Gimli driven away by ruffians on a tile of several spaces, goblins beside them. */
const driven = (spaces: number, goblins = false): Company =>
  company({
    mirror: true,
    heroes: 2,
    story: {
      setup: [
        { do: 'reveal', tiles: ['100A', '300A'] },
        { do: 'placeHeroes', space: '300A/1' },
        { do: 'spawn', group: 'ruffians' },
        ...(goblins ? [{ do: 'spawn', group: 'goblins' } as const] : []),
      ],
      groups: [
        { id: 'ruffians', enemy: 'ruffian', space: '300A/1', figures: [1, 1, 1, 1] },
        { id: 'goblins', enemy: 'goblin-scout', space: '300A/1', figures: [1, 1, 1, 1] },
      ],
      triggers: [],
      threat: { max: 60, thresholds: [] },
    },
  })
    .do({ type: 'provoke', hero: 'gimli', group: 'g1' })
    .set((_adventure, { prompts: [prompt] }) => {
      if (prompt?.kind === 'attack') prompt.effect = { kind: 'moveAway', when: 'always', spaces };
    })
    .negate();

describe('a hero driven away', () => {
  it('§17.9 the mirror asks where to, and follows', () => {
    const table = driven(1);
    expect(table.shows('tellMirror')).toMatchObject({ what: 'moved', hero: 'gimli', left: 1 });
    const [move] = table.legal('move');
    if (move?.type !== 'move') throw new Error('nowhere to go');
    expect(table.do(move).hero('gimli').space).toBe(move.space);
  });
  it('§17.9 every space leads further from the group', () => {
    const table = driven(1);
    expect(table.refusal({ type: 'move', hero: 'gimli', space: '300A/1' })).toBe('move/not-adjacent');
    expect(table.refusal({ type: 'move', hero: 'aragorn', space: '300A/2' })).toBe('prompt/open');
  });
  it('§17.9 a hero with nowhere to go stays', () => {
    expect(driven(1).do({ type: 'continue' }).hero('gimli').space).toBe('300A/1');
  });
  it('§87.2 provokes the others who stand there, and not the one who drove', () => {
    const table = driven(1, true);
    const [move] = table.legal('move');
    if (!move) throw new Error('nowhere to go');
    expect(table.do(move).shows('attack')).toMatchObject({
      group: table.group('goblins').id,
      cause: 'provoked',
    });
  });
});
