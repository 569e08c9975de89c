import { z } from 'zod';
import { textKeySchema } from './effects';
import { countSchema, idSchema, perCompanySchema } from './words';

/** One thing a company may have done: the sentence that says so, and what it left behind. */
const answerSchema = z.strictObject({
  text: textKeySchema,
  /** Flags of the campaign that are set. */
  flags: z.array(idSchema).optional(),
  /** How earlier adventures ended, by adventure. */
  ended: z.record(idSchema, idSchema).optional(),
  trinkets: z.array(idSchema).optional(),
});

/** A later adventure a company may begin with: what it has, and what it is said to have done. */
export const startSchema = z.strictObject({
  at: idSchema,
  name: textKeySchema,
  /** The story so far. What the company has done is read after the first page. */
  pages: z.array(textKeySchema).min(1),
  lore: perCompanySchema,
  /** Of each hero, in the role it is said to have had. */
  xp: countSchema,
  /** What is asked of a company that makes up its own past. */
  questions: z
    .array(z.strictObject({ id: idSchema, text: textKeySchema, answers: z.array(answerSchema).min(2) }))
    .min(1),
  /** Pasts to choose between, each told in a line: one answer to each question, counted from 0. */
  pasts: z.array(z.strictObject({ id: idSchema, text: textKeySchema, answers: z.array(countSchema) })).min(1),
});
export type Start = z.infer<typeof startSchema>;
export type StartAnswer = z.infer<typeof answerSchema>;
