import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { useTheme } from '@/ui/theme';

const SIDE = 30;
/** So far it reaches over the frame it stands on. */
const OVER = -8;

const PLACES = {
  topLeft: { left: OVER, top: OVER },
  topRight: { right: OVER, top: OVER },
  bottomRight: { right: OVER, bottom: OVER },
  bottomLeft: { left: OVER, bottom: OVER },
} as const;
export type CornerName = keyof typeof PLACES;
export const CORNERS = Object.keys(PLACES) as CornerName[];

const PETALS =
  'M15 15C9 12 9 6 15 4C21 6 21 12 15 15C18 9 24 9 26 15C24 21 18 21 15 15C21 18 21 24 15 26C9 24 9 18 15 15C12 21 6 21 4 15C6 9 12 9 15 15Z';

/** A printer's block where two rules of a frame meet. */
export const Corner = ({ at }: { at: CornerName }) => {
  const { colours } = useTheme();
  return (
    <Svg
      width={SIDE}
      height={SIDE}
      viewBox="0 0 30 30"
      style={{ position: 'absolute', ...PLACES[at] }}
      aria-hidden
    >
      <Rect x={1} y={1} width={28} height={28} fill={colours.panel} stroke={colours.ink} strokeWidth={1.5} />
      <Path d={PETALS} fill="none" stroke={colours.ink} strokeWidth={1.3} />
      <Circle cx={15} cy={15} r={2.6} fill={colours.ember} />
    </Svg>
  );
};
