import { boundsOf } from './focus';
import type { BoardLayout } from './layout';
import { borderArt, pathArt } from './lineArt';
import type { Wanted } from './pieces';
import { HERE, seated } from './pieces';
import { groupArt, heroArt, terrainArt, tokenArt } from './tokenArt';
import type { BoardView } from './view';
import { explorationId } from './view';

/** Terrain, tokens and figures. */
export const thingPieces = (view: BoardView, { seats, borders }: BoardLayout): Wanted[] => [
  ...view.terrain.flatMap(({ id, drawn }) => {
    if (drawn.where === 'space')
      return seated(id, 'terrain', seats[id], drawn.look, () => terrainArt(drawn.look));
    const lines = borders[id] ?? [];
    return [
      {
        key: id,
        layer: 'borders' as const,
        ...HERE,
        made: `${drawn.look} ${JSON.stringify(lines)}`,
        ink: () => ({ marks: borderArt(drawn.look, lines), bounds: boundsOf(lines.flat(), 0.5) }),
      },
    ];
  }),
  ...view.tokens.flatMap((token) =>
    seated(token.id, 'tokens', seats[token.id], `${token.kind} ${token.variant ?? ''}`, () =>
      tokenArt(token.kind, token.variant),
    ),
  ),
  ...(view.kind === 'journey'
    ? view.unexplored.flatMap((tile) =>
        seated(explorationId(tile), 'tokens', seats[explorationId(tile)], 'exploration', () =>
          tokenArt('exploration'),
        ),
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
    {
      key: 'path',
      layer: 'path',
      ...HERE,
      made: path.join(' '),
      ink: () => ({ marks: pathArt(points), bounds: boundsOf(points, 1) }),
    },
  ];
};
