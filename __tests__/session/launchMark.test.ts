import * as web from '@/session/launchMark.web';

const store = new Map<string, string>();
const listeners = new Map<string, () => void>();
const page = {
  visibilityState: 'visible',
  addEventListener: (name: string, heard: () => void) => void listeners.set(name, heard),
  removeEventListener: (name: string) => void listeners.delete(name),
};

const onPage = (localStorage: object | null): void => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      if (!localStorage) throw new Error('SecurityError');
      return localStorage;
    },
  });
  Object.assign(globalThis, {
    document: page,
    addEventListener: page.addEventListener,
    removeEventListener: page.removeEventListener,
  });
};

beforeEach(() => {
  store.clear();
  listeners.clear();
  page.visibilityState = 'visible';
  onPage({
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
  });
});

describe('what a browser knows of earlier launches', () => {
  it('is beside the book, and can be read at once', () => {
    expect(web.readMark()).toBeNull();
    web.keepMark('one');
    expect(web.readMark()).toBe('one');
  });

  it('is nothing where the browser keeps nothing for this page', () => {
    onPage(null);
    web.keepMark('one');
    expect(web.readMark()).toBeNull();
  });

  it('hears that the page is left, or covered by another one', () => {
    const heard = jest.fn();
    const forget = web.onPutAway(heard);
    listeners.get('visibilitychange')?.();
    expect(heard).not.toHaveBeenCalled();
    page.visibilityState = 'hidden';
    listeners.get('visibilitychange')?.();
    listeners.get('pagehide')?.();
    expect(heard).toHaveBeenCalledTimes(2);
    forget();
    expect(listeners.size).toBe(0);
  });
});
