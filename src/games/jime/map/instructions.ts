import { hexKey, neighbour } from './hex';
import type { Hex, Turn } from './hex';
import { joinedEdges } from './placement';
import type { Placement, TileEdge } from './placement';

/** An edge of the new tile against an edge of a tile on the table, both as printed. */
export type Join = { edge: TileEdge; to: { tile: string; edge: TileEdge }; crossable: boolean };

/** All a player needs to lay a tile: which, which face up, how far turned, edge against edge. */
export type Instruction = { tile: string; number: number; side: 'A' | 'B'; turn: Turn; joins: Join[] };

/** §52.1 How to lay a tile beside those already on the table. The first tile has nothing to join. */
export const instructionFor = (placement: Placement, onTable: readonly Placement[]): Instruction => ({
  tile: placement.tile,
  number: placement.side.number,
  side: placement.side.side,
  turn: placement.turn,
  joins: onTable.flatMap((other) =>
    joinedEdges(placement, other).map(({ mine, theirs, crossable }) => ({
      edge: mine.printed,
      to: { tile: other.tile, edge: theirs.printed },
      crossable,
    })),
  ),
});

/** §82.2 Where fog lies: the hexes just beyond a border that leads to a tile still to come. */
export const fog = (onTable: readonly Placement[], coming: readonly Placement[]): Hex[] => {
  const hexes = onTable.flatMap((placement) =>
    coming.flatMap((other) =>
      joinedEdges(placement, other)
        .filter(({ crossable }) => crossable)
        .map(({ mine }) => neighbour(mine.hex, mine.direction)),
    ),
  );
  return [...new Map(hexes.map((hex) => [hexKey(hex), hex])).values()];
};
