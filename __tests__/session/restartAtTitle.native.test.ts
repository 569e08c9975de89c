import { reloadAppAsync } from 'expo';
import { restartAtTitle } from '@/session/restartAtTitle';

jest.mock('expo', () => ({ reloadAppAsync: jest.fn(async () => undefined) }));

it('a device starts the app anew: it has no address to come back to', () => {
  restartAtTitle();
  expect(reloadAppAsync).toHaveBeenCalledTimes(1);
});
