import { renderHook } from '@testing-library/react-native';
import type { View } from 'react-native';
import { useWheel } from '@/paint/useWheel';

describe('the wheel on a device', () => {
  it('is not listened for: a view there has no events of a page', () => {
    const board = { current: {} as View };
    const zoom = jest.fn();
    const { unmount } = renderHook(() => useWheel(board, zoom));
    expect(unmount).not.toThrow();
    expect(zoom).not.toHaveBeenCalled();
  });
});
