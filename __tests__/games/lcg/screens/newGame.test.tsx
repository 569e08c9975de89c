import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import type { Catalogue } from '@/games/lcg/catalogue';
import { NewGame } from '@/games/lcg/screens/newGame/NewGame';
import { SetUp } from '@/games/lcg/screens/newGame/SetUp';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useGame } from '@/games/lcg/session/game';
import { useLastTable } from '@/games/lcg/session/lastTable';
import { renderPage } from '../../../ui/renderPage';
import { Table, hero } from '../table';
import { lay, settle, stateNow } from './openTable';

const mockReplace = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: mockReplace, push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));

const press = (label: string) => fireEvent.press(screen.getByLabelText(label));
const isDisabled = (label: string) =>
  screen.getByLabelText(label).props.accessibilityState?.disabled === true;

const known = (names: [string, number][]): Catalogue =>
  names.map(([name, threatCost]) => ({ kind: 'hero', as: hero({ name, threatCost }) }));

const LEADERS = known([
  ['Aragorn', 12],
  ['Glóin', 9],
  ['Théodred', 8],
]);

const toPlayers = () => {
  renderPage(<NewGame />);
  press('Passage Through Mirkwood');
  press('On to the players');
};

beforeEach(() => {
  settle();
  mockReplace.mockClear();
});

describe('a new game', () => {
  it('R p.10 shows the starting threat with its sum, and begins with it', async () => {
    settle(LEADERS);
    toPlayers();
    press('Leadership deck for Player 1');
    expect(screen.getByText('29')).toBeOnTheScreen();
    expect(screen.getByText('= Aragorn 12 + Glóin 9 + Théodred 8')).toBeOnTheScreen();
    press('Set up the table');
    await waitFor(() => expect(mockReplace).toHaveBeenCalledWith('/lcg/play'));
    expect(stateNow()).toMatchObject({ scenario: 'mirkwood', stage: 'setUp', players: [{ threat: 29 }] });
  });

  it('asks for the numbers of a hero once, and remembers them', async () => {
    toPlayers();
    press('Add a hero for Player 1');
    press('Gimli');
    for (const number of ['Threat cost 11', 'Willpower 2', 'Attack 2', 'Defence 2', 'Hit points 5'])
      press(number);
    press('Done');
    press('Set up the table');
    await waitFor(() => expect(useLastTable.getState().value).not.toBeNull());
    expect(useCatalogue.getState().catalogue).toEqual([
      {
        kind: 'hero',
        as: expect.objectContaining({ name: 'Gimli', threatCost: 11, hitPoints: 5, spheres: ['tactics'] }),
      },
    ]);
    expect(useLastTable.getState().value).toEqual({ players: [{ name: '', heroes: ['Gimli'] }] });
  });

  it('R p.8 leaves a hero to the player who leads it, and asks each for one to three', () => {
    settle(LEADERS);
    toPlayers();
    expect(isDisabled('Set up the table')).toBe(true);
    press('Leadership deck for Player 1');
    press('More: Players');
    expect(screen.getByText('Each player has one to three heroes.')).toBeOnTheScreen();
    press('Add a hero for Player 2');
    expect(isDisabled('Aragorn, with Player 1')).toBe(true);
    expect(isDisabled('Gimli')).toBe(false);
  });

  it('R p.2 warns three players with one core set, and lets them begin all the same', () => {
    toPlayers();
    press('More: Players');
    expect(screen.queryByText(/One core set is made for two players/)).toBeNull();
    press('More: Players');
    expect(screen.getByText(/One core set is made for two players/)).toBeOnTheScreen();
    press('2');
    expect(screen.queryByText(/One core set is made for two players/)).toBeNull();
  });

  it('offers the table that played last, with what is known of its heroes', () => {
    settle(LEADERS);
    useLastTable.setState({ value: { players: [{ name: 'Ann', heroes: ['Glóin', 'Théodred'] }] } });
    renderPage(<NewGame />);
    press('Passage Through Mirkwood');
    press('Take these players');
    expect(screen.getByLabelText('Name of player 1').props.value).toBe('Ann');
    expect(screen.getByText('17')).toBeOnTheScreen();
  });

  it('R p.27 makes no campaign of a scenario from another box', () => {
    renderPage(<NewGame />);
    press('Nightmare campaign');
    press('Another scenario');
    expect(isDisabled('Nightmare campaign')).toBe(true);
    expect(screen.getByLabelText('Standard game').props.accessibilityState?.checked).toBe(true);
  });
});

/** The set-up as it stands now; drawn again after each command. */
const SetUpNow = () => {
  const game = useGame((store) => store.game);
  return game?.state.stage === 'setUp' ? <SetUp game={game} /> : null;
};

const stepTo = async (step: string) => {
  while (stateNow().setUpStep !== step) {
    const before = stateNow().setUpStep;
    press('Done');
    await waitFor(() => expect(stateNow().setUpStep).not.toBe(before));
  }
};

describe('the set-up', () => {
  it('R p.10–11 goes through seven steps into the first round', async () => {
    lay(new Table().state);
    renderPage(<SetUpNow />);
    await stepTo('instructions');
    press('Begin round 1');
    await waitFor(() => expect(stateNow()).toMatchObject({ stage: 'play', round: 1 }));
  });

  it('R p.10 gives each player one mulligan', async () => {
    lay(new Table().state);
    renderPage(<SetUpNow />);
    await stepTo('draw');
    press('Mulligan for Player 1');
    await waitFor(() => expect(screen.getByText('Player 1: new hand, kept')).toBeOnTheScreen());
    expect(screen.queryByLabelText('Mulligan for Player 1')).toBeNull();
    expect(stateNow().players.map(({ mulligan }) => mulligan)).toEqual([false, true]);
  });

  it('remembers the quest points of the first stage', async () => {
    lay(new Table().state);
    renderPage(<SetUpNow />);
    await stepTo('questCards');
    press('Quest points of stage 1 8');
    await waitFor(() => expect(stateNow().quest.questPoints).toBe(8));
    expect(useCatalogue.getState().catalogue).toEqual([
      { kind: 'quest', scenario: 'mirkwood', stage: 1, questPoints: 8 },
    ]);
  });

  it('R p.26 adds what the documents say of Dol Guldur, and marks the captive', async () => {
    lay(new Table({ scenario: 'dolGuldur' }).state);
    renderPage(<SetUpNow />);
    await stepTo('instructions');
    expect(screen.getByLabelText('Each objective gets 1 guard, not 2.')).toBeOnTheScreen();
    press('Captive: Hero 0a');
    await waitFor(() => expect(stateNow().characters[0]?.fate).toBe('captive'));
    expect(within(screen.root).getByText('Captive: Hero 0a')).toBeOnTheScreen();
  });
});
