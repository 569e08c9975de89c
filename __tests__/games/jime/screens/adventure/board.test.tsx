import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { explorationId } from '@/games/jime/board/view';
import { sheetWidth } from '@/games/jime/screens/adventure/SheetSlot';
import { spokenOf } from '@/games/jime/screens/adventure/spokenOf';
import type { Prompt } from '@/games/jime/play';
import { company } from '../../rules/company';
import { adventureNow, press, renderAdventure, stateNow, touch } from './renderAdventure';

jest.mock('@/games/jime/board/Board', () => jest.requireActual('./boardStandIn'));

describe('a space that is touched', () => {
  it('§9, §30 tells its rules and what lies there, and each thing leads to its own sheet', async () => {
    renderAdventure(
      company().set((adventure) => {
        const [first] = adventure.tokens;
        if (first) adventure.terrain = [{ id: 'boulder', terrain: 'boulder', space: first.space }];
      }),
    );
    const [token] = adventureNow().tokens;
    await touch(token?.space ?? '', () => expect(screen.getByText('Here')).toBeOnTheScreen());
    expect(screen.getByText(/^Boulder: /)).toBeOnTheScreen();
    const label = { person: 'Person token', search: 'Search token', threat: 'Threat token' }[
      token?.kind as 'person'
    ];
    const leads = screen.getAllByRole('button', { name: new RegExp(`^${label}[^,]*$`) });
    fireEvent.press(leads[0] as never);
    await waitFor(() => expect(stateNow().prompts.at(-1)).toEqual({ kind: 'token', token: token?.id }));
  });

  it('§52.2 says that its tile is unexplored, and leads to the exploration', async () => {
    renderAdventure(company());
    const tile = adventureNow().tiles.find(({ explored }) => !explored)?.tile ?? '';
    await touch(`${tile}/1`, () => expect(screen.getByText(`Tile ${tile}, space 1`)).toBeOnTheScreen());
    await press('The tile is unexplored', () =>
      expect(screen.getByText(`Explore tile ${tile}`)).toBeOnTheScreen(),
    );
  });

  it('§40.2 still moves the hero of a mirror who may go there', async () => {
    renderAdventure(company({ mirror: true }));
    const [hero] = adventureNow().heroes;
    const reach = screen.getByTestId('board').props.nativeID as string;
    const [space] = reach.split(' ');
    await touch(space ?? '', () =>
      expect(adventureNow().heroes.find((one) => one.hero === hero?.hero)?.space).toBe(space),
    );
    expect(stateNow().mirror).toBe(true);
  });
});

describe('what a sheet speaks of', () => {
  it('is the token, the group or the hero it is about, the menu before the prompt under it', () => {
    const token: Prompt = { kind: 'token', token: 'lamp' };
    const provoke: Prompt = { kind: 'provoke', hero: 'gimli', groups: ['g1', 'g2'] };
    expect(spokenOf(null, token)).toBe('lamp');
    expect(spokenOf(null, provoke)).toBe('gimli');
    expect(spokenOf({ kind: 'enemy', group: 'g1' }, token)).toBe('g1');
    expect(spokenOf({ kind: 'explore', tile: '300A' }, token)).toBe(explorationId('300A'));
    expect(spokenOf({ kind: 'threat' }, token)).toBeNull();
    expect(spokenOf(null, undefined)).toBeNull();
  });
});

describe('the width of a sheet beside the map', () => {
  it('grows with the letters, up to half of the page', () => {
    expect(sheetWidth(1180, 1)).toBe(424);
    expect(sheetWidth(1180, 1.15)).toBe(488);
    expect(sheetWidth(1180, 1.3)).toBe(551);
    expect(sheetWidth(1180, 1.5)).toBe(590);
    expect(sheetWidth(800, 1.5)).toBe(424);
  });
});
