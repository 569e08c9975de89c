import type { Effect, Judged } from '@/games/jime/content';
import type { Company, Sitting } from './company';
import { company } from './company';

const FLAGS = (name: string): Effect[] => [{ do: 'flag', flag: name, set: 1 }];

const testing = (
  judged: Judged,
  stats: Extract<Effect, { do: 'test' }>['stats'] = ['wit'],
  who: 'acting' | 'any' = 'acting',
  sitting: Sitting = {},
): Company =>
  company({
    ...sitting,
    story: {
      setup: [{ do: 'placeTokens', tokens: ['riddle'] }],
      tokens: [
        {
          id: 'riddle',
          kind: 'search',
          space: '100A/1',
          interactions: [{ text: 'b', effects: [{ do: 'test', text: 't', who, stats, judged }] }],
        },
      ],
      triggers: [],
    },
  });
const tries = (table: Company, hero = 'gimli'): Company =>
  table.do({ type: 'look', token: 'riddle' }).do({ type: 'interact', hero, interaction: 0 });

const NEEDED: Judged = { by: 'needed', needed: 2, pass: FLAGS('passed'), fail: FLAGS('failed') };
const COUNTED: Judged = {
  by: 'counted',
  lines: [
    { atLeast: 2, effects: FLAGS('two') },
    { atLeast: 0, effects: FLAGS('none') },
    { atLeast: 4, effects: FLAGS('four') },
  ],
};
const CUMULATIVE: Judged = {
  by: 'cumulative',
  name: 'riddle',
  needed: 5,
  pass: FLAGS('solved'),
  notYet: FLAGS('tried'),
};

it.each([
  ['§107.3 passed', true, { passed: 1 }],
  ['§107.3 failed', false, { failed: 1 }],
])('%s: the story goes on accordingly', (_title, passed, flags) => {
  const table = tries(testing(NEEDED)).do({ type: 'passTest', hero: 'gimli', stat: 'wit', passed });
  expect(table.adventure.flags).toEqual(flags);
});
it.each([
  ['§107.3 no success', 0, { none: 1 }],
  ['§107.3 one success reaches no further', 1, { none: 1 }],
  ['§107.3 two successes', 2, { two: 1 }],
  ['§103.5 three: those to spare have no effect', 3, { two: 1 }],
  ['§107.3 four', 4, { four: 1 }],
  ['§103.5 nine', 9, { four: 1 }],
])('%s, counted with − and +', (_title, successes, flags) => {
  const table = tries(testing(COUNTED)).do({ type: 'countTest', hero: 'gimli', stat: 'wit', successes });
  expect(table.adventure.flags).toEqual(flags);
});
it('§107.3 a cumulative test keeps the successes of every attempt and every hero', () => {
  const table = testing(CUMULATIVE);
  tries(table, 'gimli').do({ type: 'countTest', hero: 'gimli', stat: 'wit', successes: 2 });
  expect([table.adventure.successes, table.adventure.flags]).toEqual([{ riddle: 2 }, { tried: 1 }]);
  tries(table, 'aragorn').do({ type: 'countTest', hero: 'aragorn', stat: 'wit', successes: 0 });
  tries(table, 'aragorn').do({ type: 'countTest', hero: 'aragorn', stat: 'wit', successes: 3 });
  expect([table.adventure.successes, table.adventure.flags]).toEqual([
    { riddle: 5 },
    { tried: 1, solved: 1 },
  ]);
});
it('§103.5 a cumulative test keeps no more than it needs', () => {
  const table = tries(testing(CUMULATIVE)).do({
    type: 'countTest',
    hero: 'gimli',
    stat: 'wit',
    successes: 9,
  });
  expect(table.adventure.successes).toEqual({ riddle: 5 });
});
it('§107.3 a cumulative test goes on in later rounds', () => {
  const table = tries(testing(CUMULATIVE)).do({
    type: 'countTest',
    hero: 'gimli',
    stat: 'wit',
    successes: 4,
  });
  table.nextRound();
  tries(table).do({ type: 'countTest', hero: 'gimli', stat: 'wit', successes: 1 });
  expect(table.adventure.flags.solved).toBe(1);
});
it('§25.2, §107 the stat is the one asked for', () => {
  const table = tries(testing(NEEDED));
  expect(table.refusal({ type: 'passTest', hero: 'gimli', stat: 'might', passed: true })).toBe(
    'test/wrong-stat',
  );
});
it('§107 a stat may be chosen from several', () => {
  const table = tries(testing(NEEDED, ['might', 'spirit']));
  expect(table.legal('passTest').map((command) => 'stat' in command && command.stat)).toEqual([
    'might',
    'might',
    'spirit',
    'spirit',
  ]);
});
it('§107 or freely', () => {
  const table = tries(testing(NEEDED, ['might', 'agility', 'wisdom', 'spirit', 'wit']));
  expect(table.legal('passTest')).toHaveLength(10);
});
it('§107 the hero who acts makes the test', () => {
  const table = tries(testing(NEEDED));
  expect(table.refusal({ type: 'passTest', hero: 'aragorn', stat: 'wit', passed: true })).toBe(
    'test/wrong-hero',
  );
});
it('§107 or whoever the company sends, when the story leaves it open', () => {
  const table = tries(testing(NEEDED, ['wit'], 'any'));
  expect(table.refusal({ type: 'passTest', hero: 'aragorn', stat: 'wit', passed: true })).toBeUndefined();
  expect(table.refusal({ type: 'passTest', hero: 'sauron', stat: 'wit', passed: true })).toBe(
    'hero/not-in-company',
  );
});
it('§107.3 a test that is counted is not answered by pass or fail, nor the other way round', () => {
  expect(
    tries(testing(COUNTED)).refusal({ type: 'passTest', hero: 'gimli', stat: 'wit', passed: true }),
  ).toBe('test/wrong-kind');
  expect(
    tries(testing(NEEDED)).refusal({ type: 'countTest', hero: 'gimli', stat: 'wit', successes: 2 }),
  ).toBe('test/wrong-kind');
});
it('§107 nothing else is done before a test is answered', () => {
  const table = tries(testing(NEEDED));
  expect(table.refusal({ type: 'continue' })).toBe('prompt/not-open');
  expect(table.refusal({ type: 'endTurn', hero: 'gimli' })).toBe('prompt/open');
});
