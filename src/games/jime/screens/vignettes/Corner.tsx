import Svg, { Circle, Path } from 'react-native-svg';
import { useTheme } from '@/ui/theme';

const SIDE = 44;

const PLACES = {
  topLeft: { left: -2, top: -2, turn: 0 },
  topRight: { right: -2, top: -2, turn: 90 },
  bottomRight: { right: -2, bottom: -2, turn: 180 },
  bottomLeft: { left: -2, bottom: -2, turn: 270 },
} as const;
export type CornerName = keyof typeof PLACES;
export const CORNERS = Object.keys(PLACES) as CornerName[];

/** Where two rules of a frame meet they are tied into a knot with a leaf in it. */
export const Corner = ({ at }: { at: CornerName }) => {
  const { colours } = useTheme();
  const { turn, ...place } = PLACES[at];
  const line = { fill: 'none', stroke: colours.ink, strokeWidth: 1.5, strokeLinecap: 'round' } as const;
  return (
    <Svg
      width={SIDE}
      height={SIDE}
      viewBox="0 0 44 44"
      style={{ position: 'absolute', ...place, transform: [{ rotate: `${turn}deg` }] }}
      aria-hidden
    >
      <Path d="M0 0H44V12H12V44H0Z" fill={colours.panel} />
      <Path d="M2 44V22C2 8 8 2 22 2H44M8 44V26C8 14 14 8 26 8H44" {...line} />
      <Path d="M2 22C2 30 16 30 16 16C30 16 30 2 22 2M8 26C16 26 26 16 26 8" {...line} />
      <Path d="M16 16C24 18 30 24 31 31C24 30 18 24 16 16ZM18 18L27 27" {...line} fill={colours.panel} />
      <Circle cx={11} cy={11} r={3} fill={colours.gold} />
    </Svg>
  );
};
