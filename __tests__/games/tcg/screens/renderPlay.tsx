import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { GameState } from '@/games/tcg/play';
import { Play } from '@/games/tcg/screens/table/Play';
import { useGame } from '@/games/tcg/session/game';
import { useKnownCharacters } from '@/games/tcg/session/knownCharacters';
import type { Language } from '@/i18n/languages';
import { newHistory } from '@/kernel/history';
import { chooseSettings } from '../../../session/chooseSettings';
import { renderPage } from '../../../ui/renderPage';
import type { Table } from '../table';
import { settle } from './settle';

// A busy machine draws a whole screen in its own time.
jest.setTimeout(30_000);

/** A game on the screen, played for real. */
export const renderPlay = ({ state }: Table, language: Language = 'en'): void => {
  act(() => {
    settle(language);
    chooseSettings({ language, haptics: 'off', motion: 'reduced' });
    useKnownCharacters.setState({ book: null, saveFault: null, value: [] });
    const history = newHistory<never>();
    useGame.setState({
      game: { state, content: { id: 'table' }, history, slot: null, name: 'Test', draft: null },
    });
  });
  renderPage(<Play slot={null} />);
};

export const stateNow = (): GameState => {
  const { game } = useGame.getState();
  if (!game) throw new Error('no game');
  return game.state;
};

/** Presses what has this label, and waits until what follows holds. */
export const press = async (label: string | RegExp, then: () => void): Promise<void> => {
  fireEvent.press(screen.getByLabelText(label));
  await waitFor(then);
};
