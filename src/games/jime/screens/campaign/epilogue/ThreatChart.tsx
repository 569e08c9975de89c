import { useState } from 'react';
import { View } from 'react-native';
import Svg, { Line, Rect, Text as SvgText } from 'react-native-svg';
import { useWords } from '@/games/jime/session/useWords';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import { FONTS, SPACE, useTheme } from '@/ui/theme';

const HEIGHT = 150;
/** Room above the bars for their number, and below for the round. */
const HEAD = 22;
const FOOT = 24;
const LABEL = 16;
/** A bar needs this much to carry its own number. */
const NUMBERED = 30;
/** The lowest top of the chart, so that a short calm adventure does not look like a disaster. */
const LEAST_TOP = 10;

/** Threat over time: a bar for each round, as high as the threat when it ended (§21). */
export const ThreatChart = ({ threat }: { threat: readonly number[] }) => {
  const words = useWords().campaign.epilogue;
  const { colours } = useTheme();
  const [width, setWidth] = useState(0);
  const top = Math.max(LEAST_TOP, ...threat);
  const step = threat.length > 0 ? width / threat.length : 0;
  const every = Math.max(1, Math.ceil(NUMBERED / Math.max(1, step)));
  const text = { fontFamily: FONTS.sansBold, fontSize: LABEL, textAnchor: 'middle' } as const;
  const base = HEIGHT - FOOT;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text font="sansBold" tone="faded">
        {words.chart}
      </Text>
      <Picture
        label={words.chartSaid(threat.join(', '))}
        onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
      >
        <Svg width="100%" height={HEIGHT}>
          {threat.map((value, index) => {
            const high = (value / top) * (base - HEAD);
            const x = (index + 0.5) * step;
            const shown = index % every === 0 || index === threat.length - 1;
            return [
              <Rect
                key={`bar${index}`}
                x={x - Math.min(20, step * 0.36)}
                y={base - high}
                width={Math.min(40, step * 0.72)}
                height={high}
                fill={colours.ember}
              />,
              shown ? (
                <SvgText key={`value${index}`} x={x} y={base - high - 6} fill={colours.ink} {...text}>
                  {value}
                </SvgText>
              ) : null,
              shown ? (
                <SvgText key={`round${index}`} x={x} y={HEIGHT - 5} fill={colours.faded} {...text}>
                  {index + 1}
                </SvgText>
              ) : null,
            ];
          })}
          <Line x1={0} x2="100%" y1={base} y2={base} stroke={colours.faded} strokeWidth={1.5} />
        </Svg>
      </Picture>
    </View>
  );
};
