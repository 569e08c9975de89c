import type { Effect } from '@/games/jime/content';
import { reached } from '@/games/jime/rules/damageAndFear';
import type { Company, Sitting } from './company';
import { CONTENT, company } from './company';

const LIMITS = CONTENT.box.heroes.gimli ?? { damageLimit: 0, fearLimit: 0 };

/** Gimli about to suffer, with these cards already. */
const hurt = (
  damage: number,
  fear: number,
  dealt: { damage: number; fear: number },
  sitting: Sitting = {},
  then: Effect[] = [],
): Company =>
  company({
    mirror: true,
    heroes: 2,
    ...sitting,
    story: {
      setup: [{ do: 'placeTokens', tokens: ['snare'] }],
      tokens: [
        {
          id: 'snare',
          kind: 'search',
          space: '100A/1',
          interactions: [{ text: 'b', effects: [{ do: 'suffer', who: 'acting', ...dealt }, ...then] }],
        },
      ],
      triggers: [],
    },
  })
    .set((adventure) =>
      adventure.heroes.forEach((hero) => {
        if (hero.hero !== 'gimli' || sitting.mirror === false) return;
        hero.damage = { up: 0, down: damage };
        hero.fear = { up: fear, down: 0 };
      }),
    )
    .do({ type: 'look', token: 'snare' })
    .do({ type: 'interact', hero: 'gimli', interaction: 0 });

const stand = (table: Company, passed: boolean): Company => {
  const { hero, stat } = table.shows('lastStand');
  return table.do({ type: 'passTest', hero, stat, passed });
};
const { damageLimit, fearLimit } = LIMITS;

it('§19.1 as many damage cards as the limit: a last stand against damage', () => {
  const table = hurt(damageLimit - 1, 0, { damage: 1, fear: 0 }).keep({ damageUp: 1 });
  expect(table.shows('lastStands')).toMatchObject({ hero: 'gimli', against: ['damage'] });
});
it('§19.1 faceup and facedown cards count alike', () => {
  const table = hurt(damageLimit - 2, 0, { damage: 2, fear: 0 }).keep({ damageUp: 1, damageDown: 1 });
  expect(reached(table.game, 'gimli')).toEqual(['damage']);
});
it('§28.2 as many fear cards as the limit: one against fear', () => {
  const table = hurt(0, fearLimit - 1, { damage: 0, fear: 1 }).keep({ fearDown: 1 });
  expect(table.shows('lastStands').against).toEqual(['fear']);
});
it('§38.2 one card short of the limit, none', () => {
  expect(hurt(damageLimit - 2, 0, { damage: 1, fear: 0 }).keep({ damageDown: 1 }).prompt).toBeUndefined();
});
it('§38.5 cards discarded while they were resolved do not count', () => {
  expect(hurt(damageLimit - 1, 0, { damage: 3, fear: 0 }).keep({}).prompt).toBeUndefined();
});
it('§19.1 limits are looked at once the whole source is resolved', () => {
  const table = hurt(damageLimit - 1, fearLimit - 1, { damage: 2, fear: 2 });
  expect(table.shows('suffer').suffering).toMatchObject({ damage: 2, fear: 2 });
  expect(table.keep({ damageDown: 2, fearUp: 2 }).shows('lastStands').against).toEqual(['damage', 'fear']);
});
it.each([
  ['damage', 'fear'],
  ['fear', 'damage'],
] as const)('§19.3 both limits: two last stands, here %s before %s', (first, second) => {
  const table = hurt(damageLimit, fearLimit, { damage: 1, fear: 1 }).keep({ damageUp: 1, fearUp: 1 });
  table.do({ type: 'lastStand', hero: 'gimli', against: first });
  stand(table, true).read();
  expect(table.shows('lastStands').against).toEqual([second]);
  table.do({ type: 'lastStand', hero: 'gimli', against: second });
  stand(table, true).read();
  expect(table.prompt).toBeUndefined();
  expect(table.hero('gimli')).toMatchObject({
    damage: { up: 0, down: 0 },
    fear: { up: 0, down: 0 },
    lastStands: 2,
  });
});
it('§19.3 a last stand that is not due is not offered while others are', () => {
  const table = hurt(damageLimit, 0, { damage: 1, fear: 0 }).keep({ damageUp: 1 });
  expect(table.refusal({ type: 'lastStand', hero: 'gimli', against: 'fear' })).toBe('choice/no-such-option');
  expect(table.refusal({ type: 'lastStand', hero: 'aragorn', against: 'fear' })).toBe('hero/not-offered');
});
it('§19.2 without a mirror the hero begins it, at any time, even with a prompt open', () => {
  const table = hurt(0, 0, { damage: 1, fear: 0 }, { mirror: false });
  table.do({ type: 'lastStand', hero: 'gimli', against: 'fear' });
  expect(table.shows('lastStand')).toMatchObject({ hero: 'gimli', against: 'fear' });
  stand(table, true).read();
  table.shows('suffer');
});
it('§19.3 damage is answered by the body, fear by the mind', () => {
  const table = hurt(0, 0, { damage: 1, fear: 0 }, { mirror: false });
  table.do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  expect(['might', 'agility']).toContain(table.shows('lastStand').stat);
  stand(table, true).read().do({ type: 'lastStand', hero: 'gimli', against: 'fear' });
  expect(['spirit', 'wisdom']).toContain(table.shows('lastStand').stat);
});
it('§19.4 each is harder than the one before', () => {
  const table = company().do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  const first = table.shows('lastStand').needed;
  stand(table, true).read().do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  expect(table.shows('lastStand').needed).toBe(first + 1);
});
it('§42.2 and asks no more on hard, which changes enemies and exploring alone', () => {
  const needed = (difficulty: 'normal' | 'hard') =>
    company({ difficulty }).do({ type: 'lastStand', hero: 'gimli', against: 'damage' }).shows('lastStand')
      .needed;
  expect(needed('hard')).toBe(needed('normal'));
});
it('§112.1, §112.2 failed: the hero is defeated and leaves the map', () => {
  const table = hurt(damageLimit, 0, { damage: 1, fear: 0 }).keep({ damageUp: 1 });
  table.do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  stand(table, false);
  expect(table.shows('message').pages[0]).toEqual({ line: 'defeated.hero', hero: 'gimli' });
  expect(table.hero('gimli')).toMatchObject({ defeated: true, space: null, turn: 'done' });
});
it('§112.2 the cards of a defeated hero stay where they are', () => {
  const table = hurt(damageLimit, 0, { damage: 1, fear: 0 }).keep({ damageUp: 1 });
  table.do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  stand(table, false).read();
  expect(table.hero('gimli').damage).toEqual({ up: 1, down: damageLimit });
});
it('§19.3 a defeated hero owes no second last stand', () => {
  const table = hurt(damageLimit, fearLimit, { damage: 1, fear: 1 }).keep({ damageUp: 1, fearUp: 1 });
  table.do({ type: 'lastStand', hero: 'gimli', against: 'fear' });
  stand(table, false).read();
  expect(table.prompt).toBeUndefined();
});
it.each([
  { type: 'takeTurn', hero: 'gimli' },
  { type: 'lastStand', hero: 'gimli', against: 'fear' },
  { type: 'explore', hero: 'gimli', tile: '300A' },
])('§112.2 a defeated hero takes no further part: $type', (command) => {
  const table = company().do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  stand(table, false).read();
  expect(table.refusal(command)).toBe('hero/defeated');
});
describe('§112.2 a hero defeated in the middle of a tale', () => {
  const test: Effect = {
    do: 'test',
    text: 't',
    who: 'acting',
    stats: ['wit'],
    judged: { by: 'needed', needed: 1, pass: [{ do: 'boon', who: 'acting', boon: 'hidden' }], fail: [] },
  };
  const fallen = (): Company => {
    const table = hurt(damageLimit, 0, { damage: 1, fear: 0 }, {}, [test]);
    return table.keep({ damageUp: 1 }).do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  };

  it('is tested no more: a companion who stands goes on', () => {
    const table = stand(fallen(), false).read();
    const { hero, text, stats } = table.shows('test');
    expect(hero).not.toBe('gimli');
    expect(text).toEqual({ key: 't', hero });
    table.do({ type: 'passTest', hero: hero ?? '', stat: stats[0] ?? 'wit', passed: true });
    expect(table.hero(hero ?? '').boons).toEqual(['hidden']);
    expect(table.hero('gimli').boons).toEqual([]);
  });

  it('leaves nobody to be tested when nobody stands', () => {
    const table = fallen().set((adventure) =>
      adventure.heroes.forEach((hero) => {
        hero.defeated = hero.hero !== 'gimli';
      }),
    );
    expect(stand(table, false).read().prompt).toBeUndefined();
  });
});
it('§112.3, §106.5 after a defeat the adventure is lost when the next shadow phase begins', () => {
  const table = company({ adventure: 'bridge' }).do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  stand(table, false).read().endActionPhase();
  expect(table.shows('ending')).toMatchObject({ outcome: 'lost', resolution: 'held' });
});
it('§106.5 in the shadow phase itself the fight goes on until the next one', () => {
  const table = company({ adventure: 'bridge' })
    .endActionPhase()
    .do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  stand(table, false).read();
  table.skip();
  expect([table.adventure.round, table.adventure.phase]).toEqual([2, 'action']);
  expect(table.endActionPhase().shows('ending').outcome).toBe('lost');
});
it('§106.5, §112.3 unless the company wins before', () => {
  const table = company({ adventure: 'bridge' }).do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  stand(table, false).read();
  table
    .do({ type: 'attack', hero: 'aragorn', group: table.group('troll').id })
    .do({ type: 'apply', hits: 30, modifiers: [] })
    .read();
  expect(table.state.campaign.history[0]?.outcome).toBe('won');
});
it('§112.2 a defeated hero earns experience all the same', () => {
  const table = company({ adventure: 'bridge' }).do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
  stand(table, false).read().endActionPhase().read();
  expect(table.state.campaign.heroes.map(({ xp }) => xp)).toEqual([
    { captain: 2 },
    { guardian: 2 },
    { hunter: 2 },
  ]);
});
it('§19.2 nobody outside the company makes one', () => {
  expect(company().refusal({ type: 'lastStand', hero: 'sauron', against: 'fear' })).toBe(
    'hero/not-in-company',
  );
});

describe('suffering', () => {
  it('§38.11 every damage and fear may be negated', () => {
    expect(hurt(0, 0, { damage: 2, fear: 2 }).negate().hero('gimli')).toMatchObject({
      damage: { up: 0, down: 0 },
    });
  });
  it('§38.11 negated in part, as the hero chooses', () => {
    const table = hurt(0, 0, { damage: 2, fear: 2 }).keep({ damageDown: 1, fearUp: 2 });
    expect(table.hero('gimli')).toMatchObject({ damage: { up: 0, down: 1 }, fear: { up: 2, down: 0 } });
  });
  it('§38.3 never more than dealt', () => {
    const keeps = { damageUp: 2, damageDown: 1, fearUp: 0, fearDown: 0 };
    expect(hurt(0, 0, { damage: 2, fear: 2 }).refusal({ type: 'suffer', through: true, keeps })).toBe(
      'suffer/more-than-dealt',
    );
  });
  it('§38.11 nothing got through, no card is kept', () => {
    const keeps = { damageUp: 1, damageDown: 0, fearUp: 0, fearDown: 0 };
    expect(hurt(0, 0, { damage: 2, fear: 2 }).refusal({ type: 'suffer', through: false, keeps })).toBe(
      'suffer/nothing-got-through',
    );
  });
  it('§38.3 the mirror must be told; without one the app asks for nothing', () => {
    expect(hurt(0, 0, { damage: 1, fear: 0 }).refusal({ type: 'suffer', through: true, keeps: null })).toBe(
      'suffer/mirror-needs-cards',
    );
    const without = hurt(0, 0, { damage: 1, fear: 0 }, { mirror: false });
    const keeps = { damageUp: 1, damageDown: 0, fearUp: 0, fearDown: 0 };
    expect(without.refusal({ type: 'suffer', through: true, keeps })).toBe('mirror/off');
    expect(without.do({ type: 'suffer', through: true, keeps: null }).prompt).toBeUndefined();
  });
  it('§38.5 a correction of the mirror that reaches a limit calls for a last stand', () => {
    const table = company({ mirror: true });
    table.do({
      type: 'setSuffered',
      hero: 'gimli',
      damageUp: 0,
      damageDown: damageLimit,
      fearUp: 0,
      fearDown: 0,
    });
    expect(table.shows('lastStands').against).toEqual(['damage']);
  });
});

describe('one last stand for each limit', () => {
  const both = () => hurt(damageLimit, fearLimit, { damage: 1, fear: 1 }).keep({ damageUp: 1, fearUp: 1 });
  it('§19.3 the second begun while the message of the first is open is not owed again', () => {
    const table = both().do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
    stand(table, true);
    table.shows('message');
    table.do({ type: 'lastStand', hero: 'gimli', against: 'fear' });
    stand(table, true).read();
    expect(table.prompt).toBeUndefined();
    expect(table.hero('gimli').lastStands).toBe(2);
  });
  it('§19.3 none begins while another is being made', () => {
    const table = both().do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
    expect(table.refusal({ type: 'lastStand', hero: 'gimli', against: 'fear' })).toBe('prompt/open');
  });
});

describe('limits that cards have changed', () => {
  const due = () => hurt(damageLimit - 1, 0, { damage: 1, fear: 0 }).keep({ damageUp: 1 });
  it('§38.2 a raised limit is not reached: no last stand is due, and it is remembered', () => {
    const table = due().do({ type: 'setLimit', hero: 'gimli', against: 'damage', limit: damageLimit + 1 });
    expect(table.prompt).toBeUndefined();
    expect(table.hero('gimli').limits).toEqual({ damage: damageLimit + 1, fear: fearLimit });
    expect(reached(table.game, 'gimli')).toEqual([]);
  });
  it('§38.2 a lowered limit may be reached at once', () => {
    const table = company({ mirror: true }).set(({ heroes }) =>
      heroes.forEach((hero) => (hero.damage = { up: 1, down: 1 })),
    );
    table.do({ type: 'setLimit', hero: 'gimli', against: 'damage', limit: 2 });
    expect(table.shows('lastStands')).toMatchObject({ hero: 'gimli', against: ['damage'] });
  });
  it('§38.2 no limit below one, and none without the mirror', () => {
    const zero = { type: 'setLimit', hero: 'gimli', against: 'fear', limit: 0 } as const;
    expect(company({ mirror: true }).refusal(zero)).toBe('limit/out-of-bounds');
    expect(company().refusal({ ...zero, limit: 3 })).toBe('mirror/off');
  });
  it('§19.1 none is due once the adventure is over', () => {
    const table = company({ mirror: true }).do({ type: 'concede' });
    table.shows('ending');
    expect(table.refusal({ type: 'setLimit', hero: 'gimli', against: 'fear', limit: 1 })).toBe('prompt/open');
  });
  it('§19.1 cards counted wrongly may be put right while a last stand is due', () => {
    const table = due().do({
      type: 'setSuffered',
      hero: 'gimli',
      damageUp: 0,
      damageDown: 0,
      fearUp: 0,
      fearDown: 0,
    });
    expect(table.prompt).toBeUndefined();
  });
});
