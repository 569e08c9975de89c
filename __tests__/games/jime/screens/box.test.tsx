import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { openBookOn } from '@/saves/book';
import { CORE_ALONE, readCollection, useCollection } from '@/games/jime/session/collection';
import { Collection } from '@/games/jime/screens/Collection';
import { BoxBrowser } from '@/games/jime/screens/box/BoxBrowser';
import { useBoxStore } from '@/games/jime/session/box';
import { nodeSql } from '../../../saves/nodeSql';
import { renderPage } from '../../../ui/renderPage';
import { chooseSettings, own } from '../session/chooseSettings';

beforeAll(() => useBoxStore.getState().open());
beforeEach(() => {
  chooseSettings();
  own();
});

const openShelf = (tab: string, typed = '') => {
  renderPage(<BoxBrowser />);
  fireEvent.press(screen.getByLabelText(tab));
  if (typed) fireEvent.changeText(screen.getByLabelText(/^Search by name/), typed);
};

describe('what is in the box', () => {
  it('shows only the boxes that are on, until every box is asked for', () => {
    openShelf('Heroes', 'legolas');
    expect(screen.getByText('Legolas')).toBeOnTheScreen();
    openShelf('Heroes', 'gandalf');
    expect(screen.queryByText('Gandalf')).toBeNull();
    fireEvent.press(screen.getByLabelText('Every box'));
    expect(screen.getByText('Gandalf')).toBeOnTheScreen();
  });

  it.each(['bandit', 'ruffian', 'RUFF'])('finds the Ruffian by %s', (typed) => {
    openShelf('Enemies', typed);
    expect(screen.getByText('Ruffian')).toBeOnTheScreen();
    expect(screen.queryByText('Bandit')).toBeNull();
    expect(screen.getByLabelText('Health 5')).toBeOnTheScreen();
  });

  it('finds a name typed without its accents', () => {
    openShelf('Skills', 'deja vu');
    expect(screen.queryByText(/No\. \d/)).toBeNull();
    openShelf('Enemies', 'eclaireur');
    expect(screen.getByText('Goblin Scout')).toBeOnTheScreen();
  });

  it('§34.4 shows what lore 25 opens for the Dagger', () => {
    openShelf('Items', 'gondolin dagger');
    expect(screen.getByLabelText('Lore 25')).toBeOnTheScreen();
    expect(screen.getByText('Ered Luin Dagger')).toBeOnTheScreen();
  });

  it('shows the cards for one use', () => {
    openShelf('Items', 'harp');
    fireEvent.press(screen.getByLabelText('Moving'));
    expect(screen.queryByText('Harp')).toBeNull();
    fireEvent.press(screen.getByLabelText('Helping others'));
    expect(screen.getAllByText('Harp').length).toBeGreaterThan(0);
  });

  it('names cards in English beside the language of the app', () => {
    chooseSettings({ language: 'fr' });
    renderPage(<BoxBrowser />);
    fireEvent.press(screen.getByLabelText('Ennemis'));
    expect(screen.getByText('Bandit')).toBeOnTheScreen();
    expect(screen.getByText('Ruffian')).toBeOnTheScreen();
  });

  it('names cards in the language of the cards in hand', () => {
    chooseSettings({ language: 'fr', cardNames: 'en' });
    renderPage(<BoxBrowser />);
    fireEvent.press(screen.getByLabelText('Ennemis'));
    expect(screen.getByText('Ruffian')).toBeOnTheScreen();
    expect(screen.queryByText('Bandit')).toBeNull();
  });

  it('says so when nothing answers to a name', () => {
    openShelf('Enemies', 'balrog');
    expect(screen.getByText(/Another tab may have it/u)).toBeOnTheScreen();
  });
});

describe('collection manager', () => {
  it('§56.2 turns a box on and keeps it', async () => {
    const book = await openBookOn(nodeSql());
    act(() => own(CORE_ALONE, book));
    renderPage(<Collection />);
    const [on] = screen.getAllByLabelText('On');
    fireEvent.press(on as NonNullable<typeof on>);
    await waitFor(async () => expect((await readCollection(book)).products).toContain('villains-of-eriador'));
  });

  it('lets a player correct a figure count', () => {
    renderPage(<Collection />);
    fireEvent.press(screen.getByLabelText('Figures'));
    fireEvent.press(screen.getByLabelText('Less: Orc Marauder'));
    expect(useCollection.getState().collection.figures).toEqual({ 'orc-marauder': 2 });
    fireEvent.press(screen.getByLabelText('As listed'));
    expect(useCollection.getState().collection.figures).toEqual({});
  });
});
