import { act, fireEvent, screen } from '@testing-library/react-native';
import type * as ReactNative from 'react-native';
import type { BoardProps } from '@/games/jime/board/BoardTable';
import { useGame } from '@/games/jime/session/game';
import { company } from '../../rules/company';
import { adventureNow, renderAdventure } from './renderAdventure';

/** How often the threat bar, which stands for all the bars, has been drawn. */
const mockDrawn = jest.fn();

jest.mock('@/games/jime/screens/adventure/ThreatRibbon', () => ({
  ThreatRibbon: () => {
    mockDrawn();
    return null;
  },
}));

type Turned = BoardProps & { onTurn(degrees: number): void };

/** A board that says which tile is laid on it, and can be turned. */
jest.mock('@/games/jime/board/Board', () => {
  const { Pressable } = jest.requireActual<typeof ReactNative>('react-native');
  return {
    Board: ({ view, onTurn }: Turned) => (
      <Pressable testID="board" nativeID={view.focus?.tile ?? ''} onPress={() => onTurn(60)} />
    ),
  };
});

beforeEach(() => mockDrawn.mockClear());

describe('the bars of the table', () => {
  it('are not drawn again when the board is turned', () => {
    renderAdventure(company());
    const drawn = mockDrawn.mock.calls.length;
    fireEvent.press(screen.getByTestId('board'));
    expect(mockDrawn).toHaveBeenCalledTimes(drawn);
  });

  it('are drawn once for a command, and not again for what its sheet lights on the board', async () => {
    renderAdventure(company());
    const tile = adventureNow().tiles.find(({ explored }) => !explored)?.tile ?? '';
    const [hero] = adventureNow().heroes;
    const drawn = mockDrawn.mock.calls.length;
    await act(async () => {
      await useGame.getState().act({ type: 'explore', hero: hero?.hero ?? '', tile });
    });
    expect(screen.getByTestId('board').props.nativeID).not.toBe('');
    expect(mockDrawn).toHaveBeenCalledTimes(drawn + 1);
  });
});
