import { z } from 'zod';
import { countSchema, keywordIdSchema, positiveSchema, traitSchema } from './words';

export const raceSchema = z.enum(['human', 'elf', 'dwarf', 'hobbit', 'wizard', 'beorning']);
export type Race = z.infer<typeof raceSchema>;

const withinSchema = z.enum(['space', 'nearby', 'map']);

/** Heroes within so far of the bearer, who counts too unless `besides`. */
export const reachSchema = z.strictObject({ within: withinSchema, besides: z.literal(true).optional() });
export type Reach = z.infer<typeof reachSchema>;

/** On whom an effect falls; the bearer when left out. `them`: whose moment it is; `same`: whom the effect before chose. */
export const targetSchema = z.union([
  z.enum(['them', 'same']),
  z.strictObject({
    heroes: z.union([positiveSchema, z.literal('all')]),
    within: withinSchema,
    besides: z.literal(true).optional(),
    race: raceSchema.optional(),
    /** Only those with a prepared card of this trait. */
    having: traitSchema.optional(),
  }),
]);
export type Target = z.infer<typeof targetSchema>;

/** What is counted, once everything is paid. */
const countedSchema = z.union([
  z.enum([
    'faceup',
    'fate',
    'success',
    'token',
    'differentTrait',
    'fateOnTop',
    'inspiration',
    'fear',
    'limit',
  ]),
  z.strictObject({ traits: z.array(traitSchema).nonempty() }),
  z.strictObject({ keyword: keywordIdSchema }),
]);
export type Counted = z.infer<typeof countedSchema>;

/** A number, or `times` for each thing counted, beginning with `plus`. */
export const amountSchema = z.union([
  positiveSchema,
  z.strictObject({ each: countedSchema, times: positiveSchema.optional(), plus: countSchema.optional() }),
]);
export type Amount = z.infer<typeof amountSchema>;
