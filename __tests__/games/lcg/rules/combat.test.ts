import { attackNow, shadowsAhead, strikeNow } from '@/games/lcg/play';
import type { Command } from '@/games/lcg/play';
import { Table, enemy, hero, somePlayers } from '../table';

const ids = (table: Table): string[] => table.state.encounter.map(({ id }) => id);
const heroes = (table: Table): string[] => table.state.characters.map(({ id }) => id);
const foe = (fields: Parameters<typeof enemy>[0], engagedWith: number | null): Command => ({
  type: 'addEncounter',
  card: enemy(fields),
  engagedWith,
});

/** These enemies are engaged, shadow cards are dealt, and the window after it is open. */
const inCombat = (foes: Command[], chosen: ConstructorParameters<typeof Table>[0] = {}): Table => {
  const table = new Table({ count: 2, ...chosen }).begin();
  foes.forEach((one) => table.do(one));
  return table.do({ type: 'goTo', phase: 'combat' }).next();
};

describe('shadow cards', () => {
  it('R p.18 from the first player clockwise, the highest engagement cost first: 32 before 25', () => {
    const table = new Table().begin();
    for (const [engagement, seat] of [
      [25, 1],
      [32, 1],
      [20, 0],
    ] as const)
      table.do(foe({ engagement }, seat));
    expect(shadowsAhead(table.state).map(({ cost }) => cost)).toEqual([20, 32, 25]);
    table.do({ type: 'goTo', phase: 'combat' }).do({ type: 'dealShadows', cards: 2, order: [] });
    expect(table.state.encounter.map(({ engagement, shadowCards }) => [engagement, shadowCards])).toEqual([
      [25, 0],
      [32, 1],
      [20, 1],
    ]);
    expect(table.state.encounterDeckEmpty).toBe(true);
  });

  it('R p.18 a deck of as many cards as there are enemies is empty after the last', () => {
    const table = new Table().begin().do(foe({}, 0)).do(foe({}, 1)).do({ type: 'goTo', phase: 'combat' });
    table.do({ type: 'dealShadows', cards: 2, order: [] });
    expect(table.state.encounter.map(({ shadowCards }) => shadowCards)).toEqual([1, 1]);
    expect(table.state.encounterDeckEmpty).toBe(true);
  });

  it('R p.18 a deck that ends between enemies of the same cost waits for a choice', () => {
    const table = new Table({ count: 1 })
      .begin()
      .do(foe({ engagement: 30 }, 0))
      .do(foe({ engagement: 30 }, 0));
    table.do({ type: 'goTo', phase: 'combat' });
    const [one, other] = ids(table) as [string, string];
    expect(table.refusal({ type: 'dealShadows', cards: 1, order: [] })).toBe('shadow/tie');
    expect(table.refusal({ type: 'dealShadows', cards: 1, order: [other] })).toBe('shadow/wrong-order');
    table.do({ type: 'dealShadows', cards: 1, order: [other, one] });
    expect(table.state.encounter.map(({ shadowCards }) => shadowCards)).toEqual([0, 1]);
  });

  it('R p.27 the basic game has none', () => {
    const table = inCombat([foe({}, 0)], { variant: 'basic' });
    expect(table.state.encounter[0]?.shadowCards).toBe(0);
    table.do({ type: 'goTo', phase: 'combat' });
    expect(table.refusal({ type: 'dealShadows', cards: 1, order: [] })).toBe('shadow/basic');
  });

  it('R p.20 they stay all through the phase and are discarded when it ends', () => {
    const table = inCombat([foe({ attack: 0 }, 0)]).to('combatEnds', true);
    expect(table.state.encounter[0]?.shadowCards).toBe(1);
    expect(table.next().state.encounter[0]?.shadowCards).toBe(0);
  });

  it('R p.20 one dealt for an attack in the last window of the phase is discarded with it', () => {
    const table = inCombat([foe({ attack: 0 }, 0)]).to('combatEnds', true);
    table.do({ type: 'attackAtOnce', enemy: ids(table)[0] ?? '', player: 0, target: null });
    table.to('combatEnds', true);
    expect(table.state.encounter[0]?.shadowCards).toBe(1);
    expect(table.next().state.encounter[0]?.shadowCards).toBe(0);
  });
});

describe('an enemy attack', () => {
  const spawn = foe({ name: 'Spawn', engagement: 32, attack: 5 }, 0);
  const archer = {
    type: 'putIntoPlay',
    player: 0,
    ally: hero({ name: 'Archer', defence: 0, hitPoints: 1 }),
  } as const;

  it('R p.18 5 and a shadow of 1 against an archer: 6 damage, destroyed, nothing carried over', () => {
    const table = new Table({ count: 1 })
      .begin()
      .do(archer)
      .do(spawn)
      .do({ type: 'goTo', phase: 'combat' })
      .next(2);
    const ally = heroes(table).at(-1) ?? '';
    table
      .next()
      .do({ type: 'declareDefenders', defenders: [ally] })
      .do({ type: 'resolveShadow', attack: 1 });
    expect(attackNow(table.state)).toMatchObject({ damage: 6, explanation: 'attack/defended' });
    table.next();
    expect(heroes(table)).not.toContain(ally);
    expect(table.state.characters.every(({ damage }) => damage === 0)).toBe(true);
  });

  it('R p.18 undefended: all on one hero of the player attacked, without defence', () => {
    const table = inCombat([spawn]).to('shadow').do({ type: 'resolveShadow', attack: 0 });
    expect(attackNow(table.state)).toMatchObject({ damage: 5, defence: null });
    table.next();
    expect(table.state.at).toMatchObject({ step: 'enemyDamage', window: false });
    expect(table.refusal({ type: 'next' })).toBe('damage/choose');
    const [first, , other] = heroes(table) as [string, string, string];
    expect(table.refusal({ type: 'assignDamage', character: other })).toBe('character/not-yours');
    table.do({ type: 'assignDamage', character: first });
    expect(table.state.characters.find(({ id }) => id === first)?.fate).toBe('dead');
    expect(table.state.players[0]?.eliminated).toBe(false);
  });

  it('one defender, ready, and of the player attacked or a sentinel (R p.18, R p.24)', () => {
    const players = [
      ...somePlayers(1),
      { name: '', heroes: [hero({ name: 'Sentinel', sentinel: true }), hero({ name: 'Plain' })] },
    ];
    const table = inCombat([spawn], { players }).next(2);
    const [first, second, sentinel, plain] = heroes(table) as [string, string, string, string];
    const by = (...defenders: string[]) => ({ type: 'declareDefenders', defenders }) as const;
    expect(table.refusal(by(plain))).toBe('defend/not-sentinel');
    expect(table.refusal(by(first, second))).toBe('defend/two');
    expect(table.refusal(by(first, first))).toBe('character/twice');
    expect(table.refusal(by(sentinel))).toBeNull();
    table.do({ type: 'setExhausted', character: first, exhausted: true });
    expect(table.refusal(by(first))).toBe('character/exhausted');
    expect(table.overridable(by(first))).toBe(true);
  });

  it('F 1.04 several defenders by a card: all the damage on one of them', () => {
    const table = inCombat([spawn]).next(2);
    const [first, second] = heroes(table) as [string, string];
    table.override({ type: 'declareDefenders', defenders: [first, second] }, 'Stand Together');
    table.to('enemyDamage');
    expect(attackNow(table.state)).toMatchObject({ damage: 1, explanation: 'attack/several' });
    expect(table.refusal({ type: 'next' })).toBe('damage/choose');
    expect(table.refusal({ type: 'assignDamage', character: 'hero-2' })).toBe('damage/not-a-defender');
    table.do({ type: 'assignDamage', character: second });
    expect(table.state.characters.map(({ damage }) => damage)).toEqual([0, 1, 0, 0]);
  });

  it('R p.18 a defender gone before the damage leaves the attack undefended', () => {
    const table = inCombat([spawn], { count: 1 }).next(2);
    const [first, second] = heroes(table) as [string, string];
    table.do({ type: 'declareDefenders', defenders: [first] }).do({ type: 'resolveShadow', attack: 0 });
    table.do({ type: 'leavePlay', character: first, how: 'dead' });
    expect(attackNow(table.state)).toMatchObject({ damage: 5, defence: null });
    table.next();
    expect(table.state.characters.find(({ id }) => id === second)?.fate).toBe('dead');
  });

  it('F 1.41 an attack on one character: undefended, that character takes it', () => {
    const table = new Table({ count: 1 }).begin().do(archer).do(spawn);
    const ally = heroes(table).at(-1) ?? '';
    const [attacker] = ids(table) as [string];
    table.do({ type: 'attackAtOnce', enemy: attacker, player: 0, target: ally });
    table.do({ type: 'declareDefenders', defenders: [] }).next();
    expect(attackNow(table.state)).toMatchObject({ explanation: 'attack/target' });
    table.to('shadow', true);
    expect(table.refusal({ type: 'assignDamage', character: 'hero-0' })).toBe('damage/not-the-target');
    table.next();
    expect(heroes(table)).not.toContain(ally);
  });

  it('F 1.28 outside the combat phase: one shadow card at its start, discarded after it, and the round goes on', () => {
    const table = new Table({ count: 1 }).begin().do(foe({ attack: 0 }, 0));
    const before = table.state.at;
    const [attacker] = ids(table) as [string];
    table.do({ type: 'attackAtOnce', enemy: attacker, player: 0, target: null });
    expect(table.state.encounter[0]?.shadowCards).toBe(1);
    expect(table.refusal({ type: 'attackAtOnce', enemy: attacker, player: 0, target: null })).toBe(
      'attack/another',
    );
    table.next();
    expect(table.state.at).toMatchObject({ step: 'defend', window: false });
    table.to('enemyDamage', true).next();
    expect(table.state.at).toEqual(before);
    expect(table.state.encounter[0]).toMatchObject({ shadowCards: 0, attacked: [] });
  });

  it('F 1.42 an extra attack: old shadow cards go, one new is dealt', () => {
    const table = inCombat([foe({ attack: 0 }, 0)]);
    const [attacker] = ids(table) as [string];
    table.do({ type: 'setShadows', enemy: attacker, cards: 3 });
    table.do({ type: 'attackAtOnce', enemy: attacker, player: 0, target: null });
    expect(table.state.encounter[0]?.shadowCards).toBe(1);
  });

  it('F 1.42 an attack made in the window after another’s damage ends there, and the round goes on', () => {
    const table = inCombat([foe({ attack: 0 }, 0)], { count: 1 }).to('enemyDamage', true);
    table.do({ type: 'attackAtOnce', enemy: ids(table)[0] ?? '', player: 0, target: null });
    table.to('enemyDamage', true).next();
    expect(table.state).toMatchObject({ at: { step: 'enemyDamage', window: true }, enemyAttack: null });
    expect(table.next().state.at.step).toBe('declareAttack');
  });

  it('F 1.33, F 1.52 an enemy that is not engaged: the player attacked defends, or a sentinel', () => {
    const table = new Table().begin().do(foe({ attack: 3 }, null));
    const [attacker] = ids(table) as [string];
    table.do({ type: 'attackAtOnce', enemy: attacker, player: 1, target: null });
    const [, , third] = heroes(table) as [string, string, string];
    table.do({ type: 'declareDefenders', defenders: [third] });
    expect(table.state.enemyAttack).toMatchObject({ against: 1, defenders: [third] });
  });

  it('R p.18 an attacker that leaves play ends its attack with the step', () => {
    const table = inCombat([spawn, foe({ name: 'Other', attack: 1 }, 0)]);
    const [first, second] = ids(table) as [string, string];
    table.do({ type: 'chooseEnemy', enemy: first }).next();
    table.do({ type: 'discardEncounter', card: first });
    expect(table.state.at).toMatchObject({ step: 'defend', window: true });
    table.next();
    expect(table.state.at).toMatchObject({ step: 'chooseEnemy', window: false });
    expect(table.refusal({ type: 'chooseEnemy', enemy: second })).toBeNull();
  });

  it('R p.18 each enemy attacks once, in the order the player likes', () => {
    const table = inCombat([foe({ attack: 0 }, 0), foe({ attack: 0 }, 0), foe({ attack: 0 }, 1)]);
    const [one, two, third] = ids(table) as [string, string, string];
    table.next();
    expect(table.refusal({ type: 'next' })).toBe('attack/choose-enemy');
    expect(table.refusal({ type: 'chooseEnemy', enemy: third })).toBe('attack/not-engaged');
    table.do({ type: 'chooseEnemy', enemy: two }).to('enemyDamage', true).next();
    expect(table.state.at).toMatchObject({ step: 'chooseEnemy', player: 0 });
    expect(table.refusal({ type: 'chooseEnemy', enemy: two })).toBe('attack/already');
    table.do({ type: 'chooseEnemy', enemy: one }).to('enemyDamage', true).next();
    expect(table.state.at).toMatchObject({ step: 'chooseEnemy', player: 1 });
  });

  it('F Q&A an enemy that has attacked and engages another player does not attack again', () => {
    const table = inCombat([foe({ attack: 0 }, 0)]).to('enemyDamage', true);
    const [enemy] = ids(table) as [string];
    table.do({ type: 'engageByEffect', player: 1, enemy }).next();
    expect(table.state.at).toMatchObject({ step: 'declareAttack', player: 1 });
  });

  it('R p.18 an enemy that goes to another player before its attack attacks there', () => {
    const table = inCombat([foe({ attack: 0 }, 0), foe({ attack: 0 }, 0)]).next();
    const [first, second] = ids(table) as [string, string];
    table.do({ type: 'chooseEnemy', enemy: first }).to('enemyDamage', true);
    table.do({ type: 'engageByEffect', player: 1, enemy: second }).next();
    expect(table.state.at).toMatchObject({ step: 'chooseEnemy', player: 1 });
  });

  it('R p.18 all engaged enemies attack: one that goes to a player whose turn is over attacks there', () => {
    const table = inCombat([foe({ attack: 0 }, 0), foe({ attack: 0 }, 1), foe({ attack: 0 }, 1)]).next();
    const [first, second, moves] = ids(table) as [string, string, string];
    table.do({ type: 'chooseEnemy', enemy: first }).to('enemyDamage', true).next();
    expect(table.state.at).toMatchObject({ step: 'chooseEnemy', player: 1, waiting: [] });
    table.do({ type: 'chooseEnemy', enemy: second }).to('enemyDamage', true);
    table.do({ type: 'engageByEffect', player: 0, enemy: moves }).next();
    expect(table.state.at).toMatchObject({ step: 'chooseEnemy', player: 0 });
    table.do({ type: 'chooseEnemy', enemy: moves }).to('enemyDamage', true).next();
    expect(table.state.at.step).toBe('declareAttack');
  });

  it('a turn passed because a card says so keeps the enemies left from attacking', () => {
    const table = inCombat([foe({ attack: 0 }, 0), foe({ attack: 0 }, 0)], { count: 1 }).next();
    table.override({ type: 'next' });
    expect(table.state.at.step).toBe('declareAttack');
    expect(table.state.encounter.map(({ keptFrom }) => keptFrom)).toEqual([[0], [0]]);
  });

  it('F Q&A a card keeps an enemy from attacking a player before its attack, in the combat phase alone', () => {
    const table = new Table().begin().do(foe({ attack: 3 }, 0));
    const kept = { type: 'keepFromAttacking', enemy: ids(table)[0] ?? '', player: 0 } as const;
    expect(table.refusal(kept)).toBe('step/not-now');
    table.do({ type: 'goTo', phase: 'combat' }).to('chooseEnemy');
    expect(table.refusal({ ...kept, player: 1 })).toBe('attack/not-engaged');
    const attacked = new Table({ count: 2 });
    attacked.state = table.state;
    expect(attacked.next().refusal(kept)).toBe('attack/already');
    table.do(kept);
    expect(table.state.at).toMatchObject({ step: 'declareAttack', player: 0 });
    expect(table.state.encounter[0]).toMatchObject({ attacked: [], keptFrom: [0] });
    expect(table.to('refresh', true).state.encounter[0]?.keptFrom).toEqual([]);
  });

  it('F Q&A an enemy kept from one player attacks another whom it engages', () => {
    const table = inCombat([foe({}, 0), foe({ attack: 0 }, 0)]).next();
    const [kept, enemy] = ids(table) as [string, string];
    table.do({ type: 'keepFromAttacking', enemy: kept, player: 0 });
    expect(table.refusal({ type: 'chooseEnemy', enemy: kept })).toBe('attack/kept');
    table.do({ type: 'chooseEnemy', enemy }).to('enemyDamage', true);
    table.do({ type: 'engageByEffect', player: 1, enemy: kept }).next();
    expect(table.state.at).toMatchObject({ step: 'chooseEnemy', player: 1 });
  });

  it('a hero of unknown hit points is dead when the table says so', () => {
    const players = [{ name: '', heroes: [hero({ name: 'Unknown', hitPoints: null })] }];
    const table = new Table({ players }).begin();
    table.do({ type: 'dealDamage', card: 'hero-0', amount: 20 });
    expect(table.state.characters[0]).toMatchObject({ damage: 20, fate: 'inPlay' });
  });
});

describe('a player attack', () => {
  const strike = (player: number, target: string, ...attackers: string[]) =>
    ({ type: 'declareAttack', player, enemy: target, attackers, byEffect: false }) as const;

  /** Enemies have attacked; the first player declares. */
  const declaring = (foes: Command[], players = somePlayers(2)): Table => {
    const table = inCombat(foes, { players, variant: 'basic' });
    while (table.state.at.step !== 'declareAttack') table.next();
    return table;
  };

  it('R p.20 attackers add up, defence is taken off, what is left is damage', () => {
    const table = declaring([foe({ attack: 0, defence: 1, hitPoints: 5 }, 0)]);
    const [target] = ids(table) as [string];
    const [first, second] = heroes(table) as [string, string];
    table.do(strike(0, target, first, second));
    expect(strikeNow(table.state)).toMatchObject({ damage: 3, strength: { total: 4 } });
    table.next(2);
    expect(table.state.encounter[0]?.damage).toBe(3);
    expect(table.state.characters.slice(0, 2).every(({ exhausted }) => exhausted)).toBe(true);
  });

  it('R p.20 who is readied before their turn comes may attack', () => {
    const table = inCombat([foe({ attack: 0, hitPoints: 9 }, 0), foe({ attack: 0 }, 1)]);
    for (const character of ['hero-2', 'hero-3'])
      table.do({ type: 'setExhausted', character, exhausted: true });
    table.to('declareAttack').do(strike(0, ids(table)[0] ?? '', 'hero-0'));
    table.do({ type: 'setExhausted', character: 'hero-2', exhausted: false }).to('playerDamage', true).next();
    expect(table.state.at).toMatchObject({ step: 'declareAttack', player: 1 });
  });

  it('R p.20 somebody must attack, and be ready', () => {
    const table = declaring([foe({ attack: 0 }, 0)]);
    const [target] = ids(table) as [string];
    const [first, , third] = heroes(table) as [string, string, string];
    expect(table.refusal(strike(0, target))).toBe('strike/nobody');
    expect(table.refusal(strike(0, target, third))).toBe('character/not-yours');
    expect(table.refusal(strike(1, target, third))).toBe('turn/not-yours');
    table.do({ type: 'setExhausted', character: first, exhausted: true });
    expect(table.refusal(strike(0, target, first))).toBe('character/exhausted');
  });

  it('R p.24 ranged characters reach enemies engaged with others, never the staging area', () => {
    const players = [
      { name: '', heroes: [hero({ name: 'Bow', ranged: true }), hero({ name: 'Sword' })] },
      ...somePlayers(1),
    ];
    const table = declaring([foe({ attack: 0 }, 1), foe({ attack: 0 }, null)], players);
    const [theirs, staging] = ids(table) as [string, string];
    const [bow, sword] = heroes(table) as [string, string];
    expect(table.state.at.player).toBe(0);
    expect(table.refusal(strike(0, theirs, sword))).toBe('strike/not-ranged');
    expect(table.refusal(strike(0, staging, bow))).toBe('strike/staging');
    table.do(strike(0, theirs, bow));
    expect(table.state.encounter[0]?.attackedBy).toEqual([0]);
  });

  it('R p.24 a ranged character of another player takes part in an attack, and makes none for its player', () => {
    const table = inCombat([foe({ attack: 0, hitPoints: 9 }, 0)]);
    table.do({ type: 'putIntoPlay', player: 1, ally: hero({ name: 'Archer', ranged: true }) });
    const archer = heroes(table).at(-1) ?? '';
    const target = ids(table)[0] ?? '';
    table.to('declareAttack');
    expect(table.refusal(strike(0, target, archer))).toBe('character/not-yours');
    expect(table.refusal(strike(0, target, 'hero-0', archer))).toBeNull();
  });

  it('F 1.11 a card grants one attack more', () => {
    const table = declaring([foe({ attack: 0, defence: 0, hitPoints: 9 }, 0)]);
    const [target] = ids(table) as [string];
    const [first, second] = heroes(table) as [string, string];
    table.do(strike(0, target, first)).next(2);
    expect(table.refusal(strike(0, target, second))).toBe('strike/second');
    table.do({ ...strike(0, target, second), byEffect: true });
    expect(table.state.encounter[0]?.damage).toBe(4);
  });

  it('F 1.11 such an attack may come in a window of an enemy attack, and end it', () => {
    const table = inCombat([foe({ attack: 3, defence: 0, hitPoints: 2 }, 0)], { count: 1 });
    const [target] = ids(table) as [string];
    table.do({ type: 'chooseEnemy', enemy: target });
    table.do({ ...strike(0, target, 'hero-0'), byEffect: true });
    expect(table.state.encounter).toEqual([]);
    table.next();
    expect(table.state.at).toMatchObject({ step: 'combatEnds', window: true });
    expect(table.state.enemyAttack).toBeNull();
  });

  it('F Q&A an enemy that cannot leave the staging area stays, whatever its damage', () => {
    const table = new Table().begin().do(foe({ hitPoints: 2, cannotLeaveStaging: true }, null));
    const [bane] = ids(table) as [string];
    table.do({ type: 'dealDamage', card: bane, amount: 9 });
    expect(table.state.encounter[0]?.damage).toBe(9);
  });

  it('R p.20 an enemy without a hit point left is destroyed, damaged or not; a printed 0 is not', () => {
    const table = new Table()
      .begin()
      .do(foe({ hitPoints: 2 }, 0))
      .do(foe({ hitPoints: 0 }, 0));
    const [weak, other] = ids(table) as [string, string];
    const modify = { type: 'modify', name: '', stat: 'hitPoints', each: null, until: 'phase' } as const;
    table.do({ ...modify, card: weak, amount: -2, source: 'player' });
    expect(ids(table)).toEqual([other]);
  });

  it('F 1.48 a destroyed enemy gives its victory points, a discarded one does not', () => {
    const table = new Table().begin();
    for (const name of ['Destroyed', 'Discarded']) table.do(foe({ name, hitPoints: 1, victory: 3 }, 0));
    const [destroyed, discarded] = ids(table) as [string, string];
    table
      .do({ type: 'discardEncounter', card: discarded })
      .do({ type: 'dealDamage', card: destroyed, amount: 1 });
    expect(table.state.victoryPile).toEqual([{ name: 'Destroyed', points: 3 }]);
  });
});
