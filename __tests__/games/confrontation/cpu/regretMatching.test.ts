import { mixedStrategy } from '@/games/confrontation/cpu/regretMatching';

describe('regret matching', () => {
  it('plays each third of rock, paper and scissors', () => {
    const shares = mixedStrategy([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    for (const share of shares) expect(share).toBeCloseTo(1 / 3, 1);
  });

  it('leaves a row that another beats everywhere', () => {
    const [worse = 1, better = 0] = mixedStrategy([
      [0.1, 0.2],
      [0.3, 0.4],
    ]);
    expect(worse).toBeLessThan(0.05);
    expect(better).toBeGreaterThan(0.95);
  });

  it('mixes by the payoffs where neither row is safe', () => {
    // The row that wins four times as much is played a fifth of the time, or it would be foreseen.
    const [rich = 0, poor = 0] = mixedStrategy([
      [4, 0],
      [0, 1],
    ]);
    expect(rich).toBeCloseTo(0.2, 1);
    expect(poor).toBeCloseTo(0.8, 1);
  });
});
