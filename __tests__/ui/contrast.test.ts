import type { Palette } from '@/ui/palette';
import { PALETTES } from '@/ui/palette';

const channel = (hex: string, at: number): number => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const INKS = ['ink', 'faded', 'ember', 'violet', 'moss', 'river', 'gold', 'iron'] as const;
const PAPERS = ['ground', 'panel'] as const;
const pairs = (['day', 'night'] as const).flatMap((scheme) =>
  INKS.flatMap((ink) => PAPERS.map((paper) => ({ scheme, ink, paper }))),
);

describe('contrast', () => {
  it('knows black on white', () => expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21));

  it.each(pairs)(
    '$ink on $paper by $dress is at least 4.5:1, and so is the reverse on a filled button',
    ({ scheme, ink, paper }) => {
      const palette: Palette = PALETTES[scheme];
      expect(contrast(palette[ink], palette[paper])).toBeGreaterThanOrEqual(4.5);
    },
  );
});
