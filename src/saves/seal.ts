import { checksum } from './checksum';

/** What is sealed, and from what its letters were moved. */
export type Sealed = { sealed: string; seed: number };

/** The printable letters of ASCII, from the space on. */
const FIRST = 0x20;
const LETTERS = 95;

const ascii = (json: string): string =>
  json.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** So many letters are made into text at once: a function takes only so many arguments. */
const PIECE = 8192;

/** A stream of whole numbers that looks like chance (xorshift). Nothing is drawn for a game here, and a save has a million letters. */
const streamFrom = (seed: number): (() => number) => {
  let at = seed === 0 ? 1 : seed;
  return () => {
    at ^= at << 13;
    at ^= at >>> 17;
    at ^= at << 5;
    return at >>> 0;
  };
};

const moved = (text: string, seed: number, way: 1 | -1): string => {
  const next = streamFrom(seed);
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += PIECE) {
    const letters: number[] = [];
    for (let at = from; at < Math.min(from + PIECE, text.length); at += 1)
      letters.push(FIRST + ((text.charCodeAt(at) - FIRST + way * (next() % LETTERS) + LETTERS) % LETTERS));
    pieces.push(String.fromCharCode(...letters));
  }
  return pieces.join('');
};

/**
 * Plain JSON no eye can read any more. It keeps a secret from who opens the file, and from nobody who takes this app apart: there
 * is neither a server nor a password to keep it with.
 */
export const seal = (value: unknown): Sealed => {
  const text = ascii(JSON.stringify(value));
  const seed = Number.parseInt(checksum(text), 16) | 0;
  return { sealed: moved(text, seed, 1), seed };
};

/** What was sealed; undefined when it is not what was. */
export const unseal = ({ sealed, seed }: Sealed): unknown => {
  if (/[^ -~]/.test(sealed)) return undefined;
  const text = moved(sealed, seed, -1);
  if ((Number.parseInt(checksum(text), 16) | 0) !== seed) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
