import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { BASE_RULES } from '@/games/tcg/content/baseRules';
import { NewGame } from '@/games/tcg/screens/newGame/NewGame';
import { useBaseRules } from '@/games/tcg/session/baseRules';
import { useGame } from '@/games/tcg/session/game';
import { useLastTable } from '@/games/tcg/session/lastTable';
import { renderPage } from '../../../ui/renderPage';
import { settle } from './settle';

const mockReplace = jest.fn();
const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: mockReplace, push: mockPush, back: jest.fn(), canGoBack: () => true }),
}));

const press = (label: string) => fireEvent.press(screen.getByLabelText(label));
const stateNow = () => useGame.getState().game?.state;

beforeEach(() => {
  settle();
  mockReplace.mockClear();
  mockPush.mockClear();
});

describe('a new game', () => {
  it('p.8 is two players about to bid, with the base rules of the table', async () => {
    useBaseRules.setState({ value: { ...BASE_RULES, overwhelm: 3 } });
    renderPage(<NewGame />);
    fireEvent.changeText(screen.getByLabelText('Name of player 1'), 'Ada');
    fireEvent.changeText(screen.getByLabelText('Name of player 2'), 'Bo');
    expect(screen.getByText('1 value set by this table')).toBeOnTheScreen();
    await act(async () => press('On to the bids'));
    await waitFor(() => expect(mockReplace).toHaveBeenCalledWith('/tcg/play'));
    expect(stateNow()).toMatchObject({ stage: 'bids', block: 'towers', format: 'towersBlock', moveLimit: 2 });
    expect(stateNow()?.base.overwhelm).toBe(3);
    expect(stateNow()?.players.map(({ name, ring, resistance }) => [name, ring.version, resistance])).toEqual(
      [
        ['Ada', 'rulingRing', 10],
        ['Bo', 'rulingRing', 10],
      ],
    );
    expect(useGame.getState().game?.name).toBe('TCG: Ada, Bo');
    expect(useLastTable.getState().value?.players.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  });

  it('has two to four, asks more than two for a move limit, and the block follows the format', async () => {
    renderPage(<NewGame />);
    expect(screen.queryByText('Moves a turn')).toBeNull();
    press('More: Players');
    press('More: Players');
    expect(screen.getByLabelText('More: Players').props.accessibilityState?.disabled).toBe(true);
    press('More: Moves a turn');
    press('Fellowship block: sets 1 to 3');
    await act(async () => press('On to the bids'));
    await waitFor(() => expect(stateNow()?.players).toHaveLength(4));
    expect(stateNow()).toMatchObject({ moveLimit: 3, block: 'fellowship', format: 'fellowshipBlock' });
  });

  it('keeps Ring-bearers as printed, and offers the same table again', async () => {
    useLastTable.setState({
      value: {
        players: [
          { name: 'Ada', ring: 'answer', strength: 3, vitality: 4, resistance: 10 },
          { name: 'Bo', ring: 'isildursBane', strength: null, vitality: null, resistance: 10 },
        ],
      },
    });
    renderPage(<NewGame />);
    press('Take these players');
    await act(async () => press('On to the bids'));
    await waitFor(() => expect(stateNow()?.players[0]?.ring.version).toBe('answer'));
    expect(
      stateNow()?.characters.map(({ title, strength, vitality }) => [title, strength, vitality]),
    ).toEqual([
      ['Frodo', 3, 4],
      ['Frodo', null, null],
    ]);
  });

  it('speaks French, and leads to the base rules', () => {
    settle('fr');
    renderPage(<NewGame />);
    expect(screen.getByText('Une partie de JCC')).toBeOnTheScreen();
    press('Règles de base');
    expect(mockPush).toHaveBeenCalledWith('/tcg/base');
  });
});
