import { edgeEnds } from '@/engine/map/hex';
import type { Point } from '@/engine/map/hex';
import { sharedBorders } from '@/engine/map/battle';
import { joinedEdges, tileOf } from '@/engine/map/placement';
import { CELL } from './focus';
import type { BoardLayout } from './layout';
import { numberPlate } from './letters';
import { borderArt, pathArt, seamArt } from './lineArt';
import { litRim, ringArt } from './overlays';
import type { Wanted } from './pieces';
import { HERE, seated } from './pieces';
import type { Stroke } from './sheet';
import { drawnTile } from './tileArt';
import { placeOf, rimOf, tileMade } from './tilePieces';
import { explorationArt, groupArt, heroArt, terrainArt, tokenArt } from './tokenArt';
import type { BoardView } from './view';
import { explorationId, tileId } from './view';

/** Terrain, tokens and figures. */
export const thingPieces = (view: BoardView, { seats, borders }: BoardLayout): Wanted[] => [
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

export const pathPieces = ({ path }: BoardView, { spaces }: BoardLayout): Wanted[] => {
  const points = path.flatMap((id) => (spaces[id] ? [spaces[id].heart] : []));
  if (points.length < 2) return [];
  return [
    { key: 'path', layer: 'path', ...HERE, made: path.join(' '), ink: () => ({ marks: pathArt(points) }) },
  ];
};

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

/** What is being laid, or was touched: over everything else. */
export const focusPieces = (view: BoardView, layout: BoardLayout): Wanted[] => {
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
            layer: 'reach' as const,
            ...HERE,
            made: JSON.stringify(lines),
            ink: () => ({ marks: lines.flatMap(litLine) }),
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
    ...('cells' in tile
      ? []
      : [
          {
            key: `lit plate ${focus.tile}`,
            layer: 'focus' as const,
            ...placeOf(place),
            made: focus.tile,
            ink: () => ({ marks: numberPlate(focus.tile, drawnTile(tile.side).plate) }),
          },
        ]),
  ];
};

const litLine = ([a, b]: readonly [Point, Point]): Stroke[] => [
  { d: `M${a.x} ${a.y}L${b.x} ${b.y}`, line: 'lit', width: 0.86, opacity: 0.95 },
];
