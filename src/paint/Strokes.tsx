import { G, Path } from 'react-native-svg';
import { useTheme } from '@/ui/theme';
import { PIGMENTS } from './pigments';
import type { Stroke } from './stroke';

/** Strokes of the pen as SVG, for a drawing that stands still on a page. */
export const Strokes = ({ of }: { of: readonly Stroke[] }) => {
  const pigments = PIGMENTS[useTheme().scheme];
  return of.map(({ d, fill, line, width = 0, opacity = 1, dash, place }, i) => {
    const path = (
      <Path
        key={i}
        d={d}
        fill={fill ? pigments[fill] : 'none'}
        stroke={line ? pigments[line] : 'none'}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray={dash}
        opacity={opacity}
      />
    );
    return place ? (
      <G key={i} transform={`translate(${place.x} ${place.y}) scale(${place.scale})`}>
        {path}
      </G>
    ) : (
      path
    );
  });
};
