import type { ReactNode, Ref } from 'react';
import { useImperativeHandle, useRef, useState } from 'react';
import type { LayoutChangeEvent, ScrollView, StyleProp, ViewStyle } from 'react-native';
import { View } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { Scroll } from '@/ui/Scroll';
import { Touchable } from '@/ui/Touchable';
import { SPACE, TOUCH, useTheme } from '@/ui/theme';

/** What is hidden by less than this is only the space under the last line. */
const LEAST = 12;
/** How much of what is in sight goes by at one touch: a line or two stay, to read on from. */
const PAGE = 0.75;
const FADE = 44;

export type SheetScrollHandle = { toEnd(): void };

type Props = {
  ref?: Ref<SheetScrollHandle>;
  style?: StyleProp<ViewStyle>;
  contentStyle: StyleProp<ViewStyle>;
  onLayout?(event: LayoutChangeEvent): void;
  onContentHeight?(height: number): void;
  children: ReactNode;
};

/** A part of a sheet that scrolls. Where it goes on below the fold its last line fades, and an arrow says so and goes there. */
export const SheetScroll = ({ ref, style, contentStyle, onLayout, onContentHeight, children }: Props) => {
  const { reducedMotion } = useTheme();
  const scroll = useRef<ScrollView>(null);
  const heights = useRef({ window: 0, content: 0, above: 0 });
  const [goesOn, setGoesOn] = useState(false);
  const measure = (part: Partial<typeof heights.current>): void => {
    heights.current = { ...heights.current, ...part };
    const { window, content, above } = heights.current;
    setGoesOn(window > 0 && content - above - window > LEAST);
  };
  useImperativeHandle(ref, () => ({
    toEnd: () => scroll.current?.scrollToEnd({ animated: !reducedMotion }),
  }));
  const goOn = (): void => {
    const { window, above } = heights.current;
    scroll.current?.scrollTo({ y: above + window * PAGE, animated: !reducedMotion });
  };
  return (
    <View style={style}>
      <Scroll
        ref={scroll}
        onLayout={(event) => {
          measure({ window: event.nativeEvent.layout.height });
          onLayout?.(event);
        }}
        style={{ flexGrow: 1, flexShrink: 1 }}
        contentContainerStyle={contentStyle}
        scrollEventThrottle={32}
        onScroll={({ nativeEvent }) => measure({ above: nativeEvent.contentOffset.y })}
        onContentSizeChange={(_, content) => {
          measure({ content });
          onContentHeight?.(content);
        }}
      >
        {children}
      </Scroll>
      {goesOn ? <GoesOn onPress={goOn} /> : null}
    </View>
  );
};

/** Over the lower edge: the fade lets every touch through, the arrow stands at the end of the lines. */
const GoesOn = ({ onPress }: { onPress(): void }) => {
  const { colours, scheme } = useTheme();
  const { goesOn } = useWords().table.sheet;
  const fade = `goesOn-${scheme}`;
  return (
    <View
      testID="goesOn"
      pointerEvents="box-none"
      style={{ position: 'absolute', left: 0, right: 0, bottom: 0, alignItems: 'flex-end' }}
    >
      <View pointerEvents="none" style={{ position: 'absolute', left: 0, right: 0, bottom: 0, height: FADE }}>
        <Svg width="100%" height="100%" preserveAspectRatio="none" aria-hidden>
          <Defs>
            <LinearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
              <Stop offset="0" stopColor={colours.panel} stopOpacity={0} />
              <Stop offset="1" stopColor={colours.panel} stopOpacity={1} />
            </LinearGradient>
          </Defs>
          <Rect width="100%" height="100%" fill={`url(#${fade})`} />
        </Svg>
      </View>
      <Touchable label={goesOn} onPress={onPress}>
        <View
          style={{ width: TOUCH + SPACE.s, height: TOUCH, alignItems: 'center', justifyContent: 'flex-end' }}
        >
          <View
            style={{
              padding: 3,
              borderRadius: 20,
              borderWidth: 1.5,
              borderColor: colours.faded,
              backgroundColor: colours.panel,
              transform: [{ rotate: '-90deg' }],
            }}
          >
            <Icon name="back" size={22} />
          </View>
        </View>
      </Touchable>
    </View>
  );
};
