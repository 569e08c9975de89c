import { BASE_RULES, BASE_RULES_SOURCE, BASE_RULE_BOUNDS } from '@/games/tcg/content/baseRules';
import { CULTURES, sideOf } from '@/games/tcg/content/cultures';
import { baseRules } from '@/games/tcg/state/pieces';

it('p.6 twelve cultures, six to each side', () => {
  expect(new Set(CULTURES).size).toBe(12);
  expect(CULTURES.filter((culture) => sideOf(culture) === 'freePeoples')).toEqual([
    ...['dwarven', 'elven', 'gandalf', 'gondor', 'rohan', 'shire'],
  ]);
});

describe('base rules', () => {
  it('are labelled as not from the supplied booklet, and are what players commonly hold', () => {
    expect(BASE_RULES_SOURCE).toBe('not from the supplied booklet');
    expect(BASE_RULES).toMatchObject({
      ...{ handSize: 8, moveLimit: 2, moveLimitOfMore: null, twilightPerCompanion: 1, roamingCost: 2 },
      ...{ sanctuaries: [3, 6], sanctuaryHeals: 5, overwhelm: 2, woundsOfLoss: 1 },
    });
    expect(baseRules(BASE_RULES)).toBe(true);
  });

  it.each(Object.entries(BASE_RULE_BOUNDS))(
    '%s is taken within its bounds and not outside',
    (rule, bounds) => {
      const taken = (value: number): boolean => baseRules({ ...BASE_RULES, [rule]: value });
      const { lowest, highest } = bounds;
      expect([taken(lowest), taken(highest), taken(lowest - 1), taken(highest + 1)]).toEqual([
        true,
        true,
        false,
        false,
      ]);
    },
  );
});
