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
  const withoutGraphics = () => {
    throw new Error('failed to create webgl context');
  };
  /** What a canvas is given when it is first laid out, and at a new size. */
  const layOut = (withGraphics: (canvas: object) => unknown) => {
    const kit = { MakeWebGLCanvasSurface: withGraphics, MakeSWCanvasSurface: surface };
    Object.assign(globalThis, { CanvasKit: kit });
    paintWithoutGraphics();
    const canvas = {};
    const make = () => kit.MakeWebGLCanvasSurface(canvas) as ReturnType<typeof surface>;
    return [make(), make()] as const;
  };

  it('paints with graphics where there are some', () => {
    const fast = surface();
    expect(layOut(() => fast)).toEqual([fast, fast]);
  });

  it('paints without them where there are none, and gives all of it back, once', () => {
    const [, shown] = layOut(withoutGraphics);
    shown.delete();
    shown.delete();
    expect(shown.dispose).toHaveBeenCalledTimes(1);
  });

  it('gives back what it painted at another size', () => {
    const [before, shown] = layOut(withoutGraphics);
    expect(before.dispose).toHaveBeenCalledTimes(1);
    expect(shown.dispose).not.toHaveBeenCalled();
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
