import { loadTopics } from '@/games/lcg/session/reference';
import { LANGUAGES } from '@/i18n/languages';
import type { Topic } from '@/session/reference';
import type { SearchIndex } from '@/shell/reference/search';
import { indexOf, search, topicsOfStep } from '@/shell/reference/search';

describe.each(LANGUAGES)('searching the reference in %s', (language) => {
  let index: SearchIndex;
  let topics: readonly Topic[];
  beforeAll(async () => {
    const reference = await loadTopics(language);
    topics = reference.topics;
    index = indexOf(reference);
  });

  const found = (query: string): string[] => search(index, query).map(({ id }) => id);

  it.each([
    ['beravor', 'erratum-bb-12'],
    ['BERAVOR', 'erratum-bb-12'],
    ['BB 12', 'erratum-bb-12'],
    ['bb12', 'erratum-bb-12'],
    ['les marais des morts 95', 'erratum-les-marais-des-morts-95'],
    ['1.57', 'clarification-1-57'],
    ['protecteur lorien', 'erratum-bb-70'],
    ['Protector of Lorien', 'erratum-bb-70'],
    ['tester sa volonte', 'clarification-1-53'],
    ['Test of Will', 'clarification-1-53'],
    ['lieux actifs', 'clarification-1-27'],
    ['score', 'scoring'],
    ['règle d’or', 'clarification-1-00'],
    ['victory display', 'clarification-1-29'],
    ['pile de victoire', 'clarification-1-29'],
  ])('finds “%s” first', (query, id) => expect(found(query)[0]).toBe(id));

  it.each(['menace', 'threat', 'MÉNACE'])('finds what is about threat by “%s”', (query) => {
    expect(found(query).slice(0, 8)).toContain('clarification-1-57');
    expect(found(query)).toEqual(
      expect.arrayContaining(['clarification-1-20', 'clarification-1-24', 'scoring']),
    );
  });

  it('finds every term of the game that it knows by another name', async () => {
    const { terms } = await loadTopics(language);
    const said = terms.filter((term) => found(term[language]).length > 0);
    expect(said.length).toBeGreaterThan(60);
    const lost = said.filter((term) => LANGUAGES.some((other) => found(term[other]).length === 0));
    expect(lost).toEqual([]);
  });

  it.each(['Shadow cards', 'cartes Ombre'])('finds what is about shadow cards by “%s”', (query) => {
    expect(found(query)).toEqual(expect.arrayContaining(['erratum-bb-91', 'clarification-1-42']));
  });

  it('R p.24 tells that a card with victory points scores nothing when an effect discards it', () => {
    expect(found(language === 'en' ? 'victory points discarded' : 'points de victoire défaussé')).toContain(
      'rule-24-victory-points',
    );
  });

  it('names the set of an entry in the language of the reader', () => {
    const marshes = topics.find(({ id }) => id === 'erratum-les-marais-des-morts-95');
    expect(marshes?.facts[0]).toMatch(language === 'en' ? /The Dead Marshes$/ : /Les Marais des Morts$/);
  });

  it('finds a word or a code by its beginning, the whole one before it', () => {
    expect(found('bera')).toContain('erratum-bb-12');
    expect(found('BB 12')).not.toContain('erratum-hn-12');
    expect(found('BB 12').indexOf('erratum-bb-12')).toBeLessThan(found('BB 12').indexOf('erratum-bb-123'));
  });

  it('wants every word', () => {
    expect(found('beravor 1.57')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
  });

  it('shows everything, in the order of the documents, when nothing is typed', () => {
    expect(found(' … ')).toEqual(topics.map(({ id }) => id));
  });

  it('knows what to look up at a step: its own first, then what concerns its phase', () => {
    const ids = topicsOfStep(topics, 'combat.shadow').map(({ id }) => id);
    const own = ['erratum-bb-91', 'clarification-1-28', 'clarification-1-42'];
    expect(ids.slice(0, own.length)).toEqual(own);
    expect(ids).toContain('clarification-1-20');
    expect(ids).not.toContain('clarification-1-33');
    expect(topicsOfStep(topics, 'combat').map(({ id }) => id)).toContain('clarification-1-33');
  });
});
