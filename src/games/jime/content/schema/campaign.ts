import { z } from 'zod';
import type { Adventure } from './adventure';
import { VIGNETTES } from './adventure';
import type { Box } from './box';
import { conditionSchema } from './conditions';
import { pageSchema, textKeySchema } from './effects';
import { startSchema } from './start';
import { editorSchema, idSchema, positiveSchema, productIdSchema } from './words';

/** A campaign (§18.1): its adventures in the order they are played. */
export const campaignSchema = z.strictObject({
  $schema: editorSchema,
  id: idSchema,
  name: textKeySchema,
  /** One or two sentences that make a table want to play it. */
  mood: textKeySchema,
  vignette: z.enum(VIGNETTES).optional(),
  /** How many evenings it takes, from the shortest way through to the longest. */
  evenings: z.tuple([positiveSchema, positiveSchema]),
  /** Boxes it cannot be played without (§56.3). */
  products: z.array(productIdSchema).min(1),
  adventures: z.array(idSchema).min(1),
  /** Read when the company has been named (§new.6). */
  prologue: z.array(textKeySchema).min(1),
  /** Later adventures a company may begin with, as if it had played those before. */
  starts: z.array(startSchema).min(1).optional(),
  /** What is read at the very end: the first whose condition holds. The last has none. */
  epilogues: z
    .array(
      z.strictObject({
        id: idSchema,
        when: conditionSchema.optional(),
        pages: z.array(pageSchema).min(1),
      }),
    )
    .min(1),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** All the engine receives as data: the box and one campaign with its adventures by id. */
export interface Content {
  box: Box;
  campaign: Campaign;
  adventures: Record<string, Adventure>;
}
