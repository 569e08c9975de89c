import { z } from 'zod';
import { conditionSchema, offerSchema, spaceNameSchema, tileNameSchema } from './conditions';
import { effectSchema, spacesSchema, textKeySchema } from './effects';
import { adventurePlanSchema } from './mapPlan';
import { mapTokenSchema, tokenFaceSchema } from './token';
import { countSchema, editorSchema, idSchema, perCompanySchema, positiveSchema, statSchema } from './words';

const effects = z.array(effectSchema);

export const tokenKindSchema = mapTokenSchema.extract(['search', 'person', 'threat', 'darkness']);
export type TokenKind = z.infer<typeof tokenKindSchema>;

/** What an interact action offers (§4.2): the button with the icon, and what follows. */
export const interactionSchema = z.strictObject({
  text: textKeySchema,
  when: offerSchema.optional(),
  effects,
});
export type Interaction = z.infer<typeof interactionSchema>;

export const storyTokenSchema = z.strictObject({
  id: idSchema,
  kind: tokenKindSchema,
  variant: tokenFaceSchema.optional(),
  /** Who or what it is, written on it. */
  name: textKeySchema.optional(),
  /** A person who may go along with heroes; `health`: what it can bear. */
  companion: z.strictObject({ health: perCompanySchema.optional() }).optional(),
  /** None for a token that is drawn or takes another's place: its space comes from there. */
  space: spacesSchema.optional(),
  /** What anyone may read at any time (§13.1). */
  text: textKeySchema.optional(),
  interactions: z.array(interactionSchema).optional(),
});
export type StoryToken = z.infer<typeof storyTokenSchema>;

/** Terrain on a space or on the border between two, both named, or somewhere on a tile. `special` replaces its card in this adventure: it shines (§30.3). */
export const storyTerrainSchema = z.strictObject({
  id: idSchema,
  terrain: idSchema,
  space: spaceNameSchema.optional(),
  border: z.tuple([spaceNameSchema, spaceNameSchema]).optional(),
  tile: tileNameSchema.optional(),
  special: z
    .strictObject({ text: textKeySchema, interactions: z.array(interactionSchema).optional() })
    .optional(),
});
export type StoryTerrain = z.infer<typeof storyTerrainSchema>;

const bonuses = z.array(idSchema);

export const storyGroupSchema = z.strictObject({
  id: idSchema,
  enemy: idSchema,
  /** A name of its own, shown instead of the enemy's. */
  name: textKeySchema.optional(),
  space: spacesSchema,
  figures: perCompanySchema,
  /** The same for every company, or a list for each company of 2, 3, 4 and 5 heroes. */
  bonuses: z.union([bonuses, z.tuple([bonuses, bonuses, bonuses, bonuses])]).optional(),
  /** What hard difficulty adds (§42.2). */
  hard: z.strictObject({ figures: perCompanySchema.optional(), bonuses: bonuses.optional() }).optional(),
  exhausted: z.literal(true).optional(),
  /** What texts say of its number, if they say the same to every company. */
  told: z.enum(['one', 'several']).optional(),
});
export type StoryGroup = z.infer<typeof storyGroupSchema>;

/** Tokens of which only some come, so that a second play is not the first. */
export const tokenDrawSchema = z.strictObject({
  id: idSchema,
  tokens: z.array(idSchema).min(2),
  spaces: z.array(spaceNameSchema).min(1),
  count: perCompanySchema,
});
export type TokenDraw = z.infer<typeof tokenDrawSchema>;

/** A thing the company may carry in this adventure: embers, a torch, a key. */
export const storyThingSchema = z.strictObject({ id: idSchema, name: textKeySchema });

/** An action of this adventure alone, offered to every hero while its condition holds (§4.2). */
export const storyActionSchema = z.strictObject({
  id: idSchema,
  text: textKeySchema,
  when: offerSchema.optional(),
  effects,
});
export type StoryAction = z.infer<typeof storyActionSchema>;

/** A moment a story can wait for. */
const simpleMoments = [
  z.strictObject({ moment: z.literal('round'), round: positiveSchema.optional() }),
  z.strictObject({ moment: z.literal('shadow') }),
  z.strictObject({ moment: z.literal('rally') }),
  z.strictObject({ moment: z.literal('explored'), tile: tileNameSchema.optional() }),
  z.strictObject({ moment: z.literal('interacted'), token: idSchema.optional() }),
  /** The last group of that name has left the map. */
  z.strictObject({ moment: z.literal('groupDefeated'), group: idSchema.optional() }),
  z.strictObject({ moment: z.literal('lastStand') }),
  z.strictObject({ moment: z.literal('heroDefeated') }),
  z.strictObject({ moment: z.literal('objectiveDone'), objective: idSchema }),
  /** The health left to all figures of a group has come down to this, and the group still stands. */
  z.strictObject({ moment: z.literal('groupHealth'), group: idSchema, atMost: perCompanySchema }),
  z.strictObject({ moment: z.literal('countdown'), countdown: idSchema }),
  /** A companion has been hurt more than it can bear. */
  z.strictObject({ moment: z.literal('companionLost'), companion: idSchema }),
  /** The flag was set, or its count went up. */
  z.strictObject({ moment: z.literal('flag'), flag: idSchema }),
] as const;
export const happeningSchema = z.discriminatedUnion('moment', simpleMoments);
export type Happening = z.infer<typeof happeningSchema>;

/** What a trigger waits for: one moment, or several, all of them or at least so many. */
export const momentSchema = z.discriminatedUnion('moment', [
  ...simpleMoments,
  z.strictObject({
    moment: z.literal('several'),
    of: z.array(happeningSchema).min(2),
    atLeast: positiveSchema.optional(),
  }),
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

/** What a lesson waits for: the first time the app shows such a thing, or the first time it happens. */
export const LESSONS = [
  'activation',
  'attack',
  'battleTiles',
  'camp',
  'choice',
  'counterattack',
  'darkness',
  'dialogue',
  'enemies',
  'exploring',
  'fallback',
  'figuresRemoved',
  'hourglass',
  'lastStand',
  'panel',
  'provoke',
  'rally',
  'suffer',
  'terrain',
  'test',
  'threat',
  'threshold',
  'tiles',
  'token',
  'tokens',
  'turn',
] as const;

/** Explained when it first happens in the campaign, and never again. */
export const lessonSchema = z.strictObject({ on: z.enum(LESSONS), text: textKeySchema });
export type LessonMoment = (typeof LESSONS)[number];

/** The drawings an adventure or a campaign may have: where it is offered, on its first and last pages, in the chronicle. */
export const VIGNETTES = [
  'bell',
  'blindMan',
  'bragdush',
  'bride',
  'candle',
  'cart',
  'collTallow',
  'dismissed',
  'errand',
  'farm',
  'ford',
  'goldworthy',
  'grainRoad',
  'guests',
  'hearths',
  'longCart',
  'market',
  'mill',
  'road',
  'stillWheel',
  'toll',
] as const;
export type VignetteName = (typeof VIGNETTES)[number];

/** What may be heard under an adventure where the table wants it. */
export const AMBIENCES = ['rain', 'fire', 'wind', 'night'] as const;
export type Ambience = (typeof AMBIENCES)[number];

export const adventureSchema = z.strictObject({
  $schema: editorSchema,
  id: idSchema,
  name: textKeySchema,
  vignette: z.enum(VIGNETTES).optional(),
  ambience: z.enum(AMBIENCES).optional(),
  plan: adventurePlanSchema,
  /** What happens when a tile is explored (§52.3), by its name in the plan. */
  explore: z.record(tileNameSchema, effects).optional(),
  threat: z.strictObject({
    max: perCompanySchema,
    thresholds: z.array(z.strictObject({ at: perCompanySchema, text: textKeySchema, effects })),
  }),
  /** Fear in darkness, and the stat that negates it (§105.4); 2 and spirit when not said. */
  darkness: z.strictObject({ fear: countSchema, negate: statSchema.nullable() }).optional(),
  objectives: z.array(z.strictObject({ id: idSchema, text: textKeySchema })).min(1),
  setup: effects,
  tokens: z.array(storyTokenSchema),
  draws: z.array(tokenDrawSchema).optional(),
  terrain: z.array(storyTerrainSchema),
  groups: z.array(storyGroupSchema),
  things: z.array(storyThingSchema).optional(),
  actions: z.array(storyActionSchema).optional(),
  triggers: z.array(triggerSchema),
  lessons: z.array(lessonSchema).optional(),
  resolutions: z.array(resolutionSchema).min(2),
  /** Which resolution is played when all objectives are done (§67.3), the bar is full (§21.2), a hero fell (§106.5). */
  endings: z.strictObject({ won: idSchema, threat: idSchema, defeat: idSchema }),
});
export type Adventure = z.infer<typeof adventureSchema>;
