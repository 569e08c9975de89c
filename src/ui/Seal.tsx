import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { Icon } from './Icon';
import type { Tone } from './palette';
import { useTheme } from './theme';

/** Wax that has run a little at the edge, and the ring the signet left in it. */
const WAX = 'M20 1q7-1 11 4 7 3 8 11 1 7-2 13-3 7-10 8-7 5-14 1-8 0-9-8-4-5-3-12 0-8 6-11 6-5 13-6z';
const RING = 'M20 6a14 14 0 1 0 0.1 0Z';

/** How strong the wax stands out from the red it is pressed on: the hand in it must be read. */
export const WAX_SHADE = 0.26;

type Props = {
  tone: Tone | 'ground';
  size?: number;
  /** Of wax on a page; otherwise pressed into a button that is wax-red itself. */
  ofWax?: boolean;
};

/** A hand pressed into wax: what is done cannot be taken back. */
export const Seal = ({ tone, size = 36, ofWax = false }: Props) => {
  const { colours, scale } = useTheme();
  const side = size * scale;
  const wax = ofWax ? { fill: colours.ember } : { fill: colours.ink, opacity: WAX_SHADE };
  return (
    <View style={{ width: side, height: side, alignItems: 'center', justifyContent: 'center' }}>
      <Svg width={side} height={side} viewBox="0 0 40 40" style={StyleSheet.absoluteFill} aria-hidden>
        <Path d={WAX} {...wax} />
        <Path d={RING} fill="none" stroke={colours[tone]} strokeWidth={1.4} opacity={0.7} />
      </Svg>
      <View>
        <Icon name="interact" size={size * 0.56} tone={tone} />
      </View>
    </View>
  );
};
