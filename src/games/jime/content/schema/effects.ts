import { z } from 'zod';
import { conditionSchema, offerSchema, scopeSchema, spaceNameSchema, tileNameSchema } from './conditions';
import {
  boonIdSchema,
  countSchema,
  idSchema,
  modifierIdSchema,
  perCompanySchema,
  positiveSchema,
  statSchema,
} from './words';

/** A text of the campaign by its key. */
export const textKeySchema = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'expected a text key');

/** One space, or several to draw from: those on tiles already laid. */
const namedSpacesSchema = z.union([spaceNameSchema, z.array(spaceNameSchema).min(1)]);

/** Where something comes. */
export const spacesSchema = z.union([
  namedSpacesSchema,
  /** The first of these whose tile is laid. */
  z.strictObject({ inOrder: z.array(spaceNameSchema).min(2) }),
  /**
   * In the space of the hero who acts, of a token or of a group (where it fell, once it has), or next to it; `otherwise`
   * where nobody knows which that is.
   */
  z.strictObject({
    near: z.union([
      z.literal('acting'),
      z.strictObject({ token: idSchema }),
      z.strictObject({ group: idSchema }),
    ]),
    within: z.union([z.literal(0), z.literal(1)]).optional(),
    otherwise: namedSpacesSchema,
  }),
]);
export type Spaces = z.infer<typeof spacesSchema>;

/** Every space by name that something may come to. */
export const spaceNamesOf = (spaces: Spaces): string[] => {
  if (typeof spaces === 'string') return [spaces];
  if (Array.isArray(spaces)) return spaces;
  return 'inOrder' in spaces ? spaces.inOrder : [spaces.otherwise].flat();
};

/**
 * Whom an effect is for: the hero who acts, each hero of the company, one the company chooses, every hero in the space
 * where it happens.
 */
export const whoSchema = z.enum(['acting', 'each', 'choose', 'here']);
export type Who = z.infer<typeof whoSchema>;

/** One way out of a choice. `irreversible` options show the interaction icon (§4.2). */
export const optionSchema = z.strictObject({
  text: textKeySchema,
  when: offerSchema.optional(),
  irreversible: z.literal(true).optional(),
  get effects(): z.ZodArray<typeof effectSchema> {
    return z.array(effectSchema);
  },
});
export type Option = z.infer<typeof optionSchema>;

/** Something to ask in a conversation; it is asked once, or `again` and again. `ends` closes the conversation. */
export const topicSchema = z.strictObject({
  text: textKeySchema,
  when: offerSchema.optional(),
  again: z.literal(true).optional(),
  ends: z.literal(true).optional(),
  get effects(): z.ZodArray<typeof effectSchema> {
    return z.array(effectSchema);
  },
});
export type Topic = z.infer<typeof topicSchema>;

/** What follows from a number, from the least: the best line reached is played. */
export const countedLinesSchema = z
  .array(
    z.strictObject({
      atLeast: countSchema,
      get effects(): z.ZodArray<typeof effectSchema> {
        return z.array(effectSchema);
      },
    }),
  )
  .min(1);

/**
 * How a test is judged (§107.3): passed with the successes needed; counted, where the best line reached is played;
 * cumulative, where successes add up over attempts and heroes under one name.
 */
export const judgedSchema = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('needed'),
    needed: positiveSchema,
    get pass(): z.ZodArray<typeof effectSchema> {
      return z.array(effectSchema);
    },
    get fail(): z.ZodArray<typeof effectSchema> {
      return z.array(effectSchema);
    },
  }),
  z.strictObject({
    by: z.literal('counted'),
    lines: countedLinesSchema,
  }),
  z.strictObject({
    by: z.literal('cumulative'),
    name: idSchema,
    needed: perCompanySchema,
    get pass(): z.ZodArray<typeof effectSchema> {
      return z.array(effectSchema);
    },
    get notYet(): z.ZodArray<typeof effectSchema> {
      return z.array(effectSchema);
    },
  }),
]);
export type Judged = z.infer<typeof judgedSchema>;

/** A page to read, or one that is read only if something holds: who acts, what was done. */
export const pageSchema = z.union([
  textKeySchema,
  z.strictObject({ page: textKeySchema, when: conditionSchema }),
]);
export type Page = z.infer<typeof pageSchema>;

/** Whom a headcount counts: a companion, or one group, is there (1) or is not (0). */
export const countedSchema = z.union([
  z.enum(['heroes', 'groups']),
  z.strictObject({ group: idSchema }),
  z.strictObject({ companion: idSchema }),
]);

/** Which spaces a headcount looks at: some by name, a whole tile, or the one where a token lies. */
const countedSpacesSchema = z.union([
  z.strictObject({ spaces: z.array(spaceNameSchema).min(1) }),
  z.strictObject({ tile: tileNameSchema }),
  z.strictObject({ token: idSchema }),
]);

/** What a story may do. A new effect is one line here, one function in the engine, one test. */
export const effectSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('message'), pages: z.array(pageSchema).min(1) }),
  z.strictObject({ do: z.literal('choice'), text: textKeySchema, options: z.array(optionSchema).min(1) }),
  /** A conversation by topics, until the company takes its leave or nothing is left to ask. */
  z.strictObject({ do: z.literal('dialogue'), text: textKeySchema, topics: z.array(topicSchema).min(1) }),
  /** `who` is the acting hero, or any hero the company sends. */
  z.strictObject({
    do: z.literal('test'),
    text: textKeySchema,
    who: z.enum(['acting', 'any']),
    /** One stat, several to choose from, or all five for a stat of the hero's choice (§107). */
    stats: z.array(statSchema).min(1),
    judged: judgedSchema,
  }),
  z.strictObject({
    do: z.literal('if'),
    when: conditionSchema,
    get then(): z.ZodArray<typeof effectSchema> {
      return z.array(effectSchema);
    },
    get else(): z.ZodOptional<z.ZodArray<typeof effectSchema>> {
      return z.array(effectSchema).optional();
    },
  }),
  z.strictObject({
    do: z.literal('random'),
    of: z
      .array(
        z.strictObject({
          weight: positiveSchema,
          get effects(): z.ZodArray<typeof effectSchema> {
            return z.array(effectSchema);
          },
        }),
      )
      .min(1),
  }),
  /** Reveals a block of the plan, or single tiles of it (§52.1); a battle map lies whole from the start (§80.1). */
  z.strictObject({
    do: z.literal('reveal'),
    block: idSchema.optional(),
    tiles: z.array(tileNameSchema).min(1).optional(),
    text: textKeySchema.optional(),
  }),
  z.strictObject({ do: z.literal('placeHeroes'), space: spaceNameSchema, text: textKeySchema.optional() }),
  z.strictObject({
    do: z.literal('placeTokens'),
    tokens: z.array(idSchema).min(1),
    text: textKeySchema.optional(),
  }),
  /** Places so many tokens of a draw (`draws` of the adventure), other ones than before, where it says. */
  z.strictObject({ do: z.literal('draw'), draw: idSchema, text: textKeySchema.optional() }),
  /** Another token in its place. Without `token`: the one being interacted with. */
  z.strictObject({ do: z.literal('replaceToken'), token: idSchema.optional(), by: idSchema }),
  /** Without `token`: the one being interacted with. */
  z.strictObject({ do: z.literal('removeToken'), token: idSchema.optional() }),
  z.strictObject({
    do: z.literal('placeTerrain'),
    terrain: z.array(idSchema).min(1),
    text: textKeySchema.optional(),
  }),
  z.strictObject({ do: z.literal('removeTerrain'), terrain: idSchema }),
  z.strictObject({ do: z.literal('spawn'), group: idSchema, text: textKeySchema.optional() }),
  /**
   * Enemies worth a budget, drawn from those named as long as the box has figures left; they count as one group of the
   * story, called `group`.
   */
  z.strictObject({
    do: z.literal('encounter'),
    group: idSchema,
    budget: perCompanySchema,
    /** What hard difficulty adds to the budget (§42.2). */
    hard: perCompanySchema.optional(),
    enemies: z.array(idSchema).min(1),
    spaces: spacesSchema,
    text: textKeySchema.optional(),
  }),
  z.strictObject({ do: z.literal('removeGroup'), group: idSchema }),
  z.strictObject({ do: z.literal('bonus'), group: idSchema, bonus: idSchema }),
  z.strictObject({ do: z.literal('exhaust'), group: idSchema }),
  /** An attack the story tells: the groups of that name strike, if they are on the map. */
  z.strictObject({
    do: z.literal('attack'),
    group: idSchema,
    who: z.enum(['acting', 'choose']),
    text: textKeySchema,
    damage: countSchema,
    fear: countSchema,
    negate: statSchema.optional(),
    /** Only from where the group can reach (§83), as far as the app knows. */
    inRange: z.literal(true).optional(),
  }),
  /** Hits outside an attack (§10.2). */
  z.strictObject({
    do: z.literal('applyHits'),
    group: idSchema,
    hits: countSchema,
    modifiers: z.array(modifierIdSchema),
  }),
  z.strictObject({ do: z.literal('threat'), by: z.int() }),
  z.strictObject({
    do: z.literal('suffer'),
    who: whoSchema,
    damage: countSchema,
    fear: countSchema,
    facedown: z.literal(true).optional(),
    negate: statSchema.optional(),
    text: textKeySchema.optional(),
  }),
  /** Discards damage and fear cards (§38.7). */
  z.strictObject({ do: z.literal('recover'), who: whoSchema, damage: countSchema, fear: countSchema }),
  z.strictObject({ do: z.literal('inspiration'), who: whoSchema, count: positiveSchema }),
  z.strictObject({ do: z.literal('boon'), who: whoSchema, boon: boonIdSchema }),
  /** Weakness cards shuffled into the hero's deck. */
  z.strictObject({ do: z.literal('weakness'), who: whoSchema, count: positiveSchema }),
  z.strictObject({ do: z.literal('scout'), who: whoSchema, count: positiveSchema }),
  /** The whole map in darkness, or no more (§105.3). Single spaces take darkness tokens. */
  z.strictObject({ do: z.literal('darkness'), everywhere: z.boolean() }),
  z.strictObject({ do: z.literal('lore'), count: positiveSchema }),
  z.strictObject({ do: z.literal('xp'), count: positiveSchema }),
  z.strictObject({ do: z.literal('title'), who: z.enum(['acting', 'choose']), title: idSchema }),
  z.strictObject({ do: z.literal('trinket'), who: z.enum(['acting', 'choose']), trinket: idSchema }),
  z.strictObject({
    do: z.literal('objective'),
    objective: idSchema,
    mark: z.enum(['set', 'done', 'failed']),
  }),
  z.strictObject({ do: z.literal('flag'), flag: idSchema, scope: scopeSchema.optional(), set: countSchema }),
  z.strictObject({ do: z.literal('count'), flag: idSchema, scope: scopeSchema.optional(), by: z.int() }),
  /** The hero who acts is remembered under a name, which texts may say: {tied}. */
  z.strictObject({ do: z.literal('remember'), as: idSchema, scope: scopeSchema.optional() }),
  /** The company takes up a thing of the story, or lays some of it down with a negative number. */
  z.strictObject({ do: z.literal('carry'), thing: idSchema, by: z.int() }),
  /** Something will happen when so many rounds have passed: the table sees it coming, a trigger waits for it. */
  z.strictObject({
    do: z.literal('countdown'),
    countdown: idSchema,
    rounds: perCompanySchema,
    text: textKeySchema,
  }),
  z.strictObject({ do: z.literal('stopCountdown'), countdown: idSchema }),
  /** A companion on the map goes along with a hero from here on. */
  z.strictObject({ do: z.literal('join'), companion: idSchema, who: z.enum(['acting', 'choose']) }),
  /**
   * A companion goes to a space: at once, leaving whoever it went with; or, with `moves`, so many spaces along the shortest
   * way, unless it goes with a hero or is caught.
   */
  z.strictObject({
    do: z.literal('send'),
    companion: idSchema,
    to: spacesSchema,
    moves: perCompanySchema.optional(),
  }),
  /** A companion is caught: it goes with nobody, and nowhere by itself, until it is freed. */
  z.strictObject({ do: z.literal('seize'), companion: idSchema }),
  z.strictObject({ do: z.literal('free'), companion: idSchema }),
  /** A companion is hurt, or mended by a negative number; hurt as much as it can bear, it is lost. */
  z.strictObject({ do: z.literal('harm'), companion: idSchema, by: z.int() }),
  /**
   * How many heroes or groups stand there, or whether a companion does (1 or 0): the mirror knows, or the table is asked
   * once. The best line reached is played.
   */
  z.strictObject({
    do: z.literal('headcount'),
    text: textKeySchema,
    of: countedSchema,
    at: countedSpacesSchema,
    lines: countedLinesSchema,
  }),
  /** The adventure that will follow this one, whatever its resolution says; null ends the campaign. */
  z.strictObject({ do: z.literal('next'), adventure: idSchema.nullable() }),
  z.strictObject({ do: z.literal('end'), resolution: idSchema }),
]);

export type Effect = z.infer<typeof effectSchema>;
