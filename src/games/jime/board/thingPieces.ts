import { boundsOf } from '@/paint/geometry';
import type { BoardLayout } from './layout';
import { borderArt, pathArt } from './lineArt';
import type { PieceRequest } from './pieces';
import { AT_ORIGIN } from '@/paint/pieces';
import { pieceOnSpot } from './pieces';
import { GONE_ON, caughtArt, groupArt, heroArt, nameArt, spentArt, terrainArt, tokenArt } from './tokenArt';
import type { BoardView } from './view';
import { explorationId } from './view';

/** Terrain, tokens and figures. */
export const thingPieces = (view: BoardView, { spots, borders }: BoardLayout): PieceRequest[] => [
  ...view.terrain.flatMap(({ id, drawn }) => {
    if (drawn.where === 'space')
      return pieceOnSpot(id, 'terrain', spots[id], drawn.look, () => terrainArt(drawn.look));
    // A border of a tile that is not laid yet has no line to stand on.
    const lines = borders[id];
    if (!lines || lines.length === 0) return [];
    return [
      {
        key: id,
        layer: 'borders' as const,
        ...AT_ORIGIN,
        made: `${drawn.look} ${JSON.stringify(lines)}`,
        ink: () => ({ marks: borderArt(drawn.look, lines), bounds: boundsOf(lines.flat(), 0.5) }),
      },
    ];
  }),
  ...view.tokens.flatMap((token) =>
    pieceOnSpot(
      token.id,
      'tokens',
      spots[token.id],
      JSON.stringify([token.kind, token.variant, token.spent, token.caught, token.lastSeen, token.name]),
      () => [
        ...(token.spent ? spentArt : tokenArt)(token.kind, token.variant),
        ...(token.caught ? caughtArt() : []),
        ...(token.lastSeen ? [GONE_ON] : []),
        ...(token.name === undefined ? [] : nameArt(token.name)),
      ],
    ),
  ),
  ...(view.kind === 'journey'
    ? view.unexplored.flatMap((tile) =>
        pieceOnSpot(explorationId(tile), 'tokens', spots[explorationId(tile)], 'exploration', () =>
          tokenArt('exploration'),
        ),
      )
    : []),
  ...view.groups.flatMap((group) =>
    pieceOnSpot(
      group.id,
      'figures',
      spots[group.id],
      JSON.stringify([group.enemy, group.banner, group.figures.length, group.lastSeen, group.exhausted]),
      () => groupArt(group),
    ),
  ),
  ...view.heroes.flatMap((hero) =>
    pieceOnSpot(hero.id, 'figures', spots[hero.id], hero.id, () => heroArt(hero)),
  ),
];

export const pathPieces = ({ path }: BoardView, { spaces }: BoardLayout): PieceRequest[] => {
  const points = path.flatMap((id) => (spaces[id] ? [spaces[id].heart] : []));
  if (points.length < 2) return [];
  return [
    {
      key: 'path',
      layer: 'path',
      ...AT_ORIGIN,
      made: path.join(' '),
      ink: () => ({ marks: pathArt(points), bounds: boundsOf(points, 1) }),
    },
  ];
};
