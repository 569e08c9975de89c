import { useId } from 'react';
import Svg, { ClipPath, Defs, G, Path } from 'react-native-svg';
import type { BattlePlacement } from '@/engine/map/battle';
import { useTheme } from '@/ui/theme';
import { drawBattleTile } from './battleArt';
import { CELL } from './focus';
import { PIGMENTS } from './pigments';
import type { Stroke } from './sheet';

type Props = { tile: BattlePlacement; label: string; side: number };

/** One battle tile, alone on the page. */
export const BattleTileDrawing = ({ tile, label, side }: Props) => {
  const { dress } = useTheme();
  const pigments = PIGMENTS[dress];
  const clip = useId();
  const { rim, ground, painted, ruled } = drawBattleTile(tile);
  const left = Math.min(...tile.cells.map(({ column }) => column)) * CELL;
  const top = Math.min(...tile.cells.map(({ row }) => row)) * CELL;
  const wide = Math.max(tile.shape.columns, tile.shape.rows) * CELL;
  const stroke = ({ d, fill, line, width, opacity }: Stroke, key: string) => (
    <Path
      key={key}
      d={d}
      fill={fill ? pigments[fill] : 'none'}
      stroke={line ? pigments[line] : 'none'}
      strokeWidth={width ?? 0}
      opacity={opacity ?? 1}
    />
  );
  return (
    <Svg
      width={side}
      height={side}
      viewBox={`${left - 0.1} ${top - 0.1} ${wide + 0.2} ${wide + 0.2}`}
      role="img"
      aria-label={label}
    >
      <Defs>
        <ClipPath id={clip}>
          <Path d={rim} />
        </ClipPath>
      </Defs>
      <G clipPath={`url(#${clip})`}>
        <Path d={rim} fill={pigments[ground]} />
        {painted.map((mark, i) => stroke(mark, `p${i}`))}
      </G>
      {ruled.map((mark, i) => stroke(mark, `r${i}`))}
    </Svg>
  );
};
