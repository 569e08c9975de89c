import { z } from 'zod';
import { cardUse } from './cardUse';
import { idSchema, positiveSchema, productIdSchema, statSchema } from './words';

const genderSchema = z.enum(['feminine', 'masculine']);
export type Gender = z.infer<typeof genderSchema>;

export const heroSchema = z.strictObject({
  id: idSchema,
  product: productIdSchema,
  race: z.enum(['human', 'elf', 'dwarf', 'hobbit', 'wizard', 'beorning']),
  /** How languages that ask speak of the hero. */
  gender: genderSchema,
  stats: z.record(statSchema, positiveSchema),
  damageLimit: positiveSchema,
  fearLimit: positiveSchema,
  inspirationLimit: positiveSchema,
  /** How many hands’ worth of items the hero card lets the hero equip; two when it says nothing (§29.4). */
  hands: positiveSchema.optional(),
  /** The hero whose card carries this form on its back: it is never chosen by itself. */
  formOf: idSchema.optional(),
  suggestedRole: idSchema.nullable(),
  /** Ids of items, mounts included. */
  suggestedItems: z.array(idSchema),
  /** Ids of the five hero skills, in printed order; a second form has none of its own. */
  skills: z.array(idSchema),
  /** The ability printed on the hero card. */
  ...cardUse,
});
export type Hero = z.infer<typeof heroSchema>;
