import { useState } from 'react';
import { useTheme } from '@/ui/theme';
import { useScreenLayout } from '../useScreenLayout';

/**
 * Whether the bars are folded; null where nothing folds. On a phone they would leave no map beside a sheet, or beside
 * themselves in large letters. What the table chose holds until a sheet opens or closes.
 */
export const useFoldedBars = (sheetOpen: boolean) => {
  const { compact } = useScreenLayout();
  const { scale } = useTheme();
  const [choice, setChoice] = useState<{ sheetOpen: boolean; folded: boolean } | null>(null);
  const folded = choice?.sheetOpen === sheetOpen ? choice.folded : sheetOpen || scale > 1.2;
  return {
    folded: compact ? folded : null,
    fold: () => setChoice({ sheetOpen, folded: !folded }),
  };
};
