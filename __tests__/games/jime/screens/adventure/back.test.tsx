import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Adventure } from '@/games/jime/screens/adventure/Adventure';
import { RuleLinks } from '@/games/jime/screens/rulebook/RuleLinks';
import { useGame } from '@/games/jime/session/game';
import { closeOverlay, goBack } from '@/ui/backStack';
import { renderPage } from '../../../../ui/renderPage';
import { company } from '../../rules/company';
import { links, renderAdventure, stateNow } from './renderAdventure';

jest.mock('@/games/jime/board/Board', () => jest.requireActual('./boardStandIn'));

/** Whether anything closed. */
const back = (): boolean => {
  let closed = false;
  act(() => {
    closed = goBack();
  });
  return closed;
};

const openMenu = (): void => fireEvent.press(screen.getByLabelText('Settings and more'));

describe('back in an adventure', () => {
  it('closes the sheet of a hero, and nothing where the map is at rest', () => {
    renderAdventure(company().do({ type: 'takeTurn', hero: 'gimli' }));
    fireEvent.press(screen.getByLabelText('Gimli: is playing, 2 actions left'));
    expect(screen.getByLabelText('Hero sheet')).toBeOnTheScreen();
    expect(back()).toBe(true);
    expect(screen.queryByLabelText('Hero sheet')).toBeNull();
    expect(back()).toBe(false);
  });

  it('closes a dialog, then the menu it was opened from', () => {
    renderAdventure(company());
    openMenu();
    fireEvent.press(screen.getByLabelText('Give the adventure up'));
    expect(screen.getByLabelText('Cancel')).toBeOnTheScreen();
    expect(back()).toBe(true);
    expect(screen.queryByLabelText('Cancel')).toBeNull();
    expect(screen.getByText('The book')).toBeOnTheScreen();
    expect(back()).toBe(true);
    expect(screen.queryByText('The book')).toBeNull();
  });

  it('closes a rule over a sheet first, as Escape does', async () => {
    renderAdventure(company().do({ type: 'look', token: 'traveller' }));
    const { game } = useGame.getState();
    if (!game) throw new Error('no game');
    screen.unmount();
    renderPage(
      <RuleLinks>
        <Adventure game={game} links={links()} />
      </RuleLinks>,
    );
    fireEvent.press(screen.getByLabelText('What the rules say'));
    // Its code comes when it is first opened.
    expect(await screen.findByLabelText('Close')).toBeOnTheScreen();
    act(() => void closeOverlay());
    expect(screen.queryByLabelText('Close')).toBeNull();
    expect(stateNow().prompts).toEqual(game.state.prompts);
    expect(back()).toBe(true);
    await waitFor(() => expect(stateNow().prompts).toEqual([]));
  });

  it('turns away from what is looked at, which costs nothing', async () => {
    renderAdventure(company().do({ type: 'look', token: 'traveller' }));
    expect(back()).toBe(true);
    await waitFor(() => expect(stateNow().prompts).toEqual([]));
  });

  it('closes no question that must be answered', () => {
    const table = company().do({ type: 'explore', hero: 'aragorn', tile: '300A' });
    expect(table.state.prompts).not.toEqual([]);
    renderAdventure(table);
    expect(back()).toBe(false);
    expect(stateNow().prompts).toEqual(table.state.prompts);
  });
});
