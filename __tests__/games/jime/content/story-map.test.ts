import type { Adventure } from '@/games/jime/content';
import { readBox } from '@/games/jime/content/load';
import { loadStory } from '@/games/jime/content/story';
import { mapFaults } from '@/games/jime/check/maps';
import { readFolder } from '../../../../scripts/campaign-folders';
import { CONTENT } from '../rules/company';
import { BrokenCopy, EXAMPLE } from './storyFolder';

const { box } = readBox(readFolder('campaigns/core').data, 'campaigns/core');
const STORY = 'adventures/01-still-wheel.json';

const faults = (copy: BrokenCopy): string[] =>
  mapFaults(loadStory(copy.data, 'example').adventures['still-wheel'] as Adventure, box, ['core']).map(
    ({ path, message }) => `${path}: ${message}`,
  );

it('the example can be laid for every company, whatever boxes are on', () => {
  expect(faults(new BrokenCopy(EXAMPLE))).toEqual([]);
});

it('a tile the boxes do not have is reported', () => {
  const copy = new BrokenCopy(EXAMPLE);
  copy.set(STORY, 'plan.blocks.valley.tiles.ford.draw.look', ['lava']);
  expect(faults(copy)[0]).toBe(
    'plan: cannot be laid for 2 heroes with core; ask less of its tiles or their joints',
  );
});

it('tiles laid one on the other, or out of reach, are reported with their place', () => {
  const road = CONTENT.adventures.road as Adventure;
  if (road.plan.kind !== 'laid-journey') throw new Error('the road is laid as written');
  const moved = (index: number, at: { q: number; r: number }): Adventure => ({
    ...road,
    plan: {
      kind: 'laid-journey',
      tiles:
        road.plan.kind === 'laid-journey'
          ? road.plan.tiles.map((tile, place) => (place === index ? { ...tile, at } : tile))
          : [],
    },
  });
  expect(mapFaults(road, box, ['core'])).toEqual([]);
  expect(mapFaults(moved(1, { q: 0, r: 0 }), box, ['core'])[0]).toMatchObject({ path: 'plan.tiles[1]' });
  expect(mapFaults(moved(5, { q: 60, r: 60 }), box, ['core'])).toEqual([
    { path: 'plan.tiles[5]', message: '401A cannot be entered from any other tile' },
  ]);
});
