import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { NewGame } from '@/games/confrontation/screens/newGame/NewGame';
import { useGame } from '@/games/confrontation/session/game';
import { CONFRONTATION_SETTINGS } from '@/games/confrontation/session/settingChoices';
import { useConfrontationSettings } from '@/games/confrontation/session/settings';
import { wordsOf } from '@/games/confrontation/words';
import { defaultsOf } from '@/saves/settings';
import { chooseSettings } from '../../../session/chooseSettings';
import { renderPage } from '../../../ui/renderPage';

jest.setTimeout(60_000);
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), replace: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));

const { newGame } = wordsOf('en');

it('a new game remembers who played last, and how well the book did', async () => {
  act(() => {
    chooseSettings({ language: 'en', haptics: 'off', motion: 'reduced' });
    useConfrontationSettings.setState({ book: null, settings: defaultsOf(CONFRONTATION_SETTINGS) });
  });
  renderPage(<NewGame />);
  for (const label of [newGame.rival.options.book, newGame.strength.options.hard, newGame.side.own.second])
    fireEvent.press(screen.getByLabelText(label));
  fireEvent.press(screen.getByLabelText(newGame.begin));
  await waitFor(() => expect(useGame.getState().game?.state.players[1]?.kind).toBe('hard'));
  screen.unmount();
  renderPage(<NewGame />);
  fireEvent.press(screen.getByLabelText(newGame.begin));
  await waitFor(() => expect(useGame.getState().game?.state).toMatchObject({ fellowship: 1 }));
  expect(useGame.getState().game?.state.players.map(({ kind }) => kind)).toEqual(['person', 'hard']);
});
