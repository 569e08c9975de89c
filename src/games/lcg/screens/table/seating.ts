/** Where a player sits, seen from the tablet: south is the near long side. */
export type Edge = 'south' | 'west' | 'north' | 'east';

/** Seats go clockwise, so the second player of four sits at the left of the first. */
const AROUND: readonly (readonly Edge[])[] = [
  ['south'],
  ['south', 'north'],
  ['south', 'west', 'east'],
  ['south', 'west', 'north', 'east'],
];

/** How far a side is turned, clockwise, so that it can be read from its edge. */
export const ANGLE: Record<Edge, number> = { south: 0, west: 90, north: 180, east: 270 };

/** The edge of each seat; when all face the same side, everybody is near. */
export const edgesOf = (players: number, around: boolean): readonly Edge[] =>
  (around ? AROUND[players - 1] : undefined) ?? Array.from({ length: players }, () => 'south' as const);
