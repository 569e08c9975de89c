import type { Row } from '../../../../scripts/confrontation/results';
import { fellowshipOf, isMeasured, rowsIn, shareOf } from '../../../../scripts/confrontation/results';

const row = (cast: Row['cast'], pair: Row['pair']): Row => ({
  ...{ pair, cast },
  fellowship: { won: 150, played: 200 },
  sauron: { won: 170, played: 200 },
  decision: { median: 20, worst: 300, decisions: 9_000 },
});

const ROWS = [row('classic', ['hard', 'greedy']), row('draft', ['hard', 'hard'])];

describe('a measurement that goes on where it ended', () => {
  it('finds the rows of its file again', () => {
    expect(rowsIn(ROWS.map((one) => `${JSON.stringify(one)}\n`).join(''))).toEqual(ROWS);
    expect(rowsIn('')).toEqual([]);
  });

  it('leaves out what was played so often by the same pair in the same way, and nothing else', () => {
    expect(isMeasured(ROWS, ['hard', 'greedy'], 'classic', 400)).toBe(true);
    expect(isMeasured(ROWS, ['hard', 'greedy'], 'classic', 100)).toBe(false);
    expect(isMeasured(ROWS, ['hard', 'greedy'], 'draft', 400)).toBe(false);
    expect(isMeasured(ROWS, ['greedy', 'hard'], 'classic', 400)).toBe(false);
  });
});

describe('what a row says', () => {
  it('is a share with its 95 % interval by Wilson', () => {
    expect(shareOf({ won: 320, played: 400 })).toBe('320/400 = 80.0 % (75.8–83.6)');
    expect(shareOf({ won: 40, played: 40 })).toBe('40/40 = 100.0 % (91.2–100.0)');
  });

  it('counts for the Fellowship what either player won with it', () => {
    expect(fellowshipOf(row('draft', ['hard', 'hard']))).toEqual({ won: 180, played: 400 });
  });
});
