import { STRENGTH, nameOf } from '@/games/confrontation/content';
import type { TokenId, TokenView } from '@/games/confrontation/play';
import { charactersIn } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import type { Translations } from '@/games/confrontation/words';
import { Touchable } from '@/ui/Touchable';
import type { Chart, Spot } from './geometry';
import { Piece } from './Piece';

/** Who somebody may be, for the eye and for the ear. */
const pieceLabel = (token: TokenView, memoryAid: boolean, { names, table }: Translations): string => {
  const where = token.at === 'reserve' || token.at === 'fallen' ? null : names.region[token.at];
  const maybe = charactersIn(token.side, token.candidates).map((id) => names.character[nameOf(id)]);
  const who =
    token.character === null
      ? [table.hiddenPiece[token.side], ...(memoryAid ? [table.maybe(maybe)] : [])].join('. ')
      : table.ownPiece(names.character[nameOf(token.character)], STRENGTH[token.character]);
  return where === null ? who : table.pieceAt(who, where);
};

type Props = {
  token: TokenView;
  /** Where it stands on the map; without one, in a row. */
  spot?: Spot;
  size: Chart['piece'];
  selected: boolean;
  memoryAid: boolean;
  onPiece?(token: TokenId): void;
  onAbout?(token: TokenId): void;
};

/** A piece that can be tapped, and held for what it does. */
export const StandingPiece = ({ token, spot, size, selected, memoryAid, onPiece, onAbout }: Props) => {
  const words = useWords();
  const candidates =
    memoryAid && token.character === null ? charactersIn(token.side, token.candidates).length : undefined;
  return (
    <Touchable
      label={pieceLabel(token, memoryAid, words)}
      selected={selected}
      onPress={() => onPiece?.(token.id)}
      onLongPress={onAbout && (() => onAbout(token.id))}
      style={[
        { width: size.width, minWidth: 44, minHeight: 44 },
        spot && { position: 'absolute', left: spot.x, top: spot.y - (selected ? 6 : 0) },
      ]}
    >
      <Piece
        piece={token}
        {...size}
        selected={selected}
        {...(candidates === undefined ? {} : { candidates })}
      />
    </Touchable>
  );
};
