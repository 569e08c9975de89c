import { z } from 'zod';
import { itemCard } from './item';
import { positiveSchema } from './words';

/** A trinket (§111) enters play with `depletion` tokens (§76). */
export const trinketSchema = z.strictObject({
  ...itemCard,
  slot: z.literal('trinket'),
  depletion: positiveSchema,
});
export type Trinket = z.infer<typeof trinketSchema>;
