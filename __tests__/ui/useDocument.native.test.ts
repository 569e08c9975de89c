import { renderHook } from '@testing-library/react-native';
import { useDocument } from '@/ui/useDocument';

describe('the document on a device', () => {
  it('is not there, and nobody looks for it', () => {
    expect(typeof document).toBe('undefined');
    const { rerender } = renderHook((language: string) => useDocument(language, 'Red Book', '#1B1713'), {
      initialProps: 'en',
    });
    expect(() => rerender('fr')).not.toThrow();
  });
});
