import Svg from 'react-native-svg';
import { BORDER_TERRAIN, borderArt } from './lineArt';
import type { Stroke } from './tileGround';
import { Strokes } from '@/paint/Strokes';
import { explorationArt, terrainArt, tokenArt } from './tokenArt';
import type { BoardToken } from './view';

/** A token or terrain as it lies on the board, by the key of its name: `token.person.elf`, `terrain.wall`. */
export const pieceArt = (key: string): Stroke[] => {
  const [kind, id = '', variant] = key.split('.');
  if (kind === 'terrain')
    return BORDER_TERRAIN.includes(id)
      ? borderArt(id, [
          [
            { x: -1, y: 0 },
            { x: 1, y: 0 },
          ],
        ])
      : terrainArt(id);
  return id === 'exploration' ? explorationArt() : tokenArt({ kind: id as BoardToken['kind'], variant });
};

type Props = { art: readonly Stroke[]; size: number; reach?: number };

/** A sign about the origin, as far as `reach`. */
export const Sign = ({ art, size, reach = 1.3 }: Props) => (
  <Svg width={size} height={size} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden>
    <Strokes of={art} />
  </Svg>
);

/** The same strokes as on the board, in a line of text. */
export const PieceIcon = ({ of, size = 44 }: { of: string; size?: number }) => (
  <Sign art={pieceArt(of)} size={size} />
);
