import { memo, useId } from 'react';
import Svg, { Defs, Path, Pattern, Rect } from 'react-native-svg';
import type { Tone } from './palette';
import { useTheme } from './theme';

type Props = { tone: Tone | 'ground'; opacity?: number };

/** Slanting strokes over the box it lies in: what is not there yet, or not able now. */
export const Hatch = memo(function Hatch({ tone, opacity = 0.8 }: Props) {
  const { colours } = useTheme();
  const id = `hatch${useId().replace(/\W/g, '')}`;
  return (
    <Svg width="100%" height="100%" style={{ position: 'absolute', left: 0, top: 0 }} aria-hidden>
      <Defs>
        <Pattern id={id} patternUnits="userSpaceOnUse" width={8} height={8}>
          <Path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" stroke={colours[tone]} strokeWidth={2.4} />
        </Pattern>
      </Defs>
      <Rect width="100%" height="100%" fill={`url(#${id})`} opacity={opacity} />
    </Svg>
  );
});
