import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { writeChecklist } from '@/games/tcg/checklist';
import { Cards } from '@/games/tcg/screens/cards/Cards';
import { useKnownSites } from '@/games/tcg/session/knownSites';
import { useOwned } from '@/games/tcg/session/owned';
import { renderPage } from '../../../ui/renderPage';
import { settle } from './settle';

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));

let mockFile: { text: string | null } | null = null;
jest.mock('@/session/pickFile', () => ({ pickFile: async () => mockFile }));
const mockShared = jest.fn();
jest.mock('@/session/share', () => ({ shareText: async (...file: unknown[]) => mockShared(...file) }));

const press = (label: string) => fireEvent.press(screen.getByLabelText(label));

beforeEach(() => {
  settle();
  mockShared.mockClear();
});

describe('the check of a deck', () => {
  const paste = async (label: string, list: string) =>
    fireEvent.changeText(await screen.findByLabelText(label), list);

  it('p.7 says in English what stands in the way, with its page', async () => {
    renderPage(<Cards />);
    await paste('Paste the list of a deck', 'Free Peoples\n5 Aragorn (4 C 109)\nShadow\n4 Fou Dun (4 R 12)');
    expect(screen.getByText('May not be played.')).toBeOnTheScreen();
    expect(screen.getByText(/^Aragorn: 5 copies, and 4 are allowed/)).toBeOnTheScreen();
    expect(screen.getByText(/4 R 12: the list has that card as Common/)).toBeOnTheScreen();
    expect(screen.getByText(/9 cards in the draw deck: it needs at least 60/)).toBeOnTheScreen();
  });

  it('p.26 asks for numbers of sites once, and remembers them', async () => {
    settle('fr');
    renderPage(<Cards />);
    await paste('Collez la liste d’un paquet', 'Sites\n4 U 323\n4 U 353');
    press('Le Mur Est de Rohan\u00a0: 1');
    await waitFor(() => expect(useKnownSites.getState().value).toEqual({ 'le mur est de rohan': 1 }));
    expect(screen.queryByText('Quel numéro porte ce site\u00a0?')).toBeNull();
  });

  it('says when nothing can be read', async () => {
    renderPage(<Cards />);
    await paste('Paste the list of a deck', 'hello\nworld');
    expect(screen.getByText('No card was found in this text.')).toBeOnTheScreen();
  });
});

describe('the list of set 4', () => {
  it('p.31–36 is ticked, counted, and narrowed to what is missing', async () => {
    renderPage(<Cards tab="list" />);
    expect(await screen.findByText('0 of 365, 365 missing')).toBeOnTheScreen();
    fireEvent.changeText(screen.getByLabelText('A title, a number, a code'), 'eowyn');
    press('L’Épée d’Éowyn, 4 R 272');
    expect(await screen.findByText('1 of 365, 364 missing')).toBeOnTheScreen();
    expect(useOwned.getState().value).toEqual([272]);
    press('Missing');
    expect(screen.queryByLabelText('L’Épée d’Éowyn, 4 R 272')).toBeNull();
    expect(screen.getByLabelText('Éowyn, Dame de Rohan, 4 C 270')).toBeOnTheScreen();
    press('Premium');
    expect(screen.getByText('No card answers to that.')).toBeOnTheScreen();
  });

  it('mounts the cards in sight alone, in as many columns as there is room for', async () => {
    renderPage(<Cards tab="list" />);
    await screen.findByText('0 of 365, 365 missing');
    expect(screen.getAllByRole('checkbox').length).toBeLessThan(80);
    fireEvent.changeText(screen.getByLabelText('A title, a number, a code'), '365');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('goes out as a file and comes in, joined with what is there', async () => {
    useOwned.setState({ value: [1] });
    renderPage(<Cards tab="list" />);
    await screen.findByText('1 of 365, 364 missing');
    await act(async () => press('Export a file'));
    expect(mockShared).toHaveBeenCalledWith('red-book-set-4.json', writeChecklist([1]));
    mockFile = { text: writeChecklist([2, 3]) };
    await act(async () => press('Bring in a file'));
    expect(await screen.findByText('2 cards taken over.')).toBeOnTheScreen();
    expect(useOwned.getState().value).toEqual([1, 2, 3]);
    mockFile = { text: '{}' };
    await act(async () => press('Bring in a file'));
    expect(await screen.findByText('This is no checklist. Nothing was taken over.')).toBeOnTheScreen();
  });
});
