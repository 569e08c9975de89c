import { COMMAND_TYPES } from '@/games/confrontation/state/commands';
import { REASONS } from '@/games/confrontation/state/document';
import { ASKS } from '@/games/confrontation/state/prompts';
import { randomWalk } from './randomWalk';

jest.setTimeout(120_000);

/** A thousand here; `npm run walks:confrontation` walks a hundred thousand. */
const WALKS = 1_000;
const LOOK_EVERY = 20;

it('random matches in every mode: none stuck, all end, hands of equal size, no view says what is hidden', () => {
  const walks = Array.from({ length: WALKS }, (_, seed) => randomWalk(seed + 1, LOOK_EVERY));
  const asked = new Set(walks.flatMap((walk) => [...walk.asked]));
  const types = new Set<string>(walks.flatMap((walk) => [...walk.types]));
  const reasons = new Set(walks.flatMap((walk) => walk.reasons));
  expect(ASKS.filter((ask) => !asked.has(ask))).toEqual([]);
  expect(COMMAND_TYPES.filter((type) => !types.has(type))).toEqual(['arrange', 'shuffle']);
  expect(REASONS.filter((reason) => !reasons.has(reason))).toEqual([]);
});
