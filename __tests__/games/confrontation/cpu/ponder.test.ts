import { conclude, ponder, think } from '@/games/confrontation/cpu';
import { viewOf } from '@/games/confrontation/play';
import { scene } from '../scene';

const view = () => {
  const table = scene({
    'frodo-c': 'arthedain',
    'gimli-c': 'rhudaur',
    'balrog-c': 'fangorn',
    'orcs-c': 'mirkwood',
  });
  return viewOf(table.state(), 'sauron');
};

/** A clock on which each look takes three milliseconds. */
const slowClock = () => {
  let time = 0;
  return () => (time += 3);
};

describe('pondering', () => {
  it('lets the screen breathe, says how far it is, and comes to the same as without a pause', async () => {
    const seen: number[] = [];
    let pauses = 0;
    const commands = await ponder(think(view(), 'easy', 4), {
      now: slowClock(),
      pause: async () => void (pauses += 1),
      onProgress: (progress) => seen.push(progress),
    });
    expect(commands).toEqual(conclude(think(view(), 'easy', 4)));
    expect(pauses).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
    expect(seen.at(-1)).toBeLessThanOrEqual(1);
  });

  it('stops when nobody waits for it', async () => {
    let pauses = 0;
    const commands = await ponder(think(view(), 'hard', 4), {
      now: slowClock(),
      pause: async () => void (pauses += 1),
      isCancelled: () => pauses === 2,
    });
    expect([commands, pauses]).toEqual([null, 2]);
  });
});
