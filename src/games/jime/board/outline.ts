import type { TileSide } from '@/games/jime/content';
import type { Hex, Point } from '@/games/jime/map/hex';
import { DIRECTIONS, centre, edgeEnds, hexKey, neighbour } from '@/games/jime/map/hex';
import { outline as outerEdges } from '@/games/jime/map/placement';
import { lineThrough, n } from '@/paint/pen';

const at = (side: TileSide, hex: number): Hex => side.hexes[hex] as Hex;

const key = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;

/** The rim of a tile as one closed path: its outer edges, end to start. */
export const rim = (side: TileSide): string => {
  const edges = outerEdges(side).map(({ hex, direction }) => edgeEnds(at(side, hex), direction));
  const next = new Map(edges.map((edge) => [key(edge[0]), edge]));
  const [first] = edges;
  const points: Point[] = [];
  for (let edge = first; edge && points.length < edges.length; edge = next.get(key(edge[1])))
    points.push(edge[0]);
  return `${lineThrough(points)}Z`;
};

/** The lines between two spaces of one tile. */
export const spaceLines = (side: TileSide): string => {
  const spaceOf = new Map(side.hexes.map((hex) => [hexKey(hex), hex.space]));
  return side.hexes
    .flatMap((hex) =>
      DIRECTIONS.slice(0, 3).flatMap((direction) => {
        const other = spaceOf.get(hexKey(neighbour(hex, direction)));
        return other === undefined || other === hex.space ? [] : [lineThrough(edgeEnds(hex, direction))];
      }),
    )
    .join('');
};

/** The faint grid of hexes inside a tile. */
export const hexLines = (side: TileSide): string =>
  side.hexes
    .flatMap((hex) => DIRECTIONS.slice(0, 3).map((direction) => lineThrough(edgeEnds(hex, direction))))
    .join('');

const edgesWhere = (side: TileSide, passable: boolean): string =>
  outerEdges(side)
    .filter((edge) => edge.passable === passable)
    .map(({ hex, direction }) => lineThrough(edgeEnds(at(side, hex), direction)))
    .join('');

export const blackEdges = (side: TileSide): string => edgesWhere(side, false);
export const greyEdges = (side: TileSide): string => edgesWhere(side, true);

/** §9.3 A small arrow inside each grey edge of a black-bordered tile, pointing out. */
export const arrows = (side: TileSide): string =>
  side.openEdges === 'all'
    ? ''
    : side.openEdges
        .map(({ hex, direction }) => {
          const [a, b] = edgeEnds(at(side, hex), direction);
          const heart = centre(at(side, hex));
          const out = (share: number, across: number): Point => {
            const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
            return {
              x: heart.x + (middle.x - heart.x) * share + (b.x - a.x) * across,
              y: heart.y + (middle.y - heart.y) * share + (b.y - a.y) * across,
            };
          };
          return `${lineThrough([out(0.52, -0.2), out(0.9, 0), out(0.52, 0.2)])}Z`;
        })
        .join('');
