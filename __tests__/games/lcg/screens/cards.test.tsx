import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { KnownCard } from '@/games/lcg/catalogue';
import { writeCatalogue } from '@/games/lcg/catalogue';
import { BLANK_ENEMY } from '@/games/lcg/play';
import { Cards } from '@/games/lcg/screens/decks/Cards';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { renderPage } from '../../../ui/renderPage';
import { hero } from '../table';
import { settle } from './openTable';

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));

let mockFile: { text: string | null } | null = null;
jest.mock('@/session/pickFile', () => ({ pickFile: async () => mockFile }));
const mockShared = jest.fn();
jest.mock('@/session/share', () => ({ shareText: async (...file: unknown[]) => mockShared(...file) }));

const press = (label: string) => fireEvent.press(screen.getByLabelText(label));

const SPIDER: KnownCard = {
  kind: 'encounter',
  as: { ...BLANK_ENEMY, name: 'Forest Spider', threat: 2, engagement: 25 },
};
const ARAGORN: KnownCard = { kind: 'hero', as: hero({ name: 'Aragorn' }) };

beforeEach(() => {
  settle();
  mockShared.mockClear();
});

describe('the check of a deck', () => {
  const paste = (list: string) =>
    fireEvent.changeText(screen.getByLabelText('Paste the list of a deck'), list);

  it('R p.27 says what stands in the way of a tournament deck, and what is missing', () => {
    renderPage(<Cards />);
    paste('Hero\n1x Aragorn\nAlly\n4x Faramir\n');
    expect(screen.getByText('Not legal.')).toBeOnTheScreen();
    expect(screen.getByText('Faramir: 4 copies, and 3 are allowed.')).toBeOnTheScreen();
    expect(screen.getByText('46 cards more make it a tournament deck.')).toBeOnTheScreen();
  });

  it('R p.27 accepts fifty cards of three copies each', () => {
    renderPage(<Cards />);
    const titles = Array.from({ length: 17 }, (_, i) => `${i === 16 ? 2 : 3}x Card number ${i}`);
    paste(['Hero', '1x Aragorn', 'Ally', ...titles].join('\n'));
    expect(screen.getByText('Legal for tournaments.')).toBeOnTheScreen();
  });

  it('explains the formats where nothing is pasted, and where nothing can be read', () => {
    renderPage(<Cards />);
    expect(screen.getByText(/One card to a line/)).toBeOnTheScreen();
    paste('hello\nworld');
    expect(screen.getByText('No card was found in this text.')).toBeOnTheScreen();
    expect(screen.getByText(/One card to a line/)).toBeOnTheScreen();
  });
});

describe('the entered cards', () => {
  it('are put right, forgotten, and put back', async () => {
    settle([SPIDER]);
    renderPage(<Cards tab="catalogue" />);
    press('Change: Forest Spider');
    press('More: Engagement cost');
    press('Keep');
    await waitFor(() =>
      expect(useCatalogue.getState().catalogue).toMatchObject([
        { as: { name: 'Forest Spider', engagement: 26 } },
      ]),
    );
    press('Forget: Forest Spider');
    await waitFor(() => expect(useCatalogue.getState().catalogue).toEqual([]));
    press('Put it back');
    await waitFor(() => expect(useCatalogue.getState().catalogue).toHaveLength(1));
  });

  it('are found by a part of their name, without accents', () => {
    settle([SPIDER, { kind: 'hero', as: hero({ name: 'Éowyn' }) }]);
    renderPage(<Cards tab="catalogue" />);
    fireEvent.changeText(screen.getByLabelText('Name of a card'), 'eow');
    expect(screen.getByText('Éowyn')).toBeOnTheScreen();
    expect(screen.queryByText('Forest Spider')).toBeNull();
    fireEvent.changeText(screen.getByLabelText('Name of a card'), 'zzz');
    expect(screen.getByText('No card is called “zzz”.')).toBeOnTheScreen();
  });

  it('go out as a file and come in again', async () => {
    settle([SPIDER, ARAGORN]);
    renderPage(<Cards tab="catalogue" />);
    press('Export as a file');
    await waitFor(() => expect(screen.getByText('Exported.')).toBeOnTheScreen());
    expect(mockShared).toHaveBeenCalledWith('red-book-cards.json', writeCatalogue([SPIDER, ARAGORN]));
    act(() => settle());
    mockFile = { text: writeCatalogue([SPIDER, ARAGORN]) };
    press('Bring in a file');
    await waitFor(() => expect(screen.getByText('2 cards were taken in.')).toBeOnTheScreen());
    expect(useCatalogue.getState().catalogue).toEqual([SPIDER, ARAGORN]);
  });

  it.each([
    ['{"format":"red-book"}', /no file of entered cards/],
    ['{"format":"red-book-lcg-cat', /cut short or altered/],
    [null, /too large/],
  ])('refuse %s, and stay as they were', async (text, said) => {
    settle([SPIDER]);
    mockFile = { text };
    renderPage(<Cards tab="catalogue" />);
    press('Bring in a file');
    await waitFor(() => expect(screen.getByText(said)).toBeOnTheScreen());
    expect(useCatalogue.getState().catalogue).toEqual([SPIDER]);
  });
});
