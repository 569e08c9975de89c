import { View } from 'react-native';
import type { BattlePlacement } from '@/games/jime/map/battle';
import type { Placement } from '@/games/jime/map/placement';
import { useAfterPaint } from '@/paint/useAfterPaint';
import { BattleTileDrawing } from './BattleTileDrawing';
import { TileDrawing } from './TileDrawing';

type Props = { tile: Placement | BattlePlacement; label: string; side: number; angle?: number };

/**
 * A tile alone, turned as it will lie: the way its number points is the way to hold it. What to do with it is read first: its
 * many strokes follow a frame later.
 */
export const TurnedTile = ({ tile, label, side, angle = 0 }: Props) => {
  const painted = useAfterPaint(true, false);
  if ('cells' in tile) return <BattleTileDrawing tile={tile} label={label} side={side} />;
  return (
    <View
      style={{
        width: side,
        height: side,
        alignItems: 'center',
        justifyContent: 'center',
        transform: [{ rotate: `${tile.turn * 60 + angle}deg` }],
      }}
    >
      {painted ? (
        <TileDrawing side={tile.side} label={label} width={side * 0.96} height={side * 0.96} />
      ) : null}
    </View>
  );
};
