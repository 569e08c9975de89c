import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { BOX } from '@/games/confrontation/content';
import type { Command, GameState } from '@/games/confrontation/play';
import { Play } from '@/games/confrontation/screens/table/Play';
import { useGame } from '@/games/confrontation/session/game';
import { CONFRONTATION_SETTINGS } from '@/games/confrontation/session/settingChoices';
import { useConfrontationSettings } from '@/games/confrontation/session/settings';
import { newHistory } from '@/kernel/history';
import { defaultsOf } from '@/saves/settings';
import { chooseSettings } from '../../../session/chooseSettings';
import { renderPage } from '../../../ui/renderPage';

// A busy machine draws a whole screen in its own time.
jest.setTimeout(60_000);

/** A game on the screen as if it had just been resumed; what is then played is real. */
export const showGame = (state: GameState): void => {
  act(() => {
    chooseSettings({ language: 'en', haptics: 'off', motion: 'reduced' });
    useConfrontationSettings.setState({ book: null, settings: defaultsOf(CONFRONTATION_SETTINGS) });
    const history = newHistory<Command>();
    useGame.setState({
      game: { slot: null, name: '', state, content: BOX, history, draft: null },
      refused: null,
    });
  });
  renderPage(<Play slot={null} />);
};

export const stateNow = (): GameState => {
  const state = useGame.getState().game?.state;
  if (!state) throw new Error('no game');
  return state;
};

/** Presses what has this label, and waits until what follows holds. */
export const press = async (label: string | RegExp, then: () => void): Promise<void> => {
  fireEvent.press(screen.getByLabelText(label));
  await waitFor(then);
};

/** Everything that stands on the screen or is told by it. */
export const toldNow = (): string => JSON.stringify(screen.toJSON());
