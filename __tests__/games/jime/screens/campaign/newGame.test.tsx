import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { NewGame } from '@/games/jime/screens/campaign/newGame/NewGame';
import { useBoxStore } from '@/games/jime/session/box';
import { useGame } from '@/games/jime/session/game';
import { openBookOn } from '@/saves/book';
import { useBook } from '@/session/book';
import { nodeSql } from '../../../../saves/nodeSql';
import { renderPage } from '../../../../ui/renderPage';
import { shelveSmallCampaign } from './shelf';
import { chooseSettings, own } from '../../session/chooseSettings';

const mockReplace = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: mockReplace, push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));

// The whole box is read once; a busy machine takes its time over it.
jest.setTimeout(60_000);

beforeAll(async () => {
  shelveSmallCampaign({ 'small.name': 'Small' });
  await useBoxStore.getState().open();
});
beforeEach(() => {
  chooseSettings({ cardNames: 'en' });
  own();
  useGame.getState().leave();
  mockReplace.mockClear();
});

const press = (label: string | RegExp) => fireEvent.press(screen.getByLabelText(label));
const next = () => screen.getByLabelText('Next');
const chosen = (label: string) => screen.getByLabelText(label).props.accessibilityState?.checked as boolean;

const open = async () => {
  renderPage(<NewGame />);
  fireEvent.press(await screen.findByLabelText('Small'));
};
const toHeroes = async () => {
  await open();
  press('Next');
  press('Next');
};
const toItems = async () => {
  await toHeroes();
  press('Aragorn');
  press('Gimli');
  press('Next');
};

describe('a new game', () => {
  it('§new.1 §new.6 goes from the campaign to the first step of the set-up', async () => {
    await toItems();
    press('Next');
    press('Friends of the Long Road');
    press('Begin the campaign');
    await waitFor(() => expect(mockReplace).toHaveBeenCalledWith('/jime/play'));
    const state = useGame.getState().game?.state;
    expect(state?.stage).toBe('setup');
    expect(state?.prompts).toEqual([{ kind: 'setUp', step: 'new.2' }]);
    expect(state?.campaign).toMatchObject({
      id: 'small',
      company: 'Friends of the Long Road',
      difficulty: 'normal',
      players: 2,
      heroes: [
        { hero: 'aragorn', items: ['travel-garb', 'sword', 'banner'] },
        { hero: 'gimli', items: expect.arrayContaining([expect.any(String)]) as string[] },
      ],
    });
  });

  it('waits for the open game to be written, says so, and begins at the next touch', async () => {
    const sql = nodeSql();
    useBook.setState({ status: 'open', book: await openBookOn(sql) });
    const toBegin = async () => {
      await toItems();
      press('Next');
      press('Friends of the Long Road');
    };
    await toBegin();
    press('Begin the campaign');
    await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(1));
    screen.unmount();
    await sql.exec('PRAGMA query_only = on');
    await act(async () => void (await useGame.getState().amend((state) => ({ ...state, notes: 'Late' }))));
    await toBegin();
    press('Begin the campaign');
    expect(await screen.findByText(/^The game that is open must be written first/)).toBeOnTheScreen();
    expect(mockReplace).toHaveBeenCalledTimes(1);
    await sql.exec('PRAGMA query_only = off');
    press('Try again');
    await waitFor(() => expect(screen.queryByText(/must be written first/)).toBeNull());
    press('Begin the campaign');
    await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(2));
    await act(async () => void (await useGame.getState().leave()));
    useBook.setState({ status: 'unsaved', book: null });
  });

  it('loses nothing on the way back', async () => {
    await open();
    press('Next');
    press('Hard');
    press('Next');
    press('Aragorn');
    press('Gimli');
    press('Next');
    press('Next');
    fireEvent.changeText(screen.getByLabelText('Name of the company'), 'The Nine');
    for (let leaf = 0; leaf < 4; leaf += 1) press('Back');
    expect(chosen('Small')).toBe(true);
    press('Next');
    expect(chosen('Hard')).toBe(true);
    press('Next');
    expect(chosen('Aragorn')).toBe(true);
    press('Next');
    press('Next');
    expect(screen.getByDisplayValue('The Nine')).toBeOnTheScreen();
  });

  it('§59.3 §68 says how many heroes are wanted, and holds the company back until they are chosen', async () => {
    await toHeroes();
    expect(screen.getByText('That many heroes do not fit that many players.')).toBeOnTheScreen();
    expect(next()).toBeDisabled();
    press('Aragorn');
    press('Gimli');
    expect(next()).toBeEnabled();
    press('Less: Players at the table');
    expect(screen.getByText(/Alone, you lead 2 to 4 heroes/)).toBeOnTheScreen();
    press('Legolas');
    expect(next()).toBeEnabled();
  });

  it('§16.6 §new.3 names the hero who would set out without armour', async () => {
    await toItems();
    fireEvent.press(screen.getAllByLabelText(/^Change/)[0] as never);
    press('Travel Garb');
    expect(screen.getByText('Aragorn: Every hero sets out with a suit of armour.')).toBeOnTheScreen();
    expect(next()).toBeDisabled();
    press('Back to what is suggested');
    expect(next()).toBeEnabled();
  });

  it('§29.4 gives Bilbo one hand: another item takes the place of the first, and none of two hands is offered', async () => {
    await toHeroes();
    press('Bilbo');
    press('Gimli');
    press('Next');
    expect(screen.getByText('Hands: 1 of 1')).toBeOnTheScreen();
    expect(screen.getByText('Hands: 2 of 2')).toBeOnTheScreen();
    press('Change: Bilbo');
    expect(chosen('Dagger')).toBe(true);
    expect(screen.queryByLabelText('Staff')).toBeNull();
    press('Sword');
    expect([chosen('Dagger'), chosen('Sword')]).toEqual([false, true]);
    expect(next()).toBeEnabled();
  });

  it('§33.2 asks for a name', async () => {
    await toItems();
    press('Next');
    expect(screen.getByText('The company needs a name.')).toBeOnTheScreen();
    expect(screen.getByLabelText('Begin the campaign')).toBeDisabled();
  });

  it('§56.2 explains a campaign whose box is off, and does not offer it', async () => {
    act(() => own({ products: [], figures: {} }));
    renderPage(<NewGame />);
    expect(await screen.findAllByText(/Off in your collection: Core Box/)).not.toHaveLength(0);
    expect(screen.getByLabelText('Small')).toBeDisabled();
    expect(next()).toBeDisabled();
  });
});

describe('a campaign that may be begun later', () => {
  const openOath = async () => {
    renderPage(<NewGame />);
    fireEvent.press(await screen.findByLabelText('The Oath of the Lamps'));
    press('Next');
  };
  const beginWith = async (...heroes: string[]) => {
    press('Next');
    press('Next');
    heroes.forEach((hero) => press(hero));
    press('Next');
    press('Next');
    press('The Unlooked-for');
    press('Begin the campaign');
    await waitFor(() => expect(mockReplace).toHaveBeenCalledWith('/jime/play'));
    return useGame.getState().game?.state.campaign;
  };

  it('begins at the beginning unless somebody wishes otherwise, and asks for no past', async () => {
    await openOath();
    expect(screen.getByText('New game · Step 2 of 6')).toBeOnTheScreen();
    expect(chosen('From the beginning')).toBe(true);
    press('Next');
    expect(screen.getByText('How hard?')).toBeOnTheScreen();
  });

  it('tells its pasts in a line each, and begins after the one that is chosen', async () => {
    await openOath();
    press('Act II: Flames');
    press('Next');
    expect(screen.getByText('What has been?')).toBeOnTheScreen();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    press(/^You lost all of it/);
    expect(await beginWith('Aragorn', 'Gimli')).toMatchObject({
      start: { at: 'hearths', answers: [2, 4, 2] },
      next: 'hearths',
      lore: 27,
      flags: { 'bartle-silent': 1, 'nell-hurt': 1, 'roll-with-hallas': 1 },
    });
  });

  it('lets a company settle its past question by question', async () => {
    await openOath();
    press('Act II: Flames');
    press('Next');
    press('We settle it ourselves, question by question.');
    expect(screen.getByText('What became of Bartle, the carrier?')).toBeOnTheScreen();
    press(/put the lamp out/);
    press(/the Orcs took the herd/);
    press(/^To the Bride’s tower you came too late/);
    expect((await beginWith('Aragorn', 'Gimli'))?.start).toEqual({ at: 'hearths', answers: [1, 2, 2] });
  });

  it('forgets the past when the company goes back to the beginning, or to another campaign', async () => {
    await openOath();
    press('Act II: Flames');
    press('Next');
    press('Back');
    press('From the beginning');
    expect(screen.getByText('New game · Step 2 of 6')).toBeOnTheScreen();
    press('Act II: Flames');
    press('Back');
    press('Small');
    press('Next');
    expect(screen.getByText('How hard?')).toBeOnTheScreen();
  });
});
