/** The steps of the guide the table walks through, those of one page together: each a checklist on the screen. */
export const SET_UP = {
  new: [['new.2', 'new.3'], ['new.4', 'new.5'], ['new.6'], ['new.7'], ['new.8', 'new.9', 'new.10']],
  /** Of a company that begins later: it makes camp next, and goes on with `continue`. */
  start: [['new.2', 'new.3'], ['new.6'], ['new.7']],
  continue: [
    ['continue.2', 'continue.3'],
    ['continue.4'],
    ['continue.5', 'continue.6'],
    ['continue.7', 'continue.8'],
  ],
} as const;

/** A page is called by its first step. */
export type SetUpPage = (typeof SET_UP)[keyof typeof SET_UP][number];
export type SetUpStep = SetUpPage[number];

export const SET_UP_STEPS: readonly SetUpStep[] = [...SET_UP.new.flat(), ...SET_UP.continue.flat()];
