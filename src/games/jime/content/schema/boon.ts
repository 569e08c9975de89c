import { z } from 'zod';
import { abilitySchema } from './ability';
import { boonIdSchema } from './words';

/** A boon card (§26). */
export const boonSchema = z.strictObject({
  id: boonIdSchema,
  abilities: z.array(abilitySchema).nonempty().optional(),
});
export type Boon = z.infer<typeof boonSchema>;
