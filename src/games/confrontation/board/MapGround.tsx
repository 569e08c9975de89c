import { memo } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';
import type { RegionId } from '@/games/confrontation/content';
import { BOARD, REGIONS, isMountain } from '@/games/confrontation/content';
import { useTheme } from '@/ui/theme';
import type { Chart } from './geometry';
import { NAME_HEIGHT } from './geometry';
import { oneWay, terrain } from './terrain';

/** The land in ink: borders, hatching, the river and the tunnel. Screen readers hear of it by the regions themselves. */
export const MapGround = memo(function MapGround({ chart }: { chart: Chart }) {
  const { colours } = useTheme();
  const tints: Partial<Record<RegionId, string>> = { shire: colours.moss, mordor: colours.ember };
  return (
    <Svg width={chart.width} height={chart.height} aria-hidden>
      {REGIONS.map((id) => (
        <Path key={id} d={chart.outline[id]} fill={colours.ground} />
      ))}
      {REGIONS.map((id) => (
        <Path
          key={id}
          d={chart.outline[id]}
          fill={tints[id] ?? (isMountain(id) ? colours.iron : colours.gold)}
          fillOpacity={tints[id] || isMountain(id) ? 0.16 : 0.07}
        />
      ))}
      <Path d={terrain(chart)} stroke={colours.ink} strokeWidth={1.1} strokeOpacity={0.36} fill="none" />
      {REGIONS.map((id) => (
        <Path key={id} d={chart.outline[id]} stroke={colours.ink} strokeWidth={1.8} fill="none" />
      ))}
      <Path
        d={oneWay(chart.river, 7)}
        stroke={colours.river}
        strokeWidth={4}
        strokeLinecap="round"
        fill="none"
      />
      <Path
        d={oneWay(chart.tunnel, 0)}
        stroke={colours.violet}
        strokeWidth={3.5}
        strokeDasharray="9 7"
        fill="none"
      />
      {REGIONS.map((id) => (
        <Capacity key={id} chart={chart} region={id} />
      ))}
    </Svg>
  );
});

/** How many of a side a region holds, as rings beside its name. */
const Capacity = ({ chart: { box, small }, region }: { chart: Chart; region: RegionId }) => {
  const { colours } = useTheme();
  const { capacity } = BOARD[region];
  const { x, y, width } = box[region];
  const gap = small ? 7 : 9;
  const left = x + width / 2 - (gap * (capacity - 1)) / 2;
  return Array.from({ length: capacity }, (_, i) => (
    <Circle
      key={i}
      cx={left + i * gap}
      cy={y + NAME_HEIGHT + 3}
      r={small ? 2.2 : 2.8}
      fill={colours.panel}
      stroke={colours.ink}
      strokeWidth={1.2}
    />
  ));
};
