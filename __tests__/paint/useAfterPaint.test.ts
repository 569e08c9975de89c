import { act, renderHook } from '@testing-library/react-native';
import { useAfterPaint } from '@/paint/useAfterPaint';

jest.useFakeTimers();

const frames = (n: number): void => act(() => jest.advanceTimersByTime(n * 17));

describe('what is slow to draw', () => {
  it('is there at once the first time, and comes a frame late when it changes', () => {
    const { result, rerender } = renderHook(({ value }: { value: string }) => useAfterPaint(value), {
      initialProps: { value: 'one tile' },
    });
    expect(result.current).toBe('one tile');
    rerender({ value: 'two tiles' });
    expect(result.current).toBe('one tile');
    frames(2);
    expect(result.current).toBe('two tiles');
  });

  it('waits for the first frame when something else is to be shown until then', () => {
    const { result } = renderHook(() => useAfterPaint('a drawing', 'a frame'));
    expect(result.current).toBe('a frame');
    frames(2);
    expect(result.current).toBe('a drawing');
  });

  it('skips what was overtaken before it could be drawn', () => {
    const seen: string[] = [];
    const { rerender } = renderHook(
      ({ value }: { value: string }) => {
        seen.push(useAfterPaint(value));
      },
      { initialProps: { value: 'one tile' } },
    );
    rerender({ value: 'two tiles' });
    rerender({ value: 'three tiles' });
    frames(3);
    expect(seen.at(-1)).toBe('three tiles');
    expect(seen).not.toContain('two tiles');
  });
});
