/** Where a player sits, seen from the tablet: south is the near long side. */
export type Edge = 'south' | 'west' | 'north' | 'east';

/** Seats go clockwise, so the second player of four sits at the left of the first. */
const AROUND: readonly (readonly Edge[])[] = [
  ['south'],
  ['south', 'north'],
  ['south', 'west', 'east'],
  ['south', 'west', 'north', 'east'],
];

/** The edge of each seat. */
export const edgesOf = (players: number): readonly Edge[] => AROUND[players - 1] ?? [];

/** How far a side is turned, clockwise, so that it can be read from its edge. */
export const ANGLE: Record<Edge, number> = { south: 0, west: 90, north: 180, east: 270 };
