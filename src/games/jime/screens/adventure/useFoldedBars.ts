import { useCallback, useState } from 'react';
import { useTheme } from '@/ui/theme';
import { useScreenLayout } from '../useScreenLayout';

/** Letters from here on leave a tablet held upright no more map beside a sheet than a phone has. */
export const LARGE = 1.2;

/**
 * Whether the bars are folded; null where nothing folds. On a phone they would leave no map beside a sheet, or beside
 * themselves in large letters. What the table chose holds until a sheet opens or closes.
 */
export const useFoldedBars = (sheetOpen: boolean) => {
  const { wide, compact } = useScreenLayout();
  const { scale } = useTheme();
  const [choice, setChoice] = useState<{ sheetOpen: boolean; folded: boolean } | null>(null);
  const folded = choice?.sheetOpen === sheetOpen ? choice.folded : sheetOpen || (compact && scale > LARGE);
  const fold = useCallback(() => setChoice({ sheetOpen, folded: !folded }), [sheetOpen, folded]);
  return { folded: compact || (!wide && scale > LARGE) ? folded : null, fold };
};
