import { COMMAND_TYPES } from '@/games/tcg/state/commands';
import { randomWalk, randomWalkLog } from './randomWalk';

/** Two hundred here; `npm run walks:tcg` walks fifty thousand. */
const WALKS = 200;
/** Of these the rarest commands, transfers and the choice of a skirmish, are among them. */
const FIRST = 201;
const STEPS = 40;

it('random commands for two to four players: never stuck, no pool below zero, passes that end phases when all have passed', () => {
  const walks = Array.from({ length: WALKS }, (_, seed) => randomWalk(seed + FIRST, STEPS, 10));
  const played = new Set(walks.flatMap(({ types }) => [...types]));
  expect(COMMAND_TYPES.filter((type) => !played.has(type))).toEqual([]);
  expect(walks.filter(({ won }) => won).length).toBeGreaterThan(20);
  expect(walks.filter(({ lost, ended }) => lost > 0 && !ended).length).toBeGreaterThan(5);
  expect(walks.reduce((sum, { overridden }) => sum + overridden, 0)).toBeGreaterThan(100);
});

it('the same seed and the same commands give the same game', () => {
  for (const seed of [5, 50, 150]) expect(randomWalkLog(seed, 80)).toEqual(randomWalkLog(seed, 80));
});
