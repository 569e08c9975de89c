import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import * as load from '@/games/lcg/reference/load';
import { Reference } from '@/games/lcg/screens/reference/Reference';
import { renderPage } from '../../../ui/renderPage';
import { settle } from './openTable';

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));
jest.mock('@/games/lcg/reference/load', () => ({
  __esModule: true,
  ...jest.requireActual('@/games/lcg/reference/load'),
}));

const type = (query: string) =>
  fireEvent.changeText(screen.getByLabelText('A card, a number, a word'), query);

beforeEach(() => settle());
afterEach(() => jest.restoreAllMocks());

describe('the reference', () => {
  it('answers at once by card, by number and by word, and says where it is written', async () => {
    renderPage(<Reference />);
    await screen.findByText('Core rules');
    type('beravor');
    expect(await screen.findByText('F.A.Q. BB 12')).toBeOnTheScreen();
    type('1.57');
    expect(screen.getByText('F.A.Q. 1.57')).toBeOnTheScreen();
    type('1.03');
    expect(screen.getByText('Cards: Caught in a Web · In place of rules p. 26')).toBeOnTheScreen();
  });

  it('says when nothing answers, and what one may try', async () => {
    renderPage(<Reference step="combat.shadow" query="xyzzy" />);
    await screen.findByText('At “Shadow cards” nothing answers to “xyzzy”.');
    fireEvent.press(screen.getByLabelText('Search every step'));
    expect(screen.getByText('Nothing answers to “xyzzy”.')).toBeOnTheScreen();
  });

  it('is narrowed to a step of the round', async () => {
    renderPage(<Reference />);
    await screen.findByText('Core rules');
    fireEvent.press(screen.getByLabelText('Scoring'));
    expect(screen.getByLabelText('Scoring').props.accessibilityState?.checked).toBe(true);
    expect(screen.getByText('Variant and scoring')).toBeOnTheScreen();
    expect(screen.queryByText('Corrected cards')).toBeNull();
  });

  it('says when it cannot be opened, and opens at the second attempt', async () => {
    const opening = jest.spyOn(load, 'loadReference').mockRejectedValueOnce(new Error('offline'));
    renderPage(<Reference />);
    await screen.findByText(/could not be opened/);
    fireEvent.press(screen.getByLabelText('Try again'));
    await waitFor(() => expect(screen.getByText('Core rules')).toBeOnTheScreen());
    expect(opening).toHaveBeenCalledTimes(2);
  });
});
