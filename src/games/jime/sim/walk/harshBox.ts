import type { AttackEffect, Box, Enemy } from '@/games/jime/content';

type Attack = Enemy['attacks'][number];

/** What attacks do besides, by turns: most drive the hero away, one fills the threat bar quickly, one hurts those beside. */
const BESIDES: readonly (AttackEffect | null)[] = [
  { kind: 'moveAway', when: 'always', spaces: 1 },
  { kind: 'moveAway', when: 'suffered', spaces: 2 },
  null,
  { kind: 'moveAway', when: 'always', spaces: 2 },
  { kind: 'othersSuffer', when: 'always', damage: 1, fear: 1 },
  { kind: 'threatUp', when: 'suffered', count: 4 },
];

const harsher = (attack: Attack, index: number): Attack => ({
  ...attack,
  effect: BESIDES[index % BESIDES.length] ?? null,
});

/** The box with enemies that drive heroes away far more often than printed ones: one thing interrupts another all the time. */
export const harshBox = (box: Box): Box => ({
  ...box,
  enemies: Object.fromEntries(
    Object.entries(box.enemies).map(([id, enemy]) => [id, { ...enemy, attacks: enemy.attacks.map(harsher) }]),
  ),
});
