import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { CORE } from '@/games/lcg/content';
import type { GameState } from '@/games/lcg/play';
import { Table as TableScreen } from '@/games/lcg/screens/table/Table';
import { useGame } from '@/games/lcg/session/game';
import { LCG_SETTINGS } from '@/games/lcg/session/settingChoices';
import { useLcgSettings } from '@/games/lcg/session/settings';
import type { Language } from '@/i18n/languages';
import { newHistory } from '@/kernel/history';
import { defaultsOf } from '@/saves/settings';
import { chooseSettings } from '../../../session/chooseSettings';
import { renderPage } from '../../../ui/renderPage';
import type { Table } from '../table';

// A busy machine draws a whole screen in its own time.
jest.setTimeout(30_000);

const Screen = () => {
  const game = useGame((store) => store.game);
  return game ? <TableScreen game={game} /> : null;
};

/** A table on the screen, played for real. */
export const renderTable = ({ state }: Table, language: Language = 'en'): void => {
  act(() => {
    chooseSettings({ language, haptics: 'off', motion: 'reduced' });
    useLcgSettings.setState({ book: null, settings: defaultsOf(LCG_SETTINGS) });
    const game = {
      state,
      content: CORE,
      history: newHistory<never>(),
      slot: null,
      name: 'Test',
      draft: null,
    };
    useGame.setState({ game, refused: null });
  });
  renderPage(<Screen />);
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
