import type { Motif } from '../scene';

/** A long farmhouse under thatch, its kitchen lit; 78 high. */
export const FARMHOUSE: Motif = [
  { d: 'M-52 0L-52 -30L56 -30L56 0Z', fill: 'paper', line: 'line', width: 1.8 },
  {
    d: 'M-62 -26C-54 -44 -46 -58 -38 -66C-14 -70 22 -70 44 -66C52 -56 60 -42 66 -26C40 -31 -36 -31 -62 -26Z',
    fill: 'paper',
    line: 'line',
    width: 1.8,
  },
  {
    d: 'M-54 -34l5 -8M-44 -36l6 -12M-38 -52l4 -8M-30 -34l4 -10M-20 -48l3 -10M-14 -34l3 -9M-2 -46l1 -12M4 -34l1 -9M16 -48l-1 -10M22 -34l-1 -9M32 -50l-3 -10M38 -35l-4 -10M48 -44l-4 -10M54 -33l-5 -10',
    line: 'line',
    width: 1.1,
    opacity: 0.8,
    fine: true,
  },
  { d: 'M22 -68V-84H34V-67Z', fill: 'paper', line: 'line', width: 1.7 },
  { d: 'M28 -88C22 -96 34 -100 27 -110C36 -108 40 -116 36 -124', line: 'line', width: 1.2, opacity: 0.7 },
  { d: 'M-6 0V-22H8V0Z', fill: 'line' },
  { d: 'M20 -9V-22H36V-9Z', fill: 'light', line: 'line', width: 1.6 },
  { d: 'M28 -9V-22M20 -15.5H36', line: 'line', width: 1.1 },
  { d: 'M-34 -10V-21H-22V-10Z', fill: 'light', line: 'line', width: 1.6 },
  { d: 'M-28 -10V-21', line: 'line', width: 1.1 },
];
