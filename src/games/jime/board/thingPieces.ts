import { boundsOf } from './focus';
import type { BoardLayout } from './layout';
import { borderArt, pathArt } from './lineArt';
import type { Wanted } from './pieces';
import { HERE, seated } from './pieces';
import { explorationArt, groupArt, heroArt, terrainArt, tokenArt } from './tokenArt';
import type { BoardView } from './view';
import { explorationId } from './view';

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
        ink: () => ({ marks: borderArt(token.terrain, lines), bounds: boundsOf(lines.flat(), 0.5) }),
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
    {
      key: 'path',
      layer: 'path',
      ...HERE,
      made: path.join(' '),
      ink: () => ({ marks: pathArt(points), bounds: boundsOf(points, 1) }),
    },
  ];
};
