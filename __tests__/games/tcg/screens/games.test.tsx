import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { coverOf, newGame } from '@/games/tcg/play';
import { CoverCard } from '@/games/tcg/screens/CoverCard';
import { coverPlace } from '@/games/tcg/screens/coverLines';
import { Games } from '@/games/tcg/screens/games/Games';
import { recordGame, useGames } from '@/games/tcg/session/games';
import { renderPage } from '../../../ui/renderPage';
import { settle } from './settle';

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));

const begun = newGame({
  seed: 1,
  players: [
    { name: 'Ada', ring: 'rulingRing' },
    { name: '', ring: 'answer' },
  ],
});
const [ada, bo] = begun.players;
if (!ada || !bo) throw new Error('two players');
const ended = {
  ...begun,
  stage: 'ended' as const,
  winner: 0,
  turn: 7,
  players: [
    { ...ada, site: 9, burdens: 1 },
    { ...bo, site: 6, burdens: 10, lost: 'corrupted' as const },
  ],
};

beforeEach(() => settle());

describe('games played', () => {
  it('are kept once, and no more when the end is taken back', async () => {
    await recordGame(3, ended);
    await recordGame(3, ended);
    expect(useGames.getState().value).toHaveLength(1);
    await recordGame(3, { ...ended, stage: 'play' });
    expect(useGames.getState().value).toEqual([]);
  });

  it('say who won, how far each came, and can be forgotten', async () => {
    await recordGame(3, ended);
    renderPage(<Games />);
    expect(screen.getByText('Ada won')).toBeOnTheScreen();
    expect(screen.getByText('Ada: site 9, 1 burden')).toBeOnTheScreen();
    expect(screen.getByText('Player 2: out at site 6, 10 burdens')).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText(/^Forget: Ada won/));
    await waitFor(() =>
      expect(screen.getByText('No game has been played to its end yet.')).toBeOnTheScreen(),
    );
  });
});

describe('the cover of a save', () => {
  it('says where it stands, in both languages', () => {
    expect(coverPlace(coverOf(begun), 'en')).toBe('The bids');
    expect(coverPlace(coverOf({ ...ended, stage: 'play' }), 'fr')).toBe('Tour 7, Ada\u00a0: compagnie');
    expect(coverPlace(coverOf(ended), 'fr')).toBe('Vainqueur\u00a0: Ada');
    expect(coverPlace({}, 'en')).toBeNull();
    renderPage(<CoverCard cover={coverOf(ended)} />);
    expect(screen.getByText('Player 2: out at site 6, 10 burdens')).toBeOnTheScreen();
  });
});
