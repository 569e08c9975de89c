import type { Point } from '@/games/jime/map/hex';
import type { Extent } from '@/paint/geometry';
import type { BoardLayout } from './layout';
import type { BoardView } from './view';

/** A cell of a battle map, in hex sides: tokens have one size on every map. */
export const CELL = 2;

/** Where one thing, space, border or tile of the board lies, by its id. */
const pointsOf = (id: string, { spots, spaces, borders, tiles }: BoardLayout): readonly Point[] =>
  spots[id]
    ? [spots[id]]
    : (spaces[id]?.cells ?? borders[id]?.flat() ?? tiles[id]?.spaces.flatMap(({ cells }) => cells) ?? []);

/** What the board has to show now: what is being laid, what was touched or is spoken of, else, beside no sheet, who is at play. */
export const subjectOf = (
  { focus, selected, about }: BoardView,
  layout: BoardLayout,
  isUnderSheet: boolean,
): Extent | null => {
  const spoken = isUnderSheet ? [selected] : [selected, about];
  const ids = focus ? [focus.thing, focus.space, ...(focus.border ?? []), focus.tile] : spoken;
  const points = ids
    .map((id) => (id === undefined || id === null ? [] : pointsOf(id, layout)))
    .find((found) => found.length > 0);
  return points ? { points, reach: 1 } : null;
};
