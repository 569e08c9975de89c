import { View } from 'react-native';
import Svg, { G, Path, Rect } from 'react-native-svg';
import { useTheme } from '@/ui/theme';
import { besideText } from './besideText';
import type { InitialLetter } from './initialOf';

const VINE =
  'M7 57C16 57 20 50 18 42C16 35 9 36 10 42C11 46 16 45 15 41M18 46C26 58 44 58 50 48C56 38 46 32 43 39C41 44 48 46 49 41M50 48C60 36 58 16 46 10C38 6 33 14 38 18C42 20 45 15 42 13M20 44C8 34 6 18 14 11C20 6 26 11 22 16C19 19 15 16 18 13';
const LEAVES =
  'M28 54q4 -7 9 -2q-4 5 -9 2ZM55 28q-7 -3 -2 -9q6 3 2 9ZM9 27q7 -2 4 -9q-6 2 -4 9ZM28 8q5 -4 8 1q-4 5 -8 -1Z';

/** How high the letter stands in its box of 64, and where its middle is: an accent needs room above it. */
const PLAIN = { high: 36, middle: 32 };
const ACCENTED = { high: 32, middle: 37 };

/** An illuminated letter in a ruled box, among vines. Screen readers pass over it: the text beside it is whole. */
export const Initial = ({ letter, side }: { letter: InitialLetter; side: number }) => {
  const { colours } = useTheme();
  const { high, middle } = letter.accented ? ACCENTED : PLAIN;
  const pen = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <View aria-hidden style={[{ width: side, height: side }, besideText]}>
      <Svg width={side} height={side} viewBox="0 0 64 64">
        <Rect
          x={1}
          y={1}
          width={62}
          height={62}
          fill={colours.ground}
          stroke={colours.ink}
          strokeWidth={1.6}
        />
        <Rect
          x={4.4}
          y={4.4}
          width={55.2}
          height={55.2}
          fill="none"
          stroke={colours.gold}
          strokeWidth={1.2}
        />
        <Path d={VINE} {...pen} stroke={colours.moss} strokeWidth={1.5} opacity={0.8} />
        <Path d={LEAVES} fill={colours.moss} opacity={0.8} />
        {[
          { stroke: colours.ground, strokeWidth: 0.36 },
          { stroke: colours.ember, strokeWidth: 0.19 },
        ].map((ink) => (
          <G key={ink.strokeWidth} transform={`translate(${32 - 0.3 * high} ${middle}) scale(${high})`}>
            {letter.strokes.map((d) => (
              <Path key={d} d={d} {...pen} {...ink} />
            ))}
          </G>
        ))}
      </Svg>
    </View>
  );
};
