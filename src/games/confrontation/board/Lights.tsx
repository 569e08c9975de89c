import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { RegionId } from '@/games/confrontation/content';
import { useTheme } from '@/ui/theme';
import type { Chart } from './geometry';

type LightsProps = { chart: Chart; lit: readonly RegionId[]; attacks: readonly RegionId[] };

/** What can be entered has a broad rim, broken where that is an attack. */
export const Lights = ({ chart, lit, attacks }: LightsProps) => {
  const { colours } = useTheme();
  return (
    <View style={{ position: 'absolute', left: 0, top: 0 }} pointerEvents="none">
      <Svg width={chart.width} height={chart.height} aria-hidden>
        {lit.map((id) => (
          <Path
            key={id}
            d={chart.outline[id]}
            fill={attacks.includes(id) ? colours.ember : colours.moss}
            fillOpacity={0.22}
            stroke={attacks.includes(id) ? colours.ember : colours.moss}
            strokeWidth={5}
            strokeDasharray={attacks.includes(id) ? '14 7' : undefined}
          />
        ))}
      </Svg>
    </View>
  );
};
