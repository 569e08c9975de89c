import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@/i18n/languages';
import { LANGUAGES, byLanguage } from '@/i18n/languages';
import type { GameState } from '@/games/jime/play';
import { Adventure } from '@/games/jime/screens/adventure/Adventure';
import type { Links } from '@/games/jime/screens/adventure/MenuSheet';
import { HINTS, useHints } from '@/games/jime/session/hints';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import type { Company } from '../../rules/company';
import { renderPage } from '../../../../ui/renderPage';
import type { AllSettings } from '../../session/chooseSettings';
import { chooseSettings } from '../../session/chooseSettings';

// A busy machine draws a whole screen in its own time.
jest.setTimeout(30_000);

const boxText = (language: Language): Record<string, string> =>
  JSON.parse(
    readFileSync(join(__dirname, `../../../../../campaigns/core/text/${language}.json`), 'utf8'),
  ) as Record<string, string>;
const BOX = byLanguage(boxText);

export const links = (): Record<keyof Links, jest.Mock> => ({
  company: jest.fn(),
  chronicle: jest.fn(),
  saves: jest.fn(),
  resume: jest.fn(),
  box: jest.fn(),
  legend: jest.fn(),
  rules: jest.fn(),
  notes: jest.fn(),
  settings: jest.fn(),
  quit: jest.fn(),
});

const Screen = ({ to }: { to: Links }) => {
  const game = useGame((store) => store.game);
  return game ? <Adventure game={game} links={to} /> : null;
};

/** A company's table on the screen, played for real; every hint has been put away unless said otherwise. */
export const renderAdventure = (table: Company, settings: Partial<AllSettings> = {}, to = links()) => {
  const { state, content, history } = table;
  act(() => {
    chooseSettings({ haptics: 'off', motion: 'reduced', ...settings });
    useHints.setState({ seen: HINTS });
    const game: OpenGame = {
      state,
      content: { ...content, text: BOX, languages: LANGUAGES },
      history,
      slot: null,
      name: 'Test',
      draft: null,
    };
    useGame.setState({ game, refused: null });
  });
  renderPage(<Screen to={to} />);
  return to;
};

export const stateNow = (): GameState => {
  const { game } = useGame.getState();
  if (!game) throw new Error('no game');
  return game.state;
};

export const adventureNow = (): NonNullable<GameState['adventure']> => {
  const { adventure } = stateNow();
  if (!adventure) throw new Error('no adventure');
  return adventure;
};

/** Presses what has this label, and waits until what follows holds. */
export const press = async (label: string | RegExp, then: () => void): Promise<void> => {
  fireEvent.press(screen.getByLabelText(label));
  await waitFor(then);
};

export const touch = async (id: string, then: () => void): Promise<void> => {
  fireEvent.press(screen.getByTestId(id));
  await waitFor(then);
};
