import { z } from 'zod';
import type { Adventure } from './adventure';
import type { Box } from './box';
import { idSchema, productIdSchema } from './words';

/** A campaign (§18.1): its adventures in the order they are played. */
export const campaignSchema = z.strictObject({
  id: idSchema,
  /** Boxes it cannot be played without (§56.3). */
  products: z.array(productIdSchema).min(1),
  adventures: z.array(idSchema).min(1),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** All the engine receives as data: the box and one campaign with its adventures by id. */
export interface Content {
  box: Box;
  campaign: Campaign;
  adventures: Record<string, Adventure>;
}
