import { int, seeded } from '@/kernel/random';
import { checksum } from './checksum';

/** What is sealed, and from what its letters were moved. */
export type Sealed = { sealed: string; seed: number };

/** The printable letters of ASCII, from the space on. */
const FIRST = 0x20;
const LETTERS = 95;

const ascii = (json: string): string =>
  json.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

const moved = (text: string, seed: number, way: 1 | -1): string => {
  const generator = seeded(seed);
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    const by = way * int(generator, 0, LETTERS - 1);
    out += String.fromCharCode(FIRST + ((text.charCodeAt(at) - FIRST + by + LETTERS) % LETTERS));
  }
  return out;
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
