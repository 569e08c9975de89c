import { memo } from 'react';
import Svg, { G, Path } from 'react-native-svg';
import { useTheme } from '@/ui/theme';
import type { VignetteInk, VignetteScene } from './vignette';

type Props = { scene: VignetteScene; width: number; height: number };

/** Narrower than this, fine strokes are left out and the others drawn stronger. */
const THUMBNAIL = 150;

/** A vignette in the inks of the theme. It adds nothing to the words beside it, so screen readers pass over it. */
export const VignetteDrawing = memo(function VignetteDrawing({ scene, width, height }: Props) {
  const { colours, scheme } = useTheme();
  const small = width < THUMBNAIL;
  const frame = small ? scene.thumbnail : scene.whole;
  const inks: Record<VignetteInk, string> = {
    line: scheme === 'day' ? colours.ink : colours.faded,
    accent: colours.ember,
    light: colours.gold,
    paper: colours.panel,
  };
  return (
    <Svg
      width={width}
      height={height}
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {scene.strokes.map(({ d, line, fill, width: pen = 0, opacity = 1, fine, place }, i) => {
        if (small && fine) return null;
        const path = (
          <Path
            key={i}
            d={d}
            fill={fill ? inks[fill] : 'none'}
            stroke={line ? inks[line] : 'none'}
            strokeWidth={small ? pen * 1.35 : pen}
            strokeLinecap="round"
            strokeLinejoin="round"
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
      })}
    </Svg>
  );
});
