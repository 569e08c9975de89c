import { BASE_RULES } from '@/games/tcg/content/baseRules';
import type { Command, PlayerSeat } from '@/games/tcg/play';
import {
  BLANK_CARD,
  drawNow,
  mostInPlay,
  outcomeOf,
  ringInstead,
  siteToControl,
  siteToLiberate,
  skirmishResult,
  valueOf,
} from '@/games/tcg/play';
import { Table, ally, companion, minion, somePlayers } from '../table';

const lock = (player: PlayerSeat, bid: number, confirmed = false): Command => ({
  type: 'lockBid',
  player,
  bid,
  confirmed,
});

/** A turn of the first of two players with a minion against a companion, before they are assigned. */
const facing = (strength: number, against: number, base = {}): { table: Table; us: string; them: string } => {
  const table = new Table({ base: { ...BASE_RULES, ...base } }).begin();
  const us = table.put(0, companion({ strength, vitality: 3 }));
  const them = table.put(1, minion({ strength: against, vitality: 3 }));
  table.to('defenders').do({ type: 'assignDefender', minion: them, to: us });
  return { table, us, them };
};

it('1. p.9 bids of 3, 4, 3 and 1: Chuck, Tom, Mike, Tim, with their bids as burdens', () => {
  const players = ['Tom', 'Chuck', 'Tim', 'Mike'].map((name) => ({ name, ring: 'rulingRing' as const }));
  const table = new Table({ players });
  [3, 4, 3, 1].forEach((bid, player) => table.do(lock(player, bid)));
  table.do({ type: 'revealBids' }).do({ type: 'settleTies', order: [1, 0, 2, 3] });
  table.do({ type: 'chooseSeat', player: 1, place: 0 }).do({ type: 'chooseSeat', player: 0, place: 1 });
  table.do({ type: 'chooseSeat', player: 2, place: 3 });
  expect(table.state.players.map(({ name, burdens }) => `${name} ${burdens}`)).toEqual([
    'Chuck 4',
    'Tom 3',
    'Mike 1',
    'Tim 3',
  ]);
  expect(table.state.sites[0]?.laidBy).toBe(0);
  expect(table.state.players.map(({ site }) => site)).toEqual([1, 1, 1, 1]);
});

it('2. p.8 a bid of 10 loses before site 1 is laid, a bid of 9 goes on until one more burden', () => {
  const table = new Table({ count: 3 });
  expect(table.refusal(lock(0, 10))).toBe('bid/corrupts');
  table
    .do(lock(0, 10, true))
    .do(lock(1, 9))
    .do(lock(2, 0))
    .do({ type: 'revealBids' });
  expect(table.state.players.map(({ lost }) => lost)).toEqual(['corrupted', null, null]);
  expect(table.state.sites.map(({ laidBy }) => laidBy)).toEqual(Array(9).fill(null));
  while (table.state.stage !== 'play') table.next();
  expect(table.state.players[0]).toMatchObject({ burdens: 9, lost: null });
  table.do({ type: 'changeBurdens', player: 0, by: 1 });
  expect(table.state).toMatchObject({ stage: 'ended', winner: 1 });
});

it('3. p.10 starting companions cost 4 together, add no token, and no ally is one of them', () => {
  const table = new Table().do(lock(0, 0)).do(lock(1, 0)).do({ type: 'revealBids' }).next();
  const start = (as = companion({ twilightCost: 2 })): Command => ({ type: 'addStarter', player: 0, as });
  table.do(start()).do(start());
  expect(table.state.twilight).toBe(0);
  expect(table.refusal(start(companion({ twilightCost: 1 })))).toBe('starter/cost');
  expect(table.refusal(start(ally()))).toBe('starter/companions-only');
  expect(table.refusal(start(companion({ twilightCost: 0 })))).toBeNull();
});

it('4. p.11–12 three in the dead pile leave six; three drawn leave one; the start of the turn does not count', () => {
  expect(mostInPlay(3)).toBe(6);
  const table = new Table().begin();
  table.do({ type: 'draw', player: 0, cards: 2 });
  expect(table.state.players[0]?.drawn).toBe(0);
  table.next().do({ type: 'draw', player: 0, cards: 3 });
  expect(drawNow(table.state, 0, 3)).toMatchObject({ drawn: 1, asked: 3 });
  table.do({ type: 'draw', player: 0, cards: 3 });
  expect(table.state.players[0]?.drawn).toBe(4);
  table.do({ type: 'setDeadPile', player: 0, companions: 3 });
  for (let each = 0; each < 5; each += 1) table.put(0, companion());
  expect(table.refusal({ type: 'putIntoPlay', player: 0, as: companion() })).toBe('companions/nine');
  expect(table.refusal({ type: 'putIntoPlay', player: 0, as: ally() })).toBeNull();
});

it('5. p.6 exertion leaves a vitality more than it costs; a lost vitality bonus kills', () => {
  const table = new Table().begin().next();
  const one = table.put(0, companion({ vitality: 3 }));
  table.do({ type: 'wound', character: one, amount: 1 });
  expect(table.refusal({ type: 'exert', character: one, times: 2 })).toBe('exert/would-kill');
  table.do({ type: 'exert', character: one, times: 1 });
  expect(table.wounds(one)).toBe(2);
  const armour = { ...BLANK_CARD, name: 'Mail', vitality: 1 };
  table.do({ type: 'playCard', player: 0, as: armour, on: one, change: 0 });
  table.do({ type: 'wound', character: one, amount: 1 });
  expect(table.character(one).fate).toBe('inPlay');
  table.do({ type: 'discardCard', card: table.character(one).held[0]?.id ?? '' });
  expect(table.character(one).fate).toBe('dead');
  expect(table.state.players[0]?.deadPile).toBe(1);
});

it('6. p.15 totals of zero, and minions added up', () => {
  expect(outcomeOf(0, 5, 2)).toMatchObject({ winner: 'shadow', overwhelmed: true });
  expect(outcomeOf(0, 0, 2)).toMatchObject({ winner: 'shadow', overwhelmed: false });
  expect(outcomeOf(5, 0, 2)).toMatchObject({ winner: 'freePeoples', overwhelmed: true });
  const table = new Table().begin();
  const us = table.put(0, companion({ strength: 9 }));
  const [first, second] = [table.put(1, minion({ strength: 3 })), table.put(1, minion({ strength: 4 }))];
  table.to('defenders').do({ type: 'assignDefender', minion: first, to: us }).next();
  table.do({ type: 'assignMinion', player: 1, minion: second, to: us }).next();
  const [skirmish] = table.state.skirmishes;
  if (!skirmish) throw new Error('no skirmish');
  expect(skirmishResult(table.state, skirmish)).toMatchObject({
    shadow: { total: 7 },
    freePeoples: { total: 9 },
    winner: 'freePeoples',
  });
});

describe('7. base rules', () => {
  const fought = (
    strength: number,
    against: number,
    base = {},
  ): { us: string; them: string; table: Table } => {
    const { table, us, them } = facing(strength, against, base);
    return { table: table.to('resolution').do({ type: 'resolve' }), us, them };
  };

  it('8 against 8: the Shadow wins, one wound', () => {
    const { table, us } = fought(8, 8);
    expect(table.state.skirmishes[0]).toMatchObject({ winner: 'shadow', overwhelmed: false });
    expect(table.wounds(us)).toBe(1);
  });

  it('4 against 8: overwhelmed; three times are needed once the table says so', () => {
    const { table, us } = fought(4, 8);
    expect(table.character(us).fate).toBe('dead');
    const changed = fought(4, 8, { overwhelm: 3 });
    expect(changed.table.wounds(changed.us)).toBe(1);
  });

  it('9 against 5: the minion takes one', () => {
    const { table, them } = fought(9, 5);
    expect(table.wounds(them)).toBe(1);
  });
});

it('8. p.15 gone before: not held; gone during: the other side wins; cancelled: nobody, no wounds', () => {
  const before = facing(5, 5);
  before.table.do({ type: 'leavePlay', character: before.them, how: 'discarded' }).next();
  expect(before.table.state.skirmishes).toEqual([]);
  expect(before.table.state.at.step).toBe('regroup');
  const during = facing(5, 5);
  during.table.next().do({ type: 'leavePlay', character: during.us, how: 'killed' });
  expect(during.table.state.at.step).toBe('resolution');
  during.table.next();
  expect(during.table.state.skirmishes[0]).toMatchObject({ status: 'won', winner: 'shadow' });
  const cancelled = facing(5, 5);
  const skirmish = cancelled.table.state.skirmishes[0]?.id ?? '';
  cancelled.table.next().do({ type: 'cancelSkirmish', skirmish });
  expect(cancelled.table.state.skirmishes[0]).toMatchObject({ status: 'cancelled', winner: null });
  expect([cancelled.table.wounds(cancelled.us), cancelled.table.wounds(cancelled.them)]).toEqual([0, 0]);
});

it('9. p.27 ambush 2 adds two tokens where the Free Peoples player assigns, none where the Shadow does', () => {
  const table = new Table().begin();
  const us = table.put(0, companion());
  const [first, second] = [table.put(1, minion({ ambush: 2 })), table.put(1, minion({ ambush: 2 }))];
  table.to('defenders');
  const pool = table.state.twilight;
  table
    .do({ type: 'assignDefender', minion: first, to: us })
    .do({ type: 'ambush', minion: first, add: true });
  expect(table.state.twilight).toBe(pool + 2);
  table.next().do({ type: 'assignMinion', player: 1, minion: second, to: us });
  expect(table.refusal({ type: 'ambush', minion: second, add: true })).toBe('ambush/none');
  expect(table.state.twilight).toBe(pool + 2);
});

describe('10. p.28–29 control and liberation', () => {
  const at = (markers: [number, number], held: Record<number, PlayerSeat> = {}): Table => {
    const table = new Table().begin();
    markers.forEach((site, player) => table.do({ type: 'setMarker', player, site }));
    for (const [site, player] of Object.entries(held))
      table.override({ type: 'takeControl', player, site: Number(site) });
    return table;
  };

  it('all past site 1: it may be taken', () => expect(siteToControl(at([2, 2]).state)?.number).toBe(1));

  it('site 1 is held and all past 3: 2 comes', () => {
    const table = at([4, 5], { 1: 1 });
    expect(siteToControl(table.state)?.number).toBe(2);
    expect(table.refusal({ type: 'takeControl', player: 1, site: 3 })).toBe('control/not-lowest');
    expect(table.refusal({ type: 'takeControl', player: 1, site: 1 })).toBe('control/held');
  });

  it('one marker still on site 1: nothing', () => {
    const table = at([1, 4]);
    expect(siteToControl(table.state)).toBeNull();
    expect(table.refusal({ type: 'takeControl', player: 1, site: 1 })).toBe('control/not-passed');
  });

  it('own sites 1 and 3 are skipped, the opponent’s 2 is liberated', () => {
    const table = at([5, 5], { 1: 0, 2: 1, 3: 0 });
    expect(siteToLiberate(table.state)?.number).toBe(2);
    expect(table.refusal({ type: 'liberate', site: 3 })).toBe('liberate/own');
    table.do({ type: 'liberate', site: 2 });
    expect(table.state.sites[1]?.controlledBy).toBeNull();
  });
});

describe('11. p.21–22 the Ring', () => {
  const wearing = (ring: 'isildursBane' | 'answer'): Table => {
    const players = somePlayers(2).map((player) => ({ ...player, ring }));
    const table = new Table({ players }).begin();
    const them = table.put(1, minion({ strength: 1 }));
    table.to('defenders').do({ type: 'assignDefender', minion: them, to: 'ring-bearer-0' }).next();
    return table.do({ type: 'putOnRing', player: 0 });
  };

  it('Isildur’s Bane: two wounds are four burdens, in any phase', () => {
    const table = wearing('isildursBane').do({ type: 'wound', character: 'ring-bearer-0', amount: 2 });
    expect([table.wounds('ring-bearer-0'), table.state.players[0]?.burdens]).toEqual([0, 4]);
  });

  it('the Answer: two wounds of a skirmish are two burdens, and +2 strength', () => {
    const table = wearing('answer');
    expect(table.state.players[0]?.burdens).toBe(BASE_RULES.answerRingCost);
    const bearer = table.character('ring-bearer-0');
    expect(ringInstead(table.state, bearer, 2)).toMatchObject({ wounds: 0, burdens: 2 });
    expect(valueOf(table.state, bearer, 'strength')).toBe(3 + 2);
  });

  it('the Answer in archery: two wounds', () => {
    const { state } = wearing('answer');
    const elsewhere = { ...state, at: { ...state.at, step: 'archeryFire' as const } };
    const [bearer] = state.characters;
    if (!bearer) throw new Error('no bearer');
    expect(ringInstead(elsewhere, bearer, 2)).toMatchObject({ wounds: 2, burdens: 0 });
  });
});

it('12. p.19–20, p.23 three trackers meet both conditions, two the first; a value below 0 is 0', () => {
  const table = new Table().begin();
  const one = table.put(1, minion({ title: 'Ouglouk', strength: 2 }));
  const gains = { type: 'modify', character: one, name: '', until: 'leaves' } as const;
  table.do({ ...gains, stat: 'strength', amount: 3, atLeast: 2 });
  table.do({ ...gains, stat: 'damage', amount: 1, atLeast: 3 });
  const now = (spotted: number): number[] => {
    table.do({ type: 'setSpotted', character: one, spotted });
    return (['strength', 'damage'] as const).map((stat) => valueOf(table.state, table.character(one), stat));
  };
  expect([now(3), now(2), now(1)]).toEqual([
    [5, 1],
    [5, 0],
    [2, 0],
  ]);
  table.do({ ...gains, stat: 'strength', amount: -5, atLeast: null });
  expect(now(0)).toEqual([0, 0]);
});

it('13. p.11, p.13 three players: to the right, an action empties the row, three passes in a row end it', () => {
  const table = new Table({ count: 3 }).begin();
  table.put(1, minion());
  table.to('manoeuvre');
  expect(table.state.at.player).toBe(0);
  table.do({ type: 'pass', player: 0 }).do({ type: 'pass', player: 2 });
  expect(table.state.at).toMatchObject({ player: 1, passed: [0, 2] });
  const action: Command = {
    type: 'act',
    player: 1,
    side: 'shadow',
    name: '',
    phases: [],
    cost: 0,
    response: false,
  };
  table.do(action);
  expect(table.state.at).toMatchObject({ step: 'manoeuvre', player: 0, passed: [] });
  table.do({ type: 'pass', player: 0 }).do({ type: 'pass', player: 2 }).do({ type: 'pass', player: 1 });
  expect(table.state.at.step).toBe('archery');
});
