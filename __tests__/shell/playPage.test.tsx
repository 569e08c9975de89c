import { Stack, router, useLocalSearchParams } from 'expo-router';
import { act, configure, fireEvent, renderRouter, screen, waitFor } from 'expo-router/testing-library';
import { Text } from 'react-native';
import { openBookOn } from '@/saves/book';
import { useBook } from '@/session/book';
import { createSession } from '@/session/createSession';
import { currentSession } from '@/session/currentSession';
import { registerGames } from '@/session/games';
import { playPage } from '@/shell/play/playPage';
import { useLeave } from '@/shell/play/useLeave';
import { Saves } from '@/shell/saves/Saves';
import { NUMBERS, START, hiddenNumber } from '../house/hiddenNumber/game';
import { nodeSql } from '../saves/nodeSql';
import { chooseSettings } from '../session/chooseSettings';

// The first touch loads the sounds; a busy machine takes longer for them than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// Real SQLite answers in its own time.
jest.setTimeout(60_000);

/** A game of its own name, with the page it is played on. */
const gameOf = (id: string) => {
  const game = { ...hiddenNumber, id };
  const useGame = createSession(game);
  const Screen = ({ resumed }: { resumed: boolean }) => {
    const leave = useLeave();
    const { name } = useGame((store) => store.game) ?? { name: '' };
    return <Text onPress={leave}>{`${id}: ${name}${resumed ? ', resumed' : ''}`}</Text>;
  };
  const Play = playPage({ useSession: useGame, Screen });
  const Route = () => {
    const { slot } = useLocalSearchParams<{ slot?: string }>();
    return <Play slot={slot === undefined ? null : Number(slot)} />;
  };
  const begin = (name: string) => useGame.getState().begin(name, NUMBERS, START);
  return { id, game, useGame, Route, begin };
};
const riddles = gameOf('riddles');
const chess = gameOf('chess');

registerGames(
  [riddles, chess].map(({ id, game }) => ({
    id,
    formats: [],
    load: async () => ({
      game,
      screens: { CoverCard: () => null, coverPlace: () => null },
    }),
  })),
);

/** Every text of a page of play that is mounted, in sight or under another page. */
const mounted = (): string[] =>
  screen
    .queryAllByText(/^(riddles|chess): /, { includeHiddenElements: true })
    .map(({ props }) => String(props.children));

const showApp = (initialUrl: string) => {
  const app = renderRouter(
    {
      _layout: () => <Stack />,
      index: () => <Text>Title</Text>,
      saves: Saves,
      'riddles/play': riddles.Route,
      'chess/play': chess.Route,
    },
    { initialUrl },
  );
  // The router's own test kit stops all clocks.
  jest.useRealTimers();
  return app;
};

const go = (to: string): void => act(() => router.push(to));
const goOnWith = async (name: string): Promise<void> =>
  fireEvent.press(await screen.findByLabelText(`Go on with ${name}`));

let sql: ReturnType<typeof nodeSql>;

beforeEach(async () => {
  chooseSettings({ language: 'en', motion: 'reduced' });
  sql = nodeSql();
  useBook.setState({ status: 'open', book: await openBookOn(sql) });
  for (const { useGame } of [riddles, chess]) useGame.setState({ game: null, saveFault: null });
});

describe('the page a game is played on', () => {
  it('stands once, whichever save of the game the list opens over it', async () => {
    await riddles.begin('First');
    await riddles.begin('Second');
    const { getPathname } = showApp('/');
    go('/riddles/play');
    expect(mounted()).toEqual(['riddles: Second']);
    go('/saves');
    await goOnWith('First');
    await waitFor(() => expect(mounted()).toEqual(['riddles: First, resumed']));
    expect(getPathname()).toBe('/riddles/play');
  });

  it('opens nothing while it stands under the page of another game', async () => {
    await chess.begin('Knights');
    await riddles.begin('First');
    showApp('/riddles/play');
    go('/saves');
    await goOnWith('Knights');
    await waitFor(() => expect(mounted()).toEqual(['chess: Knights, resumed']));
    // Time enough for the page underneath to take its game back.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(mounted()).toEqual(['chess: Knights, resumed']);
    expect(currentSession()?.game).toBe('chess');
    act(() => router.back());
    await waitFor(() => expect(mounted()).toEqual(['riddles: First, resumed']));
  });

  it('goes with the game, and leaves one title page', async () => {
    await riddles.begin('First');
    const { getPathname } = showApp('/');
    go('/riddles/play');
    fireEvent.press(screen.getByText('riddles: First'));
    await waitFor(() => expect(getPathname()).toBe('/'));
    await waitFor(() => expect(currentSession()).toBeNull());
    expect(screen.getAllByText('Title', { includeHiddenElements: true })).toHaveLength(1);
    expect(mounted()).toEqual([]);
  });

  it('says why a save does not open, and where to go instead', async () => {
    showApp('/riddles/play?slot=7');
    expect(await screen.findByText('There is no such save on this device.')).toBeOnTheScreen();
    expect(screen.getByLabelText('To the saved games')).toBeOnTheScreen();
  });

  it('says above the game that it cannot be written, until it is', async () => {
    await riddles.begin('First');
    showApp('/riddles/play');
    await sql.exec('PRAGMA query_only = on');
    await act(async () => void (await riddles.useGame.getState().act({ type: 'hide', number: 7 })));
    expect(screen.getByText(/The last steps could not be written/)).toBeOnTheScreen();
    expect(mounted()).toEqual(['riddles: First']);
    await sql.exec('PRAGMA query_only = off');
    fireEvent.press(screen.getByLabelText('Try again'));
    await waitFor(() => expect(screen.queryByText(/The last steps could not be written/)).toBeNull());
    expect(mounted()).toEqual(['riddles: First']);
  });

  it('opens no other game while one cannot be written, says why, and writes it at a touch', async () => {
    await chess.begin('Knights');
    await riddles.begin('First');
    await sql.exec('PRAGMA query_only = on');
    await riddles.useGame.getState().act({ type: 'hide', number: 7 });
    showApp('/chess/play?slot=1');
    expect(
      await screen.findByText(
        'The game that is open must be written first. The save lies where it was, untouched.',
      ),
    ).toBeOnTheScreen();
    expect(screen.getByText(/The last steps could not be written/)).toBeOnTheScreen();
    await sql.exec('PRAGMA query_only = off');
    fireEvent.press(screen.getByLabelText('Try again'));
    await waitFor(() => expect(riddles.useGame.getState().saveFault).toBeNull());
    expect(screen.queryByText(/The last steps could not be written/)).toBeNull();
  });
});
