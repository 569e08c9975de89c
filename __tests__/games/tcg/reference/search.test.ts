import { loadTopics as loadLcgTopics } from '@/games/lcg/session/reference';
import { loadTopics } from '@/games/tcg/session/reference';
import { LANGUAGES } from '@/i18n/languages';
import type { Folded } from '@/shell/reference/groups';
import { answersTo } from '@/shell/reference/groups';
import { indexOf, search, topicsOfStep } from '@/shell/reference/search';

describe.each(LANGUAGES)('searching the booklet in %s', (language) => {
  let tcg: Folded;
  let lcg: Folded;
  beforeAll(async () => {
    const reference = await loadTopics(language);
    const other = await loadLcgTopics(language);
    tcg = { id: 'tcg', reference, index: indexOf(reference) };
    lcg = { id: 'lcg', reference: other, index: indexOf(other) };
  });

  it.each([
    ['embuscade', 'ambush'],
    ['ambush', 'ambush'],
    ['1 R 55', 'erratum-1-r-55'],
    ['1r55', 'erratum-1-r-55'],
    ['3 R 1', 'erratum-3-r-1'],
    ['acharne', 'fierce'],
    ['fierce', 'fierce'],
    ['peu hatif', 'unhasty'],
    ['regle de 9', 'rule-of-9'],
    ['rule of 9', 'rule-of-9'],
    ['libérer', 'liberate'],
    ['monture', 'mount'],
    ['We Must Go Warily', 'erratum-3-c-48'],
  ])('finds “%s” first', (query, id) => expect(search(tcg.index, query)[0]?.id).toBe(id));

  it('finds every term by its name in any language', () => {
    const lost = tcg.reference.terms.filter((term) =>
      LANGUAGES.some((other) => search(tcg.index, term[other]).length === 0),
    );
    expect(lost).toEqual([]);
  });

  it('knows what to look up in a phase', () => {
    const ids = topicsOfStep(tcg.reference.topics, 'skirmish').map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['skirmish-phase', 'killed', 'fierce']));
    expect(ids).not.toContain('bid');
  });

  it('answers for both card games, the one it is asked from first, each by its name', () => {
    const games = (opened: readonly Folded[]): string[] => [
      ...new Set(answersTo(opened, 'combat', null).map(({ game }) => game)),
    ];
    expect(games([tcg, lcg])).toEqual([tcg.reference.game, lcg.reference.game]);
    expect(games([lcg, tcg])).toEqual([lcg.reference.game, tcg.reference.game]);
    expect(answersTo([lcg, tcg], 'beravor', null).map(({ game }) => game)).toEqual([lcg.reference.game]);
    expect(answersTo([lcg, tcg], '1 R 55', null)[0]?.data[0]?.id).toBe('erratum-1-r-55');
  });

  it('at a step answers for the game it is asked from alone', () =>
    expect(answersTo([tcg, lcg], '', 'regroup').every(({ game }) => game === tcg.reference.game)).toBe(true));
});
