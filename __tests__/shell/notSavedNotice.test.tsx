import { fireEvent, screen } from '@testing-library/react-native';
import { useCurrentSession } from '@/session/currentSession';
import { NotSavedNotice } from '@/shell/saves/NotSavedNotice';
import type { BookFaultCode } from '@/saves/faults';
import { renderPage } from '../ui/renderPage';

const mockRestart = jest.fn();
jest.mock('@/session/restartApp', () => ({ restartApp: () => mockRestart() }));

const saveAgain = jest.fn(async () => false);

const renderWith = (saveFault: BookFaultCode | null): void => {
  const rest = {
    edition: null,
    cover: () => null,
    rename: () => undefined,
    bookmark: async () => false,
    leave: async () => false,
  };
  useCurrentSession.setState({
    current: { game: 'jime', slot: 1, name: 'The Test', saveFault, saveAgain, ...rest },
  });
  renderPage(<NotSavedNotice />);
};

beforeEach(() => jest.clearAllMocks());

describe('a game that cannot be written', () => {
  it('is written again at a touch', () => {
    renderWith('disk-full');
    fireEvent.press(screen.getByLabelText('Try again'));
    expect(saveAgain).toHaveBeenCalledTimes(1);
    expect(mockRestart).not.toHaveBeenCalled();
  });

  it('that was taken further elsewhere is never written: the way is to what is kept', () => {
    renderWith('open-elsewhere');
    expect(screen.queryByLabelText('Try again')).toBeNull();
    fireEvent.press(screen.getByLabelText('Reload'));
    expect(mockRestart).toHaveBeenCalledTimes(1);
  });

  it('says nothing while all is kept', () => {
    renderWith(null);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
