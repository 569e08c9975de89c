import { fontStack } from '@/ui/fontStack';

describe('a font on a device', () => {
  it('is asked for by its name alone', () => {
    expect(fontStack('Alegreya_400Regular', 'serif')).toBe('Alegreya_400Regular');
    expect(fontStack('AlegreyaSans_500Medium', 'sans-serif')).toBe('AlegreyaSans_500Medium');
  });
});
