import type { Palette } from '@/ui/palette';
import { PALETTES } from '@/ui/palette';
import { contrast } from './contrastOf';

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
