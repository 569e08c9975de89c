import { BASE_RULES } from '@/games/tcg/content/baseRules';
import {
  play,
  archeryTotal,
  freeMinions,
  isAtHome,
  isAtSite,
  openSkirmish,
  promptOf,
  skirmishResult,
  takesPart,
  usualCommand,
} from '@/games/tcg/play';
import { Table, ally, companion, minion } from '../table';

describe('archery', () => {
  const shooting = (): { table: Table; archer: string; orc: string; elf: string } => {
    const table = new Table().begin();
    const archer = table.put(0, companion({ archery: 1, vitality: 2 }));
    const elf = table.put(0, ally({ archery: 1, home: { number: 2, block: 'towers' } }));
    const orc = table.put(1, minion({ archery: 1, vitality: 2 }));
    return { table, archer, orc, elf };
  };

  it('p.14, p.20, p.26 allies count at home in their block, or when a card lets them', () => {
    const { table, elf } = shooting();
    expect(archeryTotal(table.state, 'freePeoples').total).toBe(1);
    table.do({ type: 'allowAlly', character: elf, allowed: true });
    expect(archeryTotal(table.state, 'freePeoples').total).toBe(2);
    table
      .do({ type: 'allowAlly', character: elf, allowed: false })
      .do({ type: 'setMarker', player: 0, site: 2 });
    expect(archeryTotal(table.state, 'freePeoples').total).toBe(2);
    expect(isAtHome({ ...table.state, block: 'fellowship' }, table.character(elf))).toBe(false);
  });

  it('p.27 homes and sites of a text are of a block: Elrond’s third site, sites 1 to 5 of a Hobbit’s ruse', () => {
    const { state } = new Table().begin().do({ type: 'setMarker', player: 0, site: 3 });
    const elrond = ally({ home: { number: 3, block: 'fellowship' } });
    expect([isAtHome(state, elrond), isAtHome({ ...state, block: 'fellowship' }, elrond)]).toEqual([
      false,
      true,
    ]);
    const ruse = [1, 2, 3, 4, 5].map((number) => ({ number, block: 'fellowship' as const }));
    expect(ruse.some((site) => isAtSite(state, site))).toBe(false);
    expect(ruse.some((site) => isAtSite({ ...state, block: 'fellowship' }, site))).toBe(true);
  });

  it('p.23 a total below 0 is 0', () => {
    const { table } = shooting();
    table.do({ type: 'modifyArchery', side: 'shadow', name: '', amount: -4 });
    expect(archeryTotal(table.state, 'shadow').total).toBe(0);
  });

  it('p.14 what changes a total before the archery phase waits for its fire, and is gone after it', () => {
    const { table, archer } = shooting();
    table.to('manoeuvre').do({ type: 'modifyArchery', side: 'shadow', name: '', amount: 1 });
    table.to('archeryFire');
    expect(table.state.archery).toEqual({ freePeoples: 2, shadow: 2 });
    for (const character of [archer, 'ring-bearer-0']) table.do({ type: 'archeryWound', character });
    table.do({ type: 'setArchery', freePeoples: 0, shadow: 0 });
    expect([table.state.at.step, table.state.archeryModifiers]).toEqual(['assignment', []]);
    table.do({ type: 'modifyArchery', side: 'shadow', name: '', amount: 1 }).to('regroup');
    expect(table.state.archeryModifiers).toEqual([]);
  });

  it('base rule: a wound for each arrow, one by one, and who is killed takes no more', () => {
    const { table, archer, orc } = shooting();
    table.to('archery').do({ type: 'modifyArchery', side: 'shadow', name: '', amount: 2 }).passAll();
    expect(table.state.archery).toEqual({ freePeoples: 2, shadow: 3 });
    expect(table.refusal({ type: 'next' })).toBe('archery/choose');
    for (const character of [orc, orc, archer, archer]) table.do({ type: 'archeryWound', character });
    expect(table.state.archery).toEqual({ freePeoples: 0, shadow: 1 });
    expect(table.refusal({ type: 'archeryWound', character: archer })).toBe('card/dead');
    table.do({ type: 'archeryWound', character: 'ring-bearer-0' });
    expect(table.state.at.step).toBe('assignment');
  });

  it('p.20 an ally away from home is not hit, one at home may be and need not', () => {
    const table = new Table().begin();
    const elf = table.put(0, ally({ home: { number: 9, block: 'towers' } }));
    table.put(1, minion({ archery: 1 }));
    table.to('archeryFire');
    expect(table.refusal({ type: 'archeryWound', character: elf })).toBe('ally/away');
    expect(table.refusal({ type: 'archeryWound', character: 'ring-bearer-1' })).toBe('assign/inactive');
    table.do({ type: 'setArchery', freePeoples: 0, shadow: 2 });
    table.do({ type: 'archeryWound', character: 'ring-bearer-0' });
    expect(table.state.archery).toEqual({ freePeoples: 0, shadow: 1 });
  });
});

describe('assignment', () => {
  const ready = (): { table: Table; us: string; orcs: [string, string] } => {
    const table = new Table().begin();
    const us = table.put(0, companion());
    const orcs: [string, string] = [table.put(1, minion()), table.put(1, minion())];
    return { table: table.to('assignment'), us, orcs };
  };

  it('p.14 an action assigns one against one, both free', () => {
    const { table, us, orcs } = ready();
    const by = { type: 'assignByAction', player: 0, name: '' } as const;
    expect(table.refusal({ type: 'assignDefender', minion: orcs[0], to: us })).toBe('step/not-now');
    table.do({ ...by, minion: orcs[0], to: us });
    expect(table.state.at).toMatchObject({ player: 1, passed: [] });
    const again = { ...by, player: 1 };
    expect(table.refusal({ ...again, minion: orcs[1], to: us })).toBe('assign/busy');
    expect(table.refusal({ ...again, minion: orcs[0], to: 'ring-bearer-0' })).toBe('assign/busy');
    table.do({ ...again, minion: orcs[1], to: 'ring-bearer-0' });
    expect(table.passAll().state.at.step).toBe('chooseSkirmish');
  });

  it('base rule: the Free Peoples player gives a defender one minion, the Shadow as many as are free', () => {
    const { table, us, orcs } = ready();
    table.passAll().do({ type: 'assignDefender', minion: orcs[0], to: us });
    expect(table.refusal({ type: 'assignDefender', minion: orcs[1], to: us })).toBe('assign/limit');
    table.do({ type: 'changeBaseRules', base: { ...BASE_RULES, minionsPerDefender: 2 } });
    expect(table.refusal({ type: 'assignDefender', minion: orcs[1], to: us })).toBeNull();
    table.next();
    expect(table.refusal({ type: 'assignMinion', player: 0, minion: orcs[1], to: us })).toBe(
      'turn/not-yours',
    );
    table.do({ type: 'assignMinion', player: 1, minion: orcs[1], to: us }).next();
    expect(openSkirmish(table.state)?.minions).toEqual(orcs);
  });

  it('p.20, p.28 allies at home alone, unhasty ones too', () => {
    const { table, orcs } = ready();
    const home = { number: 5, block: 'towers' } as const;
    const [elf, ent] = [table.put(0, ally({ home })), table.put(0, ally({ home, unhasty: true }))];
    table.passAll().next();
    const to = (character: string) =>
      ({ type: 'assignMinion', player: 1, minion: orcs[0], to: character }) as const;
    expect([elf, ent].map((one) => table.refusal(to(one)))).toEqual(['ally/away', 'ally/unhasty']);
    table.do({ type: 'allowAlly', character: ent, allowed: true });
    expect(takesPart(table.state, table.character(ent))).toBe(true);
    expect(table.refusal(to(ent))).toBeNull();
  });

  it('p.14 who loses the other of a pair while minions are assigned is free again, on either side', () => {
    const { table, us, orcs } = ready();
    const by = { type: 'assignByAction', name: '' } as const;
    table.do({ ...by, player: 0, minion: orcs[0], to: us });
    table.do({ type: 'leavePlay', character: us, how: 'killed' });
    expect(freeMinions(table.state).map(({ id }) => id)).toEqual(orcs);
    table.do({ ...by, player: 1, minion: orcs[0], to: 'ring-bearer-0' });
    table.do({ type: 'leavePlay', character: orcs[0], how: 'discarded' });
    expect(table.state.skirmishes).toEqual([]);
    expect(table.refusal({ ...by, player: 0, minion: orcs[1], to: 'ring-bearer-0' })).toBeNull();
    const told = table.state.log.flatMap(({ lines }) => lines).filter(({ line }) => line === 'unassigned');
    expect(told).toHaveLength(2);
  });

  it('p.15 there is no going to a skirmish phase by hand while nothing is assigned', () => {
    const { table, us, orcs } = ready();
    const go = { type: 'goTo', phase: 'skirmish' } as const;
    expect(table.refusal(go)).toBe('skirmish/none');
    table.do({ type: 'assignByAction', player: 0, name: '', minion: orcs[0], to: us });
    expect(table.do(go).state.at.step).toBe('skirmish');
    expect(table.refusal(go)).toBe('skirmish/none');
  });

  it('a minion is taken back, and one that is free stays out of the fight', () => {
    const { table, us, orcs } = ready();
    table.passAll().do({ type: 'assignDefender', minion: orcs[0], to: us });
    table.do({ type: 'unassign', minion: orcs[0] });
    expect(freeMinions(table.state)).toHaveLength(2);
    expect(table.refusal({ type: 'unassign', minion: orcs[0] })).toBe('assign/not-assigned');
    expect(table.next(2).state.at.step).toBe('regroup');
  });
});

describe('an ambush', () => {
  const ambushed = (): { table: Table; us: string; orc: string } => {
    const table = new Table().begin();
    const us = table.put(0, companion());
    const orc = table.put(1, minion({ ambush: 2 }));
    return { table: table.to('defenders'), us, orc };
  };

  it('p.27 is for its owner to answer before play goes on', () => {
    const { table, us, orc } = ambushed();
    table.do({ type: 'assignDefender', minion: orc, to: us });
    expect(promptOf(table.state)).toEqual({ ask: 'ambush', player: 1, minion: orc });
    expect(table.refusal({ type: 'next' })).toBe('ambush/unanswered');
    expect(usualCommand(table.state)).toBeNull();
    table.do({ type: 'ambush', minion: orc, add: true }).next();
    expect(table.state).toMatchObject({ at: { step: 'skirmish' }, ambushes: [], ambushed: [] });
    const byAction = new Table().begin();
    const [aragorn, scout] = [byAction.put(0, companion()), byAction.put(1, minion({ ambush: 1 }))];
    byAction.to('assignment').do({ type: 'assignByAction', player: 0, name: '', minion: scout, to: aragorn });
    expect(byAction.refusal({ type: 'pass', player: 1 })).toBe('ambush/unanswered');
    expect(byAction.refusal({ type: 'passAll' })).toBe('ambush/unanswered');
  });

  it('p.27 adds its tokens once, also when the assignment is taken back and made again', () => {
    const { table, us, orc } = ambushed();
    const { twilight } = table.state;
    const assign = { type: 'assignDefender', minion: orc, to: us } as const;
    table.do(assign).do({ type: 'ambush', minion: orc, add: true });
    table.do({ type: 'unassign', minion: orc }).do(assign);
    expect(table.refusal({ type: 'ambush', minion: orc, add: true })).toBe('ambush/none');
    expect(table.next().state.twilight).toBe(twilight + 2);
  });

  it('p.27 is sprung anew by a new assignment, once the first defender is gone', () => {
    const { table, us, orc } = ambushed();
    table.do({ type: 'assignDefender', minion: orc, to: us });
    table.do({ type: 'ambush', minion: orc, add: false });
    table.do({ type: 'leavePlay', character: us, how: 'killed' });
    table.do({ type: 'assignDefender', minion: orc, to: 'ring-bearer-0' });
    expect(table.refusal({ type: 'ambush', minion: orc, add: true })).toBeNull();
  });

  it('p.27 ends with the assignments when the table goes elsewhere by hand', () => {
    const { table, us, orc } = ambushed();
    table.do({ type: 'assignDefender', minion: orc, to: us }).do({ type: 'goTo', phase: 'regroup' });
    expect(table.state.ambushes).toEqual([]);
    expect(table.refusal({ type: 'passAll' })).toBeNull();
  });
});

describe('skirmishes', () => {
  const two = (): { table: Table; us: string; orcs: [string, string] } => {
    const table = new Table().begin();
    const us = table.put(0, companion({ strength: 9, damage: 1 }));
    const orcs: [string, string] = [
      table.put(1, minion({ vitality: 5, fierce: true })),
      table.put(1, minion({ strength: 4, vitality: 5 })),
    ];
    table.to('defenders').do({ type: 'assignDefender', minion: orcs[0], to: us });
    table.do({ type: 'assignDefender', minion: orcs[1], to: 'ring-bearer-0' }).next();
    return { table, us, orcs };
  };

  it('p.14 one for each attacked character, one after the other, none twice', () => {
    const { table } = two();
    const [first, second] = table.state.skirmishes.map(({ id }) => id) as [string, string];
    table.do({ type: 'chooseSkirmish', skirmish: second });
    const another = play(table.state, { type: 'chooseSkirmish', skirmish: first }, { override: true });
    expect(another).toMatchObject({ ok: false, refusal: { code: 'skirmish/another' } });
    table.to('resolution').do({ type: 'resolve' });
    expect(table.state.skirmishes.map(({ status }) => status)).toEqual(['open', 'won']);
    expect(table.refusal({ type: 'cancelSkirmish', skirmish: second })).toBe('skirmish/done');
    table.to('resolution').do({ type: 'resolve' });
    expect(table.refusal({ type: 'resolve' })).toBe('skirmish/done');
    expect(table.refusal({ type: 'cancelSkirmish', skirmish: first })).toBe('skirmish/done');
  });

  it('p.15 one that loses a side while another is chosen is not held', () => {
    const { table, us } = two();
    expect(table.state.at.step).toBe('chooseSkirmish');
    table.do({ type: 'leavePlay', character: us, how: 'discarded' });
    expect(table.state.skirmishes.map(({ status }) => status)).toEqual(['notHeld', 'open']);
  });

  it('base rule: a wound for a loss and the damage bonus of the winner', () => {
    const { table, orcs } = two();
    const [first] = table.state.skirmishes.map(({ id }) => id);
    table
      .do({ type: 'chooseSkirmish', skirmish: first ?? '' })
      .to('resolution')
      .next();
    expect(table.wounds(orcs[0])).toBe(2);
    const harsher = two();
    harsher.table.do({ type: 'changeBaseRules', base: { ...BASE_RULES, woundsOfLoss: 2 } });
    harsher.table.next().to('resolution').next();
    expect(harsher.table.wounds(harsher.orcs[0])).toBe(3);
  });

  it('the table may count its own totals', () => {
    const { table } = two();
    table.next().do({ type: 'setTotals', freePeoples: null, shadow: 30 });
    const open = openSkirmish(table.state);
    if (!open) throw new Error('no skirmish');
    expect(skirmishResult(table.state, open)).toMatchObject({
      shadow: { total: 30, terms: [{ part: 'ownCount' }] },
      winner: 'shadow',
      overwhelmed: true,
    });
    const [waiting] = table.state.skirmishes.filter(({ status }) => status === 'waiting');
    if (!waiting) throw new Error('no other skirmish');
    expect(skirmishResult(table.state, waiting).shadow.total).toBeLessThan(30);
  });

  it('what the table changes of the numbers is told', () => {
    const { table, us } = two();
    table.next().do({
      type: 'modify',
      character: us,
      name: '',
      stat: 'strength',
      amount: 3,
      atLeast: null,
      until: 'phase',
    });
    const [modifier] = table.character(us).modifiers;
    table.do({ type: 'unmodify', character: us, modifier: modifier?.id ?? '' });
    table.do({ type: 'setTotals', freePeoples: null, shadow: 30 });
    table.do({ type: 'modifyArchery', side: 'shadow', name: '', amount: 1 });
    table.do({ type: 'setRing', player: 0, version: 'answer' });
    const said = table.state.log.flatMap(({ lines }) => lines).slice(-5);
    expect(said).toEqual([
      { line: 'modified', card: '', stat: 'strength', amount: 3, until: 'phase' },
      { line: 'unmodified', card: '', stat: 'strength', amount: 3, until: 'phase' },
      { line: 'ownTotals', ownFreePeoples: null, ownShadow: 30 },
      { line: 'archeryModified', of: 'shadow', amount: 1 },
      { line: 'ringVersion', player: 0, ring: 'answer' },
    ]);
  });

  it('a modifier for a phase ends with the skirmish', () => {
    const { table, us } = two();
    table.next();
    const more = {
      type: 'modify',
      character: us,
      name: '',
      stat: 'strength',
      amount: 3,
      atLeast: null,
    } as const;
    table.do({ ...more, until: 'phase' }).do({ ...more, until: 'regroup' });
    table.to('resolution').next();
    expect(table.character(us).modifiers.map(({ until }) => until)).toEqual(['regroup']);
    table.to('regroup');
    expect(table.character(us).modifiers).toEqual([]);
  });

  it('p.16 fierce minions fight again: those that were fierce when the phase began, to its end', () => {
    const { table, us, orcs } = two();
    table.next().to('resolution').next().to('resolution').next();
    expect(table.state.at).toMatchObject({ step: 'assignment', fierce: true });
    table.do({ type: 'describeCharacter', character: orcs[1], as: minion({ vitality: 5, fierce: true }) });
    const by = { type: 'assignByAction', player: 0, name: '', to: us } as const;
    expect(table.refusal({ ...by, minion: orcs[1] })).toBe('fierce/not-fierce');
    table.do({ ...by, minion: orcs[0] });
    table.do({ type: 'describeCharacter', character: orcs[0], as: minion({ vitality: 5 }) });
    table.passAll();
    expect(table.state.at).toMatchObject({ step: 'skirmish', fierce: true });
    expect(table.to('resolution').next().state.at).toMatchObject({ step: 'regroup', fierce: false });
  });
});
