import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { openBookOn } from '@/saves/book';
import { GAMES } from '@/games';
import { writeImport } from '@/saves/imports';
import { registerGames } from '@/session/games';
import { Saves } from '@/shell/saves/Saves';
import { useBook } from '@/session/book';
import { jime } from '@/games/jime/game';
import { useGame } from '@/games/jime/session/game';
import { PRINTED } from '@/games/confrontation/play';
import { beginGame } from '@/games/confrontation/session/game';
import { openSave } from '@/session/openSave';
import { useSlots } from '@/session/slots';
import { CONTENT } from '../games/jime/rules/company';
import { SavedCompany, smallBundle } from '../saves/savedCompany';
import { nodeSql } from '../saves/nodeSql';
import { renderPage } from '../ui/renderPage';
import { chooseSettings, own } from '../games/jime/session/chooseSettings';

// The first page opens the box and the campaign: on a busy machine that takes longer than a test usually may.
jest.setTimeout(60_000);

beforeAll(() => registerGames(GAMES));

const mockOpen = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ dismissTo: mockOpen, canGoBack: () => false, replace: jest.fn() }),
}));

/** The file a system's own window would have given, taken in. */
const mockImport = jest.fn();
jest.mock('@/session/importFile', () => ({ importFile: () => mockImport() }));

const setUp = async (language: 'en' | 'fr' = 'en') => {
  const sql = nodeSql();
  const book = await openBookOn(sql);
  useBook.setState({ status: 'open', book });
  chooseSettings({ language });
  own();
  await writeImport(book, { game: 'jime', id: CONTENT.campaign.id, text: JSON.stringify(smallBundle()) });
  const kept = await SavedCompany.begin(book, { heroes: 2 });
  await (await kept.do({ type: 'setOut' })).wander(6);
  return { sql, kept };
};

beforeEach(() => {
  mockOpen.mockClear();
  useGame.setState({ game: null, refused: null, saveFault: null });
  useSlots.setState({ slots: null, fault: null });
});

describe('the page of saves', () => {
  it('§98.3 shows company, heroes and place, and goes on with one tap', async () => {
    const { kept } = await setUp();
    renderPage(<Saves />);
    fireEvent.press(await screen.findByLabelText('Go on with The Test'));
    await waitFor(() =>
      expect(mockOpen).toHaveBeenCalledWith({ pathname: '/jime/play', params: { slot: kept.slot } }),
    );
    // Its game may only now have been loaded.
    expect(await screen.findByText(/The Test: Aragorn and Gimli/)).toBeOnTheScreen();
    expect(screen.getByText(/round/)).toBeOnTheScreen();
  });

  it('deletes into a bin, where nobody goes on, and takes back', async () => {
    const { kept } = await setUp();
    renderPage(<Saves />);
    fireEvent.press(await screen.findByLabelText('More about The Test'));
    fireEvent.press(screen.getByLabelText('Delete'));
    expect(screen.getByText(/goes to the bin/)).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('Delete'));
    const takeBack = await screen.findByLabelText('Take back The Test');
    expect(await openSave(jime, kept.slot)).toEqual({ why: 'no-such-slot' });
    fireEvent.press(takeBack);
    expect(await screen.findByLabelText('Go on with The Test')).toBeOnTheScreen();
    expect(await openSave(jime, kept.slot)).toMatchObject({ name: 'The Test' });
  });

  it('renames, duplicates, and goes on from an earlier point as a new save', async () => {
    await setUp();
    renderPage(<Saves />);
    fireEvent.press(await screen.findByLabelText('More about The Test'));
    fireEvent.changeText(screen.getByLabelText('Name of the save'), 'Our Tuesday');
    fireEvent.press(screen.getByLabelText('Keep this name'));
    fireEvent.press(await screen.findByLabelText('More about Our Tuesday'));
    fireEvent.press(screen.getByLabelText('Duplicate'));
    expect(await screen.findByLabelText('Go on with Our Tuesday (copy)')).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('More about Our Tuesday'));
    fireEvent.press(screen.getByLabelText('Bookmarks, backups and earlier adventures'));
    const [, start] = await screen.findAllByText('Go there');
    if (!start) throw new Error('no start');
    fireEvent.press(start);
    await waitFor(() =>
      expect(mockOpen).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/jime/play' })),
    );
    expect(useSlots.getState().slots).toHaveLength(3);
  });

  it('bookmarks the open game by name', async () => {
    const { sql, kept } = await setUp();
    await useGame.getState().resume(kept.slot);
    renderPage(<Saves />);
    fireEvent.changeText(screen.getByLabelText('Name of the bookmark'), 'At the ford');
    fireEvent.press(screen.getByLabelText('Keep a bookmark'));
    expect(await screen.findByText('“At the ford” is kept.')).toBeOnTheScreen();
    expect(await sql.all("SELECT name FROM snapshots WHERE kind = 'bookmark'")).toEqual([
      { name: 'At the ford' },
    ]);
  });

  it('has no bookmark and no copy of a game with secrets before its end, and says why', async () => {
    await setUp();
    await beginGame('Anne and Tom', {
      options: PRINTED,
      players: [
        { name: 'Anne', kind: 'person' },
        { name: 'Tom', kind: 'person' },
      ],
      fellowship: 0,
      seed: 5,
    });
    renderPage(<Saves />);
    expect(await screen.findByText(/nobody goes back behind what has been seen/)).toBeOnTheScreen();
    expect(screen.queryByLabelText('Keep a bookmark')).toBeNull();
    fireEvent.press(await screen.findByLabelText('More about Anne and Tom'));
    expect(screen.getByLabelText('Duplicate')).toBeDisabled();
    expect(screen.getByLabelText('Export as a file')).toBeEnabled();
  });

  it('keeps and shows a save whose cover cannot be read, in French too', async () => {
    const { sql } = await setUp('fr');
    await sql.exec("UPDATE slots SET cover = 'not JSON'");
    renderPage(<Saves />);
    expect(await screen.findByText('Cette sauvegarde ne peut pas être montrée')).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('Autres actions pour The Test'));
    expect(screen.getByLabelText('Exporter dans un fichier')).toBeOnTheScreen();
  });

  it('shows a save of a game this version does not have, and keeps it', async () => {
    const { sql } = await setUp();
    await sql.exec("UPDATE slots SET game = 'riddles'");
    renderPage(<Saves />);
    expect(await screen.findByText(/a game this version of the app does not have/)).toBeOnTheScreen();
    expect(screen.getByLabelText('Go on with The Test')).toBeDisabled();
    expect(await sql.all('SELECT game FROM slots')).toEqual([{ game: 'riddles' }]);
  });

  it('removes a campaign from a file only when asked twice, and never under a save', async () => {
    const { sql } = await setUp();
    renderPage(<Saves />);
    const label = /^Remove the campaign/;
    fireEvent.press(await screen.findByLabelText(label));
    fireEvent.press(screen.getByLabelText('Remove it'));
    expect(await screen.findByText(/stays: The Test could not be opened without it/)).toBeOnTheScreen();
    await sql.exec('DELETE FROM slots');
    fireEvent.press(screen.getByLabelText(label));
    fireEvent.press(screen.getByLabelText('Cancel'));
    expect(await sql.all('SELECT id FROM imports')).toHaveLength(1);
    fireEvent.press(screen.getByLabelText(label));
    fireEvent.press(screen.getByLabelText('Remove it'));
    await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
    expect(await sql.all('SELECT id FROM imports')).toEqual([]);
  });

  it('says under which name a save came in that was here already', async () => {
    await setUp('fr');
    mockImport.mockResolvedValue({
      ...{ what: 'saves', count: 1, renamed: ['The Test (2)'] },
      ...{ unproved: ['La Coupée'], here: ['Le Duel'], leftOut: [''], refusedImports: ['oath-of-the-lamps'] },
    });
    renderPage(<Saves />);
    fireEvent.press(await screen.findByLabelText('Apporter un fichier'));
    expect(await screen.findByText(/la nouvelle s’appelle «\sThe Test \(2\)\s»/)).toBeOnTheScreen();
    expect(screen.getByText(/«\sLa Coupée\s» ne peut pas être lue/)).toBeOnTheScreen();
    expect(screen.getByText(/«\sLe Duel\s» est déjà ici/)).toBeOnTheScreen();
    expect(screen.getByText(/Un élément qui n’est pas une sauvegarde/)).toBeOnTheScreen();
    expect(screen.getByText(/La campagne «\soath-of-the-lamps\s» n’a pas été reprise/)).toBeOnTheScreen();
  });

  it('says that a campaign came in only as long as it is there', async () => {
    const { sql } = await setUp();
    await sql.exec('DELETE FROM slots');
    const { id } = CONTENT.campaign;
    const name = { en: 'Two Evenings', fr: 'Deux soirées' };
    mockImport.mockResolvedValue({ what: 'content', id, name, replaced: false, advice: [] });
    renderPage(<Saves />);
    fireEvent.press(await screen.findByLabelText('Bring in a file'));
    expect(await screen.findByText(/“Two Evenings” was brought in/)).toBeOnTheScreen();
    fireEvent.press(await screen.findByLabelText(/^Remove the campaign/));
    fireEvent.press(screen.getByLabelText('Remove it'));
    await waitFor(() => expect(screen.queryByText(/was brought in/)).toBeNull());
  });

  it('says what to do when nothing is kept yet', async () => {
    const { sql } = await setUp();
    await sql.exec('DELETE FROM slots');
    renderPage(<Saves />);
    expect(await screen.findByText(/No game is kept yet/)).toBeOnTheScreen();
    expect(screen.getByLabelText('Bring in a file')).toBeOnTheScreen();
  });
});
