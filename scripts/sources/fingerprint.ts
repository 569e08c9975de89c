import { createHash } from 'node:crypto';
import { foldedWords } from '../../src/kernel/fold';

/** So many words in a row are a quotation. */
export const RUN_WORDS = 8;

/** One false alarm in a hundred thousand runs. */
const BITS_PER_RUN = 24;
const HASHES = 17;

/** A Bloom filter: it knows every run of a text it was made from, and nobody can read the text out of it. */
export type Fingerprint = { runs: number; hashes: number; bits: string };

/** Every run of words in a text, without case, accents or signs. */
export const runsOf = (text: string): string[] => {
  const words = foldedWords(text);
  return words.slice(RUN_WORDS - 1).map((_, start) => words.slice(start, start + RUN_WORDS).join(' '));
};

const placesOf = (run: string, hashes: number, size: number): number[] => {
  const digest = createHash('sha256').update(run).digest();
  const first = digest.readUIntBE(0, 6);
  const step = digest.readUIntBE(6, 5);
  return Array.from({ length: hashes }, (_, i) => (first + i * step) % size);
};

export const fingerprintOf = (texts: readonly string[]): Fingerprint => {
  const runs = new Set(texts.flatMap(runsOf));
  const bytes = Buffer.alloc(runs.size * (BITS_PER_RUN / 8));
  for (const run of runs)
    for (const place of placesOf(run, HASHES, bytes.length * 8))
      bytes.writeUInt8(bytes.readUInt8(place >> 3) | (1 << (place & 7)), place >> 3);
  return { runs: runs.size, hashes: HASHES, bits: bytes.toString('base64') };
};

/** Tells whether a run occurs in the texts a fingerprint was made from. */
export const recogniserOf = ({ hashes, bits }: Fingerprint): ((run: string) => boolean) => {
  const bytes = Buffer.from(bits, 'base64');
  return (run) =>
    placesOf(run, hashes, bytes.length * 8).every(
      (place) => (bytes.readUInt8(place >> 3) & (1 << (place & 7))) !== 0,
    );
};
