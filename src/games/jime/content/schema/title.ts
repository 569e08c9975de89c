import { z } from 'zod';
import { cardUse } from './cardUse';
import { printedKeywordSchema } from './skill';
import { idSchema, positiveSchema, productIdSchema, testIcons, traitSchema } from './words';

/** A title (§31): earned in a story, shuffled into a deck. */
export const titleSchema = z.strictObject({
  id: idSchema,
  number: positiveSchema,
  product: productIdSchema,
  ...testIcons,
  traits: z.array(traitSchema),
  keywords: z.array(printedKeywordSchema),
  ...cardUse,
});
export type Title = z.infer<typeof titleSchema>;
