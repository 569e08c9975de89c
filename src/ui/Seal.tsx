import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { Icon } from './Icon';
import type { Tone } from './palette';
import { useTheme } from './theme';

/** Wax that has run a little at the edge, and the ring the signet left in it. */
const WAX =
  'M20 1C25 0 28 4 32 5C37 7 36 12 39 16C41 21 38 25 37 29C36 34 31 34 27 37C23 41 17 40 13 38C8 38 6 34 4 30C1 27 0 22 1 18C1 13 4 10 7 7C10 3 15 3 20 1Z';
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
  const { colours } = useTheme();
  const wax = ofWax ? { fill: colours.ember } : { fill: colours.ink, opacity: WAX_SHADE };
  return (
    <View style={{ width: size, height: size, alignItems: 'center', justifyContent: 'center' }}>
      <Svg width={size} height={size} viewBox="0 0 40 40" style={StyleSheet.absoluteFill} aria-hidden>
        <Path d={WAX} {...wax} />
        <Path d={RING} fill="none" stroke={colours[tone]} strokeWidth={1.4} opacity={0.7} />
      </Svg>
      <View>
        <Icon name="interact" size={size * 0.56} tone={tone} />
      </View>
    </View>
  );
};
