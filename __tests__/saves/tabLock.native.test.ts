import { acquireTabLock, waitForTabLock } from '@/saves/tabLock';

describe('the book on a device', () => {
  it('is ours at once, as often as it is asked for', async () => {
    await expect(acquireTabLock()).resolves.toBe(true);
    await expect(acquireTabLock()).resolves.toBe(true);
    await expect(waitForTabLock()).resolves.toBeUndefined();
  });
});
