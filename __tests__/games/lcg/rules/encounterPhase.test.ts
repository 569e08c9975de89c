import { checksAhead } from '@/games/lcg/play';
import { Table, enemy, location } from '../table';

const ids = (table: Table): string[] => table.state.encounter.map(({ id }) => id);

/** Enemies of these engagement costs in the staging area, and the dials. */
const withEnemies = (costs: number[], threats: number[]): Table => {
  const table = new Table({ count: threats.length }).begin();
  for (const engagement of costs)
    table.do({ type: 'addEncounter', card: enemy({ name: `${engagement}`, engagement }), engagedWith: null });
  threats.forEach((threat, player) => table.do({ type: 'setThreat', player, threat }));
  return table.do({ type: 'goTo', phase: 'encounter' });
};

const engagedBy = (table: Table, seat: number): string[] =>
  table.state.encounter.filter(({ engagedWith }) => engagedWith === seat).map(({ name }) => name);

describe('travel', () => {
  const atTravel = (): Table => {
    const table = new Table().begin();
    for (const questPoints of [2, 3])
      table.do({
        type: 'addEncounter',
        card: location({ name: `${questPoints}`, questPoints }),
        engagedWith: null,
      });
    table.do({ type: 'addEncounter', card: enemy(), engagedWith: null });
    return table.do({ type: 'goTo', phase: 'travel' });
  };

  it('R p.15 to one location of the staging area, while none is active', () => {
    const table = atTravel();
    const [first, second, foe] = ids(table) as [string, string, string];
    const to = (at: string, costPaid = true) => ({ type: 'travel', location: at, costPaid }) as const;
    expect(table.refusal(to(foe))).toBe('card/not-a-location');
    expect(table.refusal(to(first, false))).toBe('travel/cost-unpaid');
    table.do(to(first));
    expect(table.state.encounter[0]?.zone).toBe('active');
    expect(table.state.at).toMatchObject({ step: 'travel', window: true });
    expect(table.refusal(to(first))).toBe('step/not-now');
    table.do({ type: 'goTo', phase: 'travel' });
    expect(table.refusal(to(first))).toBe('travel/not-in-staging');
    expect(table.refusal(to(second))).toBe('travel/active-location');
    table.override(to(second), 'a card makes it active');
    expect(table.state.encounter.filter(({ zone }) => zone === 'active')).toHaveLength(2);
    expect(table.state.log.at(-1)?.lines.at(-1)).toEqual({
      line: 'override',
      refusal: 'travel/active-location',
      reason: 'a card makes it active',
    });
  });

  it('F 1.26 by a card the active location and one of the staging area change places', () => {
    const table = atTravel();
    const [first, second] = ids(table) as [string, string];
    table.do({ type: 'travel', location: first, costPaid: true });
    table.do({ type: 'returnToStaging', card: first }).do({ type: 'makeActive', location: second });
    expect(table.state.encounter.slice(0, 2).map(({ zone }) => zone)).toEqual(['staging', 'active']);
  });

  it('one tap goes by without travelling', () => {
    const table = atTravel().next();
    expect(table.state.at).toMatchObject({ step: 'travel', window: true });
  });
});

describe('optional engagement', () => {
  it('R p.16 one enemy in each encounter phase, also straight from the window before it', () => {
    const table = withEnemies([40, 41], [0]);
    const [first, second] = ids(table) as [string, string];
    table.do({ type: 'engage', player: 0, enemy: first }).do({ type: 'goTo', phase: 'travel' }).next();
    expect(table.state.at).toMatchObject({ step: 'travel', window: true });
    expect(table.refusal({ type: 'engage', player: 0, enemy: second })).toBeNull();
  });

  it('R p.16 nobody is asked once the staging area holds no more enemy', () => {
    const table = withEnemies([40], [20, 20]);
    const [only] = ids(table) as [string];
    table.do({ type: 'engage', player: 0, enemy: only });
    expect(table.state.at).toMatchObject({ step: 'engage', window: true });
  });

  it('R p.16 one enemy for each player in turn, whatever its cost', () => {
    const table = withEnemies([40, 41, 42], [10, 10]);
    const [first, second, third] = ids(table) as [string, string, string];
    expect(table.refusal({ type: 'engage', player: 1, enemy: first })).toBe('turn/not-yours');
    table.do({ type: 'engage', player: 0, enemy: first });
    expect(table.refusal({ type: 'engage', player: 0, enemy: second })).toBe('engage/second');
    expect(table.refusal({ type: 'engage', player: 1, enemy: first })).toBe('engage/not-in-staging');
    table.do({ type: 'engage', player: 1, enemy: third });
    expect(table.state.at).toMatchObject({ step: 'engage', window: true });
  });

  it('F 1.50 an enemy that cannot leave the staging area engages nobody, but can be considered engaged', () => {
    const table = new Table().begin();
    table.do({
      type: 'addEncounter',
      card: enemy({ name: 'Bane', engagement: 1, attack: 3, cannotLeaveStaging: true }),
      engagedWith: null,
    });
    const [bane] = ids(table) as [string];
    table.do({ type: 'goTo', phase: 'encounter' });
    expect(table.refusal({ type: 'engage', player: 0, enemy: bane })).toBe('engage/cannot-leave');
    expect(checksAhead(table.state).sequence.every((one) => one.enemy === null)).toBe(true);
    table.do({ type: 'considerEngaged', player: 1, enemy: bane, engaged: true });
    table.do({ type: 'goTo', phase: 'combat' }).next(2);
    expect(table.state.at).toMatchObject({ step: 'chooseEnemy', player: 1 });
    expect(table.state.encounter[0]?.zone).toBe('staging');
  });
});

describe('engagement checks', () => {
  it('R p.16–17 Olivier 24 and Tiphanie 35 against 20, 25, 32 and 40, one check at a time', () => {
    const table = withEnemies([20, 25, 32, 40], [24, 35]).next(3);
    expect(table.state.at).toMatchObject({ step: 'checks', window: false });
    for (let made = 0; made < 6; made += 1) table.do({ type: 'check', enemy: null });
    expect(
      table.state.checks?.made.map(({ player, cost, enemy: came }) => [player, came ? cost : null]),
    ).toEqual([
      [0, 20],
      [1, 32],
      [0, null],
      [1, 25],
      [0, null],
      [1, null],
    ]);
    expect(engagedBy(table, 0)).toEqual(['20']);
    expect(engagedBy(table, 1)).toEqual(['25', '32']);
    expect(table.state.at.window).toBe(true);
  });

  it('R p.16–17 the same all at once', () => {
    const table = withEnemies([20, 25, 32, 40], [24, 35]).next(4);
    expect(table.state.at).toMatchObject({ step: 'checks', window: true });
    expect(engagedBy(table, 1)).toEqual(['25', '32']);
  });

  it('F 1.03 of two enemies of the same cost the first player chooses', () => {
    const table = withEnemies([20, 20, 5], [24, 30]).next(3);
    const [one, other, low] = ids(table) as [string, string, string];
    expect(checksAhead(table.state).tie?.among.map(({ id }) => id)).toEqual([one, other]);
    expect(table.refusal({ type: 'next' })).toBe('check/tie');
    expect(table.refusal({ type: 'check', enemy: null })).toBe('check/tie');
    expect(table.refusal({ type: 'check', enemy: low })).toBe('check/not-that-one');
    table.do({ type: 'check', enemy: other }).next();
    expect(engagedBy(table, 0)).toEqual(['20', '5']);
    expect(engagedBy(table, 1)).toEqual(['20']);
  });

  it('F 1.57 the checks go by what the threat counts as', () => {
    const table = withEnemies([25], [30]);
    table.do({ type: 'countThreatAs', player: 0, threat: 20 });
    expect(checksAhead(table.state).left).toHaveLength(1);
  });

  it('an enemy of unknown cost engages nobody by itself', () => {
    const table = new Table({ count: 1 }).begin();
    table
      .do({ type: 'addEncounter', card: enemy(), engagedWith: null })
      .do({ type: 'goTo', phase: 'encounter' });
    table.next(3);
    expect(table.state.encounter[0]?.zone).toBe('staging');
  });
});
