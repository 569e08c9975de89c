import type { Cut, Ink } from './engrave';
import { burin, burins, disc, mass, patch, shape } from './engrave';

/** What several heads have in common, on a square of 100. */

type Gaze = { y?: number; apart?: number; brow?: 'calm' | 'stern' | 'fierce' | 'old'; ink?: Ink };

const BROWS = {
  calm: [0, -6, -3.5, 2.4],
  stern: [1.5, -4.5, -3.5, 3.6],
  fierce: [4, -4, -7, 4.4],
  old: [-2, -6, 1, 4.4],
} as const;

/** Two eyes under their brows, seen from the front. */
export const gaze = ({ y = 44, apart = 8.5, brow = 'stern', ink = 'line' }: Gaze = {}): Cut[] => {
  const [inner, mid, outer, width] = BROWS[brow];
  const x = 50 + apart;
  return [
    burins(`${x - 6},${y + inner - 2} ${x},${y + mid} ${x + 7.5},${y + outer}`, width, ink, 0.35),
    burins(`${x - 5},${y + 1.6} ${x},${y - 1.4} ${x + 5},${y + 1}`, 2.2, ink),
    patch(disc(x - 0.4, y + 1, 2.1), ink),
    patch(disc(100 - x - 0.4, y + 1, 2.1), ink),
  ];
};

/** A nose from the front: its lit side left open, its shadow cut in. */
export const nose = (top: number, foot: number, half = 4): Cut[] => [
  patch(
    shape(
      `51.5,${top}! 52.5,${(top + foot) / 2} ${50 + half},${foot - 2} ${50 + half * 0.6},${foot}! 51,${foot - 1.4}!`,
    ),
  ),
  burin(
    `${50 - half},${foot - 2.4} ${50 - half * 0.7},${foot} 50,${foot - 0.4} ${50 + half * 0.8},${foot}`,
    1.8,
  ),
];

export const mouth = (y: number, half = 6, bend = 0): Cut[] => [
  burin(`${50 - half},${y + bend} 50,${y - bend * 0.6} ${50 + half},${y + bend}`, 2.2),
  burin(`${50 - half * 0.45},${y + 4.2} 50,${y + 4.8} ${50 + half * 0.45},${y + 4.2}`, 1.5),
];

type Face = { nose?: number; drop?: number; chin?: number };

/** The face in profile, looking left: from the forehead down to the throat. */
export const faceLine = ({ nose: out = 0, drop = 0, chin = 0 }: Face = {}): string =>
  [
    '42,20 37,27 34.2,36 35.8,41',
    `${31.6 - out * 0.5},${47.6 + drop * 0.4} ${27.6 - out},${53.4 + drop}! ${29.4 - out * 0.5},${56.4 + drop * 0.5} 34,57!`,
    `32.2,60.2 34.2,62.6! 32.6,65 34.8,67.8 ${32.4 - chin},72.8 ${35.4 - chin * 0.6},78.2 43,79.8`,
  ].join(' ');

/** The eye, nostril and mouth that go with `faceLine`. */
export const sideFace = (): Cut[] => [
  burin('34,37.6 38.5,35.6 46,37.6', 3.2, 'line', 0.3),
  burin('36.4,42.4 40,40.4 46.4,43.6', 2.4, 'line', 0.4),
  patch(shape('37.4,42! 41.6,41.6 42,45 39,46.4 37.4,45.2!')),
  burin('38,48.4 41,49 44.6,47.8', 1.2),
  burin('29.6,56.2 32.4,53.6 35,54.8', 1.8),
  burin('34,62.8 37.2,63.2 40.2,61.8', 2),
  burin('45,79.6 54,76.5 59,66', 2.2),
];

/** An ear in profile, pointed as far as `point`. */
export const ear = (x: number, y: number, point = 0): Cut[] => {
  const d = shape(
    `${x},${y + 6}! ${x - 2},${y - 2} ${x + 2 + point * 0.4},${y - 6 - point} ${x + 7},${y - 3} ${x + 6},${y + 3} ${x + 3},${y + 8}!`,
  );
  return [
    { d: d.d, fill: 'paper', line: 'line', width: 1.8 },
    burin(`${x + 2.4},${y + 4} ${x + 1.6},${y - 1} ${x + 4},${y - 4 - point * 0.5}`, 1.5),
  ];
};

/** A star of five points, as far as `far`, its hollows at `near`. */
export const star = (x: number, y: number, far: number, near: number): string =>
  Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const radius = i % 2 === 0 ? far : near;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}!`;
  }).join(' ');

/** A plait from `top` to `foot`, so many times crossed. */
export const plait = (x: number, top: number, foot: number, half: number, count: number): Cut[] => {
  const step = (foot - top) / count;
  return Array.from({ length: count }, (_, i) => {
    const y = top + i * step;
    const lean = i % 2 === 0 ? 1.6 : -1.6;
    const wide = half * (1 - (i / count) * 0.35);
    return mass(
      shape(
        `${x - wide + lean},${y + step * 0.3} ${x},${y - step * 0.35} ${x + wide + lean},${y + step * 0.3} ${x + wide * 0.8},${y + step * 0.85} ${x},${y + step * 1.2}! ${x - wide * 0.8},${y + step * 0.85}`,
      ),
    );
  });
};
