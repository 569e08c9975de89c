import { z } from 'zod';
import { productIdSchema, spaceTraitIdSchema } from './words';

/** A trait of a space, printed or put there by a token: darkness (§105) and the two the expansions add. */
export const spaceTraitSchema = z.strictObject({
  id: spaceTraitIdSchema,
  products: z.array(productIdSchema).min(1),
});
export type SpaceTrait = z.infer<typeof spaceTraitSchema>;
