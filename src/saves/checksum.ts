import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';

const POLYNOMIAL = 0xedb88320;

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  return sum >>> 0;
});

const add = (sum: number, byte: number): number => (TABLE[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8);

/** So many characters are added up between two steps. */
const STEP = 65_536;

/** CRC-32 over both bytes of every character: it tells damage, not malice. */
export function* checksumming(text: string): Work<string> {
  let sum = 0xffffffff;
  for (let from = 0; from < text.length; from += STEP) {
    for (let at = from; at < Math.min(from + STEP, text.length); at += 1) {
      const character = text.charCodeAt(at);
      sum = add(add(sum, character & 0xff), character >>> 8);
    }
    yield undefined;
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}

export const checksum = (text: string): string => conclude(checksumming(text));
