import { CORE } from '@/games/lcg/content';
import { lcg } from '@/games/lcg/game';
import type { Command, NewGame, RefusalCode } from '@/games/lcg/play';
import { newGameRefusal, play } from '@/games/lcg/play';
import { newHistory, record, redo, undo } from '@/kernel/history';
import { Table, enemy, event, hero, location, somePlayers } from '../table';

const begin = (fields: Partial<NewGame>): RefusalCode | undefined =>
  newGameRefusal({ scenario: 'mirkwood', variant: 'standard', players: somePlayers(1), ...fields })?.code;

describe('a new game', () => {
  it('R p.2 one to four players', () => {
    expect(begin({ players: [] })).toBe('players/count');
    expect(begin({ players: somePlayers(5) })).toBe('players/count');
    expect([1, 2, 3, 4].map((count) => begin({ players: somePlayers(count) }))).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('R p.8 one to three heroes each, no hero twice', () => {
    const of = (...names: string[]) => [{ name: '', heroes: names.map((name) => hero({ name })) }];
    expect(begin({ players: of() })).toBe('heroes/count');
    expect(begin({ players: of('A', 'B', 'C', 'D') })).toBe('heroes/count');
    expect(begin({ players: of('Éowyn', 'eowyn') })).toBe('hero/twice');
    expect(begin({ players: [...of('Gimli'), ...of('Gimli')] })).toBe('hero/twice');
    expect(begin({ players: of('', '') })).toBeUndefined();
  });

  it('whole numbers of boxes and a threat that eliminates', () => {
    expect(begin({ boxes: 0 })).toBe('boxes/count');
    expect(begin({ threshold: 0 })).toBe('threshold/too-low');
    expect(begin({ threshold: Number.NaN })).toBe('threshold/too-low');
    expect(begin({ threshold: 49.5 })).toBe('threshold/too-low');
  });
});

describe('what is no command', () => {
  it.each([1.5, Number.NaN, -1, Infinity, '2', null])('%p is no number of tokens', (amount) => {
    const table = new Table().begin();
    const command = { type: 'setDamage', card: 'hero-0', damage: amount } as unknown as Command;
    expect(table.refusal(command)).toBe('command/malformed');
  });

  it('cards and players that are not there', () => {
    const table = new Table().begin();
    expect(table.refusal({ type: 'dealDamage', card: '__proto__', amount: 1 })).toBe('card/not-in-play');
    expect(table.refusal({ type: 'changeThreat', player: 3, by: 1 })).toBe('player/no-such-player');
    table.do({ type: 'leavePlay', character: 'hero-0', how: 'dead' });
    expect(table.refusal({ type: 'dealDamage', card: 'hero-0', amount: 1 })).toBe('card/not-in-play');
    table.do({ type: 'eliminate', player: 1 });
    expect(table.refusal({ type: 'changeThreat', player: 1, by: 1 })).toBe('player/eliminated');
  });
});

/** A table with one enemy and one location in the staging area. */
const somewhere = (): Table => {
  const table = new Table().begin();
  table.do({ type: 'addEncounter', card: enemy({ engagement: 9, attack: 1 }), engagedWith: null });
  return table.do({ type: 'addEncounter', card: location({ questPoints: 3 }), engagedWith: null });
};

type Case = { code: RefusalCode; at: () => Table; command: (table: Table) => Command; card: boolean };

const idOf = ({ state }: Table, at: number): string => state.encounter[at]?.id ?? '';
const plain = (code: RefusalCode, at: () => Table, command: Command, card = true): Case => ({
  code,
  at,
  command: () => command,
  card,
});

/** Refusals that no other test asks for; `card` says whether a card may say otherwise (R p.4, F 1.00). */
const CASES: Case[] = [
  plain('setUp/still', () => new Table(), { type: 'commit', player: 0, characters: [] }),
  plain('setUp/over', () => new Table().begin(), { type: 'addHero', player: 0, hero: hero({ name: 'New' }) }),
  plain('heroes/count', () => new Table().do({ type: 'removeHero', hero: 'hero-0' }), {
    type: 'removeHero',
    hero: 'hero-1',
  }),
  plain('step/not-now', () => new Table().begin(), { type: 'commit', player: 0, characters: [] }),
  plain('action/window-shut', () => new Table().begin().to('planning'), event()),
  plain(
    'pay/another-player',
    () => new Table().begin(),
    event({
      free: false,
      cost: 1,
      payment: [{ hero: 'hero-2', amount: 1 }],
    }),
  ),
  plain(
    'card/not-a-hero',
    () => new Table().begin().do({ type: 'putIntoPlay', player: 0, ally: hero({ name: 'A' }) }),
    {
      type: 'setResources',
      hero: 'ally-4',
      resources: 1,
    },
    false,
  ),
  {
    code: 'card/not-an-enemy',
    at: somewhere,
    command: (t) => ({ type: 'engageByEffect', player: 0, enemy: idOf(t, 1) }),
    card: false,
  },
  {
    code: 'card/not-an-objective',
    at: somewhere,
    command: (t) => ({ type: 'claim', objective: idOf(t, 1), character: 'hero-0' }),
    card: false,
  },
  {
    code: 'card/no-damage',
    at: somewhere,
    command: (t) => ({ type: 'dealDamage', card: idOf(t, 1), amount: 1 }),
    card: false,
  },
  plain('hero/not-gone', () => new Table().begin(), { type: 'returnToPlay', hero: 'hero-0' }, false),
  plain(
    'attachment/none',
    () => new Table().begin(),
    { type: 'detach', from: 'hero-0', attachment: 'x' },
    false,
  ),
  plain(
    'modifier/none',
    () => new Table().begin(),
    { type: 'unmodify', card: 'hero-0', modifier: 'x' },
    false,
  ),
  plain('limit/none', () => new Table().begin(), { type: 'useLimit', limit: 'x', player: 0 }, false),
  {
    code: 'progress/immune',
    at: () => {
      const table = somewhere();
      const id = idOf(table, 1);
      const as = location({ questPoints: 3, immune: true });
      return table.do({ type: 'describeEncounter', card: id, as }).do({ type: 'makeActive', location: id });
    },
    command: () => ({ type: 'placeProgress', amount: 1, ignoreLocation: false, fromPlayerCard: true }),
    card: true,
  },
  {
    code: 'strike/staging',
    at: () => somewhere().do({ type: 'goTo', phase: 'combat' }),
    command: (t) => ({
      type: 'declareAttack',
      player: 0,
      enemy: idOf(t, 0),
      attackers: ['hero-0'],
      byEffect: false,
    }),
    card: true,
  },
];

describe.each(CASES)('$code', ({ code, at, command, card }) => {
  it(`is refused, and a card may ${card ? '' : 'not '}say otherwise`, () => {
    const table = at();
    const given = command(table);
    const refusals: RefusalCode[] = [];
    const played = play(table.state, given, CORE);
    if (!played.ok) refusals.push(played.refusal.code);
    const overridden = play(table.state, given, CORE, { override: true, reason: 'a card' });
    if (overridden.ok) refusals.push(...(overridden.overridden ?? []).map((one) => one.code));
    expect(refusals).toContain(code);
    expect(overridden.ok).toBe(card);
  });
});

describe('an override', () => {
  it('R p.4, F 1.00 is kept in the log with its reason, and undone like any other step', () => {
    const table = new Table().begin().to('planning');
    const played = play(table.state, event(), CORE, { override: true, reason: 'Grim Resolve' });
    if (!played.ok) throw new Error(played.refusal.code);
    expect(played.overridden).toEqual([{ code: 'action/window-shut', overridable: true }]);
    expect(played.state.log.at(-1)?.lines.at(-1)).toEqual({
      line: 'override',
      refusal: 'action/window-shut',
      reason: 'Grim Resolve',
    });
    const { history } = record(newHistory<Command>(), event(), played, { reason: 'Grim Resolve' });
    expect(undo({ state: played.state, history }).state).toEqual(table.state);
  });

  it('R p.4, F 1.00 tells every refusal it sets aside, each once', () => {
    const table = new Table({ count: 2 }).begin().to('commit');
    const [first, second] = table.state.characters.map(({ id }) => id) as [string, string];
    for (const character of [first, second]) table.do({ type: 'setExhausted', character, exhausted: true });
    const command: Command = { type: 'commit', player: 1, characters: [first, second] };
    const played = play(table.state, command, CORE, { override: true, reason: 'An event' });
    if (!played.ok) throw new Error(played.refusal.code);
    const told = (played.state.log.at(-1)?.lines ?? []).filter(({ line }) => line === 'override');
    const codes = new Set(played.overridden?.map(({ code }) => code));
    expect(codes.size).toBeGreaterThan(1);
    expect(told).toEqual([...codes].map((refusal) => ({ line: 'override', refusal, reason: 'An event' })));
  });

  it('changes nothing where nothing was forbidden, and cannot do the impossible', () => {
    const table = new Table().begin();
    const allowed = play(table.state, event(), CORE, { override: true, reason: 'x' });
    expect(allowed.ok && allowed.overridden).toBeUndefined();
    const impossible = play(table.state, { type: 'dealDamage', card: 'nobody', amount: 1 }, CORE, {
      override: true,
    });
    expect(impossible).toEqual({ ok: false, refusal: { code: 'card/not-in-play' } });
  });
});

describe('a save', () => {
  it('R p.22 an elimination that is undone is as if it had not been', () => {
    const table = new Table().begin();
    table.do({ type: 'addEncounter', card: enemy({ hitPoints: 3 }), engagedWith: 0 });
    const command: Command = { type: 'setThreat', player: 0, threat: 50 };
    const played = play(table.state, command, CORE);
    if (!played.ok) throw new Error(played.refusal.code);
    expect(played.state.players[0]?.eliminated).toBe(true);
    const { history } = record(newHistory<Command>(), command, played);
    const back = undo({ state: played.state, history });
    expect(back.state).toEqual(table.state);
    expect(redo(back).state).toEqual(played.state);
  });

  it('of a newer version or with a broken number is no state of ours', () => {
    const { state } = new Table().begin();
    expect(lcg.isState(state)).toBe(true);
    expect(lcg.isState({ ...state, saveVersion: state.saveVersion + 1 })).toBe(false);
    expect(lcg.isState({ ...state, round: -1 })).toBe(false);
    expect(lcg.isState({ ...state, threshold: 0 })).toBe(false);
    expect(lcg.isPlayable({ ...state, firstPlayer: 3 }, CORE)).toBe(false);
  });
});
