import { fireEvent, screen } from '@testing-library/react-native';
import type { NewGame } from '@/games/tcg/play';
import { FRODO, Table, ally, companion, minion } from '../table';
import { press, renderPlay, stateNow } from './renderPlay';

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn(), back: jest.fn(), dismissTo: jest.fn() }),
}));

const table = (chosen: Partial<NewGame> = {}, ring: NewGame['players'][number]['ring'] = 'rulingRing') =>
  new Table({
    players: ['Anne', 'Tom'].map((name) => ({ name, ring, ringBearer: FRODO })),
    ...chosen,
  });

const named = (title: string) => stateNow().characters.find((one) => one.title === title);

describe('bids', () => {
  it('p.9 one that is taken back is asked for behind the curtain', async () => {
    renderPlay(table());
    fireEvent.press(screen.getByLabelText('I am Anne'));
    await press('Lock my bid', () => expect(stateNow().players[0]?.locked).toBe(true));
    await press('Take back: Anne', () => expect(stateNow().players[0]?.locked).toBe(false));
    expect(screen.getByText('For Anne alone')).toBeOnTheScreen();
    expect(screen.queryByLabelText('More: Bid')).toBeNull();
  });
});

describe('a character', () => {
  const withUruk = (): Table => {
    const begun = table().begin();
    begun.put(1, minion({ title: 'Uruk', vitality: 4 }));
    return begun;
  };

  it('p.6 exerts several times at once, as a cost asks', async () => {
    renderPlay(withUruk());
    fireEvent.press(screen.getByLabelText(/^Uruk, minion/));
    await press('Exert 3 times', () => expect(named('Uruk')?.wounds).toBe(3));
    await press('Exert', () => expect(screen.getAllByText(/more vitality left/).length).toBeGreaterThan(0));
  });

  it('p.19–20 says what a modifier waits for, and whether it counts', async () => {
    const begun = withUruk();
    const id = begun.state.characters.at(-1)?.id ?? '';
    begun.do({
      ...{ type: 'modify', character: id, name: '', stat: 'strength', amount: 3 },
      ...{ atLeast: 2, until: 'turn' },
    });
    renderPlay(begun);
    fireEvent.press(screen.getByLabelText(/^Uruk, minion/));
    expect(screen.getByText(/Strength \+3.*If it spots 2: not now/)).toBeOnTheScreen();
    await press('More: It can spot', () => expect(named('Uruk')?.spotted).toBe(1));
    await press('More: It can spot', () =>
      expect(screen.getByText(/If it spots 2: it does/)).toBeOnTheScreen(),
    );
  });

  it('p.23 is stacked on any site', async () => {
    renderPlay(withUruk());
    fireEvent.press(screen.getByLabelText(/^Uruk, minion/));
    fireEvent.press(screen.getByLabelText('Stack it'));
    fireEvent.press(screen.getByLabelText('Site 4'));
    await press('Stack it', () => expect(named('Uruk')?.stackedOn).toBe('site-4'));
  });

  it('p.26–27 an ally lives in the block of the game, and p.21 may have a subtitle', async () => {
    const begun = table({ block: 'fellowship', format: 'fellowshipBlock' }).begin();
    begun.put(0, ally({ title: 'Elrond' }));
    renderPlay(begun);
    fireEvent.press(screen.getByLabelText(/^Elrond, ally/));
    fireEvent.press(screen.getByLabelText('Change its numbers'));
    fireEvent.press(screen.getByLabelText('More of this card'));
    fireEvent.changeText(screen.getByLabelText('Subtitle'), 'Lord of Rivendell');
    fireEvent.press(screen.getByLabelText('More: Home site'));
    await press('Keep', () => expect(named('Elrond')?.home).toEqual({ number: 3, block: 'fellowship' }));
    expect(named('Elrond')?.subtitle).toBe('Lord of Rivendell');
  });
});

describe('the Ring', () => {
  it('p.21 Isildur’s Bane is offered before an arrow hits', async () => {
    const begun = table({}, 'isildursBane').begin();
    begun.put(1, minion({ archery: 1 }));
    renderPlay(begun.to('archeryFire'));
    await press(/^Put on Isildur/, () => expect(stateNow().players[0]?.ring.worn).toBe(true));
    await press('Wound Frodo', () => expect(stateNow().players[0]?.burdens).toBe(2));
    expect(named('Frodo')?.wounds).toBe(0);
  });

  it('p.17 a card may answer the death of its bearer', async () => {
    const begun = table().begin();
    begun.put(0, companion({ title: 'Sam' }));
    renderPlay(begun.do({ type: 'leavePlay', character: 'ring-bearer-0', how: 'killed' }));
    expect(screen.getByText('The Ring-bearer is dead')).toBeOnTheScreen();
    await press('A card gives the Ring to Sam', () => expect(named('Sam')?.ringBearer).toBe(true));
    expect(screen.queryByText('The Ring-bearer is dead')).toBeNull();
  });
});
