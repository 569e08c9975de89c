import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Results } from '@/games/confrontation/screens/results/Results';
import { againstBook, betweenPeople } from '@/games/confrontation/screens/results/tally';
import type { Result } from '@/games/confrontation/session/results';
import { recordResult, useResults } from '@/games/confrontation/session/results';
import { wordsOf } from '@/games/confrontation/words';
import { chooseSettings } from '../../../session/chooseSettings';
import { renderPage } from '../../../ui/renderPage';
import { scene } from '../scene';

const mockReplace = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: mockReplace, back: jest.fn(), canGoBack: () => true }),
}));

const { results: words, ending } = wordsOf('en');
const SLOT = 4;

const result = (over: Partial<Result> = {}): Result => ({
  id: '1/0',
  at: 0,
  cast: 'classic',
  players: [
    { name: 'Anne', kind: 'person' },
    { name: 'The book', kind: 'hard' },
  ],
  fellowship: 0,
  winner: 'fellowship',
  reason: 'bearerInMordor',
  points: 4,
  turns: 31,
  ...over,
});

const keep = (value: Result[]): void => act(() => useResults.setState({ value, book: null }));

beforeEach(() => {
  act(() => chooseSettings({ language: 'en' }));
  keep([]);
});

describe('the history of results', () => {
  it('counts victories against the book by its strength and by the side that was led', () => {
    const lost = result({ winner: 'sauron', reason: 'bearerDefeated' });
    const asSauron = result({ fellowship: 1, winner: 'sauron', reason: 'threeInShire' });
    const all = [result(), lost, asSauron];
    expect(againstBook(all, 'hard')).toEqual({
      fellowship: { won: 1, played: 2 },
      sauron: { won: 1, played: 1 },
    });
    expect(againstBook(all, 'easy').fellowship.played).toBe(0);
    expect(betweenPeople(all).sauron.played).toBe(0);
  });

  it('counts the victories of each side between two people', () => {
    const players = ['Anne', 'Tom'].map((name) => ({ name, kind: 'person' as const }));
    const games = [result({ players }), result({ players, winner: 'sauron' }), result({ players }), result()];
    expect(betweenPeople(games)).toEqual({
      fellowship: { won: 2, played: 3 },
      sauron: { won: 1, played: 3 },
    });
  });

  it('writes a game down once, and strikes it out when its end is taken back', async () => {
    const board = scene({ 'frodo-c': 'gondor', 'orcs-c': 'mordor' }, { turn: 'fellowship' });
    const before = board.state();
    board.move('frodo-c', 'mordor');
    await recordResult(SLOT, before);
    expect(useResults.getState().value).toEqual([]);
    await recordResult(SLOT, board.state());
    await recordResult(SLOT, board.state());
    expect(useResults.getState().value).toEqual([
      expect.objectContaining({ id: '4/0', winner: 'fellowship', reason: 'bearerInMordor' }),
    ]);
    await recordResult(SLOT, before);
    expect(useResults.getState().value).toEqual([]);
  });
});

describe('the page of results', () => {
  it('says what will stand there, and begins a game', () => {
    renderPage(<Results />);
    expect(screen.getByText(words.none)).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText(words.begin));
    expect(mockReplace).toHaveBeenCalledWith('/confrontation/new');
  });

  it('tells each row to the ear, and forgets a game', async () => {
    keep([result()]);
    renderPage(<Results />);
    expect(screen.getByLabelText('Hard: The Fellowship, 1 of 1; Sauron, not played')).toBeOnTheScreen();
    expect(screen.getByText(`${ending.won('Anne')}. ${ending.reason.bearerInMordor}`)).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText(/^Forget: Anne has won, /));
    await waitFor(() => expect(screen.getByText(words.none)).toBeOnTheScreen());
  });
});
