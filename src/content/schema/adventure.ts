import { z } from 'zod';
import { conditionSchema } from './conditions';
import { effectSchema, spaceIdSchema, textKeySchema } from './effects';
import { countSchema, idSchema, positiveSchema, statSchema } from './words';

const effects = z.array(effectSchema);

/** A journey tile where the story lays it on the common grid; `turn` counts clockwise steps of 60°. */
export const journeyPlacementSchema = z.strictObject({
  tile: z.string().regex(/^[1-5]\d\d[AB]$/, 'expected a tile side such as 300A'),
  turn: z.literal([0, 1, 2, 3, 4, 5]),
  at: z.strictObject({ q: z.int(), r: z.int() }),
  /** Revealed without an exploration token (§52.1). */
  explored: z.literal(true).optional(),
  explore: effects.optional(),
});
export type JourneyPlacement = z.infer<typeof journeyPlacementSchema>;

/** A battle tile on the common grid of cells; `copy` tells equal tiles apart, `turn` counts clockwise quarters. */
export const battlePlacementSchema = z.strictObject({
  tile: idSchema,
  copy: positiveSchema,
  side: z.enum(['A', 'B']),
  turn: z.literal([0, 1, 2, 3]),
  at: z.strictObject({ column: z.int(), row: z.int() }),
});
export type BattlePlacement = z.infer<typeof battlePlacementSchema>;

export const tokenKindSchema = z.enum(['search', 'person', 'threat', 'darkness']);
export type TokenKind = z.infer<typeof tokenKindSchema>;

/** What an interact action offers (§4.2): the button with the icon, and what follows. */
export const interactionSchema = z.strictObject({
  text: textKeySchema,
  when: conditionSchema.optional(),
  effects,
});
export type Interaction = z.infer<typeof interactionSchema>;

export const storyTokenSchema = z.strictObject({
  id: idSchema,
  kind: tokenKindSchema,
  variant: idSchema.optional(),
  space: spaceIdSchema,
  /** What anyone may read at any time (§13.1). */
  text: textKeySchema.optional(),
  interactions: z.array(interactionSchema).optional(),
});
export type StoryToken = z.infer<typeof storyTokenSchema>;

/** Terrain on a space or on the border between two. `special` replaces its card in this adventure: it shines (§30.3). */
export const storyTerrainSchema = z.strictObject({
  id: idSchema,
  terrain: idSchema,
  space: spaceIdSchema.optional(),
  border: z.tuple([spaceIdSchema, spaceIdSchema]).optional(),
  special: z
    .strictObject({ text: textKeySchema, interactions: z.array(interactionSchema).optional() })
    .optional(),
});
export type StoryTerrain = z.infer<typeof storyTerrainSchema>;

export const storyGroupSchema = z.strictObject({
  id: idSchema,
  enemy: idSchema,
  /** A name of its own, shown instead of the enemy's. */
  name: textKeySchema.optional(),
  space: spaceIdSchema,
  /** One number, or one for each company of 2, 3, 4 and 5 heroes. */
  figures: z.union([
    positiveSchema,
    z.tuple([positiveSchema, positiveSchema, positiveSchema, positiveSchema]),
  ]),
  bonuses: z.array(idSchema).optional(),
  /** What hard difficulty adds (§42.2). */
  hard: z
    .strictObject({ figures: positiveSchema.optional(), bonuses: z.array(idSchema).optional() })
    .optional(),
  exhausted: z.literal(true).optional(),
});
export type StoryGroup = z.infer<typeof storyGroupSchema>;

/** A moment a story can wait for. */
export const momentSchema = z.discriminatedUnion('moment', [
  z.strictObject({ moment: z.literal('round'), round: positiveSchema.optional() }),
  z.strictObject({ moment: z.literal('shadow') }),
  z.strictObject({ moment: z.literal('rally') }),
  z.strictObject({ moment: z.literal('explored'), tile: z.string().optional() }),
  z.strictObject({ moment: z.literal('groupDefeated'), group: idSchema.optional() }),
  z.strictObject({ moment: z.literal('heroDefeated') }),
  z.strictObject({ moment: z.literal('objectiveDone'), objective: idSchema }),
  z.strictObject({ moment: z.literal('flag'), flag: idSchema }),
]);
export type Moment = z.infer<typeof momentSchema>;

export const triggerSchema = z.strictObject({
  id: idSchema,
  on: momentSchema,
  when: conditionSchema.optional(),
  /** Fires every time, not only the first. */
  again: z.literal(true).optional(),
  effects,
});
export type Trigger = z.infer<typeof triggerSchema>;

export const resolutionSchema = z.strictObject({
  id: idSchema,
  outcome: z.enum(['won', 'lost']),
  pages: z.array(textKeySchema).min(1),
  effects,
  /** The adventure that follows instead of the next in order; null ends the campaign (§106.6). */
  next: idSchema.nullable().optional(),
});
export type Resolution = z.infer<typeof resolutionSchema>;

export const adventureSchema = z.strictObject({
  id: idSchema,
  map: z.enum(['journey', 'battle']),
  threat: z.strictObject({
    max: positiveSchema,
    thresholds: z.array(z.strictObject({ at: positiveSchema, text: textKeySchema, effects })),
  }),
  /** Fear in darkness, and the stat that negates it (§105.4); 2 and spirit when not said. */
  darkness: z.strictObject({ fear: countSchema, negate: statSchema.nullable() }).optional(),
  objectives: z.array(z.strictObject({ id: idSchema, text: textKeySchema })).min(1),
  setup: effects,
  journeyTiles: z.array(journeyPlacementSchema).optional(),
  battleTiles: z.array(battlePlacementSchema).optional(),
  tokens: z.array(storyTokenSchema),
  terrain: z.array(storyTerrainSchema),
  groups: z.array(storyGroupSchema),
  triggers: z.array(triggerSchema),
  resolutions: z.array(resolutionSchema).min(2),
  /** Which resolution is played when all objectives are done (§67.3), the bar is full (§21.2), a hero fell (§106.5). */
  endings: z.strictObject({ won: idSchema, threat: idSchema, defeat: idSchema }),
});
export type Adventure = z.infer<typeof adventureSchema>;
