/** Apart from what plays them, so that the title does not wait for their names. */
export const FILES = {
  /** A short wooden knock under the finger. */
  tap: () => require('../../assets/sounds/tap.wav') as number,
  /** The table should look up: a phase begins, threat rises, an event comes. */
  drum: () => require('../../assets/sounds/drum.wav') as number,
  /** Hits land, on either side. */
  blow: () => require('../../assets/sounds/blow.wav') as number,
  /** A bell: something has been reached, and something new is asked. */
  objective: () => require('../../assets/sounds/objective.wav') as number,
  /** Two low horns: the enemy's own story goes on. */
  threshold: () => require('../../assets/sounds/threshold.wav') as number,
  /** A heart that beats, and beats slower. */
  lastStand: () => require('../../assets/sounds/lastStand.wav') as number,
};

export type Sound = keyof typeof FILES;
