import { View } from 'react-native';
import Svg, { G } from 'react-native-svg';
import { useWords } from '@/games/jime/session/useWords';
import { Strokes } from '@/paint/Strokes';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import { FIGURES } from './figures';

/** One unit of a figure on the screen. */
const UNIT = 44;
const MARGIN = 0.1;

/** The example drawn for a section, with the pieces of the board; nothing where there is none. */
export const FigureDrawing = ({ section }: { section: string }) => {
  const { colours } = useTheme();
  const { figures } = useWords().reference;
  const drawn = Object.hasOwn(FIGURES, section) ? FIGURES[section] : undefined;
  if (!drawn) return null;
  const { width, height, strokes, placed } = drawn.figure;
  const said = figures[drawn.name];
  return (
    <View style={{ gap: SPACE.xs }}>
      <Picture
        label={said}
        style={{
          width: '100%',
          maxWidth: width * UNIT,
          aspectRatio: (width + 2 * MARGIN) / (height + 2 * MARGIN),
        }}
      >
        <Svg
          width="100%"
          height="100%"
          viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
          aria-hidden
          color={colours.ink}
        >
          <Strokes of={strokes} />
          {placed.map(({ art, x, y, scale = 1 }, i) => (
            <G key={i} transform={`translate(${x} ${y}) scale(${scale})`}>
              <Strokes of={art} />
            </G>
          ))}
        </Svg>
      </Picture>
      <Text size="label" tone="faded" style={{ paddingRight: SPACE.s }}>
        {said}
      </Text>
    </View>
  );
};
