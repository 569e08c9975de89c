import Svg from 'react-native-svg';
import { pieceArt } from './pieceArt';
import type { Stroke } from '@/paint/stroke';
import { Strokes } from '@/paint/Strokes';
import type { Piece } from './view';

type Props = { art: readonly Stroke[]; size: number; reach?: number };

/** A sign about the origin, as far as `reach`. */
export const Sign = ({ art, size, reach = 1.3 }: Props) => (
  <Svg width={size} height={size} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden>
    <Strokes of={art} />
  </Svg>
);

/** The same strokes as on the board, in a line of text. */
export const PieceIcon = ({ of, size = 44 }: { of: Piece; size?: number }) => (
  <Sign art={pieceArt(of)} size={size} />
);
