import { act, fireEvent, screen } from '@testing-library/react-native';
import type { Overlay } from '@/games/jime/screens/play/PageOver';
import { PageOver } from '@/games/jime/screens/play/PageOver';
import { WelcomeBack } from '@/games/jime/screens/play/WelcomeBack';
import { useGame } from '@/games/jime/session/game';
import { renderPage } from '../../../../ui/renderPage';
import { company } from '../../rules/company';
import { lay, settle, stateNow } from '../campaign/openCampaign';

beforeAll(settle);

const Shown = ({ overlay }: { overlay: Overlay }) => {
  const game = useGame((store) => store.game);
  return game ? <PageOver overlay={overlay} game={game} onClose={jest.fn()} /> : null;
};

const show = (overlay: Overlay) => {
  lay(company().state);
  return renderPage(<Shown overlay={overlay} />);
};

it('the rules open as one book, searched and read', async () => {
  show({ page: 'rules' });
  expect(await screen.findByText('Golden rules')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByLabelText('A word, a card, a question'), 'strike back');
  expect(await screen.findByText('Counterattack')).toBeOnTheScreen();
});

it('the signs of the map are explained over the adventure', () => {
  show({ page: 'legend' });
  expect(screen.getByText('Black border')).toBeOnTheScreen();
});

it('the box opens at its enemies', () => {
  show({ page: 'box' });
  expect(screen.getByLabelText('Enemies', { exact: false })).toBeOnTheScreen();
});

describe('the notes of the table', () => {
  it('are kept when the page is left, and no step of the game', async () => {
    const page = show({ page: 'notes' });
    fireEvent.press(screen.getByLabelText('Promised'));
    fireEvent.changeText(screen.getByLabelText('Your notes'), 'Round 1. Promised: the lamp to Nell');
    await act(async () => page.unmount());
    expect(stateNow().notes).toBe('Round 1. Promised: the lamp to Nell');
    expect(useGame.getState().game?.history.rows).toEqual([]);
  });

  it('begin a line with the round', () => {
    show({ page: 'notes' });
    fireEvent.press(screen.getByLabelText('To ask'));
    fireEvent.press(screen.getByLabelText('Suspected'));
    expect(screen.getByLabelText('Your notes').props.value).toBe('Round 1. To ask: \nRound 1. Suspected: ');
  });

  it('are read again when the adventure is resumed', () => {
    lay({ ...company().state, notes: 'Round 1. Promised: the lamp to Nell' });
    const { game } = useGame.getState();
    if (!game) throw new Error('no game');
    renderPage(<WelcomeBack game={game} onGoOn={jest.fn()} onRebuild={jest.fn()} />);
    expect(screen.getByText('Round 1. Promised: the lamp to Nell')).toBeOnTheScreen();
  });
});
