import { z } from 'zod';
import { positiveSchema } from './words';

export const baneIdSchema = z.enum(['terrified', 'despondent', 'captured']);
export type BaneId = z.infer<typeof baneIdSchema>;

export const baneSchema = z.strictObject({
  id: baneIdSchema,
  /** Different backs, where the back differs from card to card. */
  backs: positiveSchema.optional(),
});
export type Bane = z.infer<typeof baneSchema>;
