import { View } from 'react-native';
import type { BattlePlacement } from '@/games/jime/map/battle';
import type { Placement } from '@/games/jime/map/placement';
import { BattleTileDrawing } from './BattleTileDrawing';
import { TileDrawing } from './TileDrawing';

type Props = { tile: Placement | BattlePlacement; label: string; side: number; angle?: number };

/** A tile alone, turned as it will lie: the way its number points is the way to hold it. */
export const TurnedTile = ({ tile, label, side, angle = 0 }: Props) =>
  'cells' in tile ? (
    <BattleTileDrawing tile={tile} label={label} side={side} />
  ) : (
    <View
      style={{
        width: side,
        height: side,
        alignItems: 'center',
        justifyContent: 'center',
        transform: [{ rotate: `${tile.turn * 60 + angle}deg` }],
      }}
    >
      <TileDrawing side={tile.side} label={label} width={side * 0.96} height={side * 0.96} />
    </View>
  );
