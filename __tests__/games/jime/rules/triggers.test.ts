import type { Adventure, Effect, Moment, Trigger } from '@/games/jime/content';
import type { Company } from './company';
import { VOCABULARY } from './language/vocabulary';
import { BARE, playedEffects } from './playedEffects';

const trigger = (on: Moment, more: Partial<Trigger> = {}): Trigger[] => [
  { id: 't', on, effects: [{ do: 'count', flag: 'fired', by: 1 }], ...more },
];
const waiting = (triggers: Trigger[], effects: Effect[] = [], more: Partial<Adventure> = {}): Company =>
  playedEffects(effects, {}, { triggers, ...more }).read();
const fired = ({ adventure }: Company): number => adventure.flags.fired ?? 0;
const explore = (table: Company): Company =>
  table.do({ type: 'explore', hero: 'gimli', tile: '300A' }).read();
const failLastStand = (table: Company): Company => {
  table.do({ type: 'lastStand', hero: 'gimli', against: 'fear' });
  return table
    .do({ type: 'passTest', hero: 'gimli', stat: table.shows('lastStand').stat, passed: false })
    .read();
};

/** Fires at its moment, and not before. */
const MOMENTS: Record<Moment['moment'], () => void> = {
  round: () => {
    const table = waiting(trigger({ moment: 'round', round: 2 }));
    expect(fired(table)).toBe(0);
    expect(fired(table.nextRound())).toBe(1);
  },
  shadow: () => {
    const table = waiting(trigger({ moment: 'shadow' }));
    expect(fired(table)).toBe(0);
    expect(fired(table.endActionPhase())).toBe(1);
  },
  rally: () => {
    const table = waiting(trigger({ moment: 'rally' }));
    expect(fired(table.endActionPhase())).toBe(0);
    expect(fired(table.skip())).toBe(1);
  },
  explored: () => {
    const table = waiting(trigger({ moment: 'explored', tile: '300A' }), [], BARE);
    expect(fired(table)).toBe(0);
    expect(fired(explore(table))).toBe(1);
  },
  interacted: () => {
    expect(fired(waiting(trigger({ moment: 'interacted', token: 'horn' })))).toBe(0);
    expect(fired(waiting(trigger({ moment: 'interacted', token: 'tale' })))).toBe(1);
  },
  groupDefeated: () => {
    const effects: Effect[] = [
      { do: 'spawn', group: 'scouts' },
      { do: 'applyHits', group: 'scouts', hits: 40, modifiers: [] },
    ];
    expect(fired(waiting(trigger({ moment: 'groupDefeated', group: 'warg' }), effects))).toBe(0);
    expect(fired(waiting(trigger({ moment: 'groupDefeated', group: 'scouts' }), effects))).toBe(1);
  },
  groupHealth: () => {
    const hurt = (hits: number): Company =>
      waiting(trigger({ moment: 'groupHealth', group: 'warg', atMost: 2 }), [
        { do: 'spawn', group: 'warg' },
        { do: 'applyHits', group: 'warg', hits, modifiers: [] },
      ]);
    const { groups } = hurt(0).adventure;
    const health = groups[0]?.figures.reduce((sum, figure) => sum + figure.health, 0) ?? 0;
    const armour = groups[0]?.figures.reduce((sum, figure) => sum + figure.armour + figure.sorcery, 0) ?? 0;
    expect([0, health + armour - 2, 40].map((hits) => fired(hurt(hits)))).toEqual([0, 1, 0]);
  },
  countdown: () => {
    const table = waiting(trigger({ moment: 'countdown', countdown: 'c' }), [
      { do: 'countdown', countdown: 'c', rounds: 2, text: 't' },
    ]);
    expect([fired(table.nextRound()), fired(table.nextRound()), fired(table.nextRound())]).toEqual([0, 1, 1]);
    expect(table.adventure.countdowns).toEqual([]);
  },
  companionLost: () => {
    const nell: Adventure['tokens'][number] = {
      id: 'nell',
      kind: 'person',
      variant: 'human',
      name: 'n',
      space: '300A/1',
      companion: { health: 2 },
    };
    const harmed = (by: number): Company => {
      const effects: Effect[] = [
        { do: 'placeTokens', tokens: ['nell'] },
        { do: 'harm', companion: 'nell', by },
      ];
      const tale = {
        id: 'tale',
        kind: 'search',
        space: '100A/1',
        interactions: [{ text: 'b', effects }],
      } as const;
      return waiting(trigger({ moment: 'companionLost', companion: 'nell' }), [], {
        tokens: [{ ...tale, interactions: [...tale.interactions] }, nell],
      });
    };
    expect([harmed(1), harmed(2)].map(fired)).toEqual([0, 1]);
  },
  lastStand: () => {
    const table = waiting(trigger({ moment: 'lastStand' }));
    table.do({ type: 'lastStand', hero: 'gimli', against: 'damage' });
    const { stat } = table.shows('lastStand');
    expect(fired(table.do({ type: 'passTest', hero: 'gimli', stat, passed: true }).read())).toBe(1);
  },
  heroDefeated: () => {
    expect(fired(failLastStand(waiting(trigger({ moment: 'heroDefeated' }))))).toBe(1);
  },
  objectiveDone: () => {
    const done: Effect = { do: 'objective', objective: 'reach', mark: 'done' };
    expect(fired(waiting(trigger({ moment: 'objectiveDone', objective: 'reach' })))).toBe(0);
    expect(fired(waiting(trigger({ moment: 'objectiveDone', objective: 'reach' }), [done]))).toBe(1);
  },
  flag: () => {
    const set: Effect = { do: 'flag', flag: 'x', set: 1 };
    expect(fired(waiting(trigger({ moment: 'flag', flag: 'x' }), [{ ...set, set: 0 }]))).toBe(0);
    expect(fired(waiting(trigger({ moment: 'flag', flag: 'x' }), [set, set]))).toBe(1);
  },
  several: () => {
    const of = [
      { moment: 'interacted', token: 'tale' },
      { moment: 'explored', tile: '300A' },
      { moment: 'heroDefeated' },
    ] as const;
    const two = waiting(trigger({ moment: 'several', of: [...of], atLeast: 2 }), [], BARE);
    expect([fired(two), fired(explore(two))]).toEqual([0, 1]);
    const all = waiting(trigger({ moment: 'several', of: [...of] }), [], BARE);
    expect([fired(explore(all)), fired(failLastStand(all))]).toEqual([0, 1]);
  },
};

it('every moment of the language is tried', () => {
  expect(Object.keys(MOMENTS).sort()).toEqual([...VOCABULARY.moments].sort());
});

it.each(Object.entries(MOMENTS))('%s', (_name, test) => test());

it('every round, if it fires again', () => {
  const again = waiting(trigger({ moment: 'round' }, { again: true }));
  expect(fired(again.nextRound().nextRound())).toBe(3);
  expect(fired(waiting(trigger({ moment: 'round' })).nextRound())).toBe(1);
});

it('only when its condition holds, and then still once', () => {
  const table = waiting(trigger({ moment: 'rally' }, { when: { is: 'round', atLeast: 2 } }));
  expect(fired(table.nextRound())).toBe(0);
  expect(fired(table.nextRound().nextRound())).toBe(1);
});

it('a count that goes up is a moment each time, so that a trigger may wait for the third', () => {
  const one: Effect = { do: 'count', flag: 'x', by: 1 };
  const third = trigger({ moment: 'flag', flag: 'x' }, { when: { is: 'flag', flag: 'x', atLeast: 3 } });
  expect(fired(waiting(third, [one, one]))).toBe(0);
  expect(fired(waiting(third, [one, one, one, one]))).toBe(1);
});

it('several moments begin anew when the trigger fires again', () => {
  const of = [{ moment: 'shadow' } as const, { moment: 'rally' } as const];
  const table = waiting(trigger({ moment: 'several', of }, { again: true }));
  expect(fired(table.nextRound())).toBe(1);
  expect(fired(table.nextRound())).toBe(2);
  expect(table.adventure.momentsSeen).toEqual({});
});

it('several moments that came before their condition held are not lost', () => {
  const of = [{ moment: 'shadow' } as const, { moment: 'rally' } as const];
  const table = waiting(trigger({ moment: 'several', of }, { when: { is: 'round', atLeast: 3 } }));
  expect(fired(table.nextRound().nextRound())).toBe(0);
  expect(fired(table.nextRound())).toBe(1);
});

it('§112.4 an encounter of several groups is defeated with the last of them', () => {
  const table = waiting(trigger({ moment: 'groupDefeated', group: 'pack' }), [
    { do: 'encounter', group: 'pack', budget: 14, enemies: ['goblin-scout'], spaces: '100A/1' },
  ]);
  const groups = table.adventure.groups.length;
  expect(groups).toBeGreaterThan(1);
  for (let left = groups; left > 0; left -= 1) {
    expect(fired(table)).toBe(0);
    const group = table.group('pack').id;
    table.do({ type: 'hit', hero: 'gimli', group }).do({ type: 'apply', hits: 40, modifiers: [] }).read();
  }
  expect(fired(table)).toBe(1);
  expect(table.adventure.defeatedGroups).toHaveLength(groups);
});
