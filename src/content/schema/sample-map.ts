import { z } from 'zod';
import { mapPlanSchema } from './map-plan';
import { idSchema } from './words';

/** A map to lay for its own sake: a plan, and the tokens that lie at places of it. Text `map.<id>`, `map.<id>.gist`. */
export const sampleMapSchema = z.strictObject({
  id: idSchema,
  plan: mapPlanSchema,
  tokens: z.array(
    z.strictObject({
      /** A place of the plan. One on a tile that is not laid for this company is left out with it. */
      at: z.string(),
      token: z.enum(['search', 'person', 'threat', 'darkness', 'start-marker']),
      variant: z.enum(['human', 'elf', 'hobbit', 'dwarf']).optional(),
    }),
  ),
  /** The whole map lies in darkness (§105.3). */
  darkEverywhere: z.boolean(),
});
export type SampleMap = z.infer<typeof sampleMapSchema>;
