import { hitPointsLeft, needsMoreBoxes, statOf, tokenWarnings, usedOf, valueOf } from '@/games/lcg/play';
import type { CommandOf, GameState } from '@/games/lcg/play';
import { Table, enemy, location } from '../table';

const modify = (fields: Partial<CommandOf<'modify'>>): CommandOf<'modify'> => ({
  type: 'modify',
  card: 'hero-0',
  name: 'Bonus',
  stat: 'willpower',
  amount: 1,
  each: null,
  source: 'player',
  until: 'phase',
  ...fields,
});
const heroOf = ({ characters }: GameState) => {
  const [first] = characters;
  if (!first) throw new Error('no hero');
  return first;
};
const willpower = ({ state }: Table): number => valueOf(state, heroOf(state), 'willpower');

describe('numbers of a card', () => {
  it('R p.25, F 1.43 all modifiers are summed anew, and the sum is never below 0', () => {
    const table = new Table().begin().do(modify({ amount: -5 }));
    expect(willpower(table)).toBe(0);
    table.do(modify({ amount: 4 }));
    expect(willpower(table)).toBe(1);
    expect(statOf(table.state, heroOf(table.state), 'willpower').terms.map(({ value }) => value)).toEqual([
      2, -5, 4,
    ]);
    const [first] = heroOf(table.state).modifiers;
    table.do({ type: 'unmodify', card: 'hero-0', modifier: first?.id ?? '' });
    expect(willpower(table)).toBe(6);
  });

  it('F 1.40 an undefined X is 0', () => {
    const table = new Table().begin().do({ type: 'addEncounter', card: enemy(), engagedWith: null });
    const [unknown] = table.state.encounter;
    expect(unknown && statOf(table.state, unknown, 'threat')).toMatchObject({
      total: 0,
      terms: [{ known: false }],
    });
  });

  it('F 1.55 what a player card adds is fixed: Nenya’s +4 stays 4; an encounter card counts anew', () => {
    const table = new Table({ count: 1 }).begin();
    for (let cards = 0; cards < 4; cards += 1)
      table.do({ type: 'addEncounter', card: location(), engagedWith: null });
    table.do(modify({ each: 'locationsInStaging', source: 'player' }));
    table.do(modify({ each: 'locationsInStaging', source: 'encounter', stat: 'attack' }));
    const attack = (): number => valueOf(table.state, heroOf(table.state), 'attack');
    expect([willpower(table), attack()]).toEqual([2 + 4, 2 + 4]);
    table.do({ type: 'explore', location: table.state.encounter[0]?.id ?? '' });
    expect([willpower(table), attack()]).toEqual([2 + 4, 2 + 3]);
  });

  it('R p.20 hit points that end with a modifier may end the hero', () => {
    const table = new Table().begin().do(modify({ stat: 'hitPoints', amount: 2, until: 'leaves' }));
    table.do({ type: 'dealDamage', card: 'hero-0', amount: 5 });
    expect(hitPointsLeft(table.state, heroOf(table.state))).toBe(1);
    const [bonus] = heroOf(table.state).modifiers;
    table.do({ type: 'unmodify', card: 'hero-0', modifier: bonus?.id ?? '' });
    expect(heroOf(table.state).fate).toBe('dead');
  });
});

describe('limits', () => {
  const limitOf = ({ limits }: GameState, at = 0) => {
    const limit = limits[at];
    if (!limit) throw new Error('no limit');
    return limit;
  };

  it('F 1.51 per phase and per round belong to the copy: two copies of three uses make six', () => {
    const table = new Table().begin();
    for (let copy = 0; copy < 2; copy += 1)
      table.do({ type: 'addLimit', name: 'Protector', per: 'phase', max: 3 });
    for (const { id } of table.state.limits)
      for (let use = 0; use < 3; use += 1) table.do({ type: 'useLimit', limit: id, player: use % 2 });
    expect(table.state.limits.reduce((sum, limit) => sum + usedOf(limit, 0), 0)).toBe(6);
    expect(table.refusal({ type: 'useLimit', limit: limitOf(table.state).id, player: 0 })).toBe(
      'limit/used-up',
    );
    table.next();
    expect(table.refusal({ type: 'useLimit', limit: limitOf(table.state).id, player: 0 })).toBeNull();
  });

  it('F 1.51 per game belongs to the player, or by its text to the group', () => {
    const table = new Table().begin();
    table.do({ type: 'addLimit', name: 'Caldara', per: 'game', max: 1 });
    table.do({ type: 'addLimit', name: 'Háma', per: 'gameForGroup', max: 3 });
    const [own, group] = table.state.limits.map(({ id }) => id) as [string, string];
    table.do({ type: 'useLimit', limit: own, player: 0 });
    expect(table.refusal({ type: 'useLimit', limit: own, player: 0 })).toBe('limit/used-up');
    expect(table.refusal({ type: 'useLimit', limit: own, player: 1 })).toBeNull();
    for (const player of [0, 1, 1]) table.do({ type: 'useLimit', limit: group, player });
    expect(table.refusal({ type: 'useLimit', limit: group, player: 0 })).toBe('limit/used-up');
    while (table.state.round === 1) table.next();
    expect(table.refusal({ type: 'useLimit', limit: own, player: 0 })).toBe('limit/used-up');
  });
});

describe('what the box holds', () => {
  it('R p.3 warns when more tokens lie on the table than the boxes have', () => {
    const table = new Table().begin().do({ type: 'setResources', hero: 'hero-0', resources: 28 });
    expect(tokenWarnings(table.state)).toEqual([{ token: 'resources', used: 31, available: 30 }]);
  });

  it('R p.2 one box for two players, two for four: a warning, no refusal', () => {
    expect([1, 2, 3, 4].map((players) => needsMoreBoxes(players, 1))).toEqual([false, false, true, true]);
    expect(needsMoreBoxes(4, 2)).toBe(false);
    expect(() => new Table({ count: 4 })).not.toThrow();
  });
});
