import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { jimeCard } from '@/games/jime/card';
import { openBookOn } from '@/saves/book';
import { BOOK_FAULTS } from '@/saves/faults';
import { readChosen } from '@/saves/settings';
import { SETTINGS } from '@/session/settings';
import { StorageFault } from '@/shell/StorageFault';
import { CrashBoundary } from '@/shell/CrashBoundary';
import { Settings } from '@/shell/Settings';
import { ShelfPage } from '@/shell/Shelf';
import type { GameCard } from '@/shell/gameCard';
import { LANGUAGES } from '@/i18n/languages';
import { wordsOf } from '@/games/jime/words';
import { useBook } from '@/session/book';
import { nodeSql } from '../saves/nodeSql';
import { renderPage } from '../ui/renderPage';
import { chooseSettings } from '../session/chooseSettings';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, canGoBack: () => false, replace: jest.fn() }),
}));

beforeEach(() => chooseSettings());

const SIZES = { landscape: [1180, 820], portrait: [820, 1180], phone: [390, 844] } as const;

const hold = (size: keyof typeof SIZES): void => {
  const [width, height] = SIZES[size];
  const window = { width, height, scale: 1, fontScale: 1 };
  Dimensions.set({ window, screen: window });
};

const another = (id: string, en: string, fr: string): GameCard => ({
  ...jimeCard,
  id,
  title: { en, fr },
  links: [{ label: { en: `Play ${en}`, fr: `Jouer ${fr}` }, icon: 'company', to: '/settings' }],
});
const FOUR = [
  jimeCard,
  another('confrontation', 'The Confrontation', 'La Confrontation'),
  another('lcg', 'The Card Game', 'Le Jeu de Cartes'),
  another('tcg', 'The Trading Card Game', 'Le Jeu de Cartes à Collectionner'),
];
const SAVE = { slot: 3, name: 'Les Cloches', game: 'jime' };

const labels = (): string[] =>
  screen.getAllByRole('button').map((button) => String(button.props.accessibilityLabel ?? ''));

describe.each(LANGUAGES)('the shelf in %s', (language) => {
  const words = wordsOf(language).shelf;
  const shell = [words.saves, words.settings, words.credits];
  const jime = jimeCard.links.map(({ label }) => label[language]);

  beforeEach(() => {
    mockPush.mockClear();
    chooseSettings({ language });
  });

  describe.each(['landscape', 'portrait', 'phone'] as const)('%s', (size) => {
    beforeEach(() => hold(size));

    it('shows the only game with all it offers', () => {
      renderPage(<ShelfPage games={[jimeCard]} latest={null} />);
      expect(screen.getByText(jimeCard.title[language])).toBeOnTheScreen();
      expect(screen.getByText(jimeCard.subtitle[language])).toBeOnTheScreen();
      expect(labels()).toEqual([...jime, ...shell]);
      fireEvent.press(screen.getByLabelText(jime[0] ?? ''));
      expect(mockPush).toHaveBeenCalledWith('/jime/new');
    });

    it('offers the save played last before the only game', () => {
      renderPage(<ShelfPage games={[jimeCard]} latest={SAVE} />);
      expect(labels()).toEqual([words.goOnWith('Les Cloches'), ...jime, ...shell]);
      fireEvent.press(screen.getByLabelText(words.goOnWith('Les Cloches')));
      expect(mockPush).toHaveBeenCalledWith({ pathname: '/jime/play', params: { slot: 3 } });
    });

    it('offers the save played last, then four games', () => {
      renderPage(<ShelfPage games={FOUR} latest={{ ...SAVE, game: 'lcg' }} />);
      const games = FOUR.flatMap(({ links }) => links.map(({ label }) => label[language]));
      const offered = labels().filter((label) => !shell.includes(label));
      expect(offered).toEqual([words.goOnWith('Les Cloches'), ...games]);
      for (const label of shell) expect(screen.getByLabelText(label)).toBeOnTheScreen();
      fireEvent.press(screen.getByLabelText(words.goOnWith('Les Cloches')));
      expect(mockPush).toHaveBeenCalledWith({ pathname: '/lcg/play', params: { slot: 3 } });
    });

    it.each([
      ['one game', [jimeCard]],
      ['four games', FOUR],
    ])('leads to the saves from a save of a game it does not know, with %s', (_, games) => {
      renderPage(<ShelfPage games={games} latest={{ ...SAVE, game: 'unheard-of' }} />);
      expect(screen.getByText(words.unknownGame)).toBeOnTheScreen();
      fireEvent.press(screen.getByLabelText(wordsOf(language).app.pair(words.saves, 'Les Cloches')));
      expect(mockPush).toHaveBeenCalledWith('/saves');
    });
  });
});

describe('settings page', () => {
  it('changes language live and keeps it', async () => {
    const book = await openBookOn(nodeSql());
    chooseSettings({}, book);
    renderPage(<Settings />);
    fireEvent.press(within(screen.getByLabelText('Language')).getByLabelText('Français'));
    expect(await screen.findByText('Paramètres')).toBeOnTheScreen();
    expect((await readChosen(book, SETTINGS)).language).toBe('fr');
  });

  it('says when a change cannot be kept, and keeps it after all when asked again', async () => {
    const sql = nodeSql();
    const book = await openBookOn(sql);
    chooseSettings({}, book);
    renderPage(<Settings />);
    await sql.exec('ALTER TABLE settings RENAME TO away');
    fireEvent.press(screen.getByLabelText('Night'));
    expect(await screen.findByText(/is not kept yet/)).toBeOnTheScreen();
    await sql.exec('ALTER TABLE away RENAME TO settings');
    fireEvent.press(screen.getByLabelText('Try again'));
    await waitFor(() => expect(screen.queryByText(/is not kept yet/)).toBeNull());
    expect((await readChosen(book, SETTINGS)).theme).toBe('night');
  });
});

describe('a book that does not open', () => {
  it.each(
    BOOK_FAULTS.flatMap((code) => [
      { code, language: 'fr' as const },
      { code, language: 'en' as const },
    ]),
  )('has its own message for $code in $language, and a way on', async ({ code, language }) => {
    useBook.setState({ status: 'failed', fault: code });
    chooseSettings({ language });
    renderPage(<StorageFault code={code} />);
    const words = wordsOf(language);
    expect(screen.getByText(words.fault[code].title)).toBeOnTheScreen();
    expect(screen.getByText(words.fault.kept)).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText(words.fault.unsavedInstead));
    await waitFor(() => expect(useBook.getState().status).toBe('unsaved'));
  });
});

describe('a mistake of ours', () => {
  it('shows what happened and offers export and restart', () => {
    const Torn = () => {
      throw new Error('ink spilled');
    };
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderPage(
      <CrashBoundary>
        <Torn />
      </CrashBoundary>,
    );
    quiet.mockRestore();
    expect(screen.getByText(/ink spilled/)).toBeOnTheScreen();
    expect(screen.getByLabelText('Export every save')).toBeOnTheScreen();
    expect(screen.getByLabelText('Start again')).toBeOnTheScreen();
  });
});
