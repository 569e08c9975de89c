import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ViewStyle } from 'react-native';
import { Platform, View } from 'react-native';
import { GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSettings } from '@/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { IconButton } from '@/ui/IconButton';
import { SPACE, TOUCH, useTheme } from '@/ui/theme';
import { BoardSkia } from './BoardSkia';
import { BoardTouch } from './BoardTouch';
import type { Insets, Size } from '@/paint/camera';
import { roomIn } from '@/paint/camera';
import type { Piece } from './pieces';
import type { BoardLayout } from './layout';
import { focusBounds } from './focus';
import { useCamera } from '@/paint/useCamera';
import { useWheel } from '@/paint/useWheel';
import type { BoardView } from './view';
import { brightTiles } from './view';

export type BoardProps = {
  view: BoardView;
  layout: BoardLayout;
  pieces: readonly Piece[];
  /** A name of the box by its key: `token.search`. */
  say(key: string): string;
  onTouch(id: string): void;
  /** How far the board lies turned, in degrees, whenever that changes. */
  onTurn?(degrees: number): void;
  /** What the host's own bars and sheets cover: the map is fitted and followed in what is left. */
  insets?: Insets;
  /** Where the controls stand, in a row or a column; by default in a row below the map, which then keeps clear of them. */
  controls?: ViewStyle;
  /** Where the map has hardly room, only what shows it whole stands over it; fingers do the rest. */
  fewControls?: boolean;
  /** Over the board, above its controls. */
  children?: ReactNode;
};

/** The map on the table: always movable, whatever else is on the screen. */
export const BoardTable = (props: BoardProps) => {
  const [screen, setScreen] = useState<Size | null>(null);
  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <View
        testID="board"
        style={{ flex: 1 }}
        onLayout={({ nativeEvent: { layout } }) => setScreen({ width: layout.width, height: layout.height })}
      >
        {screen && screen.width > 0 ? <SizedBoard {...props} screen={screen} /> : null}
      </View>
    </GestureHandlerRootView>
  );
};

/** A browser scrolls a box whose focused child lies outside it, unless it is clipped: the map would jump twice. */
const CLIPPED = Platform.OS === 'web' ? ('clip' as 'hidden') : 'hidden';

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const SizedBoard = ({
  view,
  layout,
  pieces,
  say,
  onTouch,
  onTurn,
  insets = NO_INSETS,
  controls,
  fewControls = false,
  screen,
  children,
}: BoardProps & { screen: Size }) => {
  const { colours } = useTheme();
  const bounds = useMemo(
    () => (view.focus ? focusBounds(view, layout, brightTiles(view)) : layout.bounds),
    [view, layout],
  );
  const turnedScreen = useSettings((state) => state.settings.flip === 'on') && Platform.OS === 'web';
  const { top, right, bottom, left } = insets;
  const foot = bottom + (controls ? 0 : TOUCH + SPACE.m);
  const room = useMemo(
    () => roomIn(screen, { top, right, bottom: foot, left }),
    [screen, top, right, foot, left],
  );
  const lens = useCamera({ bounds, whole: layout.bounds, screen, room, turnedScreen });
  const { fit, makeRoom } = lens;
  const frame = useRef<View>(null);
  useWheel(frame, lens.wheel);

  const { angle } = lens.rest;
  useEffect(() => onTurn?.(angle), [onTurn, angle]);

  // Follows what just happened: a tile laid, the next thing to place.
  const aim = JSON.stringify(bounds);
  const aimed = useRef({ aim, room });
  useEffect(() => {
    const before = aimed.current;
    if (before.aim === aim && before.room === room) return;
    aimed.current = { aim, room };
    if (before.aim === aim) makeRoom(before.room);
    else fit();
  }, [aim, room, fit, makeRoom]);

  return (
    <View style={{ flex: 1, overflow: CLIPPED, backgroundColor: colours.ground }}>
      <GestureDetector gesture={lens.gesture}>
        <View ref={frame} collapsable={false} style={{ width: screen.width, height: screen.height }}>
          <BoardSkia pieces={pieces} camera={lens.camera} width={screen.width} height={screen.height} />
          <BoardTouch
            view={view}
            layout={layout}
            camera={lens.camera}
            scale={lens.rest.scale}
            say={say}
            onTouch={onTouch}
            onReach={lens.follow}
          />
        </View>
      </GestureDetector>
      <Controls
        battle={view.kind === 'battle'}
        few={fewControls}
        lens={lens}
        style={controls ?? { left: left + SPACE.m, bottom: bottom + SPACE.m }}
      />
      {children}
    </View>
  );
};

type Lens = Pick<ReturnType<typeof useCamera>, 'fit' | 'zoom' | 'turn'>;

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
