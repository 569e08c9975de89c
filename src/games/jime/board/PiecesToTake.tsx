import { View } from 'react-native';
import type { BattlePlacement } from '@/games/jime/map/battle';
import type { Placement } from '@/games/jime/map/placement';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { BattleTileDrawing } from './BattleTileDrawing';
import { PieceIcon } from './PieceIcon';
import { TileDrawing } from './TileDrawing';
import { pieceName, piecesNeeded } from './pieceNames';
import { tileName } from './labels';
import type { BoardView } from './view';
import { tileId } from './view';

type Props = {
  view: BoardView;
  ticked: ReadonlySet<string>;
  say(key: string): string;
  onTick(key: string): void;
};

const numbered = (tile: Placement | BattlePlacement): number =>
  'side' in tile && 'slot' in tile ? tile.side.number : 0;

/** What to take from the box for this map, by number as it lies in the box, ticked off as it is found. */
export const PiecesToTake = ({ view, ticked, say, onTick }: Props) => {
  const words = useWords().board;
  const tiles = [...view.tiles].sort((a, b) => numbered(a) - numbered(b));
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
      {tiles.map((tile) => {
        const id = tileId(tile);
        const name = tileName(view, id, words);
        const side =
          'cells' in tile ? say(`ground.${tile.shape.sides[tile.side]}`) : words.sideUp(tile.side.side);
        return (
          <Card key={id} id={id} label={`${name}, ${side}`} ticked={ticked.has(id)} onTick={onTick}>
            {'cells' in tile ? (
              <BattleTileDrawing tile={tile} label={name} side={110} />
            ) : (
              <TileDrawing side={tile.side} label={name} width={150} height={110} />
            )}
            <Text size="title" font="sansBold">
              {'cells' in tile ? name : id}
            </Text>
            <Text tone="faded">{side}</Text>
          </Card>
        );
      })}
      {piecesNeeded(view).map(({ key, piece, count }) => (
        <Card
          key={key}
          id={key}
          label={words.pieces(count, pieceName(key, say))}
          ticked={ticked.has(key)}
          onTick={onTick}
        >
          <PieceIcon of={piece} size={72} />
          <Text size="heading" font="sansBold">{`× ${count}`}</Text>
          <Text style={{ textAlign: 'center' }}>{pieceName(key, say)}</Text>
        </Card>
      ))}
    </View>
  );
};

type CardProps = {
  id: string;
  label: string;
  ticked: boolean;
  onTick(id: string): void;
  children: React.ReactNode;
};

const Card = ({ id, label, ticked, onTick, children }: CardProps) => {
  const { colours } = useTheme();
  return (
    <Touchable role="checkbox" label={label} checked={ticked} onPress={() => onTick(id)}>
      <View
        style={{
          width: 184,
          minHeight: 214,
          alignItems: 'center',
          justifyContent: 'center',
          gap: SPACE.xs,
          padding: SPACE.s,
          borderRadius: RADIUS,
          borderWidth: ticked ? 3 : 1.5,
          borderColor: ticked ? colours.moss : colours.faded,
          backgroundColor: colours.panel,
        }}
      >
        <View style={{ alignItems: 'center', gap: SPACE.xs, opacity: ticked ? 0.55 : 1 }}>{children}</View>
        {ticked ? (
          <View style={{ position: 'absolute', right: 8, top: 8 }}>
            <Icon name="check" size={34} tone="moss" />
          </View>
        ) : null}
      </View>
    </Touchable>
  );
};
