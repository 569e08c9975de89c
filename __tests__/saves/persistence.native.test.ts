import { askToPersist, isPersistent } from '@/saves/persistence';

describe('what a device keeps', () => {
  it('is kept for good, and nobody is asked', async () => {
    await expect(askToPersist()).resolves.toBeUndefined();
    await expect(isPersistent()).resolves.toBe(true);
  });
});
