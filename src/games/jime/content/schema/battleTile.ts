import { z } from 'zod';
import { countSchema, idSchema, positiveSchema, productIdSchema } from './words';

/** A battle tile (§80): spaces made of square cells `[column, row]` from the top left; both sides alike. */
export const battleTileSchema = z.strictObject({
  id: idSchema,
  product: productIdSchema,
  copies: positiveSchema,
  columns: positiveSchema,
  rows: positiveSchema,
  spaces: z.array(
    z.strictObject({ n: positiveSchema, cells: z.array(z.tuple([countSchema, countSchema])).min(1) }),
  ),
  adjacentSpaces: z.array(z.tuple([positiveSchema, positiveSchema])),
  /** What each side shows; text `ground.<look>`. */
  sides: z.strictObject({ A: idSchema, B: idSchema }),
});
export type BattleTile = z.infer<typeof battleTileSchema>;
