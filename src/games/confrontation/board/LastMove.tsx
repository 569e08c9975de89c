import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { RegionId } from '@/games/confrontation/content';
import { useTheme } from '@/ui/theme';
import type { Chart, Spot } from './geometry';
import { oneWay } from './terrain';

export type Trace = { from: RegionId; to: RegionId };

/** The arrow ends this many heights of a piece before the middle of a region, where somebody stands. */
const SHORT = 0.65;

const shortOf = (from: Spot, to: Spot, gap: number): Spot => {
  const part = 1 - gap / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

/** Where the other side has just moved: a dotted arrow from region to region. */
export const LastMove = ({ chart, trace: { from, to } }: { chart: Chart; trace: Trace }) => {
  const { colours } = useTheme();
  const [start, goal] = [chart.centre[from], chart.centre[to]];
  return (
    <View style={{ position: 'absolute', left: 0, top: 0 }} pointerEvents="none">
      <Svg width={chart.width} height={chart.height} aria-hidden>
        <Path
          d={oneWay([start, shortOf(start, goal, SHORT * chart.piece.height)], 0)}
          stroke={colours.ember}
          strokeWidth={3}
          strokeDasharray="2 7"
          strokeLinecap="round"
          fill="none"
        />
      </Svg>
    </View>
  );
};
