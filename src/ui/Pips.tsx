import { View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { Text } from './Text';
import type { Tone } from './palette';
import { Picture } from './Picture';
import { SPACE, useTheme } from './theme';

type Props = { shape: 'circle' | 'square' | 'diamond'; tone: Tone; count: number; label: string };

/** Health in circles, armour in squares, sorcery in diamonds: told apart without colour. */
export const Pips = ({ shape, tone, count, label }: Props) => {
  const { colours } = useTheme();
  const fill = colours[tone];
  return (
    <Picture
      label={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 3 }}>
        {Array.from({ length: count }, (_, i) => (
          <Svg key={i} width={20} height={20} viewBox="0 0 20 20">
            {shape === 'circle' ? <Circle cx={10} cy={10} r={8} fill={fill} /> : null}
            {shape === 'square' ? <Rect x={2.5} y={2.5} width={15} height={15} fill={fill} /> : null}
            {shape === 'diamond' ? <Path d="M10 1l9 9l-9 9l-9-9z" fill={fill} /> : null}
          </Svg>
        ))}
      </View>
      <Text>{label}</Text>
    </Picture>
  );
};
