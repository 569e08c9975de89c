import type { Part, Row } from '../../../../scripts/confrontation/results';
import {
  fellowshipOf,
  isMeasured,
  rowsIn,
  shareOf,
  timesOf,
  wholeRows,
} from '../../../../scripts/confrontation/results';

const row = (cast: Row['cast'], pair: Row['pair'], first = 10_000): Row => ({
  ...{ pair, cast, first },
  fellowship: { won: 15, played: 25 },
  sauron: { won: 20, played: 25 },
  decision: { median: 20, worst: 300, decisions: 900 },
});

const GREEDY = ['hard', 'greedy'] as const;
const EQUAL = ['hard', 'hard'] as const;
const ROWS = [row('draft', GREEDY), row('classic', EQUAL), row('classic', GREEDY)];

describe('a measurement that goes on where it ended', () => {
  it('finds the rows of its file again', () => {
    expect(rowsIn(ROWS.map((one) => `${JSON.stringify(one)}\n`).join(''))).toEqual(ROWS);
    expect(rowsIn('')).toEqual([]);
  });

  it.each<[string, boolean, Partial<Part>]>([
    ['the same games', true, {}],
    ['some of them', true, { first: 10_010, games: 40 }],
    ['more of them', false, { games: 100 }],
    ['those that follow', false, { first: 10_050 }],
    ['another cast', false, { cast: 'variant' }],
    ['the pair turned round', false, { pair: ['greedy', 'hard'] }],
  ])('plays nothing twice: %s are measured: %s', (_, measured, part) => {
    expect(isMeasured(ROWS, { pair: GREEDY, cast: 'draft', first: 10_000, games: 50, ...part })).toBe(
      measured,
    );
  });
});

describe('rows', () => {
  it('are told by pair and cast, whatever order their parts were played in', () => {
    const slow = { ...row('draft', GREEDY, 10_050), decision: { median: 30, worst: 400, decisions: 900 } };
    const whole = wholeRows([...ROWS, slow]);
    expect(whole.map(({ pair, cast }) => [pair[1], cast])).toEqual([
      ['greedy', 'classic'],
      ['greedy', 'draft'],
      ['hard', 'classic'],
    ]);
    expect(whole[1]).toMatchObject({
      fellowship: { won: 30, played: 50 },
      sauron: { won: 40, played: 50 },
    });
    expect(whole.map(timesOf)).toEqual(['20 / 300 ms', '25 / 400 ms', '20 / 300 ms']);
  });

  it('say a share with its 95 % interval by Wilson', () => {
    expect(shareOf({ won: 320, played: 400 })).toBe('320/400 = 80.0 % (75.8–83.6)');
    expect(shareOf({ won: 40, played: 40 })).toBe('40/40 = 100.0 % (91.2–100.0)');
  });

  it('count for the Fellowship what either player won with it', () => {
    expect(fellowshipOf(row('draft', EQUAL))).toEqual({ won: 20, played: 50 });
  });
});
