import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { EMPTY_CATALOGUE } from '@/games/lcg/catalogue';
import type { Command } from '@/games/lcg/play';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { useGame } from '@/games/lcg/session/game';
import { LCG_SETTINGS } from '@/games/lcg/session/settingChoices';
import { useLcgSettings } from '@/games/lcg/session/settings';
import { defaultsOf } from '@/saves/settings';
import { enemy, hero, location, Table } from '../table';
import { press, renderTable, stateNow } from './renderTable';

/** The table of R p.15: willpower 4, 2 and 1 before it, threat 3, 3 and 1 in the staging area. */
const questing = (): Table =>
  new Table({
    questPoints: 8,
    players: [
      {
        name: 'Olivier',
        heroes: [hero({ name: 'Éowyn', willpower: 4 }), hero({ name: 'Aragorn', willpower: 2 })],
      },
      { name: 'Tiphanie', heroes: [hero({ name: 'Glóin', willpower: 1 })] },
    ],
  })
    .begin()
    .do({
      type: 'addEncounter',
      card: enemy({ name: 'Spider', threat: 3, engagement: 25 }),
      engagedWith: null,
    })
    .do({ type: 'addEncounter', card: location({ name: 'Stream', threat: 3 }), engagedWith: null })
    .do({
      type: 'addEncounter',
      card: location({ name: 'Road', threat: 1, questPoints: 2 }),
      engagedWith: null,
    });

const goTo = (table: Table, step: string): Table => {
  while (table.state.at.step !== step || table.state.at.window) table.next();
  return table;
};

describe('the window', () => {
  it('R p.30 is said to be open or shut in words, in the panel and in the ribbon', async () => {
    renderTable(questing());
    expect(screen.getByText('Action window open')).toBeOnTheScreen();
    expect(screen.getByLabelText('Phase 1: Resource, now, action window open')).toBeOnTheScreen();
    await press('Next: Play allies and attachments (Olivier)', () =>
      expect(stateNow().at.step).toBe('planning'),
    );
    expect(screen.getByText('Action window shut')).toBeOnTheScreen();
    expect(screen.getByText('Olivier may play allies and attachments.')).toBeOnTheScreen();
  });

  it('R p.30 is said in French as well', () => {
    renderTable(goTo(questing(), 'commit'), 'fr');
    expect(screen.getByText('Actions interdites')).toBeOnTheScreen();
    expect(screen.getByText('Olivier choisit, en une fois, qui part en quête.')).toBeOnTheScreen();
  });
});

describe('windows in which nothing is to do', () => {
  it('R p.30 are passed and named, and one tap goes back to the first of them', async () => {
    renderTable(goTo(questing(), 'planning'));
    await press('Next: Olivier is done', () => expect(stateNow().at).toMatchObject({ player: 1 }));
    expect(screen.getByText('Windows passed: Play allies and attachments.')).toBeOnTheScreen();
    await press('Back to the first of them', () =>
      expect(stateNow().at).toMatchObject({ step: 'planning', player: 0, window: true }),
    );
    expect(screen.queryByText(/^Windows passed/)).toBeNull();
  });

  it('on the way back a rule that was set aside stays set aside, with its reason', async () => {
    const table = new Table({ count: 1 }).begin();
    table.do({ type: 'addEncounter', card: enemy({ attack: 3 }), engagedWith: 0 });
    table.do({ type: 'goTo', phase: 'combat' }).next().next();
    goTo(table, 'defend');
    renderTable(table);
    const two: Command = { type: 'declareDefenders', defenders: ['hero-0', 'hero-1'], through: true };
    await act(() => useGame.getState().act(two, 'A card says so'));
    await press('Back to the first of them', () =>
      expect(stateNow().at).toMatchObject({ step: 'defend', window: true }),
    );
    expect(useGame.getState().game?.history.rows.at(-1)?.override?.reason).toBe('A card says so');
  });

  it('R p.30 one may stop at the next of them', async () => {
    renderTable(goTo(questing(), 'planning'));
    await press('Go on, and stop at the next window', () =>
      expect(stateNow().at).toMatchObject({ player: 0, window: true }),
    );
  });

  it('a table that wishes stops at each', async () => {
    renderTable(goTo(questing(), 'planning'));
    act(() => useLcgSettings.setState({ settings: { ...defaultsOf(LCG_SETTINGS), windows: 'all' } }));
    expect(screen.queryByLabelText('Go on, and stop at the next window')).toBeNull();
    await press('Next: Olivier is done', () =>
      expect(stateNow().at).toMatchObject({ player: 0, window: true }),
    );
  });

  it('R p.30 the button says where the table will stop', async () => {
    const table = new Table({ count: 1 }).begin().to('resolution', true);
    renderTable(table);
    await press('Next: Ready, raise threat, pass the token', () =>
      expect(stateNow().at.step).toBe('refresh'),
    );
    expect(screen.getByText(/^Windows passed: Travel, /)).toBeOnTheScreen();
  });
});

describe('the quest', () => {
  it('R p.14 the sum is live while characters are committed', async () => {
    renderTable(goTo(questing(), 'commit'));
    fireEvent.press(screen.getByLabelText('Éowyn, Willpower 4'));
    fireEvent.press(screen.getByLabelText('Aragorn, Willpower 2'));
    await press('Next: Commit 2 characters: willpower 6', () => expect(stateNow().at.player).toBe(1));
    expect(screen.getByLabelText('Willpower 6 against threat 7. Each player: threat +1.')).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('Glóin, Willpower 1'));
    await press('Next: Commit 1 character: willpower 1', () => expect(stateNow().at.step).toBe('staging'));
    expect(screen.getByLabelText('Willpower 7 against threat 7. Even: nothing happens.')).toBeOnTheScreen();
    await press(/^Next: 2 cards are revealed/, () => expect(stateNow().at.window).toBe(true));
    expect(screen.getByText('Éowyn 4 + Aragorn 2 + Glóin 1')).toBeOnTheScreen();
  });

  it('R p.14 once it is resolved, the sum is gone: nothing of it is still to come', async () => {
    renderTable(goTo(questing(), 'commit').next(2).to('staging', true));
    expect(screen.getByLabelText(/^Willpower 0 against threat 7/)).toBeOnTheScreen();
    await press(/^Next: Quest resolution/, () => expect(stateNow().players[0]?.threat).toBe(23));
    expect(screen.queryByLabelText(/^Willpower 0 against threat 7/)).toBeNull();
  });

  it('R p.14 a tap tells why, and where it is written', async () => {
    renderTable(goTo(questing(), 'commit'));
    fireEvent.press(screen.getByLabelText(/^Willpower 0 against threat 7/));
    expect(await screen.findByText('F.A.Q., questions')).toBeOnTheScreen();
  });
});

describe('a refusal', () => {
  const attacked = (): Table => {
    const table = questing();
    table.do({ type: 'setThreat', player: 0, threat: 30 });
    table.do({ type: 'setExhausted', character: 'hero-0', exhausted: true });
    return goTo(table, 'defend');
  };

  it('§10 says why in place, and “a card says otherwise” is played with its reason', async () => {
    renderTable(attacked());
    fireEvent.press(screen.getByLabelText(/^Éowyn, Defence 2, Exhausted/));
    fireEvent.press(screen.getByLabelText(/^Next: Defended by Éowyn/));
    expect(await screen.findByText('Éowyn: An exhausted character cannot do that.')).toBeOnTheScreen();
    expect(stateNow().at.step).toBe('defend');
    fireEvent.press(screen.getByLabelText('A card says otherwise'));
    await press('An event', () => expect(stateNow().enemyAttack?.defenders).toEqual(['hero-0']));
    const lines = stateNow().log.at(-1)?.lines ?? [];
    expect(lines).toContainEqual({ line: 'override', refusal: 'character/exhausted', reason: 'An event' });
    expect(screen.queryByText('A card says otherwise')).toBeNull();
  });

  it('undo takes it back, by name', async () => {
    renderTable(attacked());
    await press(/^Next: Undefended/, () => expect(stateNow().at.step).toBe('shadow'));
    await press('Undo: Declare a defender', () => expect(stateNow().at.step).toBe('defend'));
    expect(screen.getByLabelText('Redo: Declare a defender')).toBeOnTheScreen();
  });
});

describe('a number by hand', () => {
  it('the dial turns by one tap, and 50 eliminates (R p.22)', async () => {
    renderTable(questing().do({ type: 'setThreat', player: 1, threat: 48 }));
    await press('More: Threat of Tiphanie', () => expect(stateNow().players[1]?.threat).toBe(49));
    await press('More: Threat of Tiphanie', () => expect(stateNow().players[1]?.eliminated).toBe(true));
    expect(screen.getByText('Tiphanie is out of the game.')).toBeOnTheScreen();
  });

  it('damage and resources of a hero take two taps', async () => {
    renderTable(questing());
    fireEvent.press(screen.getByLabelText(/^Aragorn, 1 resource/));
    await press('More: Resources', () => expect(stateNow().characters[1]?.resources).toBe(2));
    await press('More: Damage (4 left)', () => expect(stateNow().characters[1]?.damage).toBe(1));
  });

  it('four taps, faster than they are written, count four', async () => {
    renderTable(questing());
    fireEvent.press(screen.getByLabelText(/^Aragorn, 1 resource/));
    const more = screen.getByLabelText('More: Resources');
    for (let taps = 0; taps < 4; taps += 1) fireEvent.press(more);
    await waitFor(() => expect(stateNow().characters[1]?.resources).toBe(5));
  });
});

describe('by a card', () => {
  it('F 1.25 a resource goes from one hero to another', async () => {
    renderTable(questing());
    fireEvent.press(screen.getByLabelText(/^Aragorn, 1 resource/));
    await press('1 to Éowyn', () =>
      expect(stateNow().characters.map(({ resources }) => resources)).toEqual([2, 0, 1]),
    );
    expect(screen.queryByText('Move a resource')).toBeNull();
  });

  it('F 1.41 an enemy attacks one character', async () => {
    renderTable(questing());
    fireEvent.press(screen.getByLabelText(/^Spider, enemy/));
    fireEvent.press(screen.getByLabelText('Aragorn, this character alone'));
    await press('It attacks', () =>
      expect(stateNow().enemyAttack).toMatchObject({ against: 0, target: 'hero-1' }),
    );
  });

  it('F 1.38 a player attaches a card to an enemy', async () => {
    renderTable(questing());
    fireEvent.press(screen.getByLabelText(/^Spider, enemy/));
    fireEvent.press(screen.getByLabelText('Attach a card'));
    fireEvent.press(within(screen.getByLabelText('Who plays it')).getByLabelText('Tiphanie'));
    await press('Attach a card', () => expect(stateNow().encounter[0]?.attachments).toHaveLength(1));
    expect(screen.getByText('An attachment, of Tiphanie')).toBeOnTheScreen();
  });

  it('R p.24 a third restricted attachment asks which one is discarded', async () => {
    const blade = { name: 'Blade', unique: false, restricted: true, discards: null };
    const table = questing();
    for (const name of ['Blade', 'Axe'])
      table.do({ type: 'attach', player: 0, on: 'hero-0', ...blade, name });
    renderTable(table);
    fireEvent.press(screen.getByLabelText(/^Éowyn, 1 resource/));
    fireEvent.press(screen.getByLabelText('Attach a card'));
    fireEvent.press(screen.getByLabelText('Restricted'));
    fireEvent.press(screen.getByLabelText('Axe'));
    await press('Attach a card', () =>
      expect(stateNow().characters[0]?.attachments.map(({ name }) => name)).toEqual(['Blade', '']),
    );
  });
});

describe('a hero who is gone', () => {
  it('leaves the table with the sheet, and comes back from the sheet of the player', async () => {
    renderTable(questing());
    fireEvent.press(screen.getByLabelText(/^Aragorn, 1 resource/));
    await press('Taken captive', () => expect(stateNow().characters[1]?.fate).toBe('captive'));
    expect(screen.queryByLabelText('Close')).toBeNull();
    fireEvent.press(screen.getByLabelText('Threat of Olivier: 16'));
    await press('Aragorn returns to play', () => expect(stateNow().characters[1]?.fate).toBe('inPlay'));
    expect(screen.getByLabelText(/^Aragorn, 0 resources/)).toBeOnTheScreen();
    expect(screen.queryByLabelText('Aragorn returns to play')).toBeNull();
  });
});

describe('a revealed card', () => {
  it('R p.14 comes to the staging area with the numbers that were stepped', async () => {
    renderTable(goTo(questing(), 'staging'));
    fireEvent.press(screen.getByLabelText('Reveal a card'));
    fireEvent.press(screen.getByLabelText('Location'));
    fireEvent.changeText(screen.getByLabelText('Name, if you like'), 'Mountains');
    fireEvent.press(screen.getByLabelText('More: Threat'));
    fireEvent.press(screen.getByLabelText('More: Threat'));
    fireEvent.press(screen.getByLabelText('Revealed'));
    await waitFor(() => expect(stateNow().staging?.left).toBe(1));
    expect(stateNow().encounter.at(-1)).toMatchObject({ type: 'location', name: 'Mountains', threat: 2 });
    expect(screen.getByLabelText(/^Mountains, location, threat 2/)).toBeOnTheScreen();
  });
});

describe('an ally', () => {
  it('R p.12 typed once brings its cost and its sphere, and a way to pay', async () => {
    useCatalogue.setState({ book: null, catalogue: EMPTY_CATALOGUE });
    renderTable(goTo(questing(), 'planning'));
    fireEvent.press(screen.getByLabelText('Play an ally or an attachment'));
    fireEvent.changeText(screen.getByLabelText('Name, if you like'), 'Scout');
    fireEvent.press(screen.getByLabelText('Leadership'));
    fireEvent.press(screen.getByLabelText('More: Cost'));
    await press('Play the ally', () => expect(stateNow().characters.at(-1)?.name).toBe('Scout'));
    expect(useCatalogue.getState().catalogue).toMatchObject([
      { kind: 'ally', as: { name: 'Scout', cost: 1, spheres: ['leadership'] } },
    ]);
    await waitFor(() => expect(screen.queryByLabelText('Play the ally')).toBeNull());
    fireEvent.press(screen.getByLabelText('Play an ally or an attachment'));
    fireEvent.changeText(screen.getByLabelText('Name, if you like'), 'sc');
    fireEvent.press(screen.getByLabelText('Scout'));
    expect(screen.getByText('Paid: 1 of 1')).toBeOnTheScreen();
    await press('Play the ally', () => expect(stateNow().characters).toHaveLength(5));
    expect(stateNow().characters.map(({ resources }) => resources)).toEqual([0, 0, 1, 0, 0]);
  });
});

describe('engagement checks', () => {
  it('R p.16 are foreseen pass by pass, and all made by one tap', async () => {
    renderTable(
      goTo(questing(), 'checks')
        .do({ type: 'setThreat', player: 0, threat: 24 })
        .do({ type: 'setThreat', player: 1, threat: 35 }),
    );
    expect(screen.getByText('Pass 1')).toBeOnTheScreen();
    expect(screen.getAllByText('Olivier (24): nobody')).toHaveLength(2);
    expect(screen.getByText('Tiphanie (35): Spider (25)')).toBeOnTheScreen();
    await press('Next: Make all checks', () => expect(stateNow().at.step).toBe('dealShadows'));
    expect(stateNow().encounter[0]?.engagedWith).toBe(1);
  });
});
