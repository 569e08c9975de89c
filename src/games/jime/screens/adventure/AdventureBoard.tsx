import { memo } from 'react';
import { useWindowDimensions } from 'react-native';
import { Board } from '@/games/jime/board/Board';
import { restAngle } from '@/games/jime/board/restAngle';
import type { BoardView } from '@/games/jime/board/view';
import type { AdventureState } from '@/games/jime/play';
import type { Corners, Insets, Size } from '@/paint/geometry';
import { SPACE, TOUCH, useTheme } from '@/ui/theme';
import type { SheetOverMap } from './AdventureLayout';
import { PhaseLight } from './PhaseLight';
import { LARGE } from './useFoldedBars';
import { useNames } from '../useNames';
import { useScreenLayout } from '../useScreenLayout';

/** What so many controls of the map take of its upper corner, one beside or below the other; icons grow with the letters. */
const controlsSize = (count: number, column: boolean, scale: number): Size => {
  const side = TOUCH * Math.max(1, scale * 0.8);
  const [long, wide] = [count * (side + SPACE.s) + SPACE.s, side + 2 * SPACE.s];
  return column ? { width: wide, height: long } : { width: long, height: wide };
};

type Props = {
  /** As the document has it, and as it is shown. */
  view: BoardView;
  shown: BoardView;
  phase: AdventureState['phase'];
  insets: Insets;
  bars: Insets;
  sheet: SheetOverMap;
  /** What stands over its lower corners. */
  corners: Corners;
  onTouch(id: string): void;
  onTurn(degrees: number): void;
};

/** The map of the adventure, with its light, clear of what stands over it. */
export const AdventureBoard = memo(function AdventureBoard({
  view,
  shown,
  phase,
  sheet,
  corners,
  insets,
  ...board
}: Props) {
  const { say } = useNames();
  const { wide, compact } = useScreenLayout();
  const { scale } = useTheme();
  const window = useWindowDimensions();
  const few = (compact || scale > LARGE) && sheet === 'below';
  // Above a sheet that rises from below there is height for a column of small controls only.
  const column = wide || (!compact && scale === 1);
  return (
    <Board
      {...board}
      view={shown}
      say={say}
      light={<PhaseLight phase={phase} />}
      angle={restAngle(view, window)}
      insets={insets}
      isUnderSheet={sheet !== null}
      corners={{ ...corners, topRight: controlsSize(few ? 1 : 5, column, scale) }}
      fewControls={few}
      controls={{
        right: insets.right + SPACE.s,
        top: insets.top + SPACE.s,
        flexDirection: column ? 'column' : 'row',
      }}
    />
  );
});
