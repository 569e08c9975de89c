import { memo, useId, useMemo } from 'react';
import Svg, { Circle, Defs, Ellipse, Path, RadialGradient, Rect, Stop } from 'react-native-svg';
import { useTheme } from '@/ui/theme';
import type { Size } from './geometry';
import { EDGE, GROUND_COLOURS, STAIN } from './groundColours';
import { groundPaths } from './groundPaths';

/** How strong each grain is, from the faintest. */
const GRAIN = { day: [0.1, 0.16, 0.3], night: [0.16, 0.22, 0.4] } as const;

/** The table under a board: painted once for a size and a light, and still while the board moves over it. */
export const TableGround = memo(function TableGround({ width, height }: Size) {
  const { colours, scheme } = useTheme();
  const id = useId().replace(/\W/g, '');
  const paths = useMemo(() => groundPaths({ width, height }), [width, height]);
  const { oak, oakDark, grain, contour, edge, ...tones } = GROUND_COLOURS[scheme];
  const fade = (name: string, colour: string, stops: readonly [at: number, alpha: number][]) => (
    <RadialGradient id={`${name}${id}`} cx="50%" cy="50%" rx="50%" ry="50%">
      {stops.map(([at, alpha]) => (
        <Stop key={at} offset={at} stopColor={colour} stopOpacity={alpha} />
      ))}
    </RadialGradient>
  );
  return (
    <Svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
      aria-hidden
    >
      <Defs>
        {fade('warm', tones.warm, [
          [0, 0.5],
          [1, 0],
        ])}
        {fade('stain', tones.stain, [
          [0, STAIN],
          [1, 0],
        ])}
        {fade('edge', edge, [
          [0.5, 0],
          [0.75, EDGE[scheme] * 0.4],
          [1, EDGE[scheme]],
        ])}
      </Defs>
      <Rect width={width} height={height} fill={colours.ground} />
      {paths.patches.map(({ x, y, radius, tone }, i) => (
        <Circle key={i} cx={x} cy={y} r={radius} fill={`url(#${tone}${id})`} />
      ))}
      <Path d={paths.contours} fill="none" stroke={contour} strokeWidth={1} opacity={0.3} />
      {paths.grain.map((d, i) => (
        <Path key={i} d={d} fill="none" stroke={grain} strokeWidth={0.9} opacity={GRAIN[scheme][i]} />
      ))}
      <Ellipse cx={width / 2} cy={height / 2} rx={width * 0.71} ry={height * 0.71} fill={`url(#edge${id})`} />
      {/* The oak lies over the rest: to clip the skin instead takes several times as long. */}
      <Path d={paths.oak} fillRule="evenodd" fill={oak} />
      <Path d={paths.oakGrain} fill="none" stroke={oakDark} strokeWidth={0.9} opacity={0.55} />
      {[7, 3.5].map((wide) => (
        <Path key={wide} d={paths.skin} fill="none" stroke={oakDark} strokeWidth={wide} opacity={0.16} />
      ))}
      {scheme === 'night' ? (
        <Path
          d={paths.seam}
          fill="none"
          stroke={contour}
          strokeWidth={1.6}
          strokeDasharray={[7, 5]}
          strokeLinecap="round"
          opacity={0.45}
        />
      ) : (
        <Path d={paths.skin} fill="none" stroke={oakDark} strokeWidth={0.8} opacity={0.5} />
      )}
    </Svg>
  );
});
