import type { ReactNode } from 'react';
import { useState } from 'react';
import { View } from 'react-native';
import Svg, { Line, Text as SvgText } from 'react-native-svg';
import { Text } from '@/ui/Text';
import { FONTS, SPACE, useTheme } from '@/ui/theme';
import type { Scale } from './chartScale';
import { namedRounds, scaleTo } from './chartScale';
import { Picture } from '@/ui/Picture';

const HEIGHT = 230;
const TOP = 12;
const FOOT = 30;
const LEFT = 34;

/** Where things lie in a chart, in points. */
export type Plot = {
  scale: Scale;
  left: number;
  right: number;
  foot: number;
  letters: number;
  xOf(index: number): number;
  slot: number;
};

type Props = {
  title: string;
  /** The whole chart in words. */
  label: string;
  rounds: readonly number[];
  most: number;
  /** Room at the right for names of lines. */
  margin: number;
  children(plot: Plot): ReactNode;
};

/** Axes, numbers and rounds of a chart; what it shows is drawn by its child. */
export const ChartFrame = ({ title, label, rounds, most, margin, children }: Props) => {
  const { colours, scale: letters } = useTheme();
  const [width, setWidth] = useState(0);
  const foot = HEIGHT - FOOT * letters;
  const left = LEFT * letters;
  const right = width - margin * letters;
  const slot = (right - left) / Math.max(1, rounds.length);
  const scale = scaleTo(most, TOP, foot - TOP);
  const plot: Plot = { scale, left, right, foot, letters, slot, xOf: (index) => left + slot * (index + 0.5) };
  const text = { fontFamily: FONTS.sans, fontSize: 15 * letters, fill: colours.faded };
  return (
    <View style={{ gap: SPACE.xs }} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <Text font="serifBold" heading={3}>
        {title}
      </Text>
      <Picture label={label} style={{ height: HEIGHT }}>
        {width > 0 ? (
          <Svg width={width} height={HEIGHT} aria-hidden>
            {scale.ticks.map((tick) => (
              <Line
                key={tick}
                x1={left}
                x2={right}
                y1={scale.at(tick)}
                y2={scale.at(tick)}
                stroke={colours.faded}
                strokeOpacity={tick === 0 ? 1 : 0.25}
              />
            ))}
            {scale.ticks.map((tick) => (
              <SvgText key={tick} {...text} x={left - 8} y={scale.at(tick) + 5} textAnchor="end">
                {tick}
              </SvgText>
            ))}
            {children(plot)}
            {namedRounds(rounds, slot).map((round) => (
              <SvgText
                key={round}
                {...text}
                x={plot.xOf(rounds.indexOf(round))}
                y={foot + 20 * letters}
                textAnchor="middle"
              >
                {round}
              </SvgText>
            ))}
          </Svg>
        ) : null}
      </Picture>
    </View>
  );
};
