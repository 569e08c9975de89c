import type { Group, SetFour } from '@/games/tcg/checklist';
import {
  GROUPS,
  RARITIES,
  codeFault,
  codeOf,
  groupsIn,
  joined,
  loadSetFour,
  readChecklist,
  tallies,
  toggled,
  writeChecklist,
} from '@/games/tcg/checklist';
import { CHECKLIST_FORMAT } from '@/games/tcg/formats';
import { mistyped } from '@/games/jime/check/box/text';

let list: SetFour;
beforeAll(async () => {
  list = await loadSetFour();
});

describe('p.31–36 the list of set 4', () => {
  it('has 365 cards by number, without a gap', () =>
    expect(list.map(({ number }) => number)).toEqual(Array.from({ length: 365 }, (_, i) => i + 1)));

  it('p.30: 121 of each rarity, and 2 premium cards', () =>
    expect(RARITIES.map((rarity) => list.filter((card) => card.rarity === rarity).length)).toEqual([
      121, 121, 121, 2,
    ]));

  it('has so many under each heading', () => {
    const counts: Record<Group, number> = {
      oneRing: 2,
      dunland: 38,
      dwarven: 17,
      elven: 30,
      gandalf: 21,
      gondor: 27,
      isengard: 80,
      raider: 46,
      rohan: 36,
      shire: 25,
      site: 41,
      premium: 2,
    };
    expect(GROUPS.map((group) => [group, list.filter((card) => card.group === group).length])).toEqual(
      Object.entries(counts),
    );
    expect(list.filter(({ group }) => group === 'site').every(({ rarity }) => rarity === 'U')).toBe(true);
  });

  it('has titles that are typed well, no two alike', () => {
    expect(list.filter(({ title }) => mistyped('fr', title).length > 0)).toEqual([]);
    expect(new Set(list.map(({ title }) => title)).size).toBe(365);
  });
});

describe('p.30 a code', () => {
  it.each(['4 U 323', '4u323', ' 4 u 323 '])('“%s” is site 323', (written) => {
    const code = codeOf(written);
    expect(code).toEqual({ set: 4, rarity: 'U', number: 323 });
    expect(code && codeFault(code, list)).toBeNull();
  });

  it.each(['', '4 X 12', '4 12', 'U 12', '4 U', '4 U 0', '123 U 4'])('“%s” is none', (written) =>
    expect(codeOf(written)).toBeNull(),
  );

  it('must have the rarity of the list, and a number up to 365', () => {
    expect(codeFault({ set: 4, rarity: 'R', number: 12 }, list)).toEqual({ fault: 'rarity', listed: 'C' });
    expect(codeFault({ set: 4, rarity: 'C', number: 366 }, list)).toEqual({ fault: 'unknown' });
  });

  it('of another set is believed: its list is not at hand', () => {
    expect(codeFault({ set: 0, rarity: 'P', number: 7 }, list)).toBeNull();
    expect(codeFault({ set: 1, rarity: 'U', number: 999 }, list)).toBeNull();
  });
});

describe('what one has of the list', () => {
  const all = { typed: '', shown: 'all', rarity: 'any' } as const;
  const numbers = (groups: ReturnType<typeof groupsIn>): number[] =>
    groups.flatMap(({ cards }) => cards.map(({ number }) => number));

  it('is ticked and ticked off, each number once', () => {
    expect(toggled([3], 1)).toEqual([1, 3]);
    expect(toggled([1, 3], 3)).toEqual([1]);
    expect(joined([3, 1], [2, 3])).toEqual([1, 2, 3]);
  });

  it('is shown as owned, missing, by rarity, by title and by code', () => {
    expect(numbers(groupsIn(list, [1, 2], { ...all, shown: 'owned' }))).toEqual([1, 2]);
    expect(numbers(groupsIn(list, [1, 2], { ...all, shown: 'missing' }))).toHaveLength(363);
    expect(numbers(groupsIn(list, [], { ...all, rarity: 'P' }))).toEqual([364, 365]);
    expect(numbers(groupsIn(list, [], { ...all, typed: 'ÉOWYN' }))).toEqual([270, 271, 272]);
    expect(numbers(groupsIn(list, [], { ...all, typed: '4 R 1' }))).toContain(1);
    expect(numbers(groupsIn(list, [], { ...all, typed: '323' }))).toEqual([323]);
  });

  it('is counted altogether and by rarity', () => {
    const { all: whole, rarity } = tallies(list, [1, 2, 364]);
    expect(whole).toEqual({ owned: 3, all: 365 });
    expect(rarity.P).toEqual({ owned: 1, all: 2 });
    expect(rarity.U).toEqual({ owned: 0, all: 121 });
  });

  it('goes into a file and comes back', () =>
    expect(readChecklist(writeChecklist([1, 5, 365]))).toEqual({ ok: true, owned: [1, 5, 365] }));

  it.each([
    ['{', 'broken'],
    ['null', 'foreign'],
    ['{"format":"red-book"}', 'foreign'],
    [JSON.stringify({ format: CHECKLIST_FORMAT, version: 2, set: 4, owned: [] }), 'newer'],
    [JSON.stringify({ format: CHECKLIST_FORMAT, version: 1, set: 5, owned: [] }), 'broken'],
    [JSON.stringify({ format: CHECKLIST_FORMAT, version: 1, set: 4, owned: [366] }), 'broken'],
    ['x'.repeat(100_001), 'huge'],
  ])('refuses %.40s', (file, fault) => expect(readChecklist(file)).toEqual({ ok: false, fault }));
});
