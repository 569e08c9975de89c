import { z } from 'zod';
import { countSchema, idSchema, positiveSchema } from './words';

/** Where a flag lives: it ends with the adventure (the default), or is carried through the campaign. */
export const scopeSchema = z.enum(['adventure', 'campaign']);
export type Scope = z.infer<typeof scopeSchema>;

/** A flag is a count: set is 1, and counters go on from there. Without `atLeast` one is enough. */
const flag = z.strictObject({
  is: z.literal('flag'),
  flag: idSchema,
  scope: scopeSchema.optional(),
  atLeast: positiveSchema.optional(),
});

const not = z.strictObject({
  is: z.literal('not'),
  get condition(): typeof conditionSchema {
    return conditionSchema;
  },
});

const all = z.strictObject({
  is: z.literal('all'),
  get of(): z.ZodArray<typeof conditionSchema> {
    return z.array(conditionSchema);
  },
});

const any = z.strictObject({
  is: z.literal('any'),
  get of(): z.ZodArray<typeof conditionSchema> {
    return z.array(conditionSchema);
  },
});

/** What a story may ask of the game. A new condition is one line here, one function in the engine, one test. */
export const conditionSchema = z.discriminatedUnion('is', [
  flag,
  not,
  all,
  any,
  z.strictObject({ is: z.literal('round'), atLeast: positiveSchema }),
  z.strictObject({ is: z.literal('threat'), atLeast: countSchema }),
  z.strictObject({ is: z.literal('lore'), atLeast: countSchema }),
  z.strictObject({
    is: z.literal('heroes'),
    atLeast: positiveSchema.optional(),
    atMost: positiveSchema.optional(),
  }),
  z.strictObject({ is: z.literal('difficulty'), difficulty: z.enum(['normal', 'hard']) }),
  z.strictObject({ is: z.literal('inCompany'), hero: idSchema }),
  z.strictObject({ is: z.literal('acting'), hero: idSchema.optional(), role: idSchema.optional() }),
  z.strictObject({ is: z.literal('roleInCompany'), role: idSchema }),
  /** The tile lies on the map and no exploration token is left on it. */
  z.strictObject({ is: z.literal('explored'), tile: z.string() }),
  z.strictObject({ is: z.literal('tokenPlaced'), token: idSchema }),
  /** The group has been on the map and is not any more. */
  z.strictObject({ is: z.literal('groupDefeated'), group: idSchema }),
  z.strictObject({ is: z.literal('groupPlaced'), group: idSchema }),
  z.strictObject({ is: z.literal('noEnemies') }),
  z.strictObject({ is: z.literal('objectiveDone'), objective: idSchema }),
  z.strictObject({ is: z.literal('objective'), objective: idSchema }),
  z.strictObject({ is: z.literal('heroDefeated') }),
  z.strictObject({ is: z.literal('hasTitle'), title: idSchema }),
  z.strictObject({ is: z.literal('hasTrinket'), trinket: idSchema }),
  /** How an earlier adventure of the campaign ended. */
  z.strictObject({ is: z.literal('ended'), adventure: idSchema, resolution: idSchema }),
]);
export type Condition = z.infer<typeof conditionSchema>;
