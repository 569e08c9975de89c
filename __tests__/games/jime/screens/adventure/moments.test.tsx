import { act, fireEvent, screen } from '@testing-library/react-native';
import { useGame } from '@/games/jime/session/game';
import { PALETTES } from '@/ui/palette';
import * as sounds from '@/ui/sound';
import type { Company } from '../../rules/company';
import { company } from '../../rules/company';
import { adventureNow, press, renderAdventure, stateNow, touch } from './renderAdventure';

jest.mock('@/games/jime/board/Board', () => jest.requireActual('./boardStandIn'));

const explored = (): Company => company().do({ type: 'explore', hero: 'aragorn', tile: '205A' });

describe('undo', () => {
  it('§75.1 names the step, who took it, and the pieces to take back', async () => {
    renderAdventure(explored());
    const undo = /^Undo: A tile explored \(Aragorn\)\. .*Put back: exploration token \(205A\)/;
    await press(undo, () => expect(adventureNow().tiles.every(({ explored: done }) => !done)).toBe(false));
    expect(
      screen.getByText(/^Undone here\. On the table, .*exploration token \(205A\)\.$/),
    ).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('It is done'));
    expect(screen.queryByText(/^Undone here/)).toBeNull();
  });

  it('names a page by what was read', () => {
    renderAdventure(explored().do({ type: 'continue' }));
    expect(screen.getByLabelText(/^Undo: A page read|^Undo: Pieces laid/)).toBeOnTheScreen();
  });

  it('says nothing of the table after a step that moved no piece', async () => {
    renderAdventure(company().do({ type: 'takeTurn', hero: 'gimli' }));
    await press('Undo: A turn begun (Gimli)', () => expect(adventureNow().turn).toBeNull());
    expect(screen.queryByText(/^Undone here/)).toBeNull();
  });
});

describe('the enemy bar', () => {
  it('§20.1 names each group and says what is left of it', () => {
    renderAdventure(explored().skip());
    const [group] = adventureNow().groups;
    const health = (group?.fullHealth ?? 0) * (group?.figures.length ?? 0);
    expect(
      screen.getByText(`${group?.figures.length} figures, health ${health}/${health}`),
    ).toBeOnTheScreen();
  });

  it('§20.2 has a legend of its rims and dots', () => {
    renderAdventure(explored().skip());
    fireEvent.press(screen.getByLabelText('What the medallions show'));
    expect(screen.getByText('A dot for each figure left.')).toBeOnTheScreen();
  });

  it('§98.2 lets the table say where a group stands without the mirror', async () => {
    renderAdventure(explored().skip());
    const id = adventureNow().groups[0]?.id ?? '';
    fireEvent.press(screen.getByTestId(id));
    fireEvent.press(screen.getByLabelText('Say where this group stands'));
    await touch('100A/1', () => expect(adventureNow().groups[0]?.lastSeen).toEqual({ space: '100A/1' }));
  });
});

describe('a mirror turned on in mid-game', () => {
  it('§98.2 asks for each figure it does not know, one touch each', async () => {
    renderAdventure(company().do({ type: 'mirror', on: true }));
    expect(screen.getByText(/where this figure stands: Aragorn\./)).toBeOnTheScreen();
    await touch('100A/1', () => expect(adventureNow().heroes[0]?.space).toBe('100A/1'));
    fireEvent.press(screen.getByLabelText('Legolas'));
    await touch('100A/1', () => expect(adventureNow().heroes[2]?.space).toBe('100A/1'));
    expect(screen.getByText(/where this figure stands: Gimli\./)).toBeOnTheScreen();
    await touch('300A/1', () => expect(stateNow().prompts).toEqual([]));
  });
});

describe('an objective', () => {
  const reach = (): Promise<void> =>
    act(async () => {
      const { game } = useGame.getState();
      if (!game?.state.adventure) return;
      const adventure = { ...game.state.adventure, objective: 'lamp', objectivesDone: ['reach'] };
      const history = { ...game.history, head: game.history.head + 1 };
      useGame.setState({ game: { ...game, history, state: { ...game.state, adventure } } });
    });

  it('§67.2 that is reached is ticked, and the next one is unrolled over the map to the sound of a bell', async () => {
    const heard = jest.spyOn(sounds, 'playSound').mockImplementation(() => undefined);
    renderAdventure(company());
    expect(screen.queryByText('New objective')).toBeNull();
    await reach();
    expect(screen.getByText('New objective')).toBeOnTheScreen();
    expect(screen.getByText('road.objective.reach')).toHaveStyle({ textDecorationLine: 'line-through' });
    expect(heard.mock.calls).toEqual([['objective']]);
    heard.mockRestore();
    const banner = screen.getByLabelText('New objective: road.objective.lamp');
    fireEvent.press(banner);
    expect(screen.queryByText('New objective')).toBeNull();
  });
});

describe('the shadow phase', () => {
  it('§73 has its page where nobody acts: who rests, and threat with its reasons', async () => {
    renderAdventure(
      explored()
        .skip()
        .set((adventure) => {
          for (const group of adventure.groups) group.exhausted = true;
          for (const hero of adventure.heroes) hero.turn = 'done';
          adventure.turn = null;
        })
        .do({ type: 'hourglass' }),
    );
    expect(screen.getByText('No enemy acts.')).toBeOnTheScreen();
    expect(screen.getByText('They rest, exhausted: Goblin Scout.')).toBeOnTheScreen();
    expect(screen.getByText(/^Threat \+\d+: 6 for the heroes/)).toBeOnTheScreen();
    await press('Continue', () => expect(stateNow().prompts.at(-1)?.kind).not.toBe('shadow'));
  });

  it('§73.1 is told at the head of the first activation, and not of the next', () => {
    const table = company({ adventure: 'bridge' }).endActionPhase();
    renderAdventure(table);
    expect(screen.getByText(/^Shadow phase\. They act: .*Threat \+6 for the heroes\.$/)).toBeOnTheScreen();
    const first = table.shows('activation').group;
    while (table.prompt?.kind !== 'activation' || table.prompt.group === first) table.do(table.harmless());
    renderAdventure(table);
    expect(screen.queryByText(/They act: /)).toBeNull();
  });

  it('§73.3 the rally says where threat stands, and not again how far it rose', () => {
    const table = company({ adventure: 'bridge' }).endActionPhase();
    while (table.prompt?.kind !== 'rally') table.do(table.harmless());
    renderAdventure(table);
    expect(screen.getByText(/^Threat is now \d+\.$/)).toBeOnTheScreen();
    expect(screen.queryByText(/\+6/)).toBeNull();
  });

  it('§84.2 the first scout is no rally phase', () => {
    const table = company().set((adventure, state) => {
      adventure.phase = 'setup';
      state.prompts = [{ kind: 'rally', steps: [{ line: 'rally.scout', count: 2 }] }];
    });
    renderAdventure(table);
    expect(screen.getByText('Before the first round')).toBeOnTheScreen();
    expect(screen.getByText('Before the first round: every hero does what is listed.')).toBeOnTheScreen();
    expect(screen.queryByText(/^Rally/)).toBeNull();
  });
});

describe('a last stand', () => {
  it('§19 has a dark page of its own by day too, with the limit and what is at stake', () => {
    renderAdventure(company().do({ type: 'lastStand', hero: 'gimli', against: 'fear' }), { theme: 'day' });
    const title = screen.getByRole('heading', { name: 'Last stand: Gimli' });
    expect(title).toHaveStyle({ color: PALETTES.night.ink });
    expect(screen.getByText(/fear: the limit is reached$/)).toBeOnTheScreen();
    expect(screen.getByText(/Gimli will be defeated/)).toBeOnTheScreen();
    expect(screen.getAllByLabelText(/^Undo: A last stand \(Gimli\)/).length).toBeGreaterThan(0);
  });
});
