import { openBookOn } from '@/saves/book';
import { openBook } from '@/saves/database';
import { acquireTabLock } from '@/saves/tabLock';
import { useBook } from '@/session/book';
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
