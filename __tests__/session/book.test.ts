import { AppState } from 'react-native';
import { openBookOn } from '@/saves/book';
import { openBook } from '@/saves/database';
import { acquireTabLock } from '@/saves/tabLock';
import { useBook } from '@/session/book';
import type { CurrentSession } from '@/session/currentSession';
import { nodeSql } from '../saves/nodeSql';

// Which tab holds the book is the browser's to say; what happens then is ours.
jest.mock('@/saves/tabLock');
jest.mock('@/saves/database');

it('is opened once, whoever asks for it again while it opens or later', async () => {
  let weHaveIt = (_ours: boolean): void => undefined;
  jest.mocked(acquireTabLock).mockReturnValue(new Promise((resolve) => (weHaveIt = resolve)));
  const book = await openBookOn(nodeSql());
  jest.mocked(openBook).mockResolvedValue({ book, keeping: 'file' });
  const { open } = useBook.getState();
  const asked = [open(), open()];
  weHaveIt(true);
  await Promise.all(asked);
  await open();
  expect(useBook.getState()).toMatchObject({ status: 'open', fault: null, keeping: 'file', book });
  expect(acquireTabLock).toHaveBeenCalledTimes(1);
  expect(openBook).toHaveBeenCalledTimes(1);
});

it('has its log folded in when a game is left, and when the app goes to the background', async () => {
  const watch = jest.spyOn(AppState, 'addEventListener');
  await jest.isolateModulesAsync(async () => {
    const { useBook: ours } = await import('@/session/book');
    const { useCurrentSession } = await import('@/session/currentSession');
    const book = { ...(await openBookOn(nodeSql())), foldLog: jest.fn(async () => undefined) };
    ours.setState({ status: 'open', book });
    const game = { game: 'x', slot: 1 } as CurrentSession;
    useCurrentSession.setState({ current: game });
    useCurrentSession.setState({ current: { ...game, slot: 2 } });
    expect(book.foldLog).not.toHaveBeenCalled();
    useCurrentSession.setState({ current: null });
    expect(book.foldLog).toHaveBeenCalledTimes(1);
    for (const [, say] of watch.mock.calls) say('inactive');
    expect(book.foldLog).toHaveBeenCalledTimes(1);
    for (const [, say] of watch.mock.calls) say('background');
    expect(book.foldLog).toHaveBeenCalledTimes(2);
  });
});
