import { act, fireEvent, screen } from '@testing-library/react-native';
import { openBookOn } from '@/saves/book';
import { useHints } from '@/games/jime/session/hints';
import { namesUnder } from '@/saves/settings';
import { actorOf, chooseActor } from '@/games/jime/screens/adventure/actor';
import { useGame } from '@/games/jime/session/game';
import { useBook } from '@/session/book';
import { company } from '../../rules/company';
import { nodeSql } from '../../../../saves/nodeSql';
import { adventureNow, press, renderAdventure, stateNow, touch } from './renderAdventure';

jest.mock('@/games/jime/board/Board', () => jest.requireActual('./boardStandIn'));

describe('the threat bar', () => {
  it('§21 shows threat, the next round’s rise and every threshold', () => {
    renderAdventure(company());
    expect(
      screen.getByLabelText('Threat 0 of 60, +8 next round, next event at 9, in 2 rounds'),
    ).toBeOnTheScreen();
    for (const at of ['9', '18', '30', '45', '60']) expect(screen.getByText(at)).toBeOnTheScreen();
    expect(screen.getByTestId('threat-forecast')).toHaveStyle({ left: '0%', width: `${(8 / 60) * 100}%` });
  });

  it('§21.1 tells what makes up the rise, and which events are past', () => {
    renderAdventure(
      company().set((adventure) => Object.assign(adventure, { threat: 12, thresholdsResolved: 1 })),
    );
    fireEvent.press(screen.getByLabelText(/^Threat 12 of 60/));
    expect(screen.getByText('Heroes, 2 for each of the company: +6')).toBeOnTheScreen();
    expect(screen.getByText('Unexplored tiles on the map: +2')).toBeOnTheScreen();
    expect(screen.getByText('9: it has happened')).toBeOnTheScreen();
    expect(screen.getByText('18: in the coming shadow phase')).toBeOnTheScreen();
    expect(screen.getByText('The coming shadow phase adds 8: threat will be 20.')).toBeOnTheScreen();
  });

  it('§67.1 has the objective under it, and reads them all', () => {
    renderAdventure(company().set((adventure) => adventure.objectivesFailed.push('lamp')));
    fireEvent.press(screen.getByLabelText('Objective: road.objective.reach'));
    expect(screen.getByText('Out of reach')).toBeOnTheScreen();
    expect(screen.getByText('road.objective.lamp')).toBeOnTheScreen();
  });
});

describe('turns', () => {
  it('§72.5 says at every moment what to do now', async () => {
    renderAdventure(company({ heroes: 2 }));
    expect(screen.getByText('Who plays next? Touch a shield (Aragorn and Gimli).')).toBeOnTheScreen();
    await press('Gimli: has not played', () => expect(adventureNow().turn).toBe('gimli'));
    expect(screen.getByLabelText('Gimli: is playing, 2 actions left')).toBeOnTheScreen();
    expect(screen.getByText('Gimli is playing: two actions, then end the turn.')).toBeOnTheScreen();
    await press('End of turn: Gimli', () => expect(adventureNow().turn).toBeNull());
    expect(screen.getByLabelText('Gimli: has played')).toBeOnTheScreen();
    // The last who has not played is not asked for; but a turn nobody began is not ended by a second tap.
    expect(screen.getByText('Aragorn is playing: two actions, then end the turn.')).toBeOnTheScreen();
    expect(screen.queryByLabelText('End of turn: Aragorn')).toBeNull();
    fireEvent.press(screen.getByLabelText('Aragorn: is playing, 2 actions left'));
    expect(screen.queryByLabelText('Aragorn plays now')).toBeNull();
    await press('End Aragorn’s turn', () => expect(screen.getByText(/turn the hourglass/)).toBeOnTheScreen());
  });

  it('§72.5 says of a hero with nothing left to do, whose turn nobody has ended, that it is begun', () => {
    const table = company().do({ type: 'takeTurn', hero: 'aragorn' });
    table.set(({ heroes }) => heroes.forEach((one) => one.hero === 'aragorn' && (one.actions = 2)));
    renderAdventure(table.do({ type: 'explore', hero: 'gimli', tile: '205A' }).skip());
    expect(screen.getByLabelText('Gimli: is playing, 1 action left')).toBeOnTheScreen();
    expect(screen.getByLabelText('Aragorn: has begun a turn')).toBeOnTheScreen();
    expect(screen.getByLabelText('Legolas: has not played')).toBeOnTheScreen();
  });

  it('§72.6 asks before the hourglass leaves someone out', async () => {
    renderAdventure(company());
    await press('Hourglass', () => expect(stateNow().prompts.at(-1)?.kind).toBe('hourglass'));
    expect(screen.getByText('Some have not played yet: end the phase all the same?')).toBeOnTheScreen();
    expect(screen.getByLabelText('Hourglass')).toBeDisabled();
  });

  it('§19.2 begins a last stand only when asked for twice', async () => {
    renderAdventure(company().do({ type: 'takeTurn', hero: 'aragorn' }));
    fireEvent.press(screen.getByLabelText('Gimli: has not played'));
    fireEvent.press(screen.getByLabelText('Last stand against fear'));
    expect(stateNow().prompts).toEqual([]);
    await press('Begin the last stand', () =>
      expect(stateNow().prompts.at(-1)).toMatchObject({ kind: 'lastStand', hero: 'gimli', against: 'fear' }),
    );
  });

  it('undoes and redoes, each with the name of what it touches', async () => {
    renderAdventure(company().do({ type: 'takeTurn', hero: 'gimli' }));
    expect(screen.getByLabelText('Nothing to redo')).toBeDisabled();
    await press('Undo: A turn begun (Gimli)', () => expect(adventureNow().turn).toBeNull());
    await press('Redo: A turn begun (Gimli)', () => expect(adventureNow().turn).toBe('gimli'));
  });

  it('says why the rules refuse, where it cannot be missed', async () => {
    renderAdventure(company().do({ type: 'endTurn', hero: 'gimli' }));
    await act(async () => void (await useGame.getState().act({ type: 'takeTurn', hero: 'gimli' })));
    expect(screen.getByText('That hero has already played this round.')).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('Close'));
    expect(screen.queryByText('That hero has already played this round.')).toBeNull();
  });
});

describe('the board', () => {
  it('§13.1 opens a token by a touch, and the next one without stepping away first', async () => {
    const table = company();
    renderAdventure(table);
    await touch('traveller', () =>
      expect(stateNow().prompts.at(-1)).toMatchObject({ kind: 'token', token: 'traveller' }),
    );
    expect(screen.getByText(/interacting takes an action/)).toBeOnTheScreen();
  });

  it('§52.4 explores a tile once a hero is named and confirms', async () => {
    renderAdventure(company());
    fireEvent.press(screen.getByTestId('exploration 300A'));
    fireEvent.press(screen.getByLabelText('Legolas'));
    expect(adventureNow().tiles.find(({ tile }) => tile === '300A')?.explored).toBe(false);
    await press('Legolas explores it', () =>
      expect(adventureNow().tiles.find(({ tile }) => tile === '300A')?.explored).toBe(true),
    );
  });

  it('can be read while something else is asked, without answering it', () => {
    renderAdventure(company().do({ type: 'hourglass' }));
    fireEvent.press(screen.getByTestId('traveller'));
    expect(screen.getByText(/It can be read now/)).toBeOnTheScreen();
    expect(stateNow().prompts.at(-1)?.kind).toBe('hourglass');
    fireEvent.press(screen.getByLabelText('Close'));
    expect(screen.queryByText(/It can be read now/)).toBeNull();
  });

  it('lies free under a lowered sheet, which rises again for anything else', () => {
    renderAdventure(company().do({ type: 'hourglass' }));
    fireEvent.press(screen.getByLabelText('Lower the sheet to see the map'));
    expect(screen.getByLabelText('Raise the sheet')).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('traveller'));
    expect(screen.getByText(/It can be read now/)).toBeOnTheScreen();
    expect(screen.getByLabelText('Lower the sheet to see the map')).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('Close'));
    fireEvent.press(screen.getByLabelText('Raise the sheet'));
    expect(screen.getByLabelText('Lower the sheet to see the map')).toBeOnTheScreen();
  });

  it('§40.2 moves the figure of the mirror to a lit space', async () => {
    renderAdventure(company({ mirror: true }).do({ type: 'takeTurn', hero: 'gimli' }));
    const [to = ''] = String(screen.getByTestId('board').props.nativeID).split(' ');
    const before = adventureNow().heroes.find(({ hero }) => hero === 'gimli')?.space;
    expect(before).not.toBeNull();
    await touch(to, () => expect(adventureNow().heroes.find(({ hero }) => hero === 'gimli')?.space).toBe(to));
  });

  it('§72.5 §93.2 asks before a touch moves a hero whose turn is over, and moves with one tap', async () => {
    const table = company({ mirror: true });
    for (const hero of ['aragorn', 'gimli', 'legolas']) table.do({ type: 'endTurn', hero });
    renderAdventure(table);
    const spaceOf = () => adventureNow().heroes.find(({ hero }) => hero === 'aragorn')?.space;
    const before = spaceOf();
    const [to = ''] = String(screen.getByTestId('board').props.nativeID).split(' ');
    await touch(to, () => expect(screen.getByText('Move Aragorn?')).toBeOnTheScreen());
    expect(screen.getByText(/^Aragorn’s turn is over/)).toBeOnTheScreen();
    expect(spaceOf()).toBe(before);
    await press('Move Aragorn all the same', () => expect(spaceOf()).toBe(to));
    expect(screen.queryByText('Move Aragorn?')).toBeNull();
  });

  it('§72.5 a hero chosen to act gives way to the one whose turn begins', () => {
    const table = company({ mirror: true }).do({ type: 'endTurn', hero: 'gimli' });
    const before = chooseActor(table.game, 'gimli');
    expect(actorOf(table.game, before)).toBe('gimli');
    table.do({ type: 'takeTurn', hero: 'legolas' });
    expect(actorOf(table.game, before)).toBe('legolas');
    expect(actorOf(table.game, chooseActor(table.game, 'gimli'))).toBe('gimli');
  });

  it('§72.5 a hero who has finished is nobody’s default, even one the table had chosen', () => {
    const table = company({ mirror: true });
    const chosen = chooseActor(table.game, 'aragorn');
    expect(actorOf(table.game, chosen)).toBe('aragorn');
    table.do({ type: 'endTurn', hero: 'aragorn' });
    expect(actorOf(table.game, chosen)).toBe('gimli');
  });

  it('§40.5 puts a figure of the mirror where the table says it stands', async () => {
    renderAdventure(company({ mirror: true }).do({ type: 'takeTurn', hero: 'gimli' }));
    fireEvent.press(screen.getByLabelText('Gimli: is playing, 2 actions left'));
    fireEvent.press(screen.getByLabelText('Say where the figure stands'));
    expect(screen.getByText('Touch the space where Gimli stands.')).toBeOnTheScreen();
    await touch('300A/2', () =>
      expect(adventureNow().heroes.find(({ hero }) => hero === 'gimli')?.space).toBe('300A/2'),
    );
    expect(screen.queryByText('Touch the space where Gimli stands.')).toBeNull();
  });
});

describe('what the story keeps in sight', () => {
  it('things carried, and what comes in some rounds', () => {
    const things = [{ id: 'ember', name: 'ember.name' }];
    renderAdventure(
      company({ story: { things } }).set((adventure) => {
        adventure.carried = { ember: 2 };
        adventure.countdowns = [{ countdown: 'mist', text: 'mist.comes', round: adventure.round + 1 }];
      }),
    );
    expect(screen.getByText('ember.name × 2')).toBeOnTheScreen();
    expect(screen.getByText('mist.comes: next round')).toBeOnTheScreen();
  });
});

describe('first-time hints', () => {
  it('come one at a time and are put away for good, on disk', async () => {
    const book = await openBookOn(nodeSql());
    renderAdventure(company());
    act(() => useBook.setState({ status: 'open', book }));
    await act(() => useHints.getState().open());
    expect(screen.getByText(/Drag the map with a finger/)).toBeOnTheScreen();
    await press('Do not show again', () =>
      expect(screen.getByText(/Threat rises every round/)).toBeOnTheScreen(),
    );
    expect(await namesUnder(book, 'jime.hint.')).toEqual(['board']);
    act(() => useHints.setState({ seen: null }));
    await act(() => useHints.getState().open());
    expect(useHints.getState().seen).toEqual(['board']);
  });

  it('give way to a sheet, and go for good once the table has played on', async () => {
    renderAdventure(company());
    act(() => useHints.setState({ seen: [] }));
    fireEvent.press(screen.getByLabelText('Settings and more'));
    expect(screen.queryByText(/Drag the map with a finger/)).toBeNull();
    fireEvent.press(screen.getByLabelText('Close'));
    expect(screen.getByText(/Drag the map with a finger/)).toBeOnTheScreen();
    for (const hero of ['gimli', 'aragorn', 'legolas'])
      for (const type of ['takeTurn', 'endTurn'] as const)
        await act(async () => void (await useGame.getState().act({ type, hero })));
    expect(useHints.getState().seen).toEqual(['board']);
  });

  it('keep silent about what the adventure has a lesson for, or the campaign has taught', () => {
    const lessons = [
      { on: 'tokens', text: 'lesson.tokens' },
      { on: 'threat', text: 'lesson.threat' },
    ] as const;
    const table = company({ story: { lessons: [...lessons] } });
    table.do({ type: 'takeTurn', hero: 'gimli' }).do({ type: 'endTurn', hero: 'gimli' });
    renderAdventure(table);
    act(() => useHints.setState({ seen: [] }));
    expect(screen.getByText(/turn the hourglass: enemies act/)).toBeOnTheScreen();
    renderAdventure(table.set((_, { campaign }) => Object.assign(campaign.taught, { turn: true })));
    act(() => useHints.setState({ seen: ['undo'] }));
    expect(screen.queryByLabelText('Do not show again')).toBeNull();
  });
});

describe('the menu', () => {
  it('leads to every page beside the adventure and out, and gives up only when asked twice', async () => {
    const to = renderAdventure(company());
    fireEvent.press(screen.getByLabelText('Settings and more'));
    expect(screen.getByText(/^Difficulty: normal.*cannot be changed/)).toBeOnTheScreen();
    const doors = {
      settings: 'Settings',
      chronicle: 'Chronicle',
      resume: 'How to rebuild the table',
      notes: 'Notes of the table',
      rules: 'Rules',
      legend: 'Signs on the map',
      box: 'What is in the box',
      quit: 'Save and quit',
    } as const;
    for (const [door, label] of Object.entries(doors)) {
      fireEvent.press(screen.getByLabelText(label));
      expect(to[door as keyof typeof doors]).toHaveBeenCalledTimes(1);
    }
    fireEvent.press(screen.getByLabelText('Give the adventure up'));
    expect(stateNow().prompts).toEqual([]);
    await press('Give the adventure up', () => expect(stateNow().prompts.length).toBeGreaterThan(0));
  });
});
