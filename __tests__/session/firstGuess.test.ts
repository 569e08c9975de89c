import { openBookOn } from '@/saves/book';
import * as native from '@/session/firstGuess';
import * as web from '@/session/firstGuess.web';
import type * as SettingsModule from '@/session/settings';
import { nodeSql } from '../saves/nodeSql';

const store = new Map<string, string>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: jest.fn((key: string, text: string) => void store.set(key, text)),
};

/** A page of a browser: what it keeps, and whether a worker looks after it. */
const onPage = (localStorage: object | null, controller: object | null): void => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      if (!localStorage) throw new Error('SecurityError');
      return localStorage;
    },
  });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { serviceWorker: { controller } },
  });
};

beforeEach(() => {
  store.clear();
  storage.setItem.mockClear();
  onPage(storage, null);
});

describe('a guess at what the book will say', () => {
  it('is read back as it was kept, and written only when it has changed', () => {
    expect(web.readGuess('latest')).toBeNull();
    for (const name of ['The Bells', 'The Bells', 'The Mill'])
      web.keepGuess('latest', { slot: 1, name, game: 'jime' });
    expect(web.readGuess('latest')).toEqual({ slot: 1, name: 'The Mill', game: 'jime' });
    expect(storage.setItem).toHaveBeenCalledTimes(2);
  });

  it('is none where it is damaged or the browser keeps nothing', () => {
    store.set('red-book.settings', '{"theme":');
    expect(web.readGuess('settings')).toBeNull();
    onPage(null, null);
    expect(web.readGuess('settings')).toBeNull();
    expect(() => web.keepGuess('settings', { theme: 'night' })).not.toThrow();
  });

  it('is made on a first visit and with a copy, but not where a book may be that no copy was made of', () => {
    expect(web.canGuess()).toBe(true);
    onPage(storage, {});
    expect(web.canGuess()).toBe(false);
    web.keepGuess('settings', { theme: 'night' });
    expect(web.canGuess()).toBe(true);
  });

  it('is never made on a native device, which waits for the book', () => {
    native.keepGuess('settings', { theme: 'night' });
    expect(native.canGuess()).toBe(false);
    expect(native.readGuess('settings')).toBeNull();
  });
});

describe('the settings of the first frame', () => {
  /** The app as it starts in a browser that keeps these guesses. */
  const started = () => {
    jest.resetModules();
    jest.doMock('@/session/firstGuess', () => jest.requireActual('@/session/firstGuess.web'));
    return jest.requireActual<typeof SettingsModule>('@/session/settings').useSettings;
  };

  it('are those of the last time; a word that is not known falls back', () => {
    store.set('red-book.settings', JSON.stringify({ theme: 'night', language: 'fr', textSize: 'vast' }));
    expect(started().getState().settings).toMatchObject({
      theme: 'night',
      language: 'fr',
      textSize: 'normal',
      flip: 'off',
    });
  });

  it('give way to the book, which keeps them for the next time', async () => {
    store.set('red-book.settings', JSON.stringify({ theme: 'night' }));
    const useSettings = started();
    const book = await openBookOn(nodeSql());
    await useSettings.getState().open(book);
    expect(useSettings.getState().settings.theme).toBe('device');
    await useSettings.getState().choose('flip', 'on');
    expect(web.readGuess('settings')).toMatchObject({ theme: 'device', flip: 'on' });
  });

  it('are not kept from a session without a book', async () => {
    store.set('red-book.settings', JSON.stringify({ theme: 'night' }));
    const useSettings = started();
    await useSettings.getState().open(null);
    expect(useSettings.getState().settings.theme).toBe('night');
    await useSettings.getState().choose('theme', 'day');
    expect(web.readGuess('settings')).toEqual({ theme: 'night' });
  });
});
