import { z } from 'zod';
import type { Generator } from '@/kernel/random';
import { adventureShape } from './adventure';
import { campaignShape } from './campaign';
import { chapterShape } from './chronicle';
import { LONGEST_NOTES } from './notes';
import { promptShape } from './prompts';
import { taskShape } from './tasks';

const generator = z.object({
  algorithm: z.literal('xoroshiro128plus'),
  state: z.array(z.int()).length(4),
}) satisfies z.ZodType<Generator>;

const stage = z.enum(['setup', 'adventure', 'camp', 'ended']);
export type Stage = z.infer<typeof stage>;

/** The game as one plain JSON document: nothing in it but what JSON keeps. */
export const documentShape = z.object({
  saveVersion: z.int().positive(),
  generator,
  stage,
  /** The table's mirror: whether the company tells the app where figures stand and what heroes suffer. */
  mirror: z.boolean(),
  campaign: campaignShape,
  adventure: adventureShape.nullable(),
  /** What the screen must show now is the last; those below wait for it. */
  prompts: z.array(promptShape),
  /** What the app has still to do once no prompt is open; the last comes first. */
  agenda: z.array(taskShape),
  chronicle: z.array(chapterShape),
  /** What the table writes down for itself; no rule reads it, and it is no step. */
  notes: z.string().max(LONGEST_NOTES).optional(),
});
export type GameState = z.infer<typeof documentShape>;

/** For what comes from outside: a state of our own is believed, a file is not. */
export const isDocument = (value: unknown): value is GameState => documentShape.safeParse(value).success;
