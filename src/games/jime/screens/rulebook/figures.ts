import { pieceArt } from '@/games/jime/board/pieceArt';
import { groupArt, heroArt } from '@/games/jime/board/tokenArt';
import type { Piece } from '@/games/jime/board/view';
import { LEGEND } from '@/games/jime/heads/heads';
import type { Translations } from '@/games/jime/words';
import type { Stroke } from '@/paint/stroke';

/** Something of the board, set down in a figure. */
type Placed = { art: readonly Stroke[]; x: number; y: number; scale?: number };

/** A small drawn example, in units of half a space. */
export type Figure = { width: number; height: number; strokes: readonly Stroke[]; placed: readonly Placed[] };

/** Which sentence goes with a figure. */
export type FigureName = keyof Translations['reference']['figures'];

const HERO = heroArt({ id: LEGEND.hero });
const group = (figures: number, exhausted?: true): Stroke[] =>
  groupArt({
    enemy: LEGEND.enemy,
    banner: null,
    figures: Array.from({ length: figures }, () => 1),
    ...(exhausted ? { exhausted } : {}),
  });

/** A space: its middle stands at odd numbers. */
const space = (column: number, fill: Stroke['fill'] = 'grass'): Stroke => ({
  d: `M${column * 2} 0h2v2h-2Z`,
  fill: fill ?? 'grass',
});

const spaces = (count: number): Stroke[] => Array.from({ length: count }, (_, i) => space(i));

/** A grey border lets everyone pass, a black one nobody. */
const grey = (x: number): Stroke[] => [
  { d: `M${x} 0V2`, line: 'ink', width: 0.16, opacity: 0.4 },
  { d: `M${x} 0V2`, line: 'line', width: 0.09 },
];
const black = (x: number): Stroke[] => [{ d: `M${x} 0V2`, line: 'black', width: 0.18 }];

const arrow = (from: number, to: number, y: number, line: Stroke['line'] = 'ember'): Stroke[] => {
  const back = to > from ? -0.22 : 0.22;
  return [
    {
      d: `M${from} ${y}H${to}M${to + back} ${y - 0.18}L${to} ${y}L${to + back} ${y + 0.18}`,
      line: line ?? 'ember',
      width: 0.1,
    },
  ];
};
const cross = (x: number, y: number): Stroke => ({
  d: `M${x - 0.2} ${y - 0.2}l0.4 0.4M${x + 0.2} ${y - 0.2}l-0.4 0.4`,
  line: 'ember',
  width: 0.12,
});
const pip = (x: number, y: number, left: boolean): Stroke => ({
  d: `M${x - 0.13} ${y}a0.13 0.13 0 1 0 0.26 0a0.13 0.13 0 1 0 -0.26 0`,
  fill: left ? 'ember' : 'paper',
  line: 'ink',
  width: 0.04,
});

/** §9 A grey border joins two spaces, a black one parts them. */
const adjacency: Figure = {
  width: 6,
  height: 2,
  strokes: [...spaces(3), ...grey(2), ...black(4), ...arrow(1.55, 2.35, 0.35, 'verdure'), cross(4, 0.35)],
  placed: [
    { art: HERO, x: 1, y: 1.1, scale: 0.62 },
    { art: group(1), x: 3, y: 1.1, scale: 0.62 },
    { art: group(1), x: 5, y: 1.1, scale: 0.62 },
  ],
};

/** §83 The same space for every attack, one further for a ranged one. */
const range: Figure = {
  width: 6,
  height: 2,
  strokes: [
    space(0, 'field'),
    space(1, 'moss'),
    space(2),
    ...grey(2),
    ...grey(4),
    ...arrow(1.7, 2.5, 0.35),
    cross(5, 0.35),
  ],
  placed: [
    { art: HERO, x: 0.55, y: 1.15, scale: 0.5 },
    { art: group(2), x: 1.5, y: 1.15, scale: 0.5 },
    { art: group(1), x: 3, y: 1.15, scale: 0.6 },
    { art: group(1), x: 5, y: 1.15, scale: 0.6 },
  ],
};

/** §62.6 Two hits with cleave: every figure loses two. */
const cleave: Figure = {
  width: 6,
  height: 2,
  strokes: [0, 1, 2].flatMap((figure) => [
    { d: `M${figure * 2 + 0.3} 0.5l1.4 1`, line: 'ember', width: 0.1 } as const,
    ...[0, 1, 2, 3].map((n) => pip(figure * 2 + 0.55 + n * 0.3, 1.8, n < 2)),
  ]),
  placed: [1, 3, 5].map((x) => ({ art: group(1), x, y: 0.85, scale: 0.6 })),
};

/** §21 What is there, what the next shadow phase adds, and the threshold it passes. */
const threat: Figure = {
  width: 6,
  height: 1.4,
  strokes: [
    { d: 'M0.1 0.4h5.8v0.6h-5.8Z', fill: 'paper', line: 'ink', width: 0.06 },
    { d: 'M0.1 0.4h2.6v0.6h-2.6Z', fill: 'ember' },
    { d: 'M2.7 0.4h1.1v0.6h-1.1Z', fill: 'ember', opacity: 0.35 },
    ...[2.8, 3.05, 3.3, 3.55].map((x): Stroke => ({ d: `M${x} 1l0.2 -0.6`, line: 'ink', width: 0.04 })),
    ...[1.6, 3.4, 4.8].map((x): Stroke => ({ d: `M${x} 0.2v1`, line: 'ink', width: 0.1 })),
    { d: 'M3.25 0.05h0.3l-0.15 0.22Z', fill: 'gold', line: 'ink', width: 0.04 },
  ],
  placed: [],
};

const card = (x: number, up: boolean): Stroke[] => [
  { d: `M${x} 0.45h0.6v0.95h-0.6Z`, fill: up ? 'paper' : 'gules', line: 'ink', width: 0.05 },
  { d: `M${x + 0.15} 0.7h0.3M${x + 0.15} 0.95h0.3`, line: up ? 'ink' : 'paper', width: 0.05 },
];

/** §19.1 As many cards as the limit, up or down: a last stand. */
const lastStand: Figure = {
  width: 6,
  height: 2,
  strokes: [
    ...[2, 2.7, 3.4].flatMap((x, i) => card(x, i < 2)),
    ...arrow(4.15, 4.75, 0.95),
    {
      d: 'M5 1.25q0 -0.9 0.75 -0.9q0.1 0.85 -0.6 0.9M5 1.5L5.55 0.6',
      fill: 'leaf',
      line: 'ink',
      width: 0.05,
    },
  ],
  placed: [{ art: HERO, x: 1, y: 1, scale: 0.8 }],
};

/** §87.2 Leaving a space with a ready group provokes it; an exhausted one rests. */
const provoke: Figure = {
  width: 6,
  height: 2,
  strokes: [
    ...spaces(3),
    ...grey(2),
    ...grey(4),
    ...arrow(1.1, 2.7, 0.32, 'river'),
    ...arrow(1.5, 0.9, 1.75),
  ],
  placed: [
    { art: HERO, x: 0.55, y: 1.05, scale: 0.48 },
    { art: group(2), x: 1.45, y: 1.05, scale: 0.48 },
    { art: group(2, true), x: 5, y: 1.05, scale: 0.6 },
  ],
};

/** A piece of terrain as it lies in its space, or on its border. */
const terrain = (piece: Extract<Piece, { where: string }>): Figure =>
  piece.where === 'space'
    ? {
        width: 4,
        height: 2,
        strokes: [...spaces(2), ...grey(2)],
        placed: [
          { art: pieceArt(piece), x: 1, y: 1, scale: 0.7 },
          { art: HERO, x: 3, y: 1, scale: 0.6 },
        ],
      }
    : {
        width: 4,
        height: 2,
        strokes: spaces(2),
        placed: [{ art: pieceArt(piece).map((stroke) => stroke), x: 2, y: 1, scale: 0.9 }],
      };

const SPACE_LOOKS = {
  '22': 'fog',
  '23': 'berry-bush',
  '54': 'campfire',
  '57': 'hole',
  '94': 'stone-pile',
  '102': 'stone-bust',
  '104': 'table',
  '108': 'barrel',
} as const;
const BORDER_LOOKS = { '65': 'masonry', '93': 'water' } as const;

/** The example drawn for a section, and the sentence under it; most sections say it better in words. */
export const FIGURES: Readonly<Record<string, { figure: Figure; name: FigureName }>> = {
  '1': { figure: adjacency, name: 'adjacency' },
  '9': { figure: adjacency, name: 'adjacency' },
  '83': { figure: range, name: 'range' },
  '17': { figure: range, name: 'range' },
  '45': { figure: cleave, name: 'cleave' },
  '21': { figure: threat, name: 'threat' },
  '100': { figure: threat, name: 'threat' },
  '19': { figure: lastStand, name: 'lastStand' },
  '87': { figure: provoke, name: 'provoke' },
  ...Object.fromEntries(
    Object.entries(SPACE_LOOKS).map(([section, look]) => [
      section,
      { figure: terrain({ where: 'space', look }), name: 'inSpace' as const },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(BORDER_LOOKS).map(([section, look]) => [
      section,
      { figure: terrain({ where: 'border', look }), name: 'onBorder' as const },
    ]),
  ),
};
