import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';
import { useTheme } from '../theme';

const POINTS = Array.from({ length: 16 }, (_, at) => (at * 360) / 16);

/** A long ray for each quarter, a short one for each eighth, a stroke for the rest. */
const rayOf = (at: number): string => {
  if (at % 4 === 0) return 'M0 -40 L9 -92 L0 -186 L-9 -92 Z';
  return at % 2 === 0 ? 'M0 -44 L7 -84 L0 -132 L-7 -84 Z' : 'M0 -104 V-122';
};

/** The ground of the table: a rose of the winds in faint ink, as on an old map. */
export const TableCloth = () => {
  const { colours } = useTheme();
  const [side, setSide] = useState(0);
  const ink = { fill: 'none', stroke: colours.faded, strokeWidth: 1.2 };
  return (
    <View
      pointerEvents="none"
      style={[StyleSheet.absoluteFill, { alignItems: 'center', justifyContent: 'center', opacity: 0.2 }]}
      onLayout={({ nativeEvent: { layout } }) =>
        setSide(Math.round(Math.min(layout.width, layout.height) * 0.86))
      }
    >
      <Svg width={side} height={side} viewBox="-200 -200 400 400" aria-hidden>
        <Circle r={196} {...ink} />
        <Circle r={190} {...ink} />
        <Circle r={104} {...ink} />
        <Circle r={38} {...ink} />
        {POINTS.map((angle, at) => (
          <G key={angle} transform={`rotate(${angle})`}>
            <Path d={rayOf(at)} {...ink} />
            {at % 2 === 0 ? <Path d="M0 -44 V-130" {...ink} /> : null}
          </G>
        ))}
      </Svg>
    </View>
  );
};
