import type { TileSide } from '@/games/jime/content';
import { shuffle } from '@/kernel/random';
import type { Generator } from '@/kernel/random';
import { fits } from './plan';
import type { Piece } from './plan';

/**
 * Which physical tile stands for which tile of the plan: never both sides of one (they are one piece of cardboard). Where
 * a tile is already given away, its holder is moved to another that suits it, so a drawing is found whenever there is one.
 */
export const drawTiles = (
  pieces: readonly Piece[],
  sides: readonly TileSide[],
  generator: Generator,
): TileSide[] | null => {
  const mixed = shuffle(generator, sides);
  const wishes = pieces.map(({ tile }) => mixed.filter((side) => fits(tile, side)));
  const holder = new Map<number, number>();
  const drawn: TileSide[] = [];
  const give = (piece: number, asked: Set<number>): boolean =>
    (wishes[piece] ?? []).some((side) => {
      if (asked.has(side.number)) return false;
      asked.add(side.number);
      const other = holder.get(side.number);
      if (other !== undefined && !give(other, asked)) return false;
      holder.set(side.number, piece);
      drawn[piece] = side;
      return true;
    });
  const order = shuffle(generator, [...pieces.keys()]);
  return order.every((piece) => give(piece, new Set())) ? drawn : null;
};
