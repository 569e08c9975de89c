/** Settings of this game alone: whether each thing is explained when it happens. */
export const CONFRONTATION_SETTINGS = { hints: ['on', 'off'] } as const;
