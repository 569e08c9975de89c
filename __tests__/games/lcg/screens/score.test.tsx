import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { GameState } from '@/games/lcg/play';
import { Scores } from '@/games/lcg/screens/score/Scores';
import { apart, namedRounds, scaleTo } from '@/games/lcg/screens/score/chartScale';
import { bestOf } from '@/games/lcg/screens/score/history';
import { Play } from '@/games/lcg/screens/table/Play';
import { useGame } from '@/games/lcg/session/game';
import { useScores } from '@/games/lcg/session/scores';
import { renderPage } from '../../../ui/renderPage';
import { Table, hero } from '../table';
import { lay, settle, stateNow } from './openTable';

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));

const press = (label: string) => fireEvent.press(screen.getByLabelText(label));

const SLOT = 7;

/** R p.22 One player: threat 43, a dead hero of cost 8, 6 damage, 5 victory points; in seven rounds. */
const played = (over: Partial<GameState> = {}): GameState => {
  const players = [
    {
      name: 'Ann',
      heroes: [hero({ name: 'Aragorn', hitPoints: 7 }), hero({ name: 'Théodred', threatCost: 8 })],
    },
  ];
  const { state } = new Table({ players }).begin();
  const [living, dead] = state.characters;
  if (!living || !dead) throw new Error('two heroes');
  return {
    ...state,
    players: state.players.map((player) => ({ ...player, threat: 43 })),
    characters: [
      { ...living, damage: 6 },
      { ...dead, fate: 'dead' },
    ],
    victoryPile: [{ name: 'Hummerhorns', points: 5 }],
    round: 8,
    history: [1, 2, 3, 4, 5, 6, 7].map((round) => ({
      round,
      threats: [35 + round],
      stage: 1,
      progress: round,
    })),
    ...over,
  };
};
const won = played({ stage: 'ended', outcome: 'won' });

beforeEach(() => settle());

describe('after the game', () => {
  it('R p.22, F scoring: shows 52 by the core rules, 122 by the F.A.Q., and every term', async () => {
    lay(won, SLOT);
    renderPage(<Play slot={SLOT} />);
    expect(screen.getByText('122')).toBeOnTheScreen();
    expect(screen.getByText('Threat 43 + dead heroes 8 + damage 6')).toBeOnTheScreen();
    press('Core rules: 52');
    await waitFor(() => expect(screen.getByText('52')).toBeOnTheScreen());
    expect(stateNow().scoring).toBe('core');
  });

  it('says the charts to a screen reader', () => {
    lay(won, SLOT);
    renderPage(<Play slot={SLOT} />);
    expect(screen.getByLabelText('Threat. Ann: 36, 37, 38, 39, 40, 41, 42')).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Progress on the quest\. round 1: stage 1, 1\./)).toBeOnTheScreen();
  });

  it('writes the score into the history once, and takes it out when the end is taken back', async () => {
    lay(played(), SLOT);
    renderPage(<Play slot={SLOT} />);
    expect(useScores.getState().value).toEqual([]);
    await act(() => useGame.getState().act({ type: 'endGame', outcome: 'won' }));
    await waitFor(() => expect(useScores.getState().value).toHaveLength(1));
    press('Core rules: 52');
    await waitFor(() => expect(stateNow().scoring).toBe('core'));
    expect(useScores.getState().value).toMatchObject([
      { id: `${SLOT}/0`, players: ['Ann'], outcome: 'won', rounds: 7, score: { faq: 122, core: 52 } },
    ]);
    await act(() => useGame.getState().undo());
    await act(() => useGame.getState().undo());
    await waitFor(() => expect(useScores.getState().value).toEqual([]));
  });

  it('R p.22 gives a defeat no score, and keeps it in the history', async () => {
    lay({ ...won, outcome: 'lost' }, SLOT);
    renderPage(<Play slot={SLOT} />);
    expect(screen.getByText(/A defeat has no score/)).toBeOnTheScreen();
    await waitFor(() => expect(useScores.getState().value).toMatchObject([{ outcome: 'lost', score: null }]));
  });

  it('R p.27 adds up a campaign and goes on to its next scenario', async () => {
    const results = [
      { scenario: 'mirkwood', outcome: 'won', rounds: 5, score: { faq: 100, core: 50 } },
    ] as const;
    lay({ ...won, variant: 'campaign', scenario: 'anduin', results: [...results] }, SLOT);
    renderPage(<Play slot={SLOT} />);
    expect(screen.getByText('222')).toBeOnTheScreen();
    press('On to Escape from Dol Guldur');
    await waitFor(() => expect(stateNow()).toMatchObject({ scenario: 'dolGuldur', stage: 'setUp' }));
  });
});

describe('the history of scores', () => {
  const game = {
    at: 0,
    scenarioName: '',
    variant: 'standard',
    players: ['Ann'],
    outcome: 'won',
    rounds: 7,
  } as const;
  const GAMES = [
    { ...game, id: '1/0', scenario: 'mirkwood', players: ['Ann'], score: { faq: 122, core: 52 } },
    { ...game, id: '2/0', scenario: 'mirkwood', players: ['Ann'], score: { faq: 110, core: 60 } },
    { ...game, id: '3/0', scenario: 'anduin', players: ['Ann'], outcome: 'lost', score: null },
  ] as const;

  it('has the lowest score of each scenario that was won, by either method', () => {
    const games = GAMES.map((one) => ({ ...one, players: [...one.players] }));
    expect(bestOf(games, 'faq')).toMatchObject([{ scenario: 'mirkwood', score: 110, won: 2 }]);
    expect(bestOf(games, 'core')).toMatchObject([{ scenario: 'mirkwood', score: 52 }]);
  });

  it('is empty before the first game, and forgets a game when asked to', async () => {
    renderPage(<Scores />);
    expect(screen.getByText('No game has been played to its end yet.')).toBeOnTheScreen();
    await waitFor(() =>
      useScores.getState().keep(GAMES.map((one) => ({ ...one, players: [...one.players] }))),
    );
    const [first] = await screen.findAllByLabelText(/^Forget: Passage Through Mirkwood/);
    if (first) fireEvent.press(first);
    await waitFor(() => expect(useScores.getState().value.map(({ id }) => id)).toEqual(['2/0', '3/0']));
  });
});

describe('a chart', () => {
  it('has few round ticks from 0 to beyond the highest value', () => {
    expect(scaleTo(50, 0, 100).ticks).toEqual([0, 10, 20, 30, 40, 50]);
    expect(scaleTo(7, 0, 100)).toMatchObject({ max: 8, ticks: [0, 2, 4, 6, 8] });
    expect(scaleTo(50, 10, 100).at(50)).toBe(10);
  });

  it('names only rounds that do not touch', () => {
    expect(namedRounds([1, 2, 3, 4, 5, 6], 40)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(namedRounds([1, 2, 3, 4, 5, 6], 15)).toEqual([1, 2, 4, 6]);
  });

  it('keeps labels apart, below the top and above the foot', () => {
    expect(apart([50, 52, 20], { height: 10, top: 0, foot: 100 })).toEqual([50, 60, 20]);
    expect(apart([99, 98], { height: 10, top: 0, foot: 100 })).toEqual([100, 90]);
  });
});
