import { renderHook } from '@testing-library/react-native';
import { useLostContexts } from '@/paint/useLostContexts';

describe('the graphics of a device', () => {
  it('are never taken away: nothing is drawn anew', () => {
    const { result, rerender } = renderHook(() => useLostContexts({ current: null }));
    expect(result.current).toBe(0);
    rerender({});
    expect(result.current).toBe(0);
  });
});
