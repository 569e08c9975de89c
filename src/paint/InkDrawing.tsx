import { useId } from 'react';
import Svg, { ClipPath, Defs, G, Path } from 'react-native-svg';
import { Picture } from '@/ui/Picture';
import { useTheme } from '@/ui/theme';
import type { Bounds } from './geometry';
import { PIGMENTS } from './pigments';
import type { Drawing } from './stroke';
import { Strokes } from './Strokes';

export type InkProps = { ink: Drawing; bounds: Bounds; label: string; width: number; height: number };

/** Anything the board can draw, alone on a page. */
export const InkDrawing = ({ ink, bounds, label, width, height }: InkProps) => {
  const pigments = PIGMENTS[useTheme().scheme];
  const clip = useId();
  return (
    <Picture label={label} style={{ width, height }}>
      <Svg
        width={width}
        height={height}
        viewBox={`${bounds.left} ${bounds.top} ${bounds.width} ${bounds.height}`}
        aria-hidden
      >
        {ink.clip === undefined ? null : (
          <>
            <Defs>
              <ClipPath id={clip}>
                <Path d={ink.clip} />
              </ClipPath>
            </Defs>
            <G clipPath={`url(#${clip})`}>
              {ink.ground ? <Path d={ink.clip} fill={pigments[ink.ground]} /> : null}
              <Strokes of={ink.painted ?? []} />
            </G>
          </>
        )}
        <Strokes of={ink.marks} />
      </Svg>
    </Picture>
  );
};
