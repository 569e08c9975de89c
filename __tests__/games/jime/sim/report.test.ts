import { seeded, shuffle } from '@/kernel/random';
import { reportOf } from '@/games/jime/sim/report';
import type { Asked, Report } from '@/games/jime/sim/reportShape';
import { doubtOf, meanOf, quantile, spreadOf } from '@/games/jime/sim/reportSpread';
import type { AdventureRecord, CampaignRecord, CellKey } from '@/games/jime/sim/tally';
import { BOT_SKILLS, DIFFICULTIES, addTo, emptyTally, tallyOfCampaign } from '@/games/jime/sim/tally';
import { pageOf } from '../../../../scripts/simulate/page';
import type { Names } from '../../../../scripts/simulate/parts';
import { tableOf } from '../../../../scripts/simulate/table';
import { PLOT, forged } from './sampleRecords';

const ASKED: Asked = {
  campaign: 'forged',
  heroes: [2, 4],
  difficulties: [...DIFFICULTIES],
  skills: [...BOT_SKILLS],
  games: 3,
  seed: 1,
};
const names: Names = (_, id) => id;
const CELLS: CellKey[] = ASKED.heroes.flatMap((heroes) =>
  ASKED.difficulties.flatMap((difficulty) => ASKED.skills.map((skill) => ({ heroes, difficulty, skill }))),
);
const RECORDS = CELLS.flatMap((cell, index) => [0, 1, 2].map((game) => forged(3 * index + game, cell)));

const told = (records: readonly CampaignRecord[]): Report => {
  const tally = records.reduce((sum, record) => addTo(sum, tallyOfCampaign(record)), emptyTally());
  return reportOf(tally, PLOT, ASKED);
};
const bytes = (report: Report): string[] => [
  JSON.stringify(report),
  tableOf(report, names),
  pageOf(report, names),
];

/** One adventure of two heroes, played by sensible bots on normal; the rest as given. */
const cart = (part: Partial<AdventureRecord> & { items?: string[] }): CampaignRecord => {
  const { items = [], ...rest } = part;
  const record: AdventureRecord = {
    adventure: 'cart',
    seed: 1,
    difficulty: 'normal',
    skill: 'sensible',
    heroes: [
      { hero: 'gimli', role: 'guardian', items, skills: [], xp: 4 },
      { hero: 'bilbo', role: 'burglar', items: [], skills: [], xp: 3 },
    ],
    resolution: 'quenched',
    won: true,
    rounds: 8,
    threat: { end: 20, max: 40 },
    lastStands: [],
    suffered: {},
    steps: [],
    lore: 8,
    ...rest,
  };
  return {
    seed: 1,
    difficulty: 'normal',
    skill: 'sensible',
    company: ['gimli', 'bilbo'],
    adventures: [record],
    ending: 'kept',
  };
};
const times = (count: number, record: CampaignRecord): CampaignRecord[] =>
  Array.from({ length: count }, () => record);
const LOST = { won: false, resolution: 'dark', threat: { end: 40, max: 40 } };

describe('a report', () => {
  it('is the same, byte for byte, in whatever order games were played', () => {
    const first = bytes(told(RECORDS));
    for (const seed of [1, 2]) expect(bytes(told(shuffle(seeded(seed), RECORDS)))).toEqual(first);
  });

  it('of four games says exactly what they were', () => {
    const report = told([
      cart({ rounds: 6, lastStands: [{ hero: 'gimli', cause: 'wight', failed: false }] }),
      cart({ rounds: 9, suffered: { wight: { damage: 3, fear: 1 } } }),
      cart({ rounds: 10, steps: ['tokens.cairn.interactions[0].effects[0]'] }),
      cart({ ...LOST, rounds: 12, lastStands: [{ hero: 'bilbo', cause: 'darkness', failed: true }] }),
    ]);
    expect(report.cells).toEqual([
      {
        adventure: 'cart',
        heroes: 2,
        difficulty: 'normal',
        skill: 'sensible',
        games: 4,
        won: 3,
        rate: 0.75,
        doubt: doubtOf({ games: 4, won: 3 }),
        rounds: { p10: 6, p50: 9, p90: 12 },
        threat: { p10: 0.5, p50: 0.5, p90: 1 },
        lastStands: 0.5,
        failed: 0.25,
        lore: 8,
        xp: 3.5,
      },
    ]);
    expect(report.causes).toEqual([
      { cause: 'wight', enemy: true, damage: 0.75, fear: 0.25, lastStands: 1, failed: 0, share: 0.5 },
      { cause: 'darkness', enemy: false, damage: 0, fear: 0, lastStands: 1, failed: 1, share: 0.5 },
    ]);
    expect(report.flow).toEqual([
      { from: 'cart', resolution: 'quenched', to: 'kept', ending: true, companies: 3 },
      { from: 'cart', resolution: 'dark', to: 'kept', ending: true, companies: 1 },
    ]);
    expect(report.missed.cart).toEqual(PLOT.adventures[0]?.steps.slice(1));
    expect(report.missed.mill).toBeUndefined();
    expect(report.seldom).toEqual([{ adventure: 'cart', token: 'cairn', games: 1, share: 0.25 }]);
  });

  it('values an item by games with it against games without', () => {
    const report = told([
      cart({ items: ['harp'] }),
      cart({ items: ['harp'] }),
      cart({ ...LOST, items: ['harp'] }),
      cart({ items: ['harp'] }),
      cart({}),
      cart(LOST),
    ]);
    expect(report.items).toEqual([
      {
        id: 'harp',
        with: { games: 4, won: 3 },
        without: { games: 2, won: 1 },
        value: 0.25,
        doubt: expect.any(Number),
      },
    ]);
  });

  it('does not blame an item for the adventures it is carried to', () => {
    const hard = (part: Partial<AdventureRecord> & { items?: string[] }) =>
      cart({ adventure: 'mill', ...part });
    const report = told([
      ...[cart({}), cart({}), cart({ items: ['harp'] })],
      ...[hard({ ...LOST, items: ['harp'] }), hard({ ...LOST, items: ['harp'] }), hard(LOST)],
    ]);
    expect(report.items[0]?.value).toBe(0);
  });
});

describe('the targets', () => {
  const verdictOf = (report: Report, words: string): string | undefined =>
    report.targets.find(({ name }) => name.includes(words))?.verdict;

  it('judge what was played and leave the rest', () => {
    const report = told([...times(30, cart({})), ...times(10, cart(LOST))]);
    expect(verdictOf(report, 'on normal')).toBe('met');
    expect(verdictOf(report, 'on hard')).toBe('unmeasured');
    expect(verdictOf(report, 'Experts')).toBe('unmeasured');
    expect(verdictOf(report, 'rounds')).toBe('met');
    expect(verdictOf(report, 'lore')).toBe('met');
  });

  it('name every cell outside its band', () => {
    const report = told(times(30, cart({})));
    const target = report.targets.find(({ name }) => name.includes('on normal'));
    expect(target).toMatchObject({ verdict: 'missed', offenders: ['The Cart, 2 heroes, normal: 100%'] });
  });

  it('judge no cell by a handful of games', () => {
    expect(verdictOf(told(times(29, cart({}))), 'on normal')).toBe('unmeasured');
  });

  it('ask no gain of the last adventure, where nothing can be spent', () => {
    const bare = { lore: 0, heroes: [] };
    expect(verdictOf(told(times(30, cart(bare))), 'lore')).toBe('missed');
    expect(verdictOf(told(times(30, cart({ ...bare, adventure: 'bride' }))), 'lore')).toBe('unmeasured');
  });

  it('let steps go unseen until enough campaigns were played', () => {
    const tally = tallyOfCampaign(cart({}));
    expect(verdictOf(reportOf(tally, PLOT, ASKED), 'never visited')).toBe('unmeasured');
    const many = Array.from({ length: 500 }, () => tally).reduce(addTo, emptyTally());
    expect(verdictOf(reportOf(many, PLOT, ASKED), 'never visited')).toBe('missed');
  });

  it('do not allow one kind of enemy most of the last stands', () => {
    const stand = (cause: string) => ({ hero: 'gimli', cause, failed: false });
    const share = (kinds: string[]): string | undefined =>
      verdictOf(told([cart({ lastStands: kinds.map(stand) })]), 'last stands');
    expect(share(['wight', 'wight', 'ruffian', 'darkness', 'orc-hunter'])).toBe('met');
    expect(share(['wight', 'wight', 'ruffian'])).toBe('missed');
    expect(share(['darkness', 'darkness', 'darkness', 'ruffian'])).toBe('met');
  });
});

describe('the page', () => {
  const page = pageOf(told(RECORDS), names);

  it('asks nothing of the network', () => {
    expect(page.match(/(?:href|src)=|url\((?!data:|#)|@import|https?:/g)).toBeNull();
  });

  it('names and describes every chart', () => {
    const charts = page.match(/<svg[^>]*role="img"/g) ?? [];
    expect(charts).toHaveLength(20);
    expect(page.match(/<title id="/g)).toHaveLength(charts.length);
    expect(page.match(/<desc id="/g)).toHaveLength(charts.length);
    const [, drawn] = page.split('</style>');
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('writes what it is told, not markup', () => {
    const plot = { ...PLOT, name: '<b>&' };
    expect(pageOf(reportOf(emptyTally(), plot, ASKED), names)).toContain('<h1>&lt;b&gt;&amp;</h1>');
  });
});

describe('a spread', () => {
  it('is found in a histogram as in the list it stands for', () => {
    expect(spreadOf({ 6: 1, 7: 7, 9: 2 })).toEqual({ p10: 6, p50: 7, p90: 9 });
    expect(quantile({}, 0.5)).toBe(0);
    expect(meanOf({ 2: 1, 5: 3 })).toBe(4.25);
  });

  it('knows how little few games say', () => {
    expect(doubtOf({ games: 200, won: 100 })).toBeCloseTo(0.0687, 3);
    expect(doubtOf({ games: 2, won: 2 })).toBeGreaterThan(0.3);
  });
});
