import type { KnownCard } from '@/games/lcg/catalogue';
import { CATALOGUE_FORMAT } from '@/games/lcg/formats';
import {
  EMPTY_CATALOGUE,
  cardsOf,
  forget,
  knownQuestPoints,
  merge,
  readCatalogue,
  remember,
  spheresIn,
  suggest,
  writeCatalogue,
} from '@/games/lcg/catalogue';
import { Table, enemy, hero, location } from '../table';

const gloin = (fields: Parameters<typeof hero>[0] = { name: 'Glóin' }): KnownCard => ({
  kind: 'hero',
  as: hero(fields),
});
const spider: KnownCard = { kind: 'encounter', as: enemy({ name: 'Forest Spider', engagement: 25 }) };
const stage: KnownCard = { kind: 'quest', scenario: 'mirkwood', stage: 1, questPoints: 8 };

describe('the catalogue', () => {
  it('keeps each card once, by kind and title, and fills in what was not known', () => {
    const once = remember(EMPTY_CATALOGUE, gloin({ name: 'Glóin', threatCost: 9, attack: null }));
    const twice = remember(once, gloin({ name: 'gloin', threatCost: null, attack: 2 }));
    expect(twice).toHaveLength(1);
    expect(twice[0]).toMatchObject({ as: { name: 'gloin', threatCost: 9, attack: 2 } });
    expect(remember(twice, { kind: 'ally', as: hero({ name: 'Glóin' }) })).toHaveLength(2);
  });

  it('keeps no card without a title', () =>
    expect(remember(EMPTY_CATALOGUE, { kind: 'encounter', as: location() })).toEqual([]));

  it('forgets a card', () => {
    const both = merge([gloin()], [spider]);
    expect(forget(both, gloin({ name: 'GLOIN' }))).toEqual([spider]);
  });

  it('gathers what lies on the table, without cards lying face down', () => {
    const table = new Table({ count: 1 }).begin();
    table.do({ type: 'addEncounter', card: enemy({ name: 'Spider' }), engagedWith: 0 });
    table.do({ type: 'addEncounter', card: enemy({ name: 'Orc guard', faceDown: true }), engagedWith: 0 });
    table.do({ type: 'setQuest', stage: 1, questPoints: 8, blocked: false });
    const found = merge(EMPTY_CATALOGUE, cardsOf(table.state));
    expect(found.map((card) => ('as' in card ? card.as.name : card.kind))).toEqual([
      'Hero 0a',
      'Hero 0b',
      'Spider',
      'quest',
    ]);
    expect(readCatalogue(writeCatalogue(found))).toEqual({ ok: true, catalogue: found });
  });

  it('finds by the beginning of any word, and quest points by stage', () => {
    const all = merge(EMPTY_CATALOGUE, [gloin(), spider, stage]);
    expect(suggest(all, 'encounter', 'SPI')).toEqual([spider]);
    expect(suggest(all, 'hero', 'glo')).toHaveLength(1);
    expect(suggest(all, 'encounter', 'x')).toEqual([]);
    expect(knownQuestPoints(all, 'mirkwood', 1)).toBe(8);
    expect(knownQuestPoints(all, 'mirkwood', 2)).toBeNull();
    expect(spheresIn(all)('gloin')).toEqual(['leadership']);
    expect(spheresIn(all)('nobody')).toBeNull();
  });
});

describe('a catalogue file', () => {
  it('is read back as it was written', () => {
    const all = [gloin(), spider, stage];
    expect(readCatalogue(writeCatalogue(all))).toEqual({ ok: true, catalogue: all });
  });

  it.each([
    ['broken', 'not JSON'],
    ['broken', ''],
    ['foreign', 'null'],
    ['foreign', '{"format":"red-book"}'],
    ['newer', JSON.stringify({ format: CATALOGUE_FORMAT, version: 2, cards: [] })],
    ['broken', JSON.stringify({ format: CATALOGUE_FORMAT, version: 1, cards: [{ kind: 'hero', as: {} }] })],
    ['broken', JSON.stringify({ format: CATALOGUE_FORMAT, version: 1 })],
    ['huge', ' '.repeat(4_000_001)],
  ])('%s files are refused', (fault, text) => expect(readCatalogue(text)).toEqual({ ok: false, fault }));
});
