import { z } from 'zod';
import { idSchema, positiveSchema } from './words';

/** A damage or fear card (§38): its text is on the card; we know its name, its copies, whether it stays faceup. */
export const sufferingSchema = z.strictObject({
  id: idSchema,
  copies: positiveSchema,
  staysFaceup: z.boolean(),
});
export type SufferingCard = z.infer<typeof sufferingSchema>;
