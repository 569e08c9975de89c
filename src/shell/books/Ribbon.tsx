import Svg, { Path } from 'react-native-svg';
import { useTheme } from '@/ui/theme';

type Props = { length: number; left?: number | `${number}%`; right?: number };

const BREADTH = 22;

/** A ribbon laid in the book at the save played last. */
export const Ribbon = ({ length, left, right }: Props) => {
  const { colours, scheme } = useTheme();
  return (
    <Svg
      width={BREADTH}
      height={length}
      aria-hidden
      style={{ position: 'absolute', top: -6, left, right, marginLeft: left === '50%' ? -BREADTH / 2 : 0 }}
    >
      <Path
        d={`M1 0H${BREADTH - 1}V${length - 1}L${BREADTH / 2} ${length - 11}L1 ${length - 1}Z`}
        fill={scheme === 'day' ? colours.ember : `${colours.ember}CC`}
        stroke={colours.panel}
        strokeWidth={1}
      />
      <Path
        d={`M5 0V${length - 9}M${BREADTH - 5} 0V${length - 9}`}
        stroke={colours.panel}
        strokeWidth={1}
        opacity={0.45}
      />
    </Svg>
  );
};
