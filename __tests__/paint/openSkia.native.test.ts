import { openSkia } from '@/paint/openSkia';

describe('Skia on a device', () => {
  it('is part of the app: what paints is loaded at once, and once', async () => {
    const load = jest.fn(async () => ({ paints: true }));
    await expect(openSkia(load)).resolves.toEqual({ paints: true });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says so when what paints cannot be loaded', async () => {
    const gone = new Error('no such chunk');
    await expect(openSkia(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});
