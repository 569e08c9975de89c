import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { ViewStyle } from 'react-native';
import { View } from 'react-native';
import { useSettings } from '@/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { IconButton } from '@/ui/IconButton';
import { SPACE, TOUCH } from '@/ui/theme';
import type { Lens } from '@/paint/BoardFrame';
import type { Camera } from '@/paint/camera';
import type { Corners, Insets } from '@/paint/geometry';
import { BoardFrame, PieceCanvas } from '@/paint/lazySkia';
import { BoardTouch } from './BoardTouch';
import type { Piece } from './pieces';
import { GROUND_LAYERS, SETTLING_LAYERS } from './pieces';
import type { BoardLayout } from './layout';
import { subjectOf } from './focus';
import { TOKEN } from './layout';
import type { BoardView } from './view';

export type BoardProps = {
  view: BoardView;
  layout: BoardLayout;
  pieces: readonly Piece[];
  /** A name of the box by its key: `token.search`. */
  say(key: string): string;
  onTouch(id: string): void;
  /** Where the camera came to rest, whenever that changes. */
  onRest(camera: Camera): void;
  /** How the board lies before anyone turns it, in degrees. */
  angle?: number;
  /** What the host's bars cover, whether a sheet is open or not: it says how large the map rests. */
  bars?: Insets;
  /** What its bars and sheets cover now: the map lies in what is left. */
  insets?: Insets;
  /** Whether one of them is a sheet, which opens and closes. */
  isUnderSheet?: boolean;
  /** What stands over the corners of that. */
  corners?: Corners;
  /** Where the controls stand, in a row or a column; by default in a row below the map, which then keeps clear of them. */
  controls?: ViewStyle;
  /** Where the map has hardly room, only what shows it whole stands over it; fingers do the rest. */
  fewControls?: boolean;
  /** The light that falls on the map, under its controls. */
  light?: ReactNode;
  /** Over the board, above its controls. */
  children?: ReactNode;
};

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_CORNERS: Corners = {};

/** The map on the table: painted, touchable, with its controls. */
export const BoardTable = ({
  view,
  layout,
  pieces,
  say,
  onTouch,
  onRest,
  angle = 0,
  insets = NO_INSETS,
  bars = insets,
  isUnderSheet = false,
  corners = NO_CORNERS,
  controls,
  fewControls = false,
  light,
  children,
}: BoardProps) => {
  const turnedScreen = useSettings((state) => state.settings.flip === 'on');
  const { left, bottom } = insets;
  const subject = useMemo(() => subjectOf(view, layout, isUnderSheet), [view, layout, isUnderSheet]);
  const below = controls ? 0 : TOUCH + SPACE.m;
  return (
    <BoardFrame
      map={layout.extent}
      subject={subject}
      isUnderSheet={isUnderSheet}
      bars={{ ...bars, bottom: bars.bottom + below }}
      insets={{ ...insets, bottom: bottom + below }}
      corners={corners}
      angle={angle}
      least={TOKEN.points / 2 / TOKEN.widest}
      turnedScreen={turnedScreen}
      onRest={onRest}
      board={({ camera, rest, follow }, { width, height }) => (
        <>
          <PieceCanvas
            pieces={pieces}
            camera={camera}
            rest={rest}
            width={width}
            height={height}
            ground={GROUND_LAYERS}
            settles={SETTLING_LAYERS}
          />
          <BoardTouch
            view={view}
            layout={layout}
            camera={camera}
            scale={rest.scale}
            say={say}
            onTouch={onTouch}
            onReach={follow}
          />
        </>
      )}
      over={(lens) => (
        <>
          {light}
          <Controls
            battle={view.kind === 'battle'}
            few={fewControls}
            lens={lens}
            style={controls ?? { left: left + SPACE.m, bottom: bottom + SPACE.m }}
          />
          {children}
        </>
      )}
    />
  );
};

type ControlsProps = { battle: boolean; few: boolean; lens: Lens; style: ViewStyle };

const Controls = ({ battle, few, lens, style }: ControlsProps) => {
  const words = useWords().board;
  const controls = [
    { icon: 'larger', label: words.larger, onPress: () => lens.zoom(1.4) },
    { icon: 'smaller', label: words.smaller, onPress: () => lens.zoom(1 / 1.4) },
    { icon: 'fit', label: words.fit, onPress: lens.fit },
    { icon: 'retry', label: words.turn, onPress: () => lens.turn(battle ? 90 : 60) },
    { icon: 'flip', label: words.flip, onPress: () => lens.turn(180) },
  ] as const;
  return (
    <View
      role="toolbar"
      aria-label={words.controls}
      pointerEvents="box-none"
      style={[{ position: 'absolute', flexDirection: 'row', gap: SPACE.s }, style]}
    >
      {controls
        .filter(({ icon }) => !few || icon === 'fit')
        .map((control) => (
          <IconButton key={control.icon} {...control} />
        ))}
    </View>
  );
};
