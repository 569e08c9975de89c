import { BASE_RULES } from '@/games/tcg/content/baseRules';
import type { CardFields, Command, RefusalCode, RingVersion } from '@/games/tcg/play';
import { BLANK_CARD, promptOf, ringInstead, shadowConditions, statOf } from '@/games/tcg/play';
import { Table, companion, minion, somePlayers } from '../table';

const condition = (name: string, unique: boolean): CardFields => ({
  ...BLANK_CARD,
  kind: 'condition',
  side: 'shadow',
  name,
  unique,
});

describe('winning and losing', () => {
  it('base rule: who reaches the Regroup phase at site 9 wins', () => {
    const table = new Table().begin().do({ type: 'setMarker', player: 0, site: 8 });
    table.put(1, minion());
    table.next().do({ type: 'move' });
    expect(table.state.stage).toBe('play');
    while (table.state.stage === 'play') table.to('regroup');
    expect(table.state).toMatchObject({ stage: 'ended', winner: 0 });
    expect(table.refusal({ type: 'next' })).toBe('game/over');
  });

  it('base rule: a dead Ring-bearer loses', () => {
    const table = new Table().begin().do({ type: 'leavePlay', character: 'ring-bearer-0', how: 'killed' });
    expect(table.state).toMatchObject({ stage: 'ended', winner: 1 });
    expect(table.state.players[0]?.lost).toBe('ringBearerDead');
  });

  it('a Ring-bearer who is overwhelmed at the last site has not arrived', () => {
    const table = new Table().begin().do({ type: 'setMarker', player: 0, site: 9 });
    const orc = table.put(1, minion({ strength: 20 }));
    table
      .to('defenders')
      .do({ type: 'assignDefender', minion: orc, to: 'ring-bearer-0' })
      .to('resolution')
      .next();
    expect(table.state.winner).toBe(1);
  });

  it('of three, one who is corrupted on their turn leaves, and the next turn begins', () => {
    const table = new Table({ count: 3 }).begin();
    table.put(1, minion());
    table.to('manoeuvre').do({ type: 'changeBurdens', player: 0, by: 10 });
    expect(table.state).toMatchObject({ stage: 'play', turn: 2, freePeoples: 1, at: { step: 'start' } });
    expect(table.state.characters.map(({ player }) => player)).toEqual([1, 2]);
    expect(table.refusal({ type: 'changeBurdens', player: 0, by: 1 })).toBe('player/lost');
  });

  it('p.13 of four, a Shadow player who leaves does not hold up a row of passes', () => {
    const table = new Table({ count: 4 }).begin();
    table.put(1, minion());
    table.to('manoeuvre');
    for (const player of [0, 3, 2]) table.do({ type: 'pass', player });
    table.do({ type: 'lose', player: 1 });
    expect(table.state.at.step).toBe('archery');
    const early = new Table({ count: 4 }).begin();
    early.put(1, minion());
    early.to('manoeuvre').do({ type: 'pass', player: 0 }).do({ type: 'pass', player: 3 });
    early.do({ type: 'lose', player: 3 });
    expect(early.state.at).toMatchObject({ step: 'manoeuvre', player: 2, passed: [0] });
  });

  it('a Shadow player who leaves in their own phase hands it on; the sites they held return', () => {
    const table = new Table({ count: 3 }).begin().next(2);
    table.override({ type: 'takeControl', player: 2, site: 1 });
    table.do({ type: 'lose', player: 2 });
    expect(table.state.at).toMatchObject({ step: 'shadow', player: 1, waiting: [] });
    expect(table.state.sites[0]?.controlledBy).toBeNull();
  });
});

describe('a dead Ring-bearer', () => {
  const killed = (): { table: Table; sam: string } => {
    const table = new Table().begin().do({ type: 'setMarker', player: 0, site: 9 });
    const sam = table.put(0, companion({ title: 'Sam' }));
    table.do({ type: 'leavePlay', character: 'ring-bearer-0', how: 'killed' });
    return { table, sam };
  };

  it('p.17 may be answered by a card while a companion is left: nothing else goes on before', () => {
    const { table, sam } = killed();
    expect(table.state.stage).toBe('play');
    expect(promptOf(table.state)).toEqual({ ask: 'ringBearer', player: 0, heirs: [sam] });
    expect(table.refusal({ type: 'move' })).toBe('ring/bearer-dead');
    table.do({ type: 'makeRingBearer', character: sam });
    expect(promptOf(table.state).ask).toBe('start');
    expect(table.state.players[0]?.lost).toBeNull();
  });

  it('base rule: loses when no card answers, and arrives nowhere before', () => {
    const { table } = killed();
    table.do({ type: 'next' });
    expect(table.state).toMatchObject({ stage: 'ended', winner: 1 });
    expect(table.state.players[0]?.lost).toBe('ringBearerDead');
    const last = killed().table;
    expect(last.refusal({ type: 'goTo', phase: 'regroup' })).toBe('ring/bearer-dead');
  });

  it('p.17 in a skirmish before site 9 is reached, an heir may still arrive', () => {
    const table = new Table().begin().do({ type: 'setMarker', player: 0, site: 9 });
    const sam = table.put(0, companion({ title: 'Sam' }));
    const orc = table.put(1, minion({ strength: 20 }));
    table.do({ type: 'goTo', phase: 'assignment' }).passAll();
    table.do({ type: 'assignDefender', minion: orc, to: 'ring-bearer-0' }).next().passAll().next();
    expect([table.state.stage, promptOf(table.state).ask]).toEqual(['play', 'ringBearer']);
    table.do({ type: 'makeRingBearer', character: sam });
    expect(table.state).toMatchObject({ stage: 'ended', winner: 0 });
  });

  it('may come back by a card', () => {
    const { table } = killed();
    table.do({ type: 'returnToPlay', character: 'ring-bearer-0' });
    expect(promptOf(table.state).ask).toBe('start');
  });
});

describe('deaths', () => {
  it('p.6 a vitality bonus that ends with a phase kills, also where the phase ended by itself', () => {
    const table = new Table({ count: 3 }).begin();
    const guard = table.put(0, companion({ vitality: 2 }));
    table.put(1, minion());
    const bonus = { name: '', stat: 'vitality', amount: 2, atLeast: null, until: 'phase' } as const;
    table.to('manoeuvre').do({ type: 'modify', character: guard, ...bonus });
    table.do({ type: 'wound', character: guard, amount: 3 });
    for (const player of [0, 2]) table.do({ type: 'pass', player });
    // The last who has not passed leaves the game: nobody is left to pass, and the phase is over.
    table.put(2, minion());
    table.do({ type: 'lose', player: 1 });
    expect([table.state.at.step, table.character(guard).fate]).toEqual(['archery', 'dead']);
  });
});

describe('the Ring', () => {
  const bearing = (ring: RingVersion, base = BASE_RULES): Table =>
    new Table({ base, players: somePlayers(2).map((one) => ({ ...one, ring })) }).begin();
  const fighting = (ring: RingVersion, base = BASE_RULES): Table => {
    const table = bearing(ring, base);
    const orc = table.put(1, minion({ strength: 4 }));
    return table.to('defenders').do({ type: 'assignDefender', minion: orc, to: 'ring-bearer-0' }).next();
  };
  const on: Command = { type: 'putOnRing', player: 0 };

  it('p.21 Isildur’s Bane at any wound, the Answer as an action of a skirmish, base rule: the Ruling Ring in one', () => {
    expect(bearing('isildursBane').refusal(on)).toBeNull();
    expect(bearing('answer').refusal(on)).toBe('ring/skirmish-only');
    expect(bearing('rulingRing').refusal(on)).toBe('ring/skirmish-only');
    const answer = fighting('answer').do(on);
    expect(answer.state.at).toMatchObject({ player: 1, passed: [] });
    expect(answer.refusal(on)).toBe('ring/worn');
    expect(fighting('rulingRing').to('resolution').do(on).next().state.players[0]?.burdens).toBe(1);
  });

  it('base rule: what the Ruling Ring and the Answer cost can be changed', () => {
    const base = { ...BASE_RULES, rulingRingBurdens: 3, answerRingCost: 2 };
    expect(fighting('answer', base).do(on).state.players[0]?.burdens).toBe(2);
    const table = fighting('rulingRing', base).do(on);
    expect(ringInstead(table.state, table.character('ring-bearer-0'), 1).burdens).toBe(3);
  });

  it('base rule: off when the Regroup phase begins; p.22 put on during it, off at its end', () => {
    const table = fighting('isildursBane').do(on);
    expect(table.to('regroup').state.players[0]?.ring.worn).toBe(false);
    table.do(on).to('moveOrReconcile');
    expect(table.state.players[0]?.ring.worn).toBe(true);
    expect(table.do({ type: 'move' }).state.players[0]?.ring.worn).toBe(false);
    expect(table.refusal({ type: 'takeOffRing', player: 0 })).toBe('ring/not-worn');
    const kept = fighting('isildursBane', { ...BASE_RULES, ringOffAtRegroup: false }).do(on);
    expect(kept.to('regroup').state.players[0]?.ring.worn).toBe(true);
  });

  it('p.8 burdens taken in the place of wounds corrupt at the resistance', () => {
    const table = bearing('isildursBane').do({ type: 'changeBurdens', player: 0, by: 8 }).do(on);
    table.do({ type: 'wound', character: 'ring-bearer-0', amount: 1 });
    expect(table.state).toMatchObject({ stage: 'ended', winner: 1 });
  });

  it('a card makes another companion the Ring-bearer: the first may die', () => {
    const table = bearing('rulingRing');
    const sam = table.put(0, companion({ title: 'Sam' }));
    table.do({ type: 'makeRingBearer', character: sam });
    table.do({ type: 'leavePlay', character: 'ring-bearer-0', how: 'killed' });
    expect(table.state.stage).toBe('play');
    table.do({ type: 'leavePlay', character: sam, how: 'killed' });
    expect(table.state.winner).toBe(1);
  });

  it('another resistance is another limit', () => {
    const table = bearing('answer').do({ type: 'setResistance', player: 0, resistance: 12 });
    table.do({ type: 'changeBurdens', player: 0, by: 11 });
    expect(table.state.stage).toBe('play');
    expect(table.refusal({ type: 'changeBurdens', player: 0, by: -12 })).toBe('burdens/none');
  });
});

describe('active cards', () => {
  const withCopies = (unique: boolean, ...players: number[]): Table => {
    const table = new Table({ count: 4 }).begin();
    for (const player of players)
      table.override({ type: 'playCard', player, as: condition('Gloom', unique), on: null, change: 0 });
    return table;
  };

  it('p.21 of a unique Shadow condition, the copy nearest to the right of the Free Peoples player', () => {
    const shown = shadowConditions(withCopies(true, 1, 2, 3).state);
    expect(shown.map(({ card, hasEffect }) => [card.player, hasEffect])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
  });

  it('p.21 of another, the first four', () => {
    const shown = shadowConditions(withCopies(false, 1, 1, 1, 2, 3, 3).state);
    expect(shown.map(({ hasEffect }) => hasEffect)).toEqual([true, true, true, true, false, false]);
  });

  it('p.21 a copy without effect gives its bearer nothing', () => {
    const table = new Table({ count: 3 }).begin();
    const as = { ...condition('Wounded', true), strength: -2 };
    for (const player of [1, 2])
      table.override({ type: 'playCard', player, as, on: 'ring-bearer-0', change: 0 });
    expect(statOf(table.state, table.character('ring-bearer-0'), 'strength').total).toBe(1);
    table.override({
      type: 'playCard',
      player: 1,
      as: { ...as, name: 'Weary' },
      on: 'ring-bearer-0',
      change: 0,
    });
    expect(statOf(table.state, table.character('ring-bearer-0'), 'strength').total).toBe(0);
  });

  it('p.21, p.29 a subtitle makes no other thing of a card, in its own field or behind a comma', () => {
    const table = new Table().begin();
    table.put(0, companion({ title: 'Aragorn', subtitle: 'Heir of Elendil', unique: true }));
    const again = (title: string): RefusalCode | null =>
      table.refusal({ type: 'putIntoPlay', player: 0, as: companion({ title, unique: true }) });
    expect([again('Aragorn, Ranger'), again('ARAGORN'), again('Arwen, Aragorn’s')]).toEqual([
      'unique/in-play',
      'unique/in-play',
      null,
    ]);
  });

  it('base rule: a unique character in the dead pile is not played again, unless the table holds otherwise', () => {
    const table = new Table().begin();
    const as = companion({ title: 'Merry', unique: true });
    const merry = table.put(0, as);
    table.do({ type: 'leavePlay', character: merry, how: 'killed' });
    const again: Command = { type: 'putIntoPlay', player: 0, as: { ...as, title: 'Merry, Friend to Sam' } };
    expect(table.refusal(again)).toBe('unique/dead');
    expect(table.refusal({ ...again, as: { ...as, unique: false } })).toBeNull();
    expect(table.refusal({ type: 'returnToPlay', character: merry })).toBeNull();
    const { uniqueDeadStay: _, ...older } = table.state.base;
    table.state = { ...table.state, base: older };
    expect(table.refusal(again)).toBe('unique/dead');
    table.do({ type: 'changeBaseRules', base: { ...older, uniqueDeadStay: false } });
    expect(table.refusal(again)).toBeNull();
  });

  it('p.21 a player has a unique thing once; others may have theirs', () => {
    const table = withCopies(true, 3);
    const again = (player: number): Command => ({
      type: 'playCard',
      player,
      as: condition('GLÓOM', true),
      on: null,
      change: 0,
    });
    table.next(2);
    expect(table.refusal(again(3))).toBe('unique/in-play');
    expect(table.next().refusal(again(2))).toBeNull();
  });
});

describe('stacked cards', () => {
  it('p.23 are out of play and count for nothing; p.29 liberation discards those on the site', () => {
    const table = new Table().begin();
    const orc = table.put(1, minion({ title: 'Uglúk', unique: true }));
    table.do({ type: 'stack', character: orc, on: 'site-1' });
    expect(table.refusal({ type: 'wound', character: orc, amount: 1 })).toBe('card/stacked');
    expect(
      table.refusal({ type: 'putIntoPlay', player: 1, as: minion({ title: 'Uglúk', unique: true }) }),
    ).toBeNull();
    table.override({ type: 'takeControl', player: 1, site: 1 }).do({ type: 'liberate', site: 1 });
    expect(table.refusal({ type: 'returnToPlay', character: orc })).toBe('card/not-in-play');
  });

  it('p.11–12 return on the turns on which their side is played', () => {
    const table = new Table().begin();
    const [orc, guard] = [table.put(1, minion()), table.put(0, companion())];
    for (const character of [orc, guard]) table.do({ type: 'stack', character, on: 'site-1' });
    expect(table.refusal({ type: 'returnToPlay', character: orc })).toBeNull();
    table.do({ type: 'beginTurn', player: 1 });
    const [own, others] = [orc, guard].map((character) => table.refusal({ type: 'returnToPlay', character }));
    expect([own, others]).toEqual(['side/not-yours', 'side/not-yours']);
  });

  it('p.23 lie on any site, or on a card that stays', () => {
    const table = new Table().begin();
    const [tree, orc] = [table.put(0, companion()), table.put(1, minion())];
    table.override({ type: 'playCard', player: 1, as: condition('Chains', false), on: orc, change: 0 });
    const [chains] = table.character(orc).held;
    const on = (place: string): RefusalCode | null =>
      table.refusal({ type: 'stack', character: orc, on: place });
    expect(['site-9', tree, chains?.id ?? '', 'site-10'].map(on)).toEqual([
      null,
      null,
      'stack/itself',
      'card/none',
    ]);
  });

  it('p.22 what lies on a card goes with it', () => {
    const table = new Table().begin();
    const [tree, orc] = [table.put(0, companion()), table.put(1, minion())];
    table
      .do({ type: 'stack', character: orc, on: tree })
      .do({ type: 'leavePlay', character: tree, how: 'discarded' });
    expect(table.state.characters).toHaveLength(2);
  });

  it('the dead return by a card, and no longer count in the dead pile', () => {
    const table = new Table().begin();
    const one = table.put(0, companion());
    table.do({ type: 'leavePlay', character: one, how: 'killed' });
    expect(table.refusal({ type: 'wound', character: one, amount: 1 })).toBe('card/dead');
    table.do({ type: 'returnToPlay', character: one });
    expect([table.state.players[0]?.deadPile, table.character(one).fate]).toEqual([0, 'inPlay']);
    expect(table.refusal({ type: 'returnToPlay', character: one })).toBe('card/in-play');
  });
});
