import type { Group } from '@/games/jime/play';
import { newTable } from '@/games/jime/sim/campaign';
import type { Table } from '@/games/jime/sim/table/table';
import { act, layOut } from '@/games/jime/sim/table/table';
import { attacksOf, bestBlow } from '@/games/jime/sim/table/weapons';
import { answerPrompts } from '@/games/jime/sim/bots/answers';
import { loadCampaign } from './loadCampaign';

const TUTORIAL = loadCampaign('tutorial');

const atTable = (...heroes: string[]): Table => {
  const table = newTable(TUTORIAL, { seed: 1, heroes, difficulty: 'normal', skill: 'sensible' });
  layOut(table);
  act(table, { type: 'setOut' });
  answerPrompts(table);
  return table;
};

const group = (enemy: string, health: number[], armour: number): Group => ({
  id: 'g1',
  story: 'x',
  enemy,
  name: null,
  bonuses: [],
  banner: null,
  figures: health.map((each) => ({ health: each, armour, sorcery: 0 })),
  fullHealth: Math.max(...health),
  exhausted: false,
  space: null,
  lastHitBy: null,
});

describe('What heroes carry', () => {
  const table = atTable('gimli', 'legolas', 'aragorn', 'beravor');

  it('§17.2 gives every hero the attacks of its weapons, with their stats', () => {
    const ways = (hero: string) => attacksOf(table, hero).map(({ stat, reach }) => ({ stat, reach }));
    expect(ways('gimli')).toEqual([{ stat: 'might', reach: 0 }]);
    expect(ways('legolas')).toEqual([{ stat: 'agility', reach: 1 }]);
    expect(ways('beravor')).toEqual([{ stat: 'agility', reach: 0 }]);
  });

  it('§17.4 each line of a weapon is paid for, and used once', () => {
    const [axe] = attacksOf(table, 'gimli');
    const [staff] = attacksOf(table, 'beravor');
    const most = (blows: { cost: number; hits: number }[] | undefined, successes: number): number =>
      Math.max(...(blows ?? []).filter(({ cost }) => cost <= successes).map(({ hits }) => hits));
    expect([0, 1, 2, 3, 9].map((paid) => most(axe?.blows, paid))).toEqual([0, 2, 6, 8, 8]);
    expect([0, 1, 2, 4, 9].map((paid) => most(staff?.blows, paid))).toEqual([0, 2, 4, 7, 7]);
  });

  it('§62 buys what harms the group most: sunder where armour is thick, more hits where there is none', () => {
    const [axe] = attacksOf(table, 'gimli');
    if (!axe) throw new Error('Gimli has an axe');
    expect(bestBlow(table, group('ruffian', [5, 5], 0), axe, 2).blow.hits).toBe(6);
    expect(bestBlow(table, group('orc-marauder', [5], 2), axe, 3).blow.modifiers).toEqual(['sunder']);
    expect(bestBlow(table, group('ruffian', [5], 0), axe, 0).toll).toBe(0);
  });
});
