import { z } from 'zod';
import { count, phase, word } from './pieces';
import { text } from './text';

const entry = z.object({
  phase: z.union([phase, z.literal('camp')]),
  /** Who did or met it. */
  hero: word.optional(),
  text,
  /** Told in one breath with the entry before it. */
  follows: z.literal(true).optional(),
});
export type ChronicleEntry = z.infer<typeof entry>;

const page = z.object({ round: count, entries: z.array(entry) });
export type ChroniclePage = z.infer<typeof page>;

/** The chronicle (§32), by adventure and then by page: a page is a round, or part of a crowded one, so that adding a line never copies a long list. */
export const chapterShape = z.object({ adventure: word, pages: z.array(page) });
export type Chapter = z.infer<typeof chapterShape>;
