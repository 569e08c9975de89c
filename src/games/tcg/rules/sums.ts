import type { Reference } from '@/games/tcg/state/references';
import type { Explanation } from './references';

/** What one number of a sum is, and where it is written. */
export const PARTS = {
  printed: [],
  modifier: ['p.23'],
  card: [],
  ring: ['p.22'],
  character: [],
  twilightCost: ['p.10'],
  change: ['p.23'],
  roaming: ['p.26', 'base'],
  shadowNumber: ['base'],
  companions: ['base'],
  deadPile: ['p.12'],
  loss: ['base'],
  damage: ['base'],
  moveLimit: ['base'],
  moveLimitChange: ['p.17'],
  ownCount: [],
} as const satisfies Record<string, readonly Reference[]>;
export type Part = keyof typeof PARTS;

/** One number of a sum: what it is, whose it is, and whether anybody has typed it. */
export type Term = { part: Part; name: string; value: number; known: boolean };
export type Sum = { total: number; terms: Term[]; explanation: Explanation };

export const term = (part: Part, value: number | null, name = ''): Term => ({
  part,
  name,
  value: value ?? 0,
  known: value !== null,
});

/** p.23 All terms applied, a final value below 0 is 0. */
export const sumOf = (explanation: Explanation, terms: Term[]): Sum => ({
  total: Math.max(
    0,
    terms.reduce((total, { value }) => total + value, 0),
  ),
  terms,
  explanation,
});
