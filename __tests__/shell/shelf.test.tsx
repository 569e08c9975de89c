import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { openBookOn } from '@/saves/book';
import { BOOK_FAULTS } from '@/saves/faults';
import { DEFAULT_SETTINGS, readSettings } from '@/saves/settings';
import { Fault } from '@/shell/StorageFault';
import { MishapBoundary } from '@/shell/CrashBoundary';
import { Settings } from '@/shell/Settings';
import { wordsOf } from '@/games/jime/words';
import { useBook } from '@/session/book';
import { useSettings } from '@/session/settings';
import { nodeSql } from '../saves/nodeSql';
import { renderPage } from '../ui/renderPage';

beforeEach(() => useSettings.getState().adopt(null, { ...DEFAULT_SETTINGS, language: 'en', sound: 'off' }));

describe('settings page', () => {
  it('changes language live and keeps it', async () => {
    const book = await openBookOn(nodeSql());
    useSettings.getState().adopt(book, { ...DEFAULT_SETTINGS, language: 'en', sound: 'off' });
    renderPage(<Settings />);
    fireEvent.press(screen.getByLabelText('Français'));
    expect(screen.getByText('Réglages')).toBeOnTheScreen();
    await waitFor(async () => expect((await readSettings(book)).language).toBe('fr'));
  });

  it('says when a change cannot be kept, and keeps it after all when asked again', async () => {
    const sql = nodeSql();
    const book = await openBookOn(sql);
    useSettings.getState().adopt(book, { ...DEFAULT_SETTINGS, language: 'en', sound: 'off' });
    renderPage(<Settings />);
    await sql.exec('ALTER TABLE settings RENAME TO away');
    fireEvent.press(screen.getByLabelText('Night'));
    expect(await screen.findByText(/could not be kept/)).toBeOnTheScreen();
    await sql.exec('ALTER TABLE away RENAME TO settings');
    fireEvent.press(screen.getByLabelText('Try again'));
    await waitFor(() => expect(screen.queryByText(/could not be kept/)).toBeNull());
    expect((await readSettings(book)).theme).toBe('night');
  });
});

describe('a book that does not open', () => {
  it.each(
    BOOK_FAULTS.flatMap((code) => [
      { code, language: 'fr' as const },
      { code, language: 'en' as const },
    ]),
  )('has its own message for $code in $language, and a way on', ({ code, language }) => {
    useSettings.getState().adopt(null, { ...DEFAULT_SETTINGS, language, sound: 'off' });
    renderPage(<Fault code={code} />);
    const words = wordsOf(language);
    expect(screen.getByText(words.fault[code].title)).toBeOnTheScreen();
    expect(screen.getByText(words.fault.kept)).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText(words.fault.unsavedInstead));
    expect(useBook.getState().status).toBe('unsaved');
  });
});

describe('a mistake of ours', () => {
  it('shows what happened and offers export and restart', () => {
    const Torn = () => {
      throw new Error('ink spilled');
    };
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderPage(
      <MishapBoundary>
        <Torn />
      </MishapBoundary>,
    );
    quiet.mockRestore();
    expect(screen.getByText(/ink spilled/)).toBeOnTheScreen();
    expect(screen.getByLabelText('Export every save')).toBeOnTheScreen();
    expect(screen.getByLabelText('Start again')).toBeOnTheScreen();
  });
});
