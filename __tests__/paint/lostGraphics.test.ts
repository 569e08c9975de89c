import { act, renderHook } from '@testing-library/react-native';
import { freeLastFrame, freePastFrames } from '@/paint/freePastFrames';
import { paintWithoutGraphics } from '@/paint/paintWithoutGraphics';
import { useFreed } from '@/paint/useFreed';
import { useLostContexts as onDevice } from '@/paint/useLostContexts';
import { useLostContexts as inBrowser } from '@/paint/useLostContexts.web';

jest.useFakeTimers();

describe('a canvas whose graphics are lost', () => {
  it('is made anew a moment later, once for many losses in a row', () => {
    const element = new EventTarget();
    const { result, unmount } = renderHook(() => inBrowser({ current: element }));
    act(() => void element.dispatchEvent(new Event('webglcontextlost')));
    act(() => void element.dispatchEvent(new Event('webglcontextlost')));
    expect(result.current).toBe(0);
    act(() => jest.advanceTimersByTime(300));
    expect(result.current).toBe(1);
    unmount();
    element.dispatchEvent(new Event('webglcontextlost'));
    jest.advanceTimersByTime(300);
    expect(result.current).toBe(1);
  });

  it('is never lost on a device of its own', () => {
    expect(renderHook(() => onDevice({ current: null })).result.current).toBe(0);
  });
});

describe('a browser without graphics', () => {
  const surface = () => ({ delete: jest.fn(), dispose: jest.fn() });
  const open = (withGraphics: () => unknown) => {
    const plain = surface();
    const kit = { MakeWebGLCanvasSurface: withGraphics, MakeSWCanvasSurface: () => plain };
    Object.assign(globalThis, { CanvasKit: kit });
    paintWithoutGraphics();
    return { plain, made: kit.MakeWebGLCanvasSurface() };
  };

  it('paints with graphics where there are some', () => {
    const fast = surface();
    expect(open(() => fast).made).toBe(fast);
  });

  it('paints without them where there are none, and gives all of it back', () => {
    const { plain, made } = open(() => {
      throw new Error('failed to create webgl context');
    });
    expect(made).toBe(plain);
    plain.delete();
    expect(plain.dispose).toHaveBeenCalledTimes(1);
  });
});

describe('what Skia holds', () => {
  it('is freed soon after it is replaced, and when its component goes', () => {
    const [first, second] = [{ free: jest.fn() }, { free: jest.fn() }];
    const { rerender, unmount } = renderHook(({ held }: { held: { free(): void } }) => useFreed(held), {
      initialProps: { held: first },
    });
    rerender({ held: second });
    expect(first.free).not.toHaveBeenCalled();
    jest.advanceTimersByTime(300);
    expect(first.free).toHaveBeenCalledTimes(1);
    unmount();
    jest.advanceTimersByTime(300);
    expect(second.free).toHaveBeenCalledTimes(1);
  });

  it('is freed with the last frame of a canvas that has gone', () => {
    const views: Record<string, unknown> = { 7: {} };
    const api = { views, deferedPictures: {}, setJsiProperty: jest.fn() };
    Object.assign(globalThis, { SkiaViewApi: api });
    freePastFrames();
    const [past, last] = [{ dispose: jest.fn() }, { dispose: jest.fn() }];
    api.setJsiProperty(7, 'picture', past);
    api.setJsiProperty(7, 'picture', last);
    expect(past.dispose).toHaveBeenCalledTimes(1);
    freeLastFrame(7);
    jest.advanceTimersByTime(300);
    expect(last.dispose).toHaveBeenCalledTimes(1);
    expect(views).toEqual({});
  });
});
