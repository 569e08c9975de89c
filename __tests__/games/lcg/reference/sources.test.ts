import type { Topic } from '@/games/lcg/reference/load';
import { lostReferences, missingEntries, sourcesOf } from '../../../../scripts/lcg-sources/references';

const RULES = 'A rule of p. 4.\n\nIndex\n\nThe Ford\t4\nThe Ferry\t9\n';
const FAQ = [
  '## Cartes de la Boîte de Base',
  '### THE BARGEMAN BB6',
  '## CLARIFICATIONS DE RÈGLES',
  '### (100) Oars',
  '#### **(L21) Ropes, as Nenyra has them**',
  '### (1.44) Sails',
  '## FOIRE AUX QUESTIONS',
  '**May the bargeman,**',
  '**when it rains, row?**',
  '*He must.*',
].join('\n\n');
const sources = sourcesOf(RULES, FAQ);

const topic = (given: Partial<Topic>): Topic => ({
  id: 'x',
  kind: 'clarification',
  number: null,
  page: null,
  setCode: null,
  cards: [],
  steps: ['cards'],
  title: 'X',
  text: 'X.',
  tags: ['x'],
  ...given,
});

const ford = topic({ kind: 'rule', title: 'The ford', page: 4 });
const bargeman = topic({ kind: 'erratum', number: 'BB 6', setCode: 'BB', cards: ['The Bargeman'] });
const numbered = (number: string): Topic => topic({ number });

describe('looking references up in the documents', () => {
  it('finds clarifications however their number was read from the paper', () => {
    for (const number of ['1.00', '1.21', '1.44'])
      expect(lostReferences(numbered(number), sources)).toEqual([]);
    expect(lostReferences(numbered('1.45'), sources)).toEqual(['clarification 1.45']);
  });

  it('finds a card with its set and number, and no other', () => {
    expect(lostReferences(bargeman, sources)).toEqual([]);
    expect(lostReferences({ ...bargeman, number: 'BB 7' }, sources)).toEqual(['erratum BB 7']);
  });

  it('finds names that were misread, and reports those that are not there', () => {
    expect(lostReferences({ ...bargeman, cards: ['The Bargeman', 'Nenya', 'Narya'] }, sources)).toEqual([
      'Narya',
    ]);
  });

  it('finds headings of the rules by title and page, and pages that are replaced', () => {
    expect(lostReferences({ ...ford, replaces: ['R p.9'] }, sources)).toEqual([]);
    expect(lostReferences({ ...ford, page: 9, replaces: ['R p.8'] }, sources)).toEqual([
      'rule The ford',
      'p.8',
    ]);
  });

  it('counts questions, also one that is cut in two', () => {
    expect(lostReferences(topic({ id: 'question-01', kind: 'question' }), sources)).toEqual([]);
    expect(lostReferences(topic({ id: 'question-02', kind: 'question' }), sources)).toEqual(['question X']);
  });

  it('reports what no entry is about', () => {
    const numbers = ['1.00', '1.21', '1.44'].map(numbered);
    const question = topic({ id: 'question-01', kind: 'question' });
    const ferry = topic({ kind: 'rule', title: 'The ferry', page: 9 });
    expect(missingEntries([bargeman, ...numbers, question, ford, ferry], sources)).toEqual([]);
    expect(missingEntries([], sources)).toEqual([
      'the bargeman bb 6',
      '1.00',
      '1.21',
      '1.44',
      'question 1',
      'the ford, p.4',
      'the ferry, p.9',
    ]);
  });
});
