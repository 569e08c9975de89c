import type * as Offline from '@/session/offline.web';
import { keepForOffline as nativeKeepForOffline } from '@/session/offline';

const register = jest.fn(() => Promise.resolve());
const NODE_ENV = process.env.NODE_ENV;

/** A fresh page in a build of this kind; what it does once idle is run by the test. */
const onPage = (build: 'production' | 'development') => {
  jest.resetModules();
  Object.assign(process.env, { NODE_ENV: build });
  const idle: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (run: () => void) => idle.push(run) });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { serviceWorker: { register } },
  });
  return { idle, ...jest.requireActual<typeof Offline>('@/session/offline.web') };
};

beforeEach(() => register.mockClear());
afterAll(() => Object.assign(process.env, { NODE_ENV }));

describe('what is stored for use without a network', () => {
  it('is asked for once, and only when the page is idle', () => {
    const { idle, keepForOffline } = onPage('production');
    keepForOffline();
    keepForOffline();
    expect(register).not.toHaveBeenCalled();
    for (const run of idle) run();
    expect(register).toHaveBeenCalledTimes(1);
    expect(register).toHaveBeenCalledWith('/sw.js');
  });

  it('is nothing in development, and nothing on a native device', () => {
    const { idle, keepForOffline } = onPage('development');
    keepForOffline();
    nativeKeepForOffline();
    expect(idle).toEqual([]);
    expect(register).not.toHaveBeenCalled();
  });
});
