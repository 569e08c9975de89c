import type { Motif } from '../scene';

/** A fisherman's house on legs over the water, one candle in it; 56 high. */
export const EEL_HOUSE: Motif = [
  { d: 'M-18 0L-15 -24M-6 2L-6 -24M8 2L8 -24M20 0L17 -24M-16 -10L18 -14', line: 'line', width: 1.8 },
  { d: 'M-20 -22L-20 -44L22 -44L22 -22Z', fill: 'paper', line: 'line', width: 1.7 },
  { d: 'M-27 -40L-6 -60L12 -60L29 -40Z', fill: 'line' },
  { d: 'M-3 -28V-38H6V-28Z', fill: 'light', line: 'line', width: 1.3 },
  { d: 'M12 -24V-38M17 -24V-38M-14 -24V-38M-9 -24V-38', line: 'line', width: 0.9, opacity: 0.7, fine: true },
];
