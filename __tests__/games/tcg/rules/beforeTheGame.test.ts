import { tcg } from '@/games/tcg/game';
import type { Command, NewGame } from '@/games/tcg/play';
import { BASE_RULES } from '@/games/tcg/content/baseRules';
import { coverOf, newGame, newGameRefusal, promptOf, viewOf } from '@/games/tcg/play';
import { Table, companion, somePlayers } from '../table';

const bid = (player: number, amount: number): Command => ({
  type: 'lockBid',
  player,
  bid: amount,
  confirmed: false,
});

describe('a new game', () => {
  const refusal = (chosen: Partial<NewGame>): string | undefined =>
    newGameRefusal({ seed: 1, players: somePlayers(2), ...chosen })?.code;

  it('two to four players', () => {
    expect([1, 2, 3, 4, 5].map((count) => refusal({ players: somePlayers(count), moveLimit: 3 }))).toEqual([
      'players/count',
      undefined,
      undefined,
      undefined,
      'players/count',
    ]);
  });

  it('base rule: two moves for two players, and the table is asked for more of them', () => {
    expect(newGame({ seed: 1, players: somePlayers(2) }).moveLimit).toBe(2);
    expect(refusal({ players: somePlayers(3) })).toBe('moveLimit/ask');
    expect(refusal({ players: somePlayers(3), moveLimit: 3 })).toBeUndefined();
    const base = { ...BASE_RULES, moveLimit: 3, moveLimitOfMore: 4 };
    expect(newGame({ seed: 1, players: somePlayers(2), base }).moveLimit).toBe(3);
    expect(newGame({ seed: 1, players: somePlayers(4), base }).moveLimit).toBe(4);
  });

  it('p.9 no copy is made of it while bids are secret', () => {
    const game = newGame({ seed: 1, players: somePlayers(2) });
    expect(tcg.copyRefusal?.(coverOf(game))).toEqual({ code: 'bids/no-copy' });
    expect(tcg.copyRefusal?.(coverOf({ ...game, stage: 'play' }))).toBeNull();
  });

  it('p.7, p.27 everybody has a Ring-bearer, who is ring-bound and resists 10', () => {
    const { characters, players } = newGame({
      seed: 1,
      players: [...somePlayers(1), { name: '', ring: 'answer' }],
    });
    expect(characters.map(({ ringBearer, ringBound }) => ringBearer && ringBound)).toEqual([true, true]);
    expect(players.map(({ resistance }) => resistance)).toEqual([10, 10]);
  });
});

describe('bids', () => {
  it.each([-1, 1.5])('p.9 %p is no bid', (amount) =>
    expect(new Table().refusal(bid(0, amount))).toBe('bid/not-whole'),
  );

  it('p.9 zero may be bid, and nothing is shown before all have', () => {
    const table = new Table().do(bid(0, 0));
    expect(table.refusal({ type: 'revealBids' })).toBe('bids/not-all');
    expect(table.refusal({ type: 'next' })).toBe('bids/not-all');
    expect(table.refusal(bid(0, 2))).toBe('bid/locked');
    expect(promptOf(table.state)).toEqual({ ask: 'lockBids', players: [1] });
    table.do({ type: 'withdrawBid', player: 0 });
    expect(table.refusal({ type: 'withdrawBid', player: 0 })).toBe('bid/not-locked');
  });

  it('p.9 a bid is secret: its player sees it, the table and the others see that it was made', () => {
    const { state } = new Table().do(bid(0, 7));
    const seen = (seat: string): unknown => {
      const { bid: amount, locked } = viewOf(state, seat).players[0] ?? {};
      return [amount, locked];
    };
    expect([seen('table'), seen('0'), seen('1')]).toEqual([
      [null, true],
      [7, true],
      [null, true],
    ]);
    expect(JSON.stringify(viewOf(state, 'table').log)).not.toContain('7');
  });

  it('p.9 nobody takes a bid back once all are seen', () => {
    const before = new Table().do(bid(0, 1)).do(bid(1, 2));
    const { state } = before;
    expect(tcg.barsUndo(state, before.do({ type: 'revealBids' }).state)).toBe('this');
  });

  it('p.9 chance decides between equal bids, the same for the same seed', () => {
    const orders = Array.from({ length: 20 }, (_, seed) => {
      const table = new Table({ count: 4, seed });
      [2, 5, 2, 2].forEach((amount, player) => table.do(bid(player, amount)));
      return table.do({ type: 'revealBids' }).state.choosing.join();
    });
    expect(orders.every((order) => order.startsWith('1,'))).toBe(true);
    expect(new Set(orders).size).toBeGreaterThan(3);
  });

  it('p.9 only equal bids change places', () => {
    const table = new Table({ count: 3 });
    [0, 2, 2].forEach((amount, player) => table.do(bid(player, amount)));
    table.do({ type: 'revealBids' });
    expect(table.refusal({ type: 'settleTies', order: [0, 1, 2] })).toBe('ties/wrong-order');
    expect(table.refusal({ type: 'settleTies', order: [2, 1] })).toBe('ties/wrong-order');
    table.do({ type: 'settleTies', order: [2, 1, 0] });
    expect(table.refusal({ type: 'chooseSeat', player: 1, place: 0 })).toBe('seat/not-your-choice');
    table.do({ type: 'chooseSeat', player: 2, place: 1 });
    expect(table.refusal({ type: 'chooseSeat', player: 1, place: 1 })).toBe('seat/taken');
  });

  it('p.8 everybody corrupted by their bids: nobody wins; all but one: that one', () => {
    const all = new Table();
    for (const player of [0, 1]) all.do({ type: 'lockBid', player, bid: 10, confirmed: true });
    expect(all.do({ type: 'revealBids' }).state).toMatchObject({ stage: 'ended', winner: null });
    const one = new Table().do({ type: 'lockBid', player: 0, bid: 12, confirmed: true }).do(bid(1, 3));
    expect(one.do({ type: 'revealBids' }).state).toMatchObject({ stage: 'ended', winner: 1 });
  });
});

describe('starting fellowships', () => {
  const starting = (): Table => new Table().do(bid(0, 3)).do(bid(1, 1)).do({ type: 'revealBids' }).next();
  const add = (player: number, fields = {}): Command => ({
    type: 'addStarter',
    player,
    as: companion({ twilightCost: 1, ...fields }),
  });

  it('p.10 in the order of play', () => {
    const table = starting();
    expect(promptOf(table.state)).toMatchObject({ ask: 'startingFellowship', player: 0, costLeft: 4 });
    expect(table.refusal(add(1))).toBe('turn/not-yours');
    expect(table.refusal(add(3))).toBe('player/no-such-player');
    table.do(add(0)).next();
    expect(promptOf(table.state)).toMatchObject({ player: 1, costLeft: 4 });
    table.next();
    expect(table.state).toMatchObject({ stage: 'play', turn: 1, freePeoples: 0, twilight: 0 });
  });

  it('p.10 one of them must need no other', () => {
    const table = starting();
    expect(table.refusal(add(0, { prerequisite: true }))).toBe('starter/prerequisite');
    table.do(add(0)).do(add(0, { prerequisite: true }));
    const [, , free] = table.state.characters;
    table.do({ type: 'removeStarter', character: free?.id ?? '' });
    expect(table.refusal({ type: 'next' })).toBe('starter/prerequisite');
    expect(table.refusal({ type: 'removeStarter', character: 'ring-bearer-0' })).toBe('starter/not-one');
  });
});
