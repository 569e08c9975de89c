import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { openBookOn } from '@/saves/book';
import { BOOK_FAULTS } from '@/saves/faults';
import { readChosen } from '@/saves/settings';
import { SETTINGS } from '@/session/settings';
import { Fault } from '@/shell/StorageFault';
import { MishapBoundary } from '@/shell/CrashBoundary';
import { Settings } from '@/shell/Settings';
import { wordsOf } from '@/games/jime/words';
import { useBook } from '@/session/book';
import { nodeSql } from '../saves/nodeSql';
import { renderPage } from '../ui/renderPage';
import { chooseSettings } from '../session/chooseSettings';

beforeEach(() => chooseSettings());

describe('settings page', () => {
  it('changes language live and keeps it', async () => {
    const book = await openBookOn(nodeSql());
    chooseSettings({}, book);
    renderPage(<Settings />);
    fireEvent.press(within(screen.getByLabelText('Language')).getByLabelText('Français'));
    expect(screen.getByText('Réglages')).toBeOnTheScreen();
    await waitFor(async () => expect((await readChosen(book, SETTINGS)).language).toBe('fr'));
  });

  it('says when a change cannot be kept, and keeps it after all when asked again', async () => {
    const sql = nodeSql();
    const book = await openBookOn(sql);
    chooseSettings({}, book);
    renderPage(<Settings />);
    await sql.exec('ALTER TABLE settings RENAME TO away');
    fireEvent.press(screen.getByLabelText('Night'));
    expect(await screen.findByText(/could not be kept/)).toBeOnTheScreen();
    await sql.exec('ALTER TABLE away RENAME TO settings');
    fireEvent.press(screen.getByLabelText('Try again'));
    await waitFor(() => expect(screen.queryByText(/could not be kept/)).toBeNull());
    expect((await readChosen(book, SETTINGS)).theme).toBe('night');
  });
});

describe('a book that does not open', () => {
  it.each(
    BOOK_FAULTS.flatMap((code) => [
      { code, language: 'fr' as const },
      { code, language: 'en' as const },
    ]),
  )('has its own message for $code in $language, and a way on', ({ code, language }) => {
    chooseSettings({ language });
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
