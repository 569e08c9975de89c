import type { Adventure, Content } from '@/games/jime/content';
import { CONTENT, UNANSWERABLE } from '../games/jime/rules/company';
import type { Walk } from './randomWalk';
import { walkAdventure } from './randomWalk';

const WALK: Walk = { adventure: 'road', heroes: 3, difficulty: 'normal', mirror: false, seed: 1 };

const withRoad = (road: Partial<Adventure>): Content => ({
  ...CONTENT,
  adventures: { ...CONTENT.adventures, road: { ...(CONTENT.adventures.road as Adventure), ...road } },
});

it.each([
  { ...WALK, seed: 2 },
  { ...WALK, mirror: true },
  { ...WALK, adventure: 'bridge', difficulty: 'hard' as const },
  { ...WALK, adventure: 'bridge', heroes: 5, mirror: true },
])('a walk leaves the adventure and says how: $adventure, mirror $mirror', (walk) => {
  const { adventure, resolution, rounds, commands, prompts, texts, last } = walkAdventure(CONTENT, walk);
  const { resolutions } = CONTENT.adventures[walk.adventure] as Adventure;
  const ending = resolutions.find(({ id }) => id === resolution);
  expect(adventure).toBe(walk.adventure);
  expect(rounds).toBeGreaterThan(0);
  expect(commands).toBeGreaterThan(rounds);
  expect(prompts).toContain('ending');
  expect([...texts]).toEqual(expect.arrayContaining(ending?.pages ?? ['no such ending']));
  expect(last.adventure).toBeNull();
});

it('the same seed walks the same way, another one does not', () => {
  const { last } = walkAdventure(CONTENT, WALK);
  expect(walkAdventure(CONTENT, WALK).last).toEqual(last);
  expect(walkAdventure(CONTENT, { ...WALK, seed: 2 }).last).not.toEqual(last);
});

it('a prompt nobody can answer is a dead end', () => {
  const content = withRoad({
    setup: [UNANSWERABLE],
  });
  expect(() => walkAdventure(content, WALK)).toThrow(/dead end at .*"kind":"test"/);
});

it('a story that goes in circles is told from one that ends', () => {
  const content = withRoad({
    threat: { max: 999, thresholds: [] },
    triggers: [{ id: 'calm', on: { moment: 'rally' }, again: true, effects: [{ do: 'threat', by: -99 }] }],
    groups: [],
    explore: {},
    tokens: [],
    setup: [],
  });
  expect(() => walkAdventure(content, { ...WALK, heroes: 2 })).toThrow('still going in round 41');
});
