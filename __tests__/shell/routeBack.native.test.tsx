import { router } from 'expo-router';
import { act, fireEvent, renderRouter, screen, waitFor } from 'expo-router/testing-library';
import { useState } from 'react';
import { BackHandler, DeviceEventEmitter, Text } from 'react-native';
import { openBookOn } from '@/saves/book';
import { useBook } from '@/session/book';
import { createSession } from '@/session/createSession';
import { Root } from '@/shell/Root';
import { playPage } from '@/shell/play/playPage';
import { useBack } from '@/shell/useBack';
import { Dialog } from '@/ui/Dialog';
import { FooterPage } from '@/ui/FooterPage';
import { Page } from '@/ui/Page';
import { NUMBERS, START, hiddenNumber } from '../house/hiddenNumber/game';
import { nodeSql } from '../saves/nodeSql';
import { chooseSettings } from '../session/chooseSettings';

jest.mock('expo-font', () => ({ ...jest.requireActual<object>('expo-font'), useFonts: () => [true, null] }));
jest.mock('react-native/Libraries/Utilities/BackHandler', () =>
  jest.requireActual<object>('react-native/Libraries/Utilities/BackHandler.android'),
);
// Real SQLite answers in its own time.
jest.setTimeout(60_000);

const leavesApp = jest.spyOn(BackHandler, 'exitApp').mockImplementation(() => undefined);
const pressBack = (): void => act(() => void DeviceEventEmitter.emit('hardwareBackPress'));

const useGame = createSession({ ...hiddenNumber, id: 'riddles' });

const Play = playPage({
  useSession: useGame,
  Screen: () => {
    const [asked, setAsked] = useState(false);
    return (
      <>
        <Text onPress={() => setAsked(true)}>Riddle</Text>
        <Dialog title="Give up?" open={asked} onClose={() => setAsked(false)}>
          <Text>Really?</Text>
        </Dialog>
      </>
    );
  },
});

const Wizard = () => {
  const [step, setStep] = useState(3);
  const back = useBack();
  return (
    <FooterPage title={`Step ${step}`} onBack={() => (step > 1 ? setStep(step - 1) : back())}>
      <Text>Choose</Text>
    </FooterPage>
  );
};

const Settings = () => (
  <Page title="Settings" onBack={useBack()}>
    <Text>Colours</Text>
  </Page>
);

const showApp = async (initialUrl: string) => {
  const app = renderRouter(
    {
      _layout: Root,
      index: () => <Text>Title</Text>,
      settings: Settings,
      'riddles/new': Wizard,
      'riddles/play': () => <Play slot={null} />,
    },
    { initialUrl },
  );
  await act(async () => undefined);
  return app;
};

let sql: ReturnType<typeof nodeSql>;

beforeEach(async () => {
  leavesApp.mockClear();
  chooseSettings({ language: 'en', motion: 'reduced' });
  sql = nodeSql();
  useBook.setState({ status: 'open', book: await openBookOn(sql), open: async () => undefined });
  useGame.setState({ game: null, saveFault: null });
});

const go = (to: string): void => act(() => router.push(to));

describe('the back key', () => {
  it('goes from a page to the title, and from there out of the app', async () => {
    const { getPathname } = await showApp('/');
    go('/settings');
    pressBack();
    expect(getPathname()).toBe('/');
    expect(leavesApp).not.toHaveBeenCalled();
    pressBack();
    expect(leavesApp).toHaveBeenCalledTimes(1);
  });

  it('goes to the title from a page that was opened by its address', async () => {
    const { getPathname } = await showApp('/settings');
    pressBack();
    expect(getPathname()).toBe('/');
    expect(leavesApp).not.toHaveBeenCalled();
  });

  it('goes back step by step in a wizard, and from the first out of it', async () => {
    const { getPathname } = await showApp('/');
    go('/riddles/new');
    for (const step of [3, 2, 1]) {
      expect(screen.getByText(`Step ${step}`)).toBeOnTheScreen();
      expect(getPathname()).toBe('/riddles/new');
      pressBack();
    }
    expect(getPathname()).toBe('/');
  });

  it('closes a dialog over a game, then leaves the game, which is kept', async () => {
    await useGame.getState().begin('First', NUMBERS, START);
    const { getPathname } = await showApp('/');
    go('/riddles/play');
    fireEvent.press(screen.getByText('Riddle'));
    expect(screen.getByText('Really?')).toBeOnTheScreen();
    pressBack();
    expect(screen.queryByText('Really?')).toBeNull();
    expect(getPathname()).toBe('/riddles/play');
    pressBack();
    await waitFor(() => expect(getPathname()).toBe('/'));
    await waitFor(() => expect(useGame.getState().game).toBeNull());
    expect(leavesApp).not.toHaveBeenCalled();
  });

  it('leaves a game once for two quick presses', async () => {
    await useGame.getState().begin('First', NUMBERS, START);
    const { getPathname } = await showApp('/');
    go('/riddles/play');
    pressBack();
    pressBack();
    await waitFor(() => expect(useGame.getState().game).toBeNull());
    expect(getPathname()).toBe('/');
    expect(leavesApp).not.toHaveBeenCalled();
  });

  it('stays in a game that cannot be written, and says so', async () => {
    await useGame.getState().begin('First', NUMBERS, START);
    const { getPathname } = await showApp('/');
    go('/riddles/play');
    await sql.exec('PRAGMA query_only = on');
    await act(async () => void (await useGame.getState().act({ type: 'hide', number: 7 })));
    pressBack();
    // The router's own test kit has stopped all clocks.
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(getPathname()).toBe('/riddles/play');
    expect(screen.getByText(/The last steps could not be written/)).toBeOnTheScreen();
    await sql.exec('PRAGMA query_only = off');
  });

  it('closes on a page what lies over it, not what waits on the page under it', async () => {
    await useGame.getState().begin('First', NUMBERS, START);
    const { getPathname } = await showApp('/');
    go('/riddles/play');
    go('/settings');
    pressBack();
    expect(getPathname()).toBe('/riddles/play');
    expect(useGame.getState().game).not.toBeNull();
  });
});
