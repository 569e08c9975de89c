import { BASE_RULES } from '@/games/tcg/content/baseRules';
import type { Step } from '@/games/tcg/play';
import {
  BLANK_CARD,
  actionOrder,
  moveCost,
  moveLimit,
  playCost,
  promptOf,
  reconciling,
  shadowPlayers,
} from '@/games/tcg/play';
import { Table, ally, companion, minion } from '../table';

const CARD = { ...BLANK_CARD, name: 'Sting', twilightCost: 1, strength: 2 };

describe('the turn', () => {
  it('cover: the steps in order, with minions and a fierce one among them', () => {
    const table = new Table().begin();
    const us = table.put(0, companion({ archery: 1, strength: 9 }));
    const them = table.put(1, minion({ fierce: true, vitality: 9 }));
    const seen: string[] = [];
    const note = (): number =>
      seen.push(table.state.at.fierce ? `fierce ${table.state.at.step}` : table.state.at.step);
    for (let tap = 0; tap < 40 && table.state.turn === 1; tap += 1) {
      const { step } = table.state.at;
      note();
      if (promptOf(table.state).ask === 'act') table.passAll();
      else if (step === 'archeryFire') table.do({ type: 'archeryWound', character: them });
      else if (step === 'defenders') table.do({ type: 'assignDefender', minion: them, to: us }).next();
      else if (step === 'moveOrReconcile') table.do({ type: 'reconcile', player: 0, discarded: 0 });
      else table.next();
    }
    const fight: Step[] = ['assignment', 'defenders', 'skirmish', 'resolution'];
    expect(seen).toEqual([
      ...['start', 'fellowship', 'shadow', 'manoeuvre', 'archery', 'archeryFire'],
      ...fight,
      ...fight.map((step) => `fierce ${step}`),
      ...['regroup', 'shadowReconcile', 'moveOrReconcile'],
    ]);
    expect(table.state).toMatchObject({ turn: 2, freePeoples: 1 });
    expect(table.state.characters.some(({ kind }) => kind === 'minion')).toBe(false);
  });

  it('p.11 turns go to the left, everything else to the right', () => {
    const { state } = new Table({ count: 4 }).begin();
    expect(actionOrder(state)).toEqual([0, 3, 2, 1]);
    const table = new Table({ count: 4 }).begin();
    const order = [table.state.freePeoples];
    while (order.length < 5) order.push(table.to('moveOrReconcile').to('start').state.freePeoples);
    expect(order).toEqual([0, 1, 2, 3, 0]);
  });

  it('p.12 a Shadow phase for each Shadow player', () => {
    const table = new Table({ count: 3 }).begin().next(2);
    expect([table.state.at.step, table.state.at.player, table.state.at.waiting]).toEqual(['shadow', 2, [1]]);
    expect(shadowPlayers(table.state)).toEqual([2, 1]);
    expect(table.refusal({ type: 'playCharacter', player: 1, as: minion(), change: 0 })).toBe(
      'turn/not-yours',
    );
    table.next().do({ type: 'playCharacter', player: 1, as: minion(), change: 0 }).next();
    expect(table.state.at.step).toBe('manoeuvre');
  });

  it('cover: the pool is emptied when a turn begins', () => {
    const table = new Table()
      .begin()
      .do({ type: 'setTwilight', twilight: 9 })
      .to('moveOrReconcile')
      .to('start');
    expect(table.state.twilight).toBe(0);
  });

  it('base rule: without a minion on to the Regroup phase, unless the table says otherwise', () => {
    expect(new Table().begin().next(3).state.at.step).toBe('regroup');
    const base = { ...BASE_RULES, skipWithoutMinions: false };
    expect(new Table({ base }).begin().next(3).state.at.step).toBe('manoeuvre');
  });

  it('p.13 a phase is not ended before all have passed in a row, unless a card ends it', () => {
    const table = new Table().begin();
    table.put(1, minion());
    table.to('manoeuvre').do({ type: 'pass', player: 0 });
    expect(table.refusal({ type: 'next' })).toBe('phase/not-all-passed');
    expect(table.refusal({ type: 'pass', player: 0 })).toBe('turn/not-yours');
    expect(table.override({ type: 'next' }).state.at.step).toBe('archery');
  });
});

describe('actions', () => {
  const action = { type: 'act', side: 'freePeoples', name: 'Song', cost: 0, response: false } as const;

  it('p.18 in a phase its text names; one of two phases is of the type of the present one', () => {
    const table = new Table().begin();
    table.put(1, minion());
    table.to('manoeuvre');
    expect(table.refusal({ ...action, player: 0, phases: ['skirmish'] })).toBe('action/wrong-phase');
    table.do({ ...action, player: 0, phases: ['manoeuvre', 'skirmish'] });
    const lines = table.state.log.flatMap((page) => page.lines);
    expect(lines.find(({ line }) => line === 'acted')).toMatchObject({ phase: 'manoeuvre' });
  });

  it('p.17 a response comes out of turn and leaves the row of passes alone', () => {
    const table = new Table().begin();
    table.put(1, minion());
    table.to('manoeuvre').do({ type: 'pass', player: 0 });
    table.do({ ...action, player: 0, phases: [], response: true });
    expect(table.state.at).toMatchObject({ player: 1, passed: [0] });
  });

  it('cover: no fellowship action before the fellowship phase, at the start of the turn', () => {
    const table = new Table().begin();
    const song = { ...action, player: 0, phases: ['fellowship' as const] };
    expect(table.refusal(song)).toBe('action/wrong-phase');
    expect(table.refusal({ ...song, phases: [] })).toBeNull();
    expect(table.next().refusal(song)).toBeNull();
  });

  it('p.11–12, p.18 what is played leaves the hand, where it is counted; an ability does not', () => {
    const table = new Table().begin().next().do({ type: 'setHand', player: 0, cards: 4 });
    const hand = (): number | null | undefined => table.state.players[0]?.hand;
    table.do({ type: 'playCharacter', player: 0, as: companion(), change: 0 });
    expect(hand()).toBe(3);
    table.do({ type: 'playCard', player: 0, as: CARD, on: null, change: 0 });
    expect(hand()).toBe(2);
    table.do({ ...action, player: 0, phases: [], event: true });
    expect(hand()).toBe(1);
    table.do({ ...action, player: 0, phases: [] }).do({ type: 'putIntoPlay', player: 0, as: companion() });
    expect(hand()).toBe(1);
    table
      .do({ ...action, player: 0, phases: [], event: true })
      .do({ ...action, player: 0, phases: [], event: true });
    expect(hand()).toBe(0);
    table.do({ type: 'setHand', player: 0, cards: null });
    expect(table.do({ ...action, player: 0, phases: [], event: true }).state.players[0]?.hand).toBeNull();
  });

  it('p.11–12 each side in its own phase', () => {
    const table = new Table().begin().next();
    expect(table.refusal({ ...action, player: 1, phases: [] })).toBe('side/not-yours');
    expect(table.refusal({ ...action, player: 1, side: 'shadow', phases: [] })).toBe('side/wrong-phase');
    expect(table.refusal({ type: 'playCharacter', player: 1, as: minion(), change: 0 })).toBe(
      'side/wrong-phase',
    );
    table.do({ type: 'playCharacter', player: 0, as: companion({ twilightCost: 3 }), change: 0 });
    expect(table.state.twilight).toBe(3);
    table.next();
    expect(table.refusal({ type: 'playCharacter', player: 0, as: companion(), change: 0 })).toBe(
      'side/wrong-phase',
    );
    expect(table.refusal({ ...action, player: 1, side: 'shadow', phases: [], cost: 99 })).toBe(
      'twilight/too-few',
    );
  });
});

describe('twilight', () => {
  it('base rule: a move adds the Shadow number of the site and one for each companion', () => {
    const table = new Table().begin().next();
    table.put(0, companion());
    table.do({ type: 'describeSite', number: 2, name: 'Fields', shadowNumber: 3, laidBy: null });
    expect(moveCost(table.state)).toMatchObject({ total: 3 + 2 });
    expect(table.do({ type: 'move' }).state).toMatchObject({ twilight: 5, moves: 1 });
    expect(table.state.sites[1]?.laidBy).toBe(1);
    const base = { ...BASE_RULES, twilightPerCompanion: 2 };
    expect(moveCost({ ...table.state, base }).terms[1]?.value).toBe(4);
  });

  it('p.26 a minion roams below its site number, whatever the block; base rule: it costs 2 more', () => {
    const orc = minion({ twilightCost: 2, siteNumber: 4 });
    for (const block of ['towers', 'fellowship'] as const) {
      const { state } = new Table({ block }).begin().do({ type: 'setMarker', player: 0, site: 3 });
      expect(playCost(state, orc)).toMatchObject({ total: 4, explanation: 'twilight/roaming' });
      expect(playCost({ ...state, base: { ...BASE_RULES, roamingCost: 1 } }, orc).total).toBe(3);
    }
    const { state } = new Table().begin().do({ type: 'setMarker', player: 0, site: 4 });
    expect(playCost(state, orc).total).toBe(2);
  });

  it('p.23 a cost below 0 is 0', () => {
    const { state } = new Table().begin();
    expect(playCost(state, companion({ twilightCost: 2 }), -5).total).toBe(0);
  });

  it('the Shadow pays with what the pool holds, and the pool is never below 0', () => {
    const table = new Table().begin().next(2).do({ type: 'setTwilight', twilight: 3 });
    const dear = { type: 'playCharacter', player: 1, as: minion({ twilightCost: 4 }), change: 0 } as const;
    expect(table.refusal(dear)).toBe('twilight/too-few');
    expect(table.override(dear).state.twilight).toBe(0);
    expect(table.refusal({ type: 'changeTwilight', by: -1 })).toBe('twilight/below-zero');
    expect(table.override({ type: 'changeTwilight', by: -1 }).state.twilight).toBe(0);
    expect(table.refusal({ type: 'setTwilight', twilight: -1 })).toBe('twilight/below-zero');
    expect(table.refusal({ type: 'setTwilight', twilight: 0.5 })).toBe('twilight/not-whole');
  });
});

describe('transfers', () => {
  const armed = (): { table: Table; card: string; other: string; elf: string } => {
    const table = new Table().begin().next();
    const bearer = table.put(0, companion());
    const other = table.put(0, companion());
    const elf = table.put(0, ally({ home: { number: 3, block: 'towers' } }));
    table.do({ type: 'playCard', player: 0, as: CARD, on: bearer, change: 0 });
    return { table, card: table.character(bearer).held[0]?.id ?? '', other, elf };
  };

  it('p.23 for the twilight cost once more', () => {
    const { table, card, other } = armed();
    table.do({ type: 'transfer', card, to: other, mayBear: true });
    expect([table.state.twilight, table.character(other).held.length]).toEqual([2, 1]);
  });

  it('p.23–24 at the same site, to who may bear it, in the fellowship phase, by no minion', () => {
    const { table, card, other, elf } = armed();
    expect(table.refusal({ type: 'transfer', card, to: elf, mayBear: true })).toBe('transfer/apart');
    table.do({ type: 'setMarker', player: 0, site: 3 });
    expect(table.refusal({ type: 'transfer', card, to: elf, mayBear: true })).toBeNull();
    expect(table.refusal({ type: 'transfer', card, to: other, mayBear: false })).toBe('transfer/bearer');
    const orc = table.put(1, minion());
    expect(table.refusal({ type: 'transfer', card, to: orc, mayBear: true })).toBe('transfer/minion');
    table.next();
    expect(table.refusal({ type: 'transfer', card, to: other, mayBear: true })).toBe('step/not-now');
  });
});

describe('moving', () => {
  it('base rule: two moves a turn; a change holds for the whole turn (p.17)', () => {
    const table = new Table().begin().to('moveOrReconcile');
    expect(table.refusal({ type: 'next' })).toBe('move/choose');
    table.do({ type: 'move' }).to('moveOrReconcile');
    expect(table.refusal({ type: 'move' })).toBe('move/limit');
    table.do({ type: 'changeMoveLimit', name: 'Boats', by: 1 });
    expect(moveLimit(table.state)).toMatchObject({ total: 3 });
    table.do({ type: 'move' }).to('moveOrReconcile').next();
    expect([table.state.players[0]?.site, moveLimit(table.state).total]).toEqual([4, 2]);
  });

  it('p.8 from site 1 to site 9, never back', () => {
    const table = new Table().begin().next();
    const put = (site: number) => ({ type: 'setMarker', player: 0, site }) as const;
    expect([0, 10, 2.5].map((site) => table.refusal(put(site)))).toEqual(
      Array(3).fill('marker/no-such-site'),
    );
    table.do(put(9));
    expect(table.refusal(put(8))).toBe('marker/backwards');
    expect(table.refusal({ type: 'move' })).toBe('move/last-site');
  });
});

describe('hands', () => {
  it('p.19 told to discard 2 with 1 in hand: 1', () => {
    const table = new Table().begin().do({ type: 'setHand', player: 1, cards: 1 });
    expect(table.do({ type: 'discardFromHand', player: 1, cards: 2 }).state.players[1]?.hand).toBe(0);
    expect(table.state.log.flatMap(({ lines }) => lines).pop()).toMatchObject({ cards: 1, asked: 2 });
  });

  it('base rule: eight cards, one of them exchanged; above eight, down to it', () => {
    const at = (hand: number, handSize = 8) => {
      const { mustDiscard, mayDiscard, draws } = reconciling({ base: { ...BASE_RULES, handSize } }, hand);
      return [mustDiscard, mayDiscard, draws(mayDiscard)];
    };
    expect([at(10), at(8), at(5), at(0)]).toEqual([
      [2, 2, 0],
      [0, 1, 1],
      [0, 1, 4],
      [0, 0, 8],
    ]);
    expect(at(8, 6)).toEqual([2, 2, 0]);
  });

  it('cover: Shadow players first, then the Free Peoples player, whose minions on the table go', () => {
    const table = new Table().begin().do({ type: 'setHand', player: 1, cards: 11 });
    table.put(1, minion());
    table.to('shadowReconcile');
    expect(table.refusal({ type: 'reconcile', player: 1, discarded: 2 })).toBe('reconcile/too-few');
    expect(table.refusal({ type: 'reconcile', player: 1, discarded: 4 })).toBe('reconcile/too-many');
    expect(table.refusal({ type: 'reconcile', player: 0, discarded: 0 })).toBe('turn/not-yours');
    table.do({ type: 'reconcile', player: 1, discarded: 3 });
    expect(table.state.players[1]?.hand).toBe(8);
    table.do({ type: 'reconcile', player: 0, discarded: 0 });
    expect(table.state).toMatchObject({ turn: 2, freePeoples: 1, characters: { length: 2 } });
  });
});

describe('sanctuaries', () => {
  const arrived = (site: number, base = BASE_RULES): Table => {
    const table = new Table({ base }).begin();
    table
      .do({ type: 'wound', character: 'ring-bearer-0', amount: 3 })
      .do({ type: 'setMarker', player: 0, site });
    return table.do({ type: 'beginTurn', player: 0 });
  };
  const heal = (character: string, amount: number) =>
    ({ type: 'healAtSanctuary', character, amount }) as const;

  it('base rule: sites 3 and 6, five wounds', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((site) => arrived(site).state.sanctuary)).toEqual([
      null,
      null,
      5,
      null,
      null,
      5,
      null,
      null,
    ]);
    const changed = { ...BASE_RULES, sanctuaries: [4], sanctuaryHeals: 2 };
    expect([3, 4].map((site) => arrived(site, changed).state.sanctuary)).toEqual([null, 2]);
  });

  it('p.6 companions, never allies', () => {
    const table = arrived(3);
    const elf = table.put(0, ally());
    table.do({ type: 'wound', character: elf, amount: 1 });
    expect(table.refusal(heal(elf, 1))).toBe('sanctuary/ally');
    expect(table.refusal(heal('ring-bearer-0', 4))).toBe('heal/unhurt');
    expect(table.refusal(heal('ring-bearer-0', 6))).toBe('sanctuary/used-up');
    table.do(heal('ring-bearer-0', 3));
    expect([table.wounds('ring-bearer-0'), table.state.sanctuary]).toEqual([0, 2]);
    expect(table.next().refusal(heal('ring-bearer-0', 1))).toBe('sanctuary/none');
  });
});
