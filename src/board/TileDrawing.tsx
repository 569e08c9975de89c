import { memo, useId } from 'react';
import Svg, { Circle, ClipPath, Defs, G, Path, Text as SvgText } from 'react-native-svg';
import type { TileSide } from '@/content';
import { FONTS, useTheme } from '@/ui/theme';
import icons from '@/ui/icons.json';
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
      <Circle
        cx={art.slot.x}
        cy={art.slot.y}
        r={0.34}
        fill={pigments.line}
        stroke={pigments.ink}
        strokeWidth={0.05}
      />
      <Path
        d={`M${art.slot.x} ${art.slot.y - 0.24}l0.07 0.17l0.17 0.07l-0.17 0.07l-0.07 0.17l-0.07 -0.17l-0.17 -0.07l0.17 -0.07Z`}
        fill={PIGMENTS.day.ink}
      />
      {art.darkness.map(({ x, y }) => (
        <G key={`${x},${y}`}>
          <Circle cx={x} cy={y} r={0.36} fill={pigments.shade} stroke={pigments.dark} strokeWidth={0.07} />
          <G transform={`translate(${x - 0.23} ${y - 0.23}) scale(${0.46 / 512})`}>
            <Path d={icons.fear} fill={PIGMENTS.night.dark} />
          </G>
        </G>
      ))}
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
        fill={PIGMENTS.day.ink}
      >
        {side.id}
      </SvgText>
    </Svg>
  );
});
