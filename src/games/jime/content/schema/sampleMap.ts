import { z } from 'zod';
import { mapPlanSchema } from './mapPlan';
import { mapTokenSchema, tokenFaceSchema } from './token';
import { idSchema, positiveSchema, productIdSchema } from './words';

/** A place of the plan. What stands on a tile that is not laid for this company is left out with it. */
const atSchema = z.string();

/** A map to lay for its own sake: a plan, and what lies at places of it. Text `map.<id>`, `map.<id>.gist`. */
export const sampleMapSchema = z.strictObject({
  id: idSchema,
  /** Offered only while these boxes are on (§56). */
  needs: z.array(productIdSchema).default(['core']),
  plan: mapPlanSchema,
  tokens: z.array(
    z.strictObject({
      at: atSchema,
      token: mapTokenSchema.exclude(['exploration']),
      variant: tokenFaceSchema.optional(),
    }),
  ),
  /** Tiles of the plan whose exploration token is gone; the start tile never has one (§52.1). */
  explored: z.array(idSchema).default([]),
  /** As many of them as the company has heroes. */
  heroes: z.array(z.strictObject({ at: atSchema, hero: idSchema })).default([]),
  groups: z
    .array(
      z.strictObject({
        at: atSchema,
        enemy: idSchema,
        figures: positiveSchema,
        banner: z
          .strictObject({ kind: z.enum(['elite', 'ordinary']), symbol: z.int().min(1).max(3) })
          .nullable()
          .default(null),
      }),
    )
    .default([]),
  /** The whole map lies in darkness (§105.3). */
  darkEverywhere: z.boolean(),
});
export type SampleMap = z.infer<typeof sampleMapSchema>;
