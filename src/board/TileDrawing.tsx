import { memo, useId } from 'react';
import Svg, { ClipPath, Defs, G, Path, Text as SvgText } from 'react-native-svg';
import type { TileSide } from '@/content';
import { FONTS, useTheme } from '@/ui/theme';
import { PIGMENTS } from './pigments';
import type { Stroke } from './sheet';
import { drawTile } from './tileArt';

type Props = { side: TileSide; label: string; width: number; height: number };

/** One tile side, alone on the page: painting, borders, slot, darkness and number plate. */
export const TileDrawing = memo(function TileDrawing({ side, label, width, height }: Props) {
  const { dress } = useTheme();
  const pigments = PIGMENTS[dress];
  const art = drawTile(side);
  const clip = useId();
  const { left, top, width: wide, height: high } = art.bounds;
  const stroke = (mark: Stroke, key: string) => (
    <Path
      key={key}
      d={mark.d}
      fill={mark.fill ? pigments[mark.fill] : 'none'}
      stroke={mark.line ? pigments[mark.line] : 'none'}
      strokeWidth={mark.width ?? 0}
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeDasharray={mark.dash}
      opacity={mark.opacity ?? 1}
    />
  );
  return (
    <Svg
      width={width}
      height={height}
      viewBox={`${left} ${top} ${wide} ${high}`}
      role="img"
      aria-label={label}
    >
      <Defs>
        <ClipPath id={clip}>
          <Path d={art.rim} />
        </ClipPath>
      </Defs>
      <G clipPath={`url(#${clip})`}>
        <Path d={art.rim} fill={pigments[art.ground]} />
        {art.painted.map((mark, i) => stroke(mark, `p${i}`))}
      </G>
      {art.ruled.map((mark, i) => stroke(mark, `r${i}`))}
      <Path
        d={`M${art.plate.x - 0.62} ${art.plate.y - 0.28}h1.24v0.56h-1.24Z`}
        fill={PIGMENTS.day.line}
        stroke={PIGMENTS.day.ink}
        strokeWidth={0.05}
        opacity={0.95}
      />
      <SvgText
        x={art.plate.x}
        y={art.plate.y + 0.18}
        textAnchor="middle"
        fontSize={0.52}
        fontFamily={FONTS.sansBold}
        fontFeatureSettings='"lnum"'
        fill={PIGMENTS.day.ink}
      >
        {side.id}
      </SvgText>
    </Svg>
  );
});
