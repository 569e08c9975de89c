import { fireEvent, screen } from '@testing-library/react-native';
import { GAMES } from '@/games';
import { Reference } from '@/games/tcg/screens/Reference';
import { registerGames } from '@/session/games';
import { renderPage } from '../../../ui/renderPage';
import { settle } from './settle';

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));

beforeEach(() => settle());
afterEach(() => registerGames([]));

const type = (label: string, query: string) => fireEvent.changeText(screen.getByLabelText(label), query);

describe('the booklet looked up', () => {
  it('answers by word and by code, with the page', async () => {
    renderPage(<Reference />);
    await screen.findByText('The index');
    type('A word, a card, a code', 'embuscade');
    expect(await screen.findByText('Booklet p.\u00a027')).toBeOnTheScreen();
    type('A word, a card, a code', '1 R 55');
    expect(screen.getByText('The Mirror of Galadriel')).toBeOnTheScreen();
    expect(screen.getByText('Card 1 R 55')).toBeOnTheScreen();
  });

  it('answers for the Card Game too, each heading with the name of its game', async () => {
    settle('fr');
    registerGames(GAMES);
    renderPage(<Reference query="beravor" />);
    expect(await screen.findByText('Le Jeu de Cartes · Cartes corrigées')).toBeOnTheScreen();
    type('Un mot, une carte, un code', 'combat');
    expect(await screen.findByText('Le JCC · L’index')).toBeOnTheScreen();
  });

  it('is narrowed to a part of the game', async () => {
    renderPage(<Reference step="regroup" />);
    await screen.findByText('Regroup phase');
    expect(screen.queryByText('Formats')).toBeNull();
  });
});
