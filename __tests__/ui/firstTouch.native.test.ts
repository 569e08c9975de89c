import { Platform } from 'react-native';
import { firstTouch } from '@/ui/firstTouch';

describe('before the first sound on a device', () => {
  it('nobody has to touch anything', async () => {
    expect(Platform.OS).not.toBe('web');
    await expect(firstTouch()).resolves.toBeUndefined();
  });
});
