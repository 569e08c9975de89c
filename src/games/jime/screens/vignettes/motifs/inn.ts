import type { Motif } from '../scene';

/** A house with its door open on the light, two storeys of timber; 112 high. */
export const INN: Motif = [
  { d: 'M-46 0L-46 -38L46 -38L46 0Z', fill: 'paper', line: 'line', width: 1.8 },
  { d: 'M-52 -38L-52 -68L52 -68L52 -38Z', fill: 'paper', line: 'line', width: 1.8 },
  { d: 'M-62 -64L-36 -104L38 -104L62 -64Z', fill: 'line' },
  { d: 'M-50 -72L48 -72M-42 -84L42 -84M-36 -94L36 -94', line: 'paper', width: 0.9, opacity: 0.5, fine: true },
  { d: 'M16 -104V-116H28V-104', fill: 'paper', line: 'line', width: 1.7 },
  { d: 'M-52 -38L-34 -68M-34 -38L-34 -68M34 -38L34 -68M52 -38L34 -68M0 -38V-68', line: 'line', width: 1.6 },
  { d: 'M-26 -44V-60H-8V-44ZM8 -44V-60H26V-44Z', fill: 'light', line: 'line', width: 1.5 },
  { d: 'M-17 -44V-60M17 -44V-60M-26 -52H-8M8 -52H26', line: 'line', width: 1 },
  { d: 'M-10 0V-24C-10 -32 10 -32 10 -24V0Z', fill: 'light', line: 'line', width: 1.8 },
  { d: 'M10 0L20 4L20 -26L10 -24Z', fill: 'line' },
  { d: 'M-38 -10V-24H-22V-10Z', fill: 'paper', line: 'line', width: 1.5 },
  { d: 'M-30 -10V-24', line: 'line', width: 1 },
];
