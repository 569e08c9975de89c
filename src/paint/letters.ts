import type { Point } from './geometry';
import type { Pigment } from './pigments';
import type { Stroke } from './stroke';

/**
 * Capitals and numerals as single strokes of a broad pen, 0.6 wide and 1 high about the middle line: the same on every
 * platform, and with lining numerals.
 */
const LETTERS: Record<string, string> = {
  '0': 'M0.3 -0.5C0.05 -0.5 0 -0.25 0 0S0.05 0.5 0.3 0.5S0.6 0.25 0.6 0S0.55 -0.5 0.3 -0.5Z',
  '1': 'M0.1 -0.3L0.34 -0.5V0.5',
  '2': 'M0.03 -0.28C0.05 -0.57 0.58 -0.58 0.56 -0.22C0.55 0.05 0.2 0.2 0.03 0.5H0.6',
  '3': 'M0.04 -0.42C0.2 -0.55 0.55 -0.53 0.54 -0.25C0.53 -0.05 0.35 -0.02 0.22 -0.02C0.4 -0.02 0.6 0.02 0.6 0.24C0.6 0.55 0.15 0.58 0 0.4',
  '4': 'M0.44 0.5V-0.5L0 0.18H0.6',
  '5': 'M0.54 -0.5H0.12L0.07 -0.06C0.3 -0.18 0.6 -0.08 0.6 0.19C0.6 0.52 0.2 0.58 0.02 0.42',
  '6': 'M0.52 -0.46C0.2 -0.55 0.02 -0.15 0.02 0.17C0.02 0.62 0.6 0.6 0.6 0.18C0.6 -0.2 0.08 -0.18 0.03 0.12',
  '7': 'M0 -0.5H0.58L0.2 0.5',
  '8': 'M0.3 -0.04C0 -0.08 0 -0.5 0.3 -0.5S0.6 -0.08 0.3 -0.04C-0.07 0 -0.07 0.5 0.3 0.5S0.67 0 0.3 -0.04Z',
  '9': 'M0.08 0.46C0.4 0.55 0.58 0.15 0.58 -0.17C0.58 -0.62 0 -0.6 0 -0.18C0 0.2 0.52 0.18 0.57 -0.12',
  A: 'M0 0.5L0.3 -0.5L0.6 0.5M0.11 0.16H0.49',
  B: 'M0.05 0.5V-0.5H0.3C0.62 -0.5 0.62 -0.04 0.3 -0.04H0.05M0.3 -0.04C0.7 -0.04 0.7 0.5 0.3 0.5H0.05',
  C: 'M0.58 -0.36C0.4 -0.6 0 -0.52 0 0S0.4 0.6 0.58 0.36',
  D: 'M0.04 -0.5V0.5H0.2C0.72 0.5 0.72 -0.5 0.2 -0.5Z',
  E: 'M0.55 -0.5H0.06V0.5H0.57M0.06 -0.02H0.45',
  F: 'M0.55 -0.5H0.06V0.5M0.06 -0.02H0.45',
  G: 'M0.58 -0.36C0.4 -0.6 0 -0.52 0 0S0.4 0.62 0.6 0.35V0.06H0.34',
  H: 'M0.05 -0.5V0.5M0.55 -0.5V0.5M0.05 0H0.55',
  I: 'M0.3 -0.5V0.5',
  J: 'M0.45 -0.5V0.22C0.45 0.58 0.1 0.56 0.04 0.36',
  K: 'M0.06 -0.5V0.5M0.56 -0.5L0.06 0.08M0.22 -0.1L0.58 0.5',
  L: 'M0.08 -0.5V0.5H0.56',
  M: 'M0 0.5L0.07 -0.5L0.3 0.1L0.53 -0.5L0.6 0.5',
  N: 'M0.05 0.5V-0.5L0.55 0.5V-0.5',
  O: 'M0.3 -0.5C-0.1 -0.5 -0.1 0.5 0.3 0.5S0.7 -0.5 0.3 -0.5Z',
  P: 'M0.06 0.5V-0.5H0.3C0.65 -0.5 0.65 0.04 0.3 0.04H0.06',
  Q: 'M0.3 -0.5C-0.1 -0.5 -0.1 0.5 0.3 0.5S0.7 -0.5 0.3 -0.5ZM0.34 0.24L0.6 0.56',
  R: 'M0.06 0.5V-0.5H0.3C0.65 -0.5 0.65 0.04 0.3 0.04H0.06M0.3 0.04L0.58 0.5',
  S: 'M0.54 -0.38C0.4 -0.56 0.04 -0.54 0.05 -0.26C0.06 0.08 0.58 -0.08 0.58 0.24C0.58 0.56 0.16 0.58 0.02 0.36',
  T: 'M0 -0.5H0.6M0.3 -0.5V0.5',
  U: 'M0.03 -0.5V0.18C0.03 0.6 0.57 0.6 0.57 0.18V-0.5',
  V: 'M0 -0.5L0.3 0.5L0.6 -0.5',
  W: 'M0 -0.5L0.13 0.5L0.3 -0.15L0.47 0.5L0.6 -0.5',
  X: 'M0.02 -0.5L0.58 0.5M0.58 -0.5L0.02 0.5',
  Y: 'M0 -0.5L0.3 -0.02L0.6 -0.5M0.3 -0.02V0.5',
  Z: 'M0.03 -0.5H0.58L0.02 0.5H0.6',
  '’': 'M0.34 -0.5L0.24 -0.24',
  '-': 'M0.12 0.02H0.48',
};

/** Accents as the pen sets them over (or under) a letter of height 1. */
const ACCENTS: Record<string, string> = {
  '\u0300': 'M0.2 -0.78L0.38 -0.64',
  '\u0301': 'M0.4 -0.78L0.22 -0.64',
  '\u0302': 'M0.12 -0.62L0.3 -0.76L0.48 -0.62',
  '\u0308': 'M0.18 -0.7h0.01M0.42 -0.7h0.01',
  '\u0327': 'M0.3 0.52C0.42 0.56 0.4 0.7 0.22 0.68',
};

/** A capital with its accents as the pen writes it; null where it cannot. */
export const letterStrokes = (letter: string): string[] | null => {
  const [base = '', ...accents] = letter.normalize('NFD');
  const strokes = [LETTERS[base], ...accents.map((accent) => ACCENTS[accent])];
  return strokes.every((stroke) => stroke !== undefined) ? strokes : null;
};

/** Whether an accent stands over or under one of its letters. */
export const hasAccents = (word: string): boolean => /\p{M}/u.test(word.normalize('NFD'));

const ADVANCE = 0.84;
const PEN = 0.17;

/** What can be written of a word; a space is a gap. */
const lettersOf = (word: string): string[] =>
  [...word.normalize('NFC')].filter((letter) => letter === ' ' || letterStrokes(letter) !== null);

/** How wide a word is at that height. */
export const letteringWidth = (word: string, height: number): number =>
  (lettersOf(word).length * ADVANCE - (ADVANCE - 0.6)) * height;

/** A short word centred on a point; what has no letter here is left out. */
export const lettering = (word: string, at: Point, height: number, line: Pigment): Stroke[] => {
  const wide = letteringWidth(word, height);
  return lettersOf(word).flatMap((letter, i) =>
    (letterStrokes(letter) ?? []).map((d) => ({
      d,
      line,
      width: PEN,
      place: { x: at.x - wide / 2 + i * ADVANCE * height, y: at.y, scale: height },
    })),
  );
};
