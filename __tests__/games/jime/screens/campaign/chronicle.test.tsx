import { act, fireEvent, screen } from '@testing-library/react-native';
import type { Chapter, ChronicleEntry } from '@/games/jime/play';
import { textName } from '@/games/jime/play';
import { Chronicle } from '@/games/jime/screens/campaign/chronicle/Chronicle';
import { chronicleRows, chronicleText } from '@/games/jime/screens/campaign/chronicle/chronicleRows';
import { atCamp } from '../../rules/campStates';
import { renderPage } from '../../../../ui/renderPage';
import { lay, settle } from './openCampaign';

jest.setTimeout(60_000);
beforeAll(settle);

const LINES: Record<string, string> = {
  gate: 'La porte est fermée.',
  eau: 'L’eau monte, et Éowyn s’éloigne.',
  song: 'Quelqu’un chante.',
};
const chronicle: Chapter[] = [
  {
    adventure: 'first',
    pages: [
      { round: 0, entries: [{ phase: 'setup', text: { key: 'gate' } }] },
      { round: 1, entries: [{ phase: 'action', text: { key: 'eau' }, hero: 'gimli' }] },
    ],
  },
  { adventure: 'second', pages: [{ round: 1, entries: [{ phase: 'rally', text: { key: 'song' } }] }] },
];
const telling = {
  adventure: (id: string) => `Adventure ${id}`,
  round: (round: number) => `Round ${round}`,
  line: ({ text }: ChronicleEntry) => LINES[textName(text)] ?? '',
};
const rows = (typed: string, hero: string | null = null) =>
  chronicleRows({ chronicle }, telling, { typed, hero }, 'told');
const texts = (...found: ReturnType<typeof rows>) => found.map(({ text }) => text);

describe('the chronicle', () => {
  it('§32 tells everything by adventure and round', () => {
    expect(texts(...rows(''))).toEqual([
      'Adventure first',
      'Round 0',
      LINES.gate,
      'Round 1',
      LINES.eau,
      'Adventure second',
      'Round 1',
      LINES.song,
    ]);
  });

  it('is read from the newest adventure, round and moment, each moment in its own order', () => {
    const pages = [
      { phase: 'action', text: { key: 'gate' } },
      { phase: 'action', text: { key: 'eau' } },
      { phase: 'action', text: { key: 'song' }, follows: true },
    ] satisfies ChronicleEntry[];
    const book = [...chronicle, { adventure: 'third', pages: [{ round: 1, entries: pages }] }];
    const newest = chronicleRows({ chronicle: book }, telling, { typed: '', hero: null }, 'newest');
    expect(texts(...newest).slice(0, 7)).toEqual([
      'Adventure third',
      'Round 1',
      LINES.eau,
      LINES.song,
      LINES.gate,
      'Adventure second',
      'Round 1',
    ]);
  });

  it('§32.1 is searched without accents, and keeps the headings a line stands under', () => {
    expect(texts(...rows('eowyn eloigne'))).toEqual(['Adventure first', 'Round 1', LINES.eau]);
    expect(rows('dragon')).toEqual([]);
  });

  it('§32.1 shows what one hero did or met', () => {
    expect(texts(...rows('', 'gimli'))).toEqual(['Adventure first', 'Round 1', LINES.eau]);
  });

  it('is shared as a text that reads by itself', () => {
    expect(chronicleText('The Nine', rows('chante'))).toBe(
      'The Nine\n\n\nADVENTURE SECOND\n\nRound 1\n  Quelqu’un chante.\n',
    );
  });

  it('§32 shows the lines of the open game, and says when nothing answers', () => {
    lay({
      ...atCamp({ aragorn: {}, gimli: {} }),
      chronicle: [
        {
          adventure: 'first',
          pages: [
            {
              round: 2,
              entries: [{ phase: 'shadow', text: { line: 'chronicle.threat', by: 3, threat: 9 } }],
            },
          ],
        },
      ],
    });
    renderPage(<Chronicle onClose={jest.fn()} />);
    expect(screen.getByText('Round 2')).toBeOnTheScreen();
    expect(screen.getByText('Threat rises by 3, to 9.')).toBeOnTheScreen();
    act(() => {
      fireEvent.changeText(screen.getByLabelText('Search for a word'), 'mushrooms');
    });
    expect(screen.getByText('Nothing in the chronicle answers to that.')).toBeOnTheScreen();
  });
});
