import { COMMAND_TYPES } from '@/games/lcg/state/commands';
import { randomWalk } from './randomWalk';

/** Two hundred here; `npm run walks:lcg` walks fifty thousand. */
const WALKS = 200;
const STEPS = 80;

it('random commands for one to four players: never stuck, never out of bounds, undone and redone alike', () => {
  const walks = Array.from({ length: WALKS }, (_, seed) => randomWalk(seed + 1, STEPS, 10));
  const played = new Set(walks.flatMap(({ types }) => [...types]));
  expect(COMMAND_TYPES.filter((type) => !played.has(type))).toEqual([]);
  expect(walks.some(({ outcome }) => outcome === 'won')).toBe(true);
  expect(walks.filter(({ outcome }) => outcome === 'lost').length).toBeGreaterThan(5);
  expect(
    walks.filter(({ eliminated, outcome }) => eliminated > 0 && outcome === null).length,
  ).toBeGreaterThan(5);
  expect(walks.reduce((sum, { overridden }) => sum + overridden, 0)).toBeGreaterThan(100);
});
