import { z } from 'zod';
import { idSchema, positiveSchema, productIdSchema } from './words';

/** A kind of token or banner laid on the map (§75). How many the box holds is not known: the player may correct it. */
export const tokenSchema = z.strictObject({
  id: idSchema,
  products: z.array(productIdSchema).min(1),
  variants: z.array(idSchema),
  assumedCount: positiveSchema,
});
export type Token = z.infer<typeof tokenSchema>;
