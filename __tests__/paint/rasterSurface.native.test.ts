import { Skia } from '@shopify/react-native-skia';
import { rasterSurface } from '@/paint/rasterSurface';

jest.mock('@shopify/react-native-skia', () => ({
  Skia: { Surface: { Make: jest.fn((width: number, height: number) => ({ width, height })) } },
}));

describe('a surface on a device', () => {
  it('is one of memory, as wide and as high as asked for', () => {
    expect(rasterSurface(30, 20)).toEqual({ width: 30, height: 20 });
    expect(Skia.Surface.Make).toHaveBeenCalledWith(30, 20);
  });
});
