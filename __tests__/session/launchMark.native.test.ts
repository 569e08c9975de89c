import { AppState } from 'react-native';
import { keepMark, onFatal, onPutAway, readMark } from '@/session/launchMark';
import { fileSystem, kept } from './nativeFiles';

jest.mock('expo-file-system', () => jest.requireActual('./nativeFiles').fileSystem);

beforeEach(() => kept.clear());

describe('what a device knows of earlier launches', () => {
  it('is in a small file that can be read at once, whatever becomes of the book', () => {
    expect(readMark()).toBeNull();
    keepMark('one');
    keepMark('two');
    expect(readMark()).toBe('two');
    expect([...kept.keys()]).toEqual([`${fileSystem.Paths.document}/launches.json`]);
  });

  it('is nothing where no file can be written, and the launch goes on', () => {
    const full = jest.spyOn(fileSystem.File.prototype, 'create').mockImplementation(() => {
      throw new Error('ENOSPC');
    });
    keepMark('one');
    expect(readMark()).toBeNull();
    full.mockRestore();
  });

  it('hears that the app is put away, and not that something lies over it for a moment', () => {
    const watch = jest.spyOn(AppState, 'addEventListener');
    const heard = jest.fn();
    onPutAway(heard);
    for (const state of ['inactive', 'background'] as const)
      for (const [, say] of watch.mock.calls) say(state);
    expect(heard).toHaveBeenCalledTimes(1);
    watch.mockRestore();
  });

  it('hears of what ends the app before the system does, and of nothing less', () => {
    const system = jest.fn();
    const before = ErrorUtils.getGlobalHandler();
    ErrorUtils.setGlobalHandler(system);
    const heard = jest.fn();
    onFatal(heard);
    const handler = ErrorUtils.getGlobalHandler();
    handler(new Error('a warning'), false);
    expect(heard).not.toHaveBeenCalled();
    handler(new Error('the end'), true);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(system).toHaveBeenCalledTimes(2);
    ErrorUtils.setGlobalHandler(before);
  });
});
