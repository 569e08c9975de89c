import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Platform, View } from 'react-native';
import { GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import { useTheme } from '@/ui/theme';
import type { Camera } from './camera';
import { roomIn } from './camera';
import type { Insets, Size } from './geometry';
import { turnedBox } from './geometry';
import type { CameraOptions } from './useCamera';
import { TableGround } from './TableGround';
import { afterPaint } from './useAfterPaint';
import { useCamera } from './useCamera';
import { useWheel } from './useWheel';

export type Lens = ReturnType<typeof useCamera>;

type Props = Pick<
  CameraOptions,
  'map' | 'subject' | 'isUnderSheet' | 'corners' | 'angle' | 'least' | 'turnedScreen'
> & {
  /** What bars cover of the board, whether a sheet is open or not. */
  bars: Insets;
  /** What bars and sheets cover of it now. */
  insets: Insets;
  /** Where the camera came to rest, whenever that changes. */
  onRest(camera: Camera): void;
  /** What fingers move: the painted pieces and what is touched of them. */
  board(lens: Lens, screen: Size): ReactNode;
  /** Over the board and out of reach of its gestures. */
  over(lens: Lens): ReactNode;
};

/** A board on the screen: always movable, whatever else is on the screen. */
export const BoardFrame = (props: Props) => {
  const [screen, setScreen] = useState<Size | null>(null);
  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <View
        testID="board"
        style={{ flex: 1 }}
        onLayout={({ nativeEvent: { layout } }) => setScreen({ width: layout.width, height: layout.height })}
      >
        {screen && screen.width > 0 ? <SizedFrame {...props} screen={screen} /> : null}
      </View>
    </GestureHandlerRootView>
  );
};

/** A browser scrolls a box whose focused child lies outside it, unless it is clipped: the map would jump twice. */
const CLIPPED = Platform.OS === 'web' ? ('clip' as 'hidden') : 'hidden';

const useRoom = (screen: Size, { top, right, bottom, left }: Insets) =>
  useMemo(() => roomIn(screen, { top, right, bottom, left }), [screen, top, right, bottom, left]);

const SizedFrame = ({ bars, insets, onRest, board, over, screen, ...options }: Props & { screen: Size }) => {
  const { colours } = useTheme();
  const open = useRoom(screen, bars);
  const room = useRoom(screen, insets);
  const lens = useCamera({ ...options, screen, open, room });
  const { rest, angle, scale, asked, settle } = lens;
  const frame = useRef<View>(null);
  useWheel(frame, lens.wheel);

  useEffect(() => onRest(rest), [onRest, rest]);

  // Follows what just happened: a sheet opened, a tile laid, the next thing spoken of. The sheet is shown first.
  const { corners, map, subject } = options;
  const aim = JSON.stringify([asked, room, angle, scale, corners, subject, turnedBox(map, angle)]);
  const aimed = useRef(aim);
  useEffect(() => {
    if (aimed.current === aim) return undefined;
    return afterPaint(() => {
      aimed.current = aim;
      settle();
    });
  }, [aim, settle]);

  return (
    <View style={{ flex: 1, overflow: CLIPPED, backgroundColor: colours.ground }}>
      <TableGround width={screen.width} height={screen.height} />
      <GestureDetector gesture={lens.gesture}>
        <View ref={frame} collapsable={false} style={{ width: screen.width, height: screen.height }}>
          {board(lens, screen)}
        </View>
      </GestureDetector>
      {over(lens)}
    </View>
  );
};
