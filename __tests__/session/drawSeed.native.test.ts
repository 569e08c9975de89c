import { drawSeed } from '@/session/drawSeed';

const mockDrawn: number[] = [];
jest.mock('expo-crypto', () => ({
  getRandomValues: (numbers: Uint32Array) => numbers.fill(mockDrawn.shift() as number),
}));

describe('a seed on a device', () => {
  it('is all 32 bits of what the system draws, zero too', () => {
    mockDrawn.push(0xffff_fffe, 0, 7);
    expect([drawSeed(), drawSeed(), drawSeed()]).toEqual([0xffff_fffe, 0, 7]);
  });
});
