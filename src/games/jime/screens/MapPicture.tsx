import Svg, { G, Path, Rect } from 'react-native-svg';
import { rim } from '@/games/jime/board/outline';
import type { Box } from '@/games/jime/content';
import { placeBattleTile } from '@/games/jime/map/battle';
import type { Point } from '@/games/jime/map/hex';
import { centre } from '@/games/jime/map/hex';
import { placeTile } from '@/games/jime/map/placement';
import type { Cover } from '@/games/jime/session/cover';
import { Picture } from '@/ui/Picture';
import { useTheme } from '@/ui/theme';

type Drawing = { outlines: { path: string; at: Point; angle: number }[]; points: Point[] };

const journey = (box: Box, tiles: Cover['tiles']): Drawing[] =>
  tiles.flatMap(({ tile, turn, at }) => {
    const side = box.tiles[tile];
    if (!side) return [];
    const points = placeTile(side, turn, at).hexes.map(centre);
    return [{ outlines: [{ path: rim(side), at: centre(at), angle: turn * 60 }], points }];
  });

const battle = (box: Box, tiles: Cover['battleTiles']): Drawing[] =>
  tiles.flatMap((placed) => {
    const shape = box.battleTiles[placed.tile];
    if (!shape) return [];
    const cells = placeBattleTile(shape, placed).cells;
    const outlines = cells.map(({ column, row }) => ({
      path: 'M-0.5 -0.5H0.5V0.5H-0.5Z',
      at: { x: column, y: row },
      angle: 0,
    }));
    return [{ outlines, points: outlines.map(({ at }) => at) }];
  });

const frame = (points: readonly Point[]): [number, number, number, number] => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 1.2, Math.min(...ys) - 1.2];
  return [left, top, Math.max(...xs) + 1.2 - left, Math.max(...ys) + 1.2 - top];
};

type Props = { box: Box; cover: Cover; size: number; label: string };

/** How the map lay when the game was left: outlines in ink, enough to tell one evening from another. */
export const MapPicture = ({ box, cover, size, label }: Props) => {
  const { colours } = useTheme();
  const drawings = [...journey(box, cover.tiles), ...battle(box, cover.battleTiles)];
  const points = drawings.flatMap((drawing) => drawing.points);
  const [left, top, width, height] = points.length > 0 ? frame(points) : [0, 0, 10, 10];
  return (
    <Picture label={label} style={{ width: size, height: size }}>
      <Svg width={size} height={size} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden>
        {points.length === 0 ? (
          <Rect
            x={2}
            y={2}
            width={6}
            height={6}
            rx={1}
            fill="none"
            stroke={colours.faded}
            strokeWidth={0.15}
            strokeDasharray="0.5 0.4"
          />
        ) : null}
        {drawings.flatMap(({ outlines }, tile) =>
          outlines.map(({ path, at, angle }, piece) => (
            <G key={`${tile}-${piece}`} transform={`translate(${at.x} ${at.y}) rotate(${angle})`}>
              <Path
                d={path}
                fill={colours.ground}
                stroke={colours.ink}
                strokeWidth={0.18}
                strokeLinejoin="round"
              />
            </G>
          )),
        )}
      </Svg>
    </Picture>
  );
};
