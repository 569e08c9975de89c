import { renderHook } from '@testing-library/react-native';
import { useKeyboard } from '@/ui/keyboard';

it('a device brings its own keys: no document is looked for', () => {
  expect(typeof document).toBe('undefined');
  expect(() => renderHook(() => useKeyboard())).not.toThrow();
});
