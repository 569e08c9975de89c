import { edgeEnds, hexKey } from '@/engine/map/hex';
import type { Point } from '@/engine/map/hex';
import type { BattlePlacement } from '@/engine/map/battle';
import { sharedBorders } from '@/engine/map/battle';
import type { Placement } from '@/engine/map/placement';
import { joinedEdges, tileOf } from '@/engine/map/placement';
import { drawBattleTile } from './battleArt';
import type { BoardLayout, SpaceLayout, TileLayout } from './layout';
import { CELL, boundsOf } from './layout';
import { numberPlate } from './letters';
import { borderArt, pathArt, seamArt } from './lineArt';
import { darknessArt, fogArt, groundOf, litRim, reachArt, ringArt, veilArt } from './overlays';
import type { Pigment } from './pigments';
import type { Seat } from './seats';
import type { Stroke } from './sheet';
import { drawnTile } from './tileArt';
import { explorationArt, groupArt, heroArt, terrainArt, tokenArt } from './tokenArt';
import type { BoardView } from './view';
import { brightTiles, explorationId, tileId } from './view';

/** From the bottom up. */
export const LAYERS = [
  'fog',
  'tiles',
  'darkness',
  'reach',
  'borders',
  'terrain',
  'tokens',
  'path',
  'figures',
  'veil',
  'focus',
] as const;
export type Layer = (typeof LAYERS)[number];

/** What is drawn, in its own place: painted inside `clip`, then marked over it. */
export type Ink = { clip?: string; ground?: Pigment; painted?: Stroke[]; marks: Stroke[] };

/** One thing on the board. `made` says what its ink was made from: the same words, the same ink. */
export type Piece = {
  key: string;
  layer: Layer;
  at: Point;
  angle: number;
  scale: number;
  made: string;
  ink: Ink;
};

/** A piece before it is known whether its ink must be made. */
type Wanted = Omit<Piece, 'ink'> & { ink(): Ink };

const HERE = { at: { x: 0, y: 0 }, angle: 0, scale: 1 };
const marked = (marks: Stroke[]) => (): Ink => ({ marks });

const tileInk = (tile: Placement | BattlePlacement): Ink => {
  if ('cells' in tile) {
    const { rim, ground, painted, ruled } = drawBattleTile(tile);
    return { clip: rim, ground, painted, marks: ruled };
  }
  const { rim, ground, painted, ruled, plate } = drawnTile(tile.side);
  return { clip: rim, ground, painted, marks: [...ruled, ...numberPlate(tile.tile, plate)] };
};

/** A battle tile is drawn as it lies, a journey tile as it is printed. */
const tileMade = (tile: Placement | BattlePlacement): string =>
  'cells' in tile ? `${tile.id}${tile.side} ${tile.turn} ${tile.at.column},${tile.at.row}` : tile.tile;

const rimOf = (tile: Placement | BattlePlacement): string =>
  'cells' in tile ? drawBattleTile(tile).rim : drawnTile(tile.side).rim;

const placeOf = ({ at, angle }: TileLayout) => ({ at, angle, scale: 1 });

const tilePieces = (view: BoardView, layout: BoardLayout): Wanted[] => {
  const bright = brightTiles(view);
  return view.tiles.flatMap((tile): Wanted[] => {
    const id = tileId(tile);
    const place = placeOf(layout.tiles[id] as TileLayout);
    const rim = (): string => rimOf(tile);
    const shade = (): Ink => ({
      clip: rim(),
      painted: darknessArt(
        'cells' in tile ? (layout.tiles[id] as TileLayout).bounds : drawnTile(tile.side).bounds,
      ),
      marks: [],
    });
    const made = tileMade(tile);
    return [
      { key: `tile ${id}`, layer: 'tiles', ...place, made, ink: () => tileInk(tile) },
      ...(view.darkEverywhere
        ? [{ key: `dark ${id}`, layer: 'darkness', ...place, made, ink: shade } as const]
        : []),
      ...(bright.has(id)
        ? []
        : [
            {
              key: `veil ${id}`,
              layer: 'veil',
              ...place,
              made,
              ink: () => ({ marks: veilArt(rim()) }),
            } as const,
          ]),
    ];
  });
};

const darkSpaces = (view: BoardView): string[] => {
  if (view.darkEverywhere) return [];
  const printed =
    view.kind === 'journey'
      ? view.tiles.flatMap(({ side, tile }) =>
          side.spaces.filter(({ darkness }) => darkness).map(({ n }) => `${tile}/${n}`),
        )
      : [];
  const tokens = view.tokens.filter(({ kind }) => kind === 'darkness').map(({ space }) => space);
  return [...new Set([...printed, ...tokens])];
};

const spacePieces = (view: BoardView, layout: BoardLayout): Wanted[] => {
  const overlay = (kind: string, layer: Layer, id: string, ink: (space: SpaceLayout) => Ink): Wanted[] => {
    const space = layout.spaces[id];
    const made = space ? space.cells.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ') : '';
    return space ? [{ key: `${kind} ${id}`, layer, ...HERE, made, ink: () => ink(space) }] : [];
  };
  const shade = ({ cells }: SpaceLayout): Ink => ({
    clip: groundOf(cells, view.kind),
    painted: darknessArt(boundsOf(cells)),
    marks: [],
  });
  const reach = ({ cells }: SpaceLayout): Ink => ({ marks: reachArt(groundOf(cells, view.kind)) });
  const chosen = ({ cells }: SpaceLayout): Ink => ({
    clip: groundOf(cells, view.kind),
    painted: litRim(groundOf(cells, view.kind)),
    marks: [],
  });
  return [
    ...darkSpaces(view).flatMap((id) => overlay('dark', 'darkness', id, shade)),
    ...view.reachable.flatMap((id) => overlay('reach', 'reach', id, reach)),
    ...(view.selected === null ? [] : overlay('chosen', 'reach', view.selected, chosen)),
  ];
};

const seated = (
  key: string,
  layer: Layer,
  seat: Seat | undefined,
  made: string,
  marks: () => Stroke[],
): Wanted[] =>
  seat
    ? [
        {
          key,
          layer,
          at: { x: seat.x, y: seat.y },
          angle: 0,
          scale: seat.radius,
          made,
          ink: () => ({ marks: marks() }),
        },
      ]
    : [];

const thingPieces = (view: BoardView, { seats, borders }: BoardLayout): Wanted[] => [
  ...view.terrain.flatMap((token) => {
    const lines = borders[token.id];
    if (!lines)
      return seated(token.id, 'terrain', seats[token.id], token.terrain, () => terrainArt(token.terrain));
    const made = `${token.terrain} ${JSON.stringify(lines)}`;
    return [
      {
        key: token.id,
        layer: 'borders' as const,
        ...HERE,
        made,
        ink: () => ({ marks: borderArt(token.terrain, lines) }),
      },
    ];
  }),
  ...view.tokens.flatMap((token) =>
    seated(token.id, 'tokens', seats[token.id], `${token.kind} ${token.variant ?? ''}`, () =>
      tokenArt(token),
    ),
  ),
  ...(view.kind === 'journey'
    ? view.unexplored.flatMap((tile) =>
        seated(explorationId(tile), 'tokens', seats[explorationId(tile)], 'exploration', explorationArt),
      )
    : []),
  ...view.groups.flatMap((group) =>
    seated(
      group.id,
      'figures',
      seats[group.id],
      JSON.stringify([group.icon, group.banner, group.figures.length]),
      () => groupArt(group),
    ),
  ),
  ...view.heroes.flatMap((hero) =>
    seated(hero.id, 'figures', seats[hero.id], hero.name, () => heroArt(hero)),
  ),
];

/** The lines two tiles share, lit from both sides while one of them is laid. */
const seams = (view: BoardView, id: string): { line: [Point, Point]; crossable: boolean }[] => {
  if (view.kind === 'battle') {
    const grown = ({ x, y }: Point): Point => ({ x: x * CELL, y: y * CELL });
    return sharedBorders(view.tiles)
      .filter(({ between: [a, b] }) => (tileOf(a) === id) !== (tileOf(b) === id))
      .flatMap(({ pieces }) =>
        pieces.map(([a, b]) => ({ line: [grown(a), grown(b)] as [Point, Point], crossable: true })),
      );
  }
  const own = view.tiles.find(({ tile }) => tile === id);
  return view.tiles.flatMap((other) =>
    own && other !== own
      ? joinedEdges(own, other).map(({ mine, crossable }) => ({
          line: edgeEnds(mine.hex, mine.direction),
          crossable,
        }))
      : [],
  );
};

const focusPieces = (view: BoardView, layout: BoardLayout): Wanted[] => {
  const { focus, selected } = view;
  const ring = (id: string): Wanted[] => seated(`ring ${id}`, 'focus', layout.seats[id], 'ring', ringArt);
  const touched = selected === null ? [] : ring(selected);
  if (!focus) return touched;
  const tile = view.tiles.find((each) => tileId(each) === focus.tile);
  const place = layout.tiles[focus.tile];
  if (focus.thing !== undefined) {
    const lines = layout.borders[focus.thing];
    const lit = lines
      ? [
          {
            key: `lit ${focus.thing}`,
            layer: 'focus' as const,
            ...HERE,
            made: JSON.stringify(lines),
            ink: marked(lines.flatMap((line) => litLine(line))),
          },
        ]
      : [];
    return [...touched, ...ring(focus.thing), ...lit];
  }
  if (!tile || !place) return touched;
  const joined = seams(view, focus.tile);
  const made = `${focus.tile} ${JSON.stringify(joined)}`;
  return [
    ...touched,
    {
      key: `rim ${focus.tile}`,
      layer: 'focus',
      ...placeOf(place),
      made: tileMade(tile),
      ink: () => ({ marks: litRim(rimOf(tile)) }),
    },
    {
      key: `seam ${focus.tile}`,
      layer: 'focus',
      ...HERE,
      made,
      ink: () => ({ marks: joined.flatMap(({ line, crossable }) => seamArt(line, crossable)) }),
    },
  ];
};

const litLine = ([a, b]: readonly [Point, Point]): Stroke[] => [
  { d: `M${a.x} ${a.y}L${b.x} ${b.y}`, line: 'lit', width: 0.9, opacity: 0.45 },
];

const pathPieces = ({ path }: BoardView, { spaces }: BoardLayout): Wanted[] => {
  const points = path.flatMap((id) => (spaces[id] ? [spaces[id].heart] : []));
  if (points.length < 2) return [];
  return [
    { key: 'path', layer: 'path', ...HERE, made: path.join(' '), ink: () => ({ marks: pathArt(points) }) },
  ];
};

const fogPieces = (view: BoardView, { fog }: BoardLayout): Wanted[] =>
  view.focus
    ? []
    : fog.map((at) => ({
        key: `fog ${hexKey({ q: Math.round(at.x * 100), r: Math.round(at.y * 100) })}`,
        layer: 'fog',
        ...HERE,
        made: 'fog',
        ink: () => ({ marks: fogArt(at) }),
      }));

const samePlace = (a: Wanted, b: Piece): boolean =>
  a.at.x === b.at.x && a.at.y === b.at.y && a.angle === b.angle && a.scale === b.scale;

/**
 * The board as pieces, bottom layer first. What has not changed since `before` is the same object again, so that nothing
 * of it is drawn anew; what has only moved keeps its ink.
 */
export const drawBoard = (view: BoardView, layout: BoardLayout, before: readonly Piece[] = []): Piece[] => {
  const known = new Map(before.map((piece) => [piece.key, piece]));
  const wanted = [
    ...fogPieces(view, layout),
    ...tilePieces(view, layout),
    ...spacePieces(view, layout),
    ...thingPieces(view, layout),
    ...pathPieces(view, layout),
    ...focusPieces(view, layout),
  ];
  const pieces = wanted.map((piece): Piece => {
    const old = known.get(piece.key);
    if (old?.made !== piece.made) return { ...piece, ink: piece.ink() };
    return samePlace(piece, old) ? old : { ...piece, ink: old.ink };
  });
  return LAYERS.flatMap((layer) => pieces.filter((piece) => piece.layer === layer));
};
