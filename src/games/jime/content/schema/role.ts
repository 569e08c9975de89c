import { z } from 'zod';
import { idSchema, productIdSchema } from './words';

/** A role (§95): every card it offers, and those that come with it (number 1 is prepared, the others shuffled in). */
export const roleSchema = z.strictObject({
  id: idSchema,
  product: productIdSchema,
  skills: z.array(idSchema).min(1),
  startingSkills: z.array(idSchema).min(1),
});
export type Role = z.infer<typeof roleSchema>;
