import type { BattlePlacement } from '@/games/jime/map/battle';
import { InkDrawing } from '@/paint/InkDrawing';
import { drawBattleTile } from './battleArt';
import { boundsOf } from '@/paint/geometry';
import { CELL } from './focus';

type Props = { tile: BattlePlacement; label: string; side: number };

/** One battle tile, alone on the page. */
export const BattleTileDrawing = ({ tile, label, side }: Props) => {
  const { rim, ground, painted, ruled } = drawBattleTile(tile);
  const corners = tile.cells.map(({ column, row }) => ({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }));
  return (
    <InkDrawing
      ink={{ clip: rim, ground, painted, marks: ruled }}
      bounds={boundsOf(corners, CELL / 2 + 0.1)}
      label={label}
      width={side}
      height={side}
    />
  );
};
