import { z } from 'zod';
import { positiveSchema, productIdSchema } from './words';

/** The tokens that lie on the map: the rules give each its meaning, so that a new one is a new rule. */
export const mapTokenSchema = z.enum([
  'exploration',
  'search',
  'person',
  'threat',
  'darkness',
  'difficult-ground',
  'fortified',
  'start-marker',
]);
export type MapTokenId = z.infer<typeof mapTokenSchema>;

/** The faces of a token that has several: the people of a person (§77). */
export const tokenFaceSchema = z.enum(['human', 'elf', 'hobbit', 'dwarf']);
export type TokenFace = z.infer<typeof tokenFaceSchema>;

/** A kind of token or banner laid on the map (§75). How many the box holds is not known: the player may correct it. */
export const tokenSchema = z.strictObject({
  id: z.enum([...mapTokenSchema.options, 'banner', 'elite-banner']),
  products: z.array(productIdSchema).min(1),
  variants: z.array(tokenFaceSchema),
  assumedCount: positiveSchema,
});
export type Token = z.infer<typeof tokenSchema>;
