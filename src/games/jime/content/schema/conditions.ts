import { z } from 'zod';
import { heroSchema } from './hero';
import { boonIdSchema, countSchema, idSchema, positiveSchema, statSchema } from './words';

/** A tile of the adventure by the plan's own name for it; where the plan lays a side as printed, by that side. */
export const tileNameSchema = z
  .string()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*|[1-5]\d\d[AB])$/, 'expected a tile name');

/**
 * A space as the story calls it: `mill/door` is a place the plan names on the tile `mill`, `mill/2` its second space, `gate`
 * a place of a battle plan.
 */
export const spaceNameSchema = z
  .string()
  .regex(/^[A-Za-z0-9-]+(\/[a-z0-9-]+)?$/, 'expected a place such as mill/door');

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

/** At least so many of these hold. */
const some = z.strictObject({
  is: z.literal('some'),
  atLeast: positiveSchema,
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
  some,
  z.strictObject({ is: z.literal('round'), atLeast: positiveSchema }),
  z.strictObject({ is: z.literal('phase'), phase: z.enum(['setup', 'action', 'shadow', 'rally']) }),
  z.strictObject({ is: z.literal('threat'), atLeast: countSchema }),
  z.strictObject({ is: z.literal('lore'), atLeast: countSchema }),
  z.strictObject({
    is: z.literal('heroes'),
    atLeast: positiveSchema.optional(),
    atMost: positiveSchema.optional(),
  }),
  z.strictObject({ is: z.literal('difficulty'), difficulty: z.enum(['normal', 'hard']) }),
  z.strictObject({ is: z.literal('inCompany'), hero: idSchema }),
  /** Everything named must be so of the hero who acts; `remembered`: who acts is the one remembered so. */
  z.strictObject({
    is: z.literal('acting'),
    hero: idSchema.optional(),
    role: idSchema.optional(),
    race: heroSchema.shape.race.optional(),
    item: idSchema.optional(),
    title: idSchema.optional(),
    remembered: idSchema.optional(),
  }),
  /** A hero of the company is remembered so, fallen or at home as may be. */
  z.strictObject({ is: z.literal('remembered'), as: idSchema, scope: scopeSchema.optional() }),
  z.strictObject({ is: z.literal('raceInCompany'), race: heroSchema.shape.race }),
  /** The company carries so many of a thing of the story; one is enough if nothing is said. */
  z.strictObject({ is: z.literal('carries'), thing: idSchema, atLeast: positiveSchema.optional() }),
  /** The companion is on the map, and everything named is so of it; `at`: as far as the app knows where it is. */
  z.strictObject({
    is: z.literal('companion'),
    companion: idSchema,
    goesWith: z.enum(['acting', 'anyone']).optional(),
    caught: z.literal(true).optional(),
    hurt: positiveSchema.optional(),
    at: z.array(spaceNameSchema).min(1).optional(),
  }),
  z.strictObject({ is: z.literal('roleInCompany'), role: idSchema }),
  /** What is printed on the hero's card: the hero who acts, or anyone who still stands. */
  z.strictObject({
    is: z.literal('stat'),
    who: z.enum(['acting', 'anyone']),
    stat: statSchema,
    atLeast: positiveSchema,
  }),
  /** Someone carries the item, or one made from it at camp. */
  z.strictObject({ is: z.literal('hasItem'), item: idSchema }),
  /**
   * The acting hero has the boon. Only the table's mirror knows; without it the app trusts the table, so it belongs in the
   * `when` of an option or interaction whose text says what is needed.
   */
  z.strictObject({ is: z.literal('hasBoon'), boon: boonIdSchema }),
  /** Out of a hundred. The die is thrown when the story gets here: in an `if` or a trigger, never in an offer. */
  z.strictObject({ is: z.literal('chance'), percent: z.int().min(1).max(99) }),
  /** The trigger has fired in this adventure. */
  z.strictObject({ is: z.literal('triggered'), trigger: idSchema }),
  /** The tile lies on the map and no exploration token is left on it. */
  z.strictObject({ is: z.literal('explored'), tile: tileNameSchema }),
  z.strictObject({ is: z.literal('tilesExplored'), atLeast: positiveSchema }),
  z.strictObject({ is: z.literal('tokenPlaced'), token: idSchema }),
  /** The group has been on the map and is not any more. */
  z.strictObject({ is: z.literal('groupDefeated'), group: idSchema }),
  z.strictObject({ is: z.literal('groupsDefeated'), atLeast: positiveSchema }),
  z.strictObject({ is: z.literal('groupPlaced'), group: idSchema }),
  /** So many figures of the group are on the map, or will be when it comes. */
  z.strictObject({ is: z.literal('figures'), group: idSchema, atLeast: positiveSchema }),
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

/** The conditions directly inside a condition, with their paths seen from it. */
export const conditionsIn = (condition: Condition): { path: string; condition: Condition }[] => {
  if (condition.is === 'not') return [{ path: 'condition', condition: condition.condition }];
  return 'of' in condition
    ? condition.of.map((one, index) => ({ path: `of[${index}]`, condition: one }))
    : [];
};

const throwsDie = (condition: Condition): boolean =>
  condition.is === 'chance' || conditionsIn(condition).some((inside) => throwsDie(inside.condition));

/** The condition of something offered. It is asked again whenever the screen is drawn, so no die may be thrown for it. */
export const offerSchema = conditionSchema.refine(
  (condition) => !throwsDie(condition),
  'chance has no place in an offer: throw the die in an if, and offer what its flag says',
);
