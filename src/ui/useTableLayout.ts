import { useWindowDimensions } from 'react-native';
import { useTheme } from './theme';

/** The seven phases have room for their names on a page this wide, in letters of normal size. */
const NAMED_PHASES = 760;

type TableLayout = {
  /** What to do now stands at the right of the table, not under it. */
  wide: boolean;
  /** A phone, where everything faces one player. */
  compact: boolean;
  /** There is room for the name of every phase. */
  namesPhases: boolean;
};

export const useTableLayout = (): TableLayout => {
  const { width, height } = useWindowDimensions();
  const { scale } = useTheme();
  return {
    wide: width > height,
    compact: Math.min(width, height) < 600,
    namesPhases: width / scale >= NAMED_PHASES,
  };
};
