import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { useKnownCards } from '@/games/tcg/session/knownCards';
import { useKnownCharacters } from '@/games/tcg/session/knownCharacters';
import { usePrintedSites } from '@/games/tcg/session/printedSites';
import { useTcgSettings } from '@/games/tcg/session/settings';
import { FRODO, Table, companion, minion } from '../table';
import { press, renderPlay, stateNow } from './renderPlay';

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn(), back: jest.fn(), dismissTo: jest.fn() }),
}));

const ARAGORN = companion({ title: 'Aragorn', strength: 8, vitality: 4 });
const URUK = minion({ title: 'Uruk', strength: 8, vitality: 2 });

const named = (...names: string[]): Table =>
  new Table({ players: names.map((name) => ({ name, ring: 'rulingRing', ringBearer: FRODO })) });

/** Anne's company with Aragorn at the step, one Uruk of Tom's against it. */
const fighting = (...also: Parameters<typeof minion>): Table => {
  const table = named('Anne', 'Tom').begin();
  table.put(0, ARAGORN);
  table.put(1, { ...URUK, ...also[0] });
  return table;
};

const idOf = (title: string): string => stateNow().characters.find((one) => one.title === title)?.id ?? '';

describe('bids', () => {
  it('p.9 names who takes the tablet and shows nothing, then shows all bids together', async () => {
    renderPlay(named('Anne', 'Tom'));
    expect(screen.getByText('For Anne alone')).toBeOnTheScreen();
    expect(screen.queryByLabelText('More: Bid')).toBeNull();
    fireEvent.press(screen.getByLabelText('I am Anne'));
    fireEvent.press(screen.getByLabelText('More: Bid'));
    await press('Lock my bid', () => expect(stateNow().players[0]?.locked).toBe(true));
    expect(screen.getByText('For Tom alone')).toBeOnTheScreen();
    expect(screen.queryByText('1')).toBeNull();
    fireEvent.press(screen.getByLabelText('I am Tom'));
    await press('Lock my bid', () =>
      expect(screen.getByLabelText('Show all bids together')).toBeOnTheScreen(),
    );
    await press('Show all bids together', () => expect(stateNow().stage).toBe('seats'));
    expect(screen.getByLabelText('Anne bid 1')).toBeOnTheScreen();
    expect(screen.getByText('Anne chooses a place')).toBeOnTheScreen();
  });

  it('p.8 a bid of the resistance is warned of, and locked only by whoever means it', async () => {
    renderPlay(named('Anne', 'Tom'));
    fireEvent.press(screen.getByLabelText('I am Anne'));
    for (let tap = 0; tap < 10; tap += 1) fireEvent.press(screen.getByLabelText('More: Bid'));
    expect(screen.getByText(/you lose before the game begins/)).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('Lock my bid'));
    expect(stateNow().players[0]?.locked).toBe(false);
    fireEvent.press(screen.getByLabelText('I know, and I bid it'));
    await press('Lock my bid', () => expect(stateNow().players[0]?.locked).toBe(true));
  });
});

describe('the starting fellowship', () => {
  it('p.10 is added up to 4, and what is dearer is refused with its page', async () => {
    const table = named('Anne', 'Tom');
    table.do({ type: 'lockBid', player: 0, bid: 1, confirmed: false });
    table.do({ type: 'lockBid', player: 1, bid: 0, confirmed: false }).next(2);
    table.do({ type: 'addStarter', player: 0, as: companion({ title: 'Gimli', twilightCost: 2 }) });
    renderPlay(table);
    expect(screen.getByText('Twilight costs: 2 of 4')).toBeOnTheScreen();
    fireEvent.changeText(screen.getByLabelText('Title'), 'Gandalf');
    for (let tap = 0; tap < 3; tap += 1) fireEvent.press(screen.getByLabelText('More: Twilight cost'));
    await press('Add to the fellowship', () =>
      expect(screen.getByText(/come to 4 at most.*p\. 10/)).toBeOnTheScreen(),
    );
    expect(stateNow().characters.some(({ title }) => title === 'Gandalf')).toBe(false);
  });
});

describe('the turn', () => {
  it('p.12 a minion is played with few taps, paid from the pool, and remembered for the next', async () => {
    renderPlay(named('Anne', 'Tom').begin().to('shadow').do({ type: 'setTwilight', twilight: 6 }));
    fireEvent.press(screen.getByLabelText('Play a minion'));
    fireEvent.changeText(screen.getByLabelText('Title'), 'Uruk');
    fireEvent.press(screen.getByLabelText('More: Twilight cost'));
    await press('Play for 2', () => expect(stateNow().twilight).toBe(4));
    await waitFor(() => expect(useKnownCharacters.getState().value[0]?.title).toBe('Uruk'));
    await press('Uruk (2)', () => expect(stateNow().twilight).toBe(2));
    expect(stateNow().characters.filter(({ title }) => title === 'Uruk')).toHaveLength(2);
  });

  it('p.12 what the pool cannot pay is refused, and a card may allow it', async () => {
    renderPlay(named('Anne', 'Tom').begin().to('shadow').do({ type: 'setTwilight', twilight: 1 }));
    fireEvent.press(screen.getByLabelText('Play a minion'));
    fireEvent.press(screen.getByLabelText('More: Twilight cost'));
    await press('Play for 2', () =>
      expect(screen.getAllByText(/not enough tokens/).length).toBeGreaterThan(0),
    );
    fireEvent.press(
      screen.getAllByLabelText('A card allows it')[0] ?? screen.getByLabelText('A card allows it'),
    );
    await press('An event', () =>
      expect(stateNow().characters.some(({ kind }) => kind === 'minion')).toBe(true),
    );
    expect(
      stateNow()
        .log.at(-1)
        ?.lines.some(({ line }) => line === 'override'),
    ).toBe(true);
  });

  it('p.13 says who acts and who has passed', async () => {
    renderPlay(fighting().do({ type: 'goTo', phase: 'manoeuvre' }));
    await press('Anne passes', () => expect(screen.getByLabelText('Tom passes')).toBeOnTheScreen());
    expect(screen.getAllByText('Passed').length).toBeGreaterThan(0);
    await press('Tom passes', () => expect(stateNow().at.step).toBe('archery'));
  });

  it('p.14 a minion is assigned by one touch of its defender, with both totals before it', async () => {
    renderPlay(fighting().do({ type: 'goTo', phase: 'assignment' }).passAll());
    await press('Aragorn: 8 to 8', () => expect(stateNow().skirmishes).toHaveLength(1));
    expect(screen.getByLabelText(/^Uruk, minion.*against Aragorn$/)).toBeOnTheScreen();
    await press('Free again: Uruk', () => expect(stateNow().skirmishes).toHaveLength(0));
  });

  it('p.15 says the result before it is resolved, and why', async () => {
    const table = fighting({ strength: 3 }).do({ type: 'goTo', phase: 'assignment' }).passAll();
    renderPlay(table);
    await press('Frodo: 3 to 3', () => expect(stateNow().skirmishes).toHaveLength(1));
    await press(/^Next: Skirmish actions/, () => expect(stateNow().at.step).toBe('skirmish'));
    expect(screen.getByLabelText('The Shadow wins: Frodo, 1 wound Why?')).toBeOnTheScreen();
    await press('More: Strength of Frodo in this phase', () =>
      expect(screen.getByLabelText('The Free Peoples win: Uruk, 1 wound Why?')).toBeOnTheScreen(),
    );
    await press('Next: Everybody passes: Resolve the skirmish', () =>
      expect(stateNow().at.step).toBe('resolution'),
    );
    await press('Next: The Free Peoples win: Uruk, 1 wound', () =>
      expect(stateNow().characters.find(({ id }) => id === idOf('Uruk'))?.wounds).toBe(1),
    );
  });

  it('p.8 the tenth burden ends the game on the closing page, in French too', async () => {
    renderPlay(named('Anne', 'Tom').begin(9, 0), 'fr');
    await press('Plus : Points-fardeau : Anne', () => expect(stateNow().stage).toBe('ended'));
    expect(screen.getByText('Victoire : Tom')).toBeOnTheScreen();
    expect(screen.getByText('Porteur corrompu')).toBeOnTheScreen();
  });
});

describe('sheets', () => {
  it('p.6 a character is wounded, exerted as far as its vitality allows, and healed', async () => {
    renderPlay(fighting());
    fireEvent.press(screen.getByLabelText(/^Uruk, minion/));
    await press('Exert', () =>
      expect(stateNow().characters.find(({ title }) => title === 'Uruk')?.wounds).toBe(1),
    );
    await press('Exert', () => expect(screen.getAllByText(/more vitality left/).length).toBeGreaterThan(0));
    await press('Heal', () =>
      expect(stateNow().characters.find(({ title }) => title === 'Uruk')?.wounds).toBe(0),
    );
  });

  it('p.28 a site is taken once all are past it', async () => {
    const table = named('Anne', 'Tom').begin();
    table.do({ type: 'setMarker', player: 0, site: 3 }).do({ type: 'setMarker', player: 1, site: 2 });
    renderPlay(table);
    fireEvent.press(screen.getByLabelText(/^Site 1,/));
    await press('By a card: Tom takes control of site 1', () =>
      expect(stateNow().sites[0]?.controlledBy).toBe(1),
    );
    await press('By a card: liberate site 1', () => expect(stateNow().sites[0]?.controlledBy).toBeNull());
  });

  it('the sum of a move is explained term by term, with its source', async () => {
    renderPlay(fighting().to('fellowship'));
    await act(async () => fireEvent.press(screen.getByLabelText(/^This move adds: 2\..* Why\?$/)));
    expect(screen.getByText('Shadow number of the site')).toBeOnTheScreen();
    expect(screen.getAllByText(/base rule, not from the supplied booklet/).length).toBeGreaterThan(0);
  });

  it('p.19 a hand loses as many cards as an effect says', async () => {
    renderPlay(named('Anne', 'Tom').begin().do({ type: 'setHand', player: 1, cards: 5 }));
    fireEvent.press(screen.getByLabelText(/^Shadow: Tom/));
    fireEvent.press(screen.getByLabelText('More: How many cards'));
    await press('Discard 2', () => expect(stateNow().players[1]?.hand).toBe(3));
  });

  it('p.14 the table counts the wounds of the arrows for itself', async () => {
    const table = fighting({ archery: 2 }).do({ type: 'goTo', phase: 'archery' }).passAll();
    renderPlay(table);
    expect(stateNow().archery).toMatchObject({ shadow: 2 });
    fireEvent.press(screen.getByLabelText('Count the wounds ourselves'));
    await press('Less: Arrows at the company', () => expect(stateNow().archery).toMatchObject({ shadow: 1 }));
  });

  it('p.23 a card is played cheaper, described anew, and transferred if its text allows the bearer', async () => {
    renderPlay(fighting().to('fellowship'));
    const { twilight } = stateNow();
    const carried = (title: string) => stateNow().characters.find((one) => one.title === title)?.held ?? [];
    fireEvent.press(screen.getByLabelText(/^Aragorn, companion/));
    fireEvent.press(screen.getByLabelText('Play a card on it'));
    fireEvent.changeText(screen.getByLabelText('Title'), 'Sword');
    for (let tap = 0; tap < 2; tap += 1) fireEvent.press(screen.getByLabelText('More: Twilight cost'));
    fireEvent.press(screen.getByLabelText('Less: Cards change its cost by'));
    await press('Play for 1', () => expect(carried('Aragorn')).toHaveLength(1));
    expect(stateNow().twilight).toBe(twilight + 1);
    await waitFor(() => expect(useKnownCards.getState().value[0]?.name).toBe('Sword'));

    fireEvent.press(screen.getByLabelText(/^Aragorn, companion/));
    fireEvent.press(screen.getByLabelText('Sword'));
    fireEvent.press(screen.getByLabelText('Change its numbers'));
    fireEvent.press(screen.getByLabelText('More: Strength'));
    await press('Keep', () => expect(carried('Aragorn')[0]?.strength).toBe(1));
    await press('Transfer to Frodo', () => expect(screen.getAllByText(/bear/).length).toBeGreaterThan(0));
    expect(carried('Frodo')).toHaveLength(0);
    fireEvent.press(screen.getByLabelText('Its text lets the new bearer have it'));
    await press('Transfer to Frodo', () => expect(carried('Frodo')).toHaveLength(1));
  });

  it('p.26 a site that was named is remembered with its Shadow number', async () => {
    renderPlay(named('Anne', 'Tom').begin());
    fireEvent.press(screen.getByLabelText(/^Site 2/));
    fireEvent.changeText(screen.getByLabelText('Name of the site'), 'Rohan');
    await press('Keep', () => expect(stateNow().sites[1]?.name).toBe('Rohan'));
    await press('More: Shadow number', () => expect(stateNow().sites[1]?.shadowNumber).toBe(3));
    await waitFor(() =>
      expect(usePrintedSites.getState().value).toEqual([
        { block: 'towers', number: 2, name: 'Rohan', shadowNumber: 3 },
      ]),
    );
  });

  it('and one tap lays it on the path of the next game', async () => {
    renderPlay(named('Anne', 'Tom').begin());
    act(() =>
      usePrintedSites.setState({ value: [{ block: 'towers', number: 2, name: 'Edoras', shadowNumber: 1 }] }),
    );
    fireEvent.press(screen.getByLabelText(/^Site 2/));
    await press('Edoras', () =>
      expect(stateNow().sites[1]).toMatchObject({ name: 'Edoras', shadowNumber: 1 }),
    );
  });
});

describe('the sides of the players', () => {
  it('are turned to where they sit, or all face one player', () => {
    renderPlay(named('Anne', 'Tom').begin());
    /** Upside down for who sits opposite. */
    const turned = (): boolean => JSON.stringify(screen.toJSON()).includes('180deg');
    expect(turned()).toBe(true);
    act(() => useTcgSettings.setState({ settings: { seating: 'facing' } }));
    expect(turned()).toBe(false);
  });
});
