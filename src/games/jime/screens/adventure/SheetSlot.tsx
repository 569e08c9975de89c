import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { Animated, PanResponder, View, useWindowDimensions } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { useSettings } from '@/session/settings';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/ui/theme';

/** The width of a sheet at the right of the page: larger letters have a wider one, up to half of the page. */
export const sheetWidth = (page: number, scale: number): number =>
  Math.round(Math.min(424 * scale, Math.max(424, page / 2)));

export const useSheetWidth = (): number => sheetWidth(useWindowDimensions().width, useTheme().scale);

type Props = { wide: boolean; lowered: boolean; onLower(lower: boolean): void; children: ReactNode };

/**
 * Where sheets lie: at the right of a wide page; on a high one they rise from below, with a handle to lower them, by a tap
 * or a pull, and see the map.
 */
export const SheetSlot = ({ wide, lowered, onLower, children }: Props) => {
  const { colours, reducedMotion } = useTheme();
  const width = useSheetWidth();
  const words = useWords().table.sheet;
  const [come] = useState(() => new Animated.Value(reducedMotion ? 1 : 0));
  useEffect(() => {
    Animated.timing(come, { toValue: 1, duration: reducedMotion ? 0 : 200, useNativeDriver: false }).start();
  }, [come, reducedMotion]);
  const shift = come.interpolate({ inputRange: [0, 1], outputRange: [48, 0] });
  // It casts no shadow: for a moving box that does, Chromium leaves a strip of the map above it unpainted.
  return (
    <Animated.View
      role="region"
      aria-label={words.label}
      style={[
        {
          opacity: come,
          transform: wide ? [{ translateX: shift }] : [{ translateY: shift }],
          backgroundColor: colours.panel,
          borderColor: colours.faded,
          borderWidth: 1.5,
          overflow: 'hidden',
        },
        wide
          ? { width, maxHeight: '100%', borderRadius: RADIUS + 3 }
          : {
              maxHeight: '100%',
              borderTopLeftRadius: RADIUS * 2,
              borderTopRightRadius: RADIUS * 2,
              borderBottomWidth: 0,
            },
      ]}
    >
      {wide ? null : <Handle lowered={lowered} onLower={onLower} />}
      {/* Lowered, it keeps what was entered on it. */}
      <View style={{ flexShrink: 1, minHeight: 0, display: lowered ? 'none' : 'flex' }}>{children}</View>
    </Animated.View>
  );
};

/** A finger that has gone further than this pulls; one that has not, taps. */
const PULL = 8;

const Handle = ({ lowered, onLower }: Pick<Props, 'lowered' | 'onLower'>) => {
  const { colours } = useTheme();
  const words = useWords().table.sheet;
  // A pull is counted in the frame of the window, which does not turn with the screen.
  const isTurned = useSettings((state) => state.settings.flip === 'on');
  const pull = useMemo(
    () =>
      PanResponder.create({
        onMoveShouldSetPanResponder: (_, { dy }) => Math.abs(dy) > PULL,
        onPanResponderRelease: (_, { dy }) => onLower(isTurned ? dy < 0 : dy > 0),
      }),
    [onLower, isTurned],
  );
  return (
    <View {...pull.panHandlers}>
      <Touchable label={lowered ? words.raise : words.lower} onPress={() => onLower(!lowered)}>
        <View
          style={{ minHeight: TOUCH - 4, alignItems: 'center', justifyContent: 'center', padding: SPACE.xs }}
        >
          <View style={{ width: 72, height: 6, borderRadius: 3, backgroundColor: colours.faded }} />
        </View>
      </Touchable>
    </View>
  );
};
