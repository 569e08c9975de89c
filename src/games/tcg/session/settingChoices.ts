/** Settings of this game alone: whether each player's side of the screen is turned to where they sit. */
export const TCG_SETTINGS = { seating: ['around', 'facing'] } as const;
