import type { Adventure, Effect } from '@/games/jime/content';
import type { Company } from './company';
import { company } from './company';

/** A token for each step of a story, so that a ruling can play them one by one. */
const steps = (story: Record<string, Effect[]>, more: Partial<Adventure> = {}): Company => {
  const ids = Object.keys(story);
  return company({
    story: {
      setup: [{ do: 'placeTokens', tokens: ids }],
      tokens: ids.map((id) => ({
        id,
        kind: 'search',
        space: '100A/1',
        interactions: [{ text: 'b', effects: story[id] ?? [] }],
      })),
      triggers: [],
      ...more,
    },
  });
};
const takes = (table: Company, id: string): Company =>
  table.do({ type: 'look', token: id }).do({ type: 'interact', hero: 'gimli', interaction: 0 });

const OBJECTIVES: Adventure['objectives'] = [
  { id: 'one', text: 'o1' },
  { id: 'two', text: 'o2' },
  { id: 'three', text: 'o3' },
];
const done = (objective: string): Effect[] => [{ do: 'objective', objective, mark: 'done' }];
const STORY = {
  one: done('one'),
  two: done('two'),
  three: done('three'),
  failed: [{ do: 'objective', objective: 'two', mark: 'failed' }] as Effect[],
  last: [{ do: 'objective', objective: 'three', mark: 'set' }] as Effect[],
};

describe('objectives', () => {
  const table = () => steps(STORY, { objectives: OBJECTIVES });
  it('§67.1 the current one is shown from the start', () => {
    expect(table().adventure.objective).toBe('one');
  });
  it('§67.2 when it is reached the next takes its place', () => {
    expect(takes(table(), 'one').adventure).toMatchObject({ objective: 'two', objectivesDone: ['one'] });
  });
  it('§67.2 one reached out of turn is not asked for again', () => {
    expect(takes(takes(table(), 'two'), 'one').adventure.objective).toBe('three');
  });
  it('§67.2 a story may set another', () => {
    expect(takes(table(), 'last').adventure.objective).toBe('three');
  });
  it('§67.3, §106.2 when all are reached the adventure is won', () => {
    const won = takes(takes(takes(table(), 'one'), 'two'), 'three');
    expect(won.shows('ending')).toMatchObject({
      outcome: 'won',
      resolution: 'lit',
      pages: [{ key: 'road.won' }],
    });
  });
  it('§106.3 one that failed can no longer be reached by order; the story says what it costs', () => {
    expect(takes(takes(table(), 'failed'), 'one').adventure).toMatchObject({
      objective: 'three',
      objectivesFailed: ['two'],
    });
  });
  it('§67.2 reached twice counts once', () => {
    expect(takes(takes(table(), 'one'), 'one').adventure.objectivesDone).toEqual(['one']);
  });
});

describe('the end', () => {
  it('§106.6 the epilogue, the rewards, then camp', () => {
    const table = takes(steps({ win: [{ do: 'end', resolution: 'lit' }] }), 'win');
    table.shows('ending');
    table.read();
    expect(table.state).toMatchObject({ stage: 'camp', adventure: null, agenda: [] });
    expect(table.state.campaign).toMatchObject({ lore: 6, next: 'bridge', flags: { 'lamp-lit': 1 } });
    expect(table.state.campaign.history).toEqual([
      { adventure: 'road', resolution: 'lit', outcome: 'won', rounds: 1 },
    ]);
  });
  it('§106.3 the story may end in defeat', () => {
    const table = takes(steps({ lose: [{ do: 'end', resolution: 'fallen' }] }), 'lose');
    expect(table.shows('ending').outcome).toBe('lost');
  });
  it('§106.6 the next adventure follows, won or lost', () => {
    expect(
      takes(steps({ lose: [{ do: 'end', resolution: 'fallen' }] }), 'lose').read().state.campaign.next,
    ).toBe('bridge');
  });
  it('§51.2, §95.7 experience goes to the role played', () => {
    const table = takes(steps({ win: [{ do: 'end', resolution: 'lit' }] }), 'win').read();
    expect(table.state.campaign.heroes.map(({ xp }) => xp)).toEqual([
      { captain: 4 },
      { guardian: 4 },
      { hunter: 4 },
    ]);
  });
  it('§106.6 the last adventure ends the campaign', () => {
    const table = company({ adventure: 'bridge' });
    table.content.campaign.adventures = ['bridge'];
    table
      .do({ type: 'attack', hero: 'gimli', group: table.group('troll').id })
      .do({ type: 'apply', hits: 30, modifiers: [] })
      .read();
    expect(table.state).toMatchObject({ stage: 'ended', campaign: { next: null } });
    expect(table.refusal({ type: 'setOut' })).toBe('stage/not-ready');
  });
  it('§106 what was still to come does not happen any more', () => {
    const table = takes(
      steps({
        win: [
          { do: 'end', resolution: 'fallen' },
          { do: 'lore', count: 50 },
        ],
      }),
      'win',
    ).read();
    expect(table.state.campaign.lore).toBe(1);
  });
  it('§106 an ending is not replaced by another on the way out', () => {
    const resolutions: Adventure['resolutions'] = [
      {
        id: 'lit',
        outcome: 'won',
        pages: ['w'],
        effects: [
          { do: 'threat', by: 99 },
          { do: 'end', resolution: 'late' },
          { do: 'lore', count: 1 },
        ],
      },
      { id: 'late', outcome: 'lost', pages: ['l'], effects: [] },
      { id: 'fallen', outcome: 'lost', pages: ['l'], effects: [] },
    ];
    const table = takes(steps({ win: [{ do: 'end', resolution: 'lit' }] }, { resolutions }), 'win').read();
    expect(table.state.campaign.history.map(({ resolution }) => resolution)).toEqual(['lit']);
    expect(table.state.campaign.lore).toBe(1);
  });
  it('§106.6 a resolution may lead elsewhere', () => {
    const table = company({ adventure: 'bridge' })
      .set((adventure) => (adventure.threat = 39))
      .endActionPhase();
    while (table.state.adventure) table.do(table.harmless());
    expect(table.state.campaign.next).toBe('road');
  });
  it.each(['takeTurn', 'hourglass', 'look', 'attack', 'provoke', 'lastStand', 'deplete'] as const)(
    '§106 at camp there is no adventure to play in: %s',
    (type) => {
      const table = takes(steps({ win: [{ do: 'end', resolution: 'lit' }] }), 'win').read();
      expect(table.legal(type)).toEqual([]);
    },
  );
  it('§106.6 the company sets out again, its flags and history with it', () => {
    const table = takes(steps({ win: [{ do: 'end', resolution: 'lit' }] }), 'win').read();
    table.skip().setOutAgain().skip();
    expect(table.adventure).toMatchObject({ id: 'bridge', round: 1, threat: 0 });
    expect(table.state.campaign.flags).toEqual({ 'lamp-lit': 1 });
  });
});
