import type { Topic } from '@/games/tcg/reference/load';
import { differences, sourcesOf } from '../../../../scripts/tcg-sources/references';

const BOOKLET = [
  'LE LIVRE DES GUÉS **0 P 7**',
  '',
  '- 1 R Le Gué',
  '- ❑ 2 U Le Bac',
  '',
  'INDEX',
  '',
  'bac	2	gué.	4, 12',
  'rame. 7	voile	9',
].join('\n');

const topic = (given: Partial<Topic>): Topic => ({
  id: 'x',
  kind: 'rule',
  index: null,
  pages: [1],
  number: null,
  cards: [],
  cardsEn: [],
  steps: ['cards'],
  title: 'X',
  text: 'X.',
  tags: ['x'],
  ...given,
});

describe('comparing with the booklet', () => {
  it('reads index, errata and list', () =>
    expect(sourcesOf(BOOKLET)).toEqual({
      index: ['bac 2', 'gue 4 12', 'rame 7', 'voile 9'],
      errata: ['0 P 7'],
      list: ['1 R', '2 U'],
    }));

  it('names what one has and the other has not', () => {
    const topics = [
      topic({ index: 'Bac', pages: [2] }),
      topic({ index: 'Gué', pages: [4, 12] }),
      topic({ index: 'Rame', pages: [7] }),
      topic({ index: 'Ancre', pages: [9] }),
      topic({ kind: 'erratum', number: '0 P 7' }),
    ];
    const cards = [{ number: 1, rarity: 'R' as const, title: 'Le Gué', group: 'site' as const }];
    expect(differences(topics, cards, sourcesOf(BOOKLET))).toEqual([
      'not in the booklet: index ancre 9',
      'nothing is about: index voile 9',
      'nothing is about: card 2 U',
    ]);
  });
});
