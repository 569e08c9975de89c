import type { Motif } from '../scene';

/** A stable with its half-door shut and the upper half open on the dark, a lantern beside it; 120 high. */
export const STABLE: Motif = [
  { d: 'M-44 0L-44 -66L0 -112L50 -66L50 0Z', fill: 'paper', line: 'line', width: 1.8 },
  { d: 'M-56 -58L0 -120L62 -60L58 -54L0 -110L-52 -52Z', fill: 'line' },
  {
    d: 'M-34 -68L-34 0M-2 -100L-2 -70M14 -94L14 -70M32 -76L32 0M42 -68L42 0M-16 -88L-16 -70',
    line: 'line',
    width: 1,
    opacity: 0.7,
    fine: true,
  },
  { d: 'M-22 0L-22 -64L22 -64L22 0Z', fill: 'paper', line: 'line', width: 2.4 },
  { d: 'M-20 -34L-20 -62L20 -62L20 -34Z', fill: 'line' },
  { d: 'M-20 -2L-20 -32L20 -32L20 -2ZM-20 -4L20 -30M-8 -32V-2M6 -32V-2', line: 'line', width: 1.5 },
  { d: 'M-10 -84a10 10 0 0 1 20 0Z', fill: 'line' },
  { d: 'M28 -58h8M36 -58v6', line: 'line', width: 1.6 },
  { d: 'M32 -50h8l1.5 11h-11z', fill: 'light', line: 'line', width: 1.4 },
];
