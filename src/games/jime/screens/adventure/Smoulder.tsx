import { useEffect, useState } from 'react';
import { Animated, Easing, Platform, StyleSheet, View } from 'react-native';
import Svg, { Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { useTheme } from '@/ui/theme';
import { CANDLE } from './washes';

/** One slow breath of the embers; after a few of them they glow on without moving. */
const BREATH = 2600;
const BREATHS = 4;

const FLAMES =
  'M0 24C0 16 5 15 4 7C9 10 9 14 8 17C11 15 12 11 11 8C16 12 16 17 14 20C16 19 17 17 17 15C20 18 20 21 19 24Z';
const HEARTS = 'M2 24C2 20 5 19 5 15C8 18 7 20 8 22C10 20 11 18 11 16C14 19 13 22 13 24Z';

/** §21.3 The leading edge of the threat bar when the coming round will reach an event: it smoulders towards it. */
export const Smoulder = ({ from, to }: { from: number; to: number }) => {
  const { colours, scheme, reducedMotion } = useTheme();
  const light = CANDLE[scheme].colour;
  const [glow] = useState(() => new Animated.Value(1));
  useEffect(() => {
    glow.setValue(1);
    if (reducedMotion) return;
    const breathe = (toValue: number) =>
      Animated.timing(glow, {
        toValue,
        duration: BREATH / 2,
        easing: Easing.inOut(Easing.sin),
        useNativeDriver: Platform.OS !== 'web',
      });
    const breaths = Animated.loop(Animated.sequence([breathe(0.45), breathe(1)]), { iterations: BREATHS });
    breaths.start();
    return () => breaths.stop();
  }, [glow, reducedMotion, to]);
  return (
    <View
      testID="threat-smoulder"
      style={{
        position: 'absolute',
        left: `${from * 100}%`,
        width: `${(to - from) * 100}%`,
        minWidth: 24,
        top: 0,
        bottom: 0,
      }}
    >
      <Animated.View style={[StyleSheet.absoluteFill, { opacity: glow }]}>
        <Svg width="100%" height="100%" aria-hidden>
          <Defs>
            <LinearGradient id="smoulder" x1="0" y1="0" x2="1" y2="0">
              <Stop offset={0} stopColor={light} stopOpacity={0.95} />
              <Stop offset={1} stopColor={light} stopOpacity={0} />
            </LinearGradient>
          </Defs>
          <Rect width="100%" height="100%" fill="url(#smoulder)" />
        </Svg>
      </Animated.View>
      <Svg width={24} height={24} viewBox="0 0 24 24" style={{ position: 'absolute', bottom: 0 }} aria-hidden>
        <Path d={FLAMES} fill={colours.ember} />
        <Path d={HEARTS} fill={light} />
      </Svg>
    </View>
  );
};
