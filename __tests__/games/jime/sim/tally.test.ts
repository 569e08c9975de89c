import { int, seeded, shuffle } from '@/kernel/random';
import type { CampaignRecord, CellKey, Tally } from '@/games/jime/sim/tally';
import {
  BOT_SKILLS,
  DIFFICULTIES,
  addTo,
  cellOf,
  emptyTally,
  keyOf,
  merge,
  tallyOfCampaign,
} from '@/games/jime/sim/tally';
import { forged } from './sampleRecords';

const CELLS: CellKey[] = BOT_SKILLS.flatMap((skill) =>
  DIFFICULTIES.flatMap((difficulty) => [2, 5].map((heroes) => ({ heroes, difficulty, skill }))),
);
const RECORDS: CampaignRecord[] = CELLS.flatMap((cell, index) =>
  Array.from({ length: 3 }, (_, game) => forged(100 * index + game, cell)),
);
const count = (records: readonly CampaignRecord[]): Tally =>
  records.reduce((tally, record) => addTo(tally, tallyOfCampaign(record)), emptyTally());

it('counts the same in whatever order games are played', () => {
  const whole = count(RECORDS);
  for (let seed = 0; seed < 3; seed += 1) expect(count(shuffle(seeded(seed), RECORDS))).toEqual(whole);
});

it('merges in any grouping and any order to the same', () => {
  const dice = seeded(3);
  const [a, b, c] = [0, 1, 2].map((part) => count(RECORDS.filter((_, index) => index % 3 === part))) as [
    Tally,
    Tally,
    Tally,
  ];
  expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
  expect(merge(a, b)).toEqual(merge(b, a));
  const hands = Array.from({ length: 7 }, () => [] as CampaignRecord[]);
  for (const record of RECORDS) hands[int(dice, 0, 6)]?.push(record);
  expect(hands.map(count).reduce(merge, emptyTally())).toEqual(count(RECORDS));
});

it('leaves merged tallies alone', () => {
  const [a, b] = [count(RECORDS.slice(0, 12)), count(RECORDS.slice(12))];
  const before = JSON.stringify([a, b]);
  addTo(merge(a, b), merge(a, b));
  expect(JSON.stringify([a, b])).toBe(before);
});

it('never shares a count between two things of one game', () => {
  const record = forged(1, { heroes: 3, difficulty: 'normal', skill: 'sensible' });
  const twice = addTo(tallyOfCampaign(record), tallyOfCampaign(record));
  expect(twice).toEqual(merge(tallyOfCampaign(record), tallyOfCampaign(record)));
});

it('does not grow with the number of games', () => {
  const cell: CellKey = { heroes: 4, difficulty: 'hard', skill: 'expert' };
  const many = (games: number): Tally =>
    count(Array.from({ length: games }, (_, seed) => forged(seed, cell)));
  const leaves = (tally: unknown): number =>
    typeof tally === 'object' && tally !== null
      ? Object.values(tally).reduce((sum: number, inside) => sum + leaves(inside), 0)
      : 1;
  expect(leaves(many(600))).toBeLessThan(1.1 * leaves(many(200)));
});

it('counts one game exactly', () => {
  const record = forged(1, { heroes: 2, difficulty: 'normal', skill: 'sensible' });
  const [first] = record.adventures;
  const { campaigns, adventures, steps } = tallyOfCampaign(record);
  expect(campaigns['2 normal sensible']).toMatchObject({ campaigns: 1, endings: { [record.ending]: 1 } });
  expect(campaigns['2 normal sensible']?.flow.cart).toEqual({ [first?.resolution ?? '']: { mill: 1 } });
  expect(adventures.cart?.['2 normal sensible']).toMatchObject({
    games: 1,
    won: first?.won ? 1 : 0,
    rounds: { [first?.rounds ?? 0]: 1 },
    heroes: Object.fromEntries(record.company.map((hero) => [hero, { games: 1, won: first?.won ? 1 : 0 }])),
  });
  expect(Object.keys(steps.cart ?? {})).toEqual(first?.steps);
});

it('reads a cell as it was written', () => {
  for (const cell of CELLS) expect(keyOf(cellOf(cell))).toEqual(cell);
});
