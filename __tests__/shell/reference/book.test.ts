import type { Reference, Topic } from '@/session/reference';
import { indexLines } from '@/shell/reference/indexLines';
import { printedPage } from '@/shell/reference/printed';
import { meantBy, slipsBetween } from '@/shell/reference/spelling';

const topic = (given: Partial<Topic>): Topic => ({
  id: 'x',
  kind: 'rule',
  number: null,
  page: null,
  title: 'X',
  text: 'X.',
  tags: [],
  cards: [],
  steps: [],
  source: '',
  facts: [],
  ...given,
});

const reference: Reference = {
  game: 'The Ford',
  kinds: [{ kind: 'rule', label: 'Rules' }],
  steps: [],
  terms: [],
  topics: [
    topic({
      id: '2',
      title: 'Élan',
      tags: ['dash', 'élan'],
      source: '§2',
      more: [{ label: '§2.1', text: 'Run <fast>.' }],
    }),
    topic({ id: '1', title: 'Boat', more: [{ label: 'Ours', text: 'Row.', ours: true }] }),
  ],
  pages: [
    {
      id: 'round',
      title: 'A round',
      tab: 'Round',
      intro: 'Go.',
      groups: [{ title: 'First', lines: [{ text: 'Row.', topic: '1' }] }],
    },
  ],
};

describe('a reference as a book', () => {
  it('has an index by letter, accents apart, with the other words for each entry', () => {
    expect(indexLines(reference)).toEqual([
      { letter: 'B', data: [{ name: 'Boat', title: null, topic: '1' }] },
      { letter: 'D', data: [{ name: 'Dash', title: 'Élan', topic: '2' }] },
      { letter: 'E', data: [{ name: 'Élan', title: null, topic: '2' }] },
    ]);
  });

  it('is printed whole as one page, with nothing taken for markup', () => {
    const page = printedPage(reference, 'The Ford: the rules', 'en');
    expect(page).toContain('<html lang="en">');
    for (const said of ['A round', 'Row.', 'Élan', '§2.1', 'Run &lt;fast&gt;.', 'class="ours"'])
      expect(page).toContain(said);
    expect(page).not.toContain('<fast>');
  });
});

describe('a slip of the finger', () => {
  it.each([
    ['provoke', 'prvoke', 1],
    ['provoke', 'porvoke', 1],
    ['provoke', 'provokes', 1],
    ['provoke', 'stream', 3],
  ])('%s and %s are %i apart', (a, b, slips) => expect(slipsBetween(a, b, 2)).toBe(slips));

  it('is forgiven only in words long enough to be known', () => {
    expect(meantBy('strem', ['stream', 'strong', 'steam'])).toEqual(['stream']);
    expect(meantBy('pti', ['pit'])).toEqual([]);
  });
});
