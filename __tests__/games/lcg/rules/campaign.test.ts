import { campaignScore, scenarioAfter } from '@/games/lcg/play';
import { Table, enemy } from '../table';

const win = (table: Table): Table => table.do({ type: 'endGame', outcome: 'won' });

describe('a campaign', () => {
  it('R p.27 goes through the three scenarios with the same heroes, and the scores add up', () => {
    const table = new Table({ variant: 'campaign', count: 1 }).begin();
    table.do({ type: 'dealDamage', card: 'hero-0', amount: 4 });
    table.do({ type: 'addEncounter', card: enemy(), engagedWith: 0 });
    expect(table.refusal({ type: 'nextScenario' })).toBe('game/not-over');
    win(table);
    const first = campaignScore(table.state);
    expect(first).toBe(16 + 8);
    table.do({ type: 'nextScenario' });
    expect(table.state).toMatchObject({
      scenario: 'anduin',
      stage: 'setUp',
      round: 0,
      encounter: [],
      results: [{ scenario: 'mirkwood', outcome: 'won', rounds: 0, score: { faq: 24, core: 24 } }],
    });
    expect(table.state.characters.map(({ fate, damage }) => [fate, damage])).toEqual([
      ['inPlay', 0],
      ['inPlay', 0],
    ]);
    win(table.begin()).do({ type: 'nextScenario' });
    win(table.begin());
    expect(table.state.scenario).toBe('dolGuldur');
    expect(campaignScore(table.state)).toBe(24 + 16 + 16);
    expect(table.refusal({ type: 'nextScenario' })).toBe('game/no-next-scenario');
  });

  it('R p.27 a lost scenario ends it without a score', () => {
    const table = new Table({ variant: 'campaign', count: 1 })
      .begin()
      .do({ type: 'endGame', outcome: 'lost' });
    expect(campaignScore(table.state)).toBeNull();
    expect(table.refusal({ type: 'nextScenario' })).toBe('game/no-next-scenario');
  });

  it('nothing follows a single game', () => {
    const { state } = win(new Table().begin());
    expect(scenarioAfter(state)).toBeNull();
  });
});

describe('a nightmare campaign', () => {
  it('F nightmare: a table whose heroes are all dead goes no further', () => {
    const table = new Table({ variant: 'nightmare', count: 1 });
    for (const character of ['hero-0', 'hero-1']) table.do({ type: 'leavePlay', character, how: 'dead' });
    while (table.state.stage === 'setUp' && table.refusal({ type: 'next' }) === null) table.next();
    if (table.state.stage === 'play') table.do({ type: 'endGame', outcome: 'won' });
    expect(table.state.stage).toBe('ended');
    expect(table.refusal({ type: 'nextScenario' })).toBe('game/no-next-scenario');
  });

  it('F nightmare keeps threat, wounds and death; drops resources and allies; one new mulligan', () => {
    const table = new Table({ variant: 'nightmare', count: 2 }).do({ type: 'mulligan', player: 0 }).begin();
    table.do({ type: 'setThreat', player: 0, threat: 41 }).do({ type: 'setThreat', player: 1, threat: 4 });
    table.do({ type: 'dealDamage', card: 'hero-0', amount: 2 });
    table.do({ type: 'leavePlay', character: 'hero-1', how: 'dead' });
    const blade = { name: 'Blade', unique: false, restricted: true, discards: null };
    table.do({ type: 'attach', player: 1, on: 'hero-2', ...blade });
    win(table).do({ type: 'nextScenario' });
    expect(table.state.players.map(({ threat, mulligan }) => [threat, mulligan])).toEqual([
      [41, false],
      [16, false],
    ]);
    expect(
      table.state.characters.map(({ damage, fate, resources, attachments }) => [
        damage,
        fate,
        resources,
        attachments.length,
      ]),
    ).toEqual([
      [2, 'inPlay', 0, 0],
      [0, 'dead', 0, 0],
      [0, 'inPlay', 0, 0],
      [0, 'inPlay', 0, 0],
    ]);
  });

  it('a player without a hero left does not come along', () => {
    const table = new Table({ variant: 'nightmare', count: 2 }).begin().do({ type: 'eliminate', player: 0 });
    win(table).do({ type: 'nextScenario' });
    expect(table.state.players.map(({ eliminated }) => eliminated)).toEqual([true, false]);
    expect(table.state.firstPlayer).toBe(1);
    table.begin();
    expect(table.state.round).toBe(1);
  });
});
