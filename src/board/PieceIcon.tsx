import Svg, { G, Path } from 'react-native-svg';
import { useTheme } from '@/ui/theme';
import { BORDER_TERRAIN, borderArt } from './lineArt';
import { PIGMENTS } from './pigments';
import type { Stroke } from './sheet';
import { explorationArt, terrainArt, tokenArt } from './tokenArt';
import type { BoardToken } from './view';

/** A token or terrain as it lies on the board, by the key of its name: `token.person.elf`, `terrain.wall`. */
const artOf = (key: string): Stroke[] => {
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

/** The same strokes as on the board, in a line of text. */
export const PieceIcon = ({ of, size = 44 }: { of: string; size?: number }) => {
  const { dress } = useTheme();
  const pigments = PIGMENTS[dress];
  return (
    <Svg width={size} height={size} viewBox="-1.3 -1.3 2.6 2.6" aria-hidden>
      {artOf(of).map(({ d, fill, line, width, opacity, place }, i) => (
        <G key={i} transform={place ? `translate(${place.x} ${place.y}) scale(${place.scale})` : undefined}>
          <Path
            d={d}
            fill={fill ? pigments[fill] : 'none'}
            stroke={line ? pigments[line] : 'none'}
            strokeWidth={width ?? 0}
            strokeLinecap="round"
            strokeLinejoin="round"
            opacity={opacity ?? 1}
          />
        </G>
      ))}
    </Svg>
  );
};
