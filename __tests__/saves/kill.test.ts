import { killWriter } from './killWriter';
import { WAYS } from './waysOfKeeping';

/** `npm run test:kill` does the same a thousand times. */
const KILLS = 40;

describe.each(WAYS)('a writer killed at random moments, its book kept as %s', (way) => {
  it('loses no acknowledged command and leaves no half-written journal', async () => {
    const { kills, writes, faults } = await killWriter(way, KILLS);
    expect(faults).toEqual([]);
    expect(kills).toBe(KILLS);
    expect(writes).toBeGreaterThan(KILLS / 2);
  }, 120_000);
});
