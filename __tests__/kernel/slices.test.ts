import type { Work } from '@/kernel/slices';
import { atOneGo, cancellable, conclude, inSlices } from '@/kernel/slices';

/** So many steps, each noted; ends in their number. */
function* steps(count: number, done: number[] = []): Work<number> {
  for (let step = 0; step < count; step += 1) {
    done.push(step);
    yield step / count;
  }
  return count;
}

/** A clock on which each look takes three milliseconds, so that a slice has three steps. */
const slowPace = () => {
  let [time, pauses] = [0, 0];
  const said: number[] = [];
  return {
    said,
    pauses: () => pauses,
    now: () => (time += 3),
    pause: async () => void (pauses += 1),
    onProgress: (progress: number) => said.push(progress),
  };
};

describe('work in slices', () => {
  it('comes to the same as at one go, with a pause after each slice', async () => {
    const pace = slowPace();
    expect(await inSlices(steps(20), pace)).toBe(20);
    expect([conclude(steps(20)), await atOneGo(steps(20))]).toEqual([20, 20]);
    expect(pace.pauses()).toBe(pace.said.length);
    expect(pace.said.length).toBeGreaterThan(3);
    expect(pace.said).toEqual([...pace.said].sort((one, other) => one - other));
  });

  it('does no step more once nobody waits for it', async () => {
    const done: number[] = [];
    const pace = slowPace();
    const work = cancellable(steps(20, done), () => pace.pauses() === 2);
    expect(await inSlices(work, pace)).toBeNull();
    expect([pace.pauses(), done.length < 20]).toEqual([2, true]);
    expect(conclude(cancellable(steps(3), () => false))).toBe(3);
  });

  it('fails as the work fails', async () => {
    const failing = (function* fail(): Work<number> {
      yield undefined;
      throw new Error('broken');
    })();
    await expect(inSlices(failing, slowPace())).rejects.toThrow('broken');
  });
});
