import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tcg } from '@/games/tcg/game';
import type { Command, RefusalCode } from '@/games/tcg/play';
import { BLANK_CARD, REFUSALS, play } from '@/games/tcg/play';
import { newHistory, record, redo, undo } from '@/kernel/history';
import { Table, ally, companion, minion } from '../table';

type Case = { code: RefusalCode; at: () => Table; command: Command; card: boolean };

const ORC = 'minion-0';
const GUARD = 'companion-0';
const begun = (): Table => new Table().begin();
const withOrc = (): Table => {
  const table = begun();
  table.put(1, minion());
  return table;
};
const withGuard = (): Table => {
  const table = begun();
  table.put(0, companion());
  return table;
};
const holding = (kind: 'possession' | 'condition'): Table =>
  withGuard()
    .next()
    .do({ type: 'playCard', player: 0, as: { ...BLANK_CARD, kind }, on: GUARD, change: 0 });

/** Refusals that no other test asks for; `card` says whether a card may allow it all the same. */
const CASES: Case[] = [
  { code: 'setUp/still', at: () => new Table(), command: { type: 'move' }, card: false },
  { code: 'setUp/over', at: begun, command: { type: 'revealBids' }, card: false },
  { code: 'player/no-such-player', at: begun, command: { type: 'draw', player: 3, cards: 1 }, card: false },
  { code: 'step/not-now', at: begun, command: { type: 'pass', player: 0 }, card: true },
  {
    code: 'card/not-a-companion',
    at: () => withOrc().to('defenders'),
    command: { type: 'assignDefender', minion: ORC, to: ORC },
    card: false,
  },
  {
    code: 'card/not-an-ally',
    at: withGuard,
    command: { type: 'allowAlly', character: GUARD, allowed: true },
    card: false,
  },
  {
    code: 'card/not-a-minion',
    at: withGuard,
    command: { type: 'unassign', minion: GUARD },
    card: false,
  },
  { code: 'card/none', at: begun, command: { type: 'discardCard', card: 'nothing' }, card: false },
  {
    code: 'card/ring-bearer',
    at: begun,
    command: { type: 'leavePlay', character: 'ring-bearer-0', how: 'discarded' },
    card: false,
  },
  { code: 'stack/itself', at: withOrc, command: { type: 'stack', character: ORC, on: ORC }, card: false },
  {
    code: 'modifier/none',
    at: withOrc,
    command: { type: 'unmodify', character: ORC, modifier: 'none' },
    card: false,
  },
  {
    code: 'transfer/not-an-item',
    at: () => holding('condition'),
    command: { type: 'transfer', card: 'card-1', to: 'ring-bearer-0', mayBear: true },
    card: true,
  },
  {
    code: 'transfer/bearer',
    at: () => holding('possession'),
    command: { type: 'transfer', card: 'card-1', to: GUARD, mayBear: true },
    card: false,
  },
  {
    code: 'control/not-shadow',
    at: () =>
      begun().do({ type: 'setMarker', player: 0, site: 2 }).do({ type: 'setMarker', player: 1, site: 2 }),
    command: { type: 'takeControl', player: 0, site: 1 },
    card: true,
  },
  { code: 'liberate/not-held', at: begun, command: { type: 'liberate', site: 1 }, card: false },
  {
    code: 'liberate/not-highest',
    at: () =>
      begun()
        .override({ type: 'takeControl', player: 1, site: 1 })
        .override({ type: 'takeControl', player: 1, site: 2 }),
    command: { type: 'liberate', site: 1 },
    card: true,
  },
  { code: 'archery/no-fire', at: withOrc, command: { type: 'archeryWound', character: ORC }, card: false },
  {
    code: 'archery/none-left',
    at: () => {
      const table = begun();
      table.put(1, minion({ archery: 1 }));
      return table.to('archeryFire');
    },
    command: { type: 'archeryWound', character: ORC },
    card: true,
  },
  { code: 'skirmish/none', at: begun, command: { type: 'resolve' }, card: false },
  { code: 'side/not-yours', at: begun, command: { type: 'putIntoPlay', player: 1, as: ally() }, card: true },
];

describe.each(CASES)('$code', ({ code, at, command, card }) => {
  it(`is refused, and a card may ${card ? '' : 'not '}allow it`, () => {
    const { state } = at();
    const played = play(state, command);
    const overridden = play(state, command, { override: true, reason: 'a card' });
    const refusals = [
      ...(played.ok ? [] : [played.refusal.code]),
      ...(overridden.ok ? (overridden.overridden ?? []).map((one) => one.code) : [overridden.refusal.code]),
    ];
    expect(refusals).toContain(code);
    expect(overridden.ok).toBe(card);
  });
});

it('every refusal has a test that asks for it', () => {
  const tested = readdirSync(__dirname)
    .map((file) => readFileSync(join(__dirname, file), 'utf8'))
    .join('\n');
  expect(REFUSALS.filter((code) => !tested.includes(`'${code}'`))).toEqual([]);
});

describe('what is no command', () => {
  it.each([1.5, Number.NaN, -1, Infinity, '2', null])('%p is no number of wounds', (wounds) => {
    const command = { type: 'setWounds', character: 'ring-bearer-0', wounds } as unknown as Command;
    expect(begun().refusal(command)).toBe('command/malformed');
  });
});

describe('an override', () => {
  const command: Command = { type: 'exert', character: GUARD, times: 3 };

  it('is kept in the log with its reason, and undone and redone like any other step', () => {
    const { state } = withGuard();
    const played = play(state, command, { override: true, reason: 'Desperate Defense' });
    if (!played.ok) throw new Error(played.refusal.code);
    expect(played.overridden).toMatchObject([{ code: 'exert/would-kill', overridable: true }]);
    const lines = played.state.log.flatMap((page) => page.lines);
    expect(lines[lines.length - 1]).toEqual({
      line: 'override',
      refusal: 'exert/would-kill',
      reason: 'Desperate Defense',
    });
    const { history } = record(newHistory<Command>(), command, played, { reason: 'Desperate Defense' });
    const back = undo({ state: played.state, history });
    expect(back.state).toEqual(state);
    expect(redo(back).state).toEqual(played.state);
  });

  it('tells every refusal it sets aside, each once', () => {
    const played = play(
      begun().state,
      { type: 'playCharacter', player: 1, as: minion({ twilightCost: 4 }), change: 0 },
      { override: true, reason: 'Swarms' },
    );
    if (!played.ok) throw new Error(played.refusal.code);
    const codes = ['side/wrong-phase', 'twilight/too-few'];
    expect(played.overridden?.map(({ code }) => code)).toEqual(codes);
    const lines = played.state.log.flatMap((page) => page.lines).slice(-2);
    expect(lines).toEqual(codes.map((refusal) => ({ line: 'override', refusal, reason: 'Swarms' })));
    expect(played.state.justNow.told).toBe(3);
  });

  it('changes nothing where nothing was forbidden', () => {
    const played = play(withGuard().state, { ...command, times: 1 }, { override: true });
    expect(played.ok && played.overridden).toBeUndefined();
  });
});

describe('a save', () => {
  it('is loaded in a skirmish as it was, and plays on alike', () => {
    const table = withOrc().to('defenders');
    table
      .do({ type: 'assignDefender', minion: ORC, to: 'ring-bearer-0' })
      .next()
      .do({ type: 'pass', player: 0 });
    const kept: unknown = JSON.parse(JSON.stringify(table.state));
    if (!tcg.isState(kept)) throw new Error('not a state');
    expect(kept).toEqual(table.state);
    expect(tcg.isPlayable(kept, { id: 'table' })).toBe(true);
    expect(play(kept, { type: 'pass', player: 1 })).toEqual(play(table.state, { type: 'pass', player: 1 }));
  });

  it('of a newer version, with a broken number or with seats nobody has is no state of ours', () => {
    const { state } = begun();
    expect(tcg.isState(state)).toBe(true);
    expect(tcg.isState({ ...state, saveVersion: state.saveVersion + 1 })).toBe(false);
    expect(tcg.isState({ ...state, twilight: -1 })).toBe(false);
    expect(tcg.isState({ ...state, base: { ...state.base, overwhelm: 1 } })).toBe(false);
    expect(tcg.isPlayable({ ...state, freePeoples: 3 }, { id: 'table' })).toBe(false);
    expect(tcg.isPlayable({ ...state, sites: state.sites.slice(1) }, { id: 'table' })).toBe(false);
  });
});
