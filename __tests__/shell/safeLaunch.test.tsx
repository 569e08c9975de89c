import { act, fireEvent, screen } from '@testing-library/react-native';
import { LANGUAGES } from '@/i18n/languages';
import { wordsOf } from '@/i18n';
import { BOOK_FAULTS } from '@/saves/faults';
import { openBook } from '@/saves/database';
import { exportAll } from '@/session/exportFile';
import { thisLaunch } from '@/session/launch';
import { restartApp } from '@/session/restartApp';
import { restartAtTitle } from '@/session/restartAtTitle';
import { shareBook } from '@/session/shareBook';
import { CrashBoundary } from '@/shell/CrashBoundary';
import { Root } from '@/shell/Root';
import { StorageFault } from '@/shell/StorageFault';
import { useStanding } from '@/shell/useStanding';
import { chooseSettings } from '../session/chooseSettings';
import { renderPage } from '../ui/renderPage';

jest.mock('@/saves/database');
jest.mock('@/session/restartApp');
jest.mock('@/session/restartAtTitle');
jest.mock('@/session/exportFile');
jest.mock('@/session/shareBook');
jest.mock('@/session/launch', () => ({
  STANDS_MS: 5_000,
  onPutAway: () => () => undefined,
  thisLaunch: { isSafe: true, titleAlone: false, stood: jest.fn(), tore: jest.fn(), launchAgain: jest.fn() },
}));
const mockPages = jest.fn(() => null);
jest.mock('expo-router', () => ({ Stack: () => mockPages() }));
jest.mock('expo-font', () => ({ useFonts: () => [true, null] }));

const press = (label: string): void => fireEvent.press(screen.getByRole('button', { name: label }));

beforeEach(() => {
  jest.clearAllMocks();
  chooseSettings();
});

describe.each(LANGUAGES)('after two launches that broke off, in %s', (language) => {
  const words = wordsOf(language);

  beforeEach(() => {
    chooseSettings({ language });
    renderPage(<Root />);
  });

  it('nothing is opened: neither the book nor any page', () => {
    expect(screen.getByText(words.safeLaunch.title)).toBeTruthy();
    expect(openBook).not.toHaveBeenCalled();
    expect(mockPages).not.toHaveBeenCalled();
  });

  it('the first way on is to start as always', () => {
    const [first] = screen.getAllByRole('button');
    expect(first?.props.accessibilityLabel).toBe(words.safeLaunch.asAlways);
    press(words.safeLaunch.asAlways);
    expect(thisLaunch.launchAgain).toHaveBeenCalledWith({ titleAlone: false });
    expect(restartApp).toHaveBeenCalledTimes(1);
  });

  it('another is to start without the game that was open', () => {
    press(words.safeLaunch.titleAlone);
    expect(thisLaunch.launchAgain).toHaveBeenCalledWith({ titleAlone: true });
    expect(restartAtTitle).toHaveBeenCalledTimes(1);
  });

  it('every save can be exported', async () => {
    jest.mocked(exportAll).mockResolvedValue(true);
    press(words.app.export);
    expect(await screen.findByText(words.app.exported)).toBeTruthy();
  });

  it.each([true, false])(
    'the book itself is offered when its saves cannot be read (read: %s)',
    async (read) => {
      jest.mocked(exportAll).mockResolvedValue(false);
      jest.mocked(shareBook).mockResolvedValue(read);
      press(words.app.export);
      expect(await screen.findByText(words.bookFile.text)).toBeTruthy();
      press(words.bookFile.share);
      expect(await screen.findByText(words.bookFile[read ? 'shared' : 'failed'])).toBeTruthy();
    },
  );
});

describe('a launch', () => {
  const Page = ({ isAtRest }: { isAtRest: boolean }) => {
    useStanding(isAtRest);
    return null;
  };

  it('stands once its page has been there for a while, and not while the book is being opened', () => {
    jest.useFakeTimers();
    const { rerender } = renderPage(<Page isAtRest={false} />);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(thisLaunch.stood).not.toHaveBeenCalled();
    rerender(<Page isAtRest />);
    act(() => void jest.advanceTimersByTime(4_999));
    expect(thisLaunch.stood).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(thisLaunch.stood).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('hears that a page tore, and that page offers every save', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Torn = () => {
      throw new Error('torn');
    };
    renderPage(
      <CrashBoundary>
        <Torn />
      </CrashBoundary>,
    );
    expect(thisLaunch.tore).toHaveBeenCalledTimes(1);
    jest.mocked(exportAll).mockResolvedValue(false);
    press(wordsOf('en').app.export);
    expect(await screen.findByText(wordsOf('en').bookFile.text)).toBeTruthy();
    jest.mocked(console.error).mockRestore();
  });
});

it.each(BOOK_FAULTS)(
  'a book that does not open (%s) can be carried away, unless it is out of reach',
  (code) => {
    renderPage(<StorageFault code={code} />);
    const offered = screen.queryByRole('button', { name: wordsOf('en').app.export }) !== null;
    expect(offered).toBe(code !== 'open-elsewhere' && code !== 'storage-blocked');
  },
);
