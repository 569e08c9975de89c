import { z } from 'zod';
import { countSchema, productIdSchema } from './words';

/** A box in the collection (§56). `holds` is what it must add to the data; the checker counts. */
export const productSchema = z.strictObject({
  id: productIdSchema,
  kind: z.enum(['core', 'expansion', 'figure-pack']),
  holds: z.strictObject({
    heroes: countSchema,
    roles: countSchema,
    enemies: countSchema,
    figures: countSchema,
    tiles: countSchema,
    items: countSchema,
    trinkets: countSchema,
    titles: countSchema,
    terrain: countSchema,
  }),
  doubt: z.string().min(1).optional(),
});
export type Product = z.infer<typeof productSchema>;
