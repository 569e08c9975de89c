/** The two players of a game: the Fellowship against Sauron. */
export const SIDES = ['fellowship', 'sauron'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'fellowship' ? 'sauron' : 'fellowship');
