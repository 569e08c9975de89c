import { z } from 'zod';
import { cardUse } from './cardUse';
import { idSchema, positiveSchema } from './words';

/** A damage or fear card (§38): its name, its copies, whether it stays faceup, and what it does once it is. */
export const sufferingSchema = z.strictObject({
  id: idSchema,
  copies: positiveSchema,
  staysFaceup: z.boolean(),
  ...cardUse,
});
export type SufferingCard = z.infer<typeof sufferingSchema>;
