import { webcrypto } from 'node:crypto';
import { drawSeed } from '@/session/drawSeed.web';

describe('a seed in a browser', () => {
  beforeAll(() => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  });

  it('is 32 bits that the browser draws, other ones each time', () => {
    const drawn = Array.from({ length: 64 }, drawSeed);
    expect(drawn.every((seed) => Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff)).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(60);
    expect(drawn.some((seed) => seed > 0x7fff_ffff)).toBe(true);
  });
});
