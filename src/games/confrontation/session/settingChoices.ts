/** Settings of this game alone: whether each thing is explained when it happens, and who played last, for the next new game. */
export const CONFRONTATION_SETTINGS = {
  hints: ['on', 'off'],
  rival: ['person', 'book'],
  strength: ['normal', 'easy', 'hard'],
  /** Which of the two leads the Fellowship. */
  leader: ['first', 'second'],
} as const;
