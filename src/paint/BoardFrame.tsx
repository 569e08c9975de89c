import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Platform, View } from 'react-native';
import { GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import { useTheme } from '@/ui/theme';
import { roomIn } from './camera';
import type { Bounds, Insets, Size } from './geometry';
import { TableGround } from './TableGround';
import { useCamera } from './useCamera';
import { useWheel } from './useWheel';

export type Lens = ReturnType<typeof useCamera>;

type Props = {
  /** What to look at: the camera goes there whenever it changes. */
  bounds: Bounds;
  /** The board. */
  whole: Bounds;
  /** What is covered by bars, sheets and controls: the board is fitted and followed in what is left. */
  insets: Insets;
  /** The whole screen stands on its head, and fingers report where they are as if it did not. */
  turnedScreen: boolean;
  /** How far the board lies turned, in degrees, whenever that changes. */
  onTurn?(degrees: number): void;
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

const SizedFrame = ({
  bounds,
  whole,
  insets: { top, right, bottom, left },
  turnedScreen,
  onTurn,
  board,
  over,
  screen,
}: Props & { screen: Size }) => {
  const { colours } = useTheme();
  const room = useMemo(
    () => roomIn(screen, { top, right, bottom, left }),
    [screen, top, right, bottom, left],
  );
  const lens = useCamera({ bounds, whole, screen, room, turnedScreen });
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
