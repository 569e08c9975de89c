import { killWriter } from './killWriter';

/** `npm run test:kill` does the same a thousand times. */
const KILLS = 40;

describe('a writer killed at random moments', () => {
  it('loses no acknowledged command and leaves no half-written journal', async () => {
    const { kills, writes, faults } = await killWriter(KILLS);
    expect(faults).toEqual([]);
    expect(kills).toBe(KILLS);
    expect(writes).toBeGreaterThan(KILLS);
  }, 120_000);
});
