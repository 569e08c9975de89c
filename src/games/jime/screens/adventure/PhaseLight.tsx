import { memo, useEffect, useId, useState } from 'react';
import { Animated, Easing, Platform, StyleSheet } from 'react-native';
import Svg, { Defs, RadialGradient, Rect, Stop } from 'react-native-svg';
import type { Game } from '@/games/jime/play';
import { useTheme } from '@/ui/theme';
import type { Wash } from './washes';
import { CANDLE, SHADOW } from './washes';

const FALLS = 360;

type Phase = NonNullable<Game['state']['adventure']>['phase'];

/** In the shadow phase colour drains from the map and its edges close in; the rally comes like a candle brought in. */
export const PhaseLight = memo(function PhaseLight({ phase }: { phase: Phase }) {
  const { scheme } = useTheme();
  return (
    <>
      <Light on={phase === 'shadow'} wash={SHADOW[scheme]} />
      <Light on={phase === 'rally'} wash={CANDLE[scheme]} />
    </>
  );
});

/** Comes and goes softly, at once with little motion; while it is gone there is nothing to paint. */
const Light = ({ on, wash }: { on: boolean; wash: Wash }) => {
  const { reducedMotion } = useTheme();
  const [fading, setFading] = useState(on);
  const [strength] = useState(() => new Animated.Value(on ? 1 : 0));
  if (on && !fading) setFading(true);
  useEffect(() => {
    const change = Animated.timing(strength, {
      toValue: on ? 1 : 0,
      duration: reducedMotion ? 0 : FALLS,
      easing: Easing.out(Easing.quad),
      useNativeDriver: Platform.OS !== 'web',
    });
    change.start(({ finished }) => {
      if (finished && !on) setFading(false);
    });
    return () => change.stop();
  }, [on, strength, reducedMotion]);
  if (reducedMotion ? !on : !fading) return null;
  return (
    <Animated.View
      pointerEvents="none"
      style={[StyleSheet.absoluteFill, { opacity: reducedMotion ? 1 : strength }]}
    >
      <WashDrawing {...wash} />
    </Animated.View>
  );
};

const WashDrawing = memo(function WashDrawing({ colour, middle, edges }: Wash) {
  const id = `wash${useId().replace(/\W/g, '')}`;
  return (
    <Svg width="100%" height="100%" aria-hidden>
      <Defs>
        <RadialGradient id={id} cx="50%" cy="50%" rx="72%" ry="72%">
          <Stop offset={0.45} stopColor={colour} stopOpacity={middle} />
          <Stop offset={1} stopColor={colour} stopOpacity={edges} />
        </RadialGradient>
      </Defs>
      <Rect width="100%" height="100%" fill={`url(#${id})`} />
    </Svg>
  );
});
