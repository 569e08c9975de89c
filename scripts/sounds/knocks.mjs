/** Short sounds as sums of dying partials: a knuckle on a wooden lid, a drum, a bell over the table. */

/** A partial is hertz, loudness, how fast it dies away, and when it is struck (at once unless told). */
export const knock = (rate, seconds, partials) =>
  Float64Array.from({ length: Math.round(seconds * rate) }, (_, i) =>
    partials.reduce((sum, [hz, loud, decay, struck = 0]) => {
      const t = i / rate - struck;
      if (t <= 0) return sum;
      return sum + Math.min(1, t / 0.002) * loud * Math.exp(-t * decay) * Math.sin(2 * Math.PI * hz * t);
    }, 0),
  );

const struckAt = (seconds, partials) => partials.map((partial) => [...partial, seconds]);

const BELL = [
  [587, 0.2, 4],
  [1174, 0.1, 6],
  [1765, 0.05, 9],
  [2810, 0.025, 14],
];
const FIFTH = BELL.map(([hz, loud, decay]) => [hz * 1.5, loud * 0.8, decay]);
const BEAT = [
  [49, 0.5, 9],
  [73, 0.3, 12],
  [131, 0.1, 26],
];

/** Seconds, then the partials of each. */
export const KNOCKS = {
  tap: [
    0.09,
    [
      [310, 0.22, 70],
      [745, 0.12, 110],
      [1320, 0.06, 160],
    ],
  ],
  drum: [
    0.7,
    [
      [62, 0.5, 6],
      [98, 0.25, 9],
      [171, 0.1, 22],
      [430, 0.05, 60],
    ],
  ],
  blow: [
    0.22,
    [
      [118, 0.45, 26],
      [263, 0.25, 38],
      [690, 0.12, 70],
      [1710, 0.05, 130],
    ],
  ],
  objective: [1.1, [...BELL, ...struckAt(0.16, FIFTH)]],
  threshold: [
    1.4,
    [
      [55, 0.34, 3],
      [82.5, 0.2, 3.4],
      [110, 0.12, 4],
      [166, 0.06, 6],
      [430, 0.05, 60],
      ...struckAt(0.34, [
        [52, 0.34, 3.4],
        [78, 0.18, 4],
        [156, 0.06, 7],
      ]),
    ],
  ],
  lastStand: [
    1.5,
    [
      ...BEAT,
      ...struckAt(
        0.24,
        BEAT.map(([hz, loud, decay]) => [hz, loud * 0.7, decay]),
      ),
      ...struckAt(
        0.9,
        BEAT.map(([hz, loud, decay]) => [hz * 0.94, loud * 0.8, decay * 0.8]),
      ),
    ],
  ],
};
