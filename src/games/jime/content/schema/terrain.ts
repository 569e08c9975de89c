import { z } from 'zod';
import { hitRowSchema } from './item';
import {
  boonIdSchema,
  idSchema,
  modifierIdSchema,
  positiveSchema,
  productIdSchema,
  testSchema,
} from './words';

/** What terrain does, in the simple pieces it is made of; the whole gist is the text `terrain.<id>.gist`. */
export const terrainEffectSchema = z.discriminatedUnion('kind', [
  /** Interact action with a test; only what says so provokes. `discard`: the token goes when the test is passed. */
  z.strictObject({
    kind: z.literal('interact'),
    test: testSchema,
    discard: z.boolean(),
    provokes: z.literal(true).optional(),
    hits: z
      .strictObject({
        target: z.enum(['nearby', 'space']),
        hits: positiveSchema,
        modifiers: z.array(modifierIdSchema),
      })
      .optional(),
    inspiration: positiveSchema.optional(),
    boon: boonIdSchema.optional(),
    lore: positiveSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('endTurnTest'), test: testSchema, boon: boonIdSchema }),
  z.strictObject({ kind: z.literal('startTurnInspiration'), count: positiveSchema }),
  z.strictObject({ kind: z.literal('convertFateWhenNegating'), count: positiveSchema }),
  z.strictObject({ kind: z.literal('revealWhenNegating'), count: positiveSchema }),
  z.strictObject({ kind: z.literal('discardFateForModifier'), modifiers: z.array(modifierIdSchema) }),
  z.strictObject({ kind: z.literal('sufferFacedown'), what: z.enum(['damage', 'fear']) }),
  z.strictObject({ kind: z.literal('noFateConversionAgainstEnemiesHere') }),
  /** A hero who enters tests, or suffers damage, or may not leave this turn. */
  z.strictObject({
    kind: z.literal('enterTest'),
    test: testSchema,
    otherwise: z.union([z.strictObject({ damage: positiveSchema }), z.literal('stay')]),
  }),
  /** A hero who leaves tests, or loses that movement. */
  z.strictObject({ kind: z.literal('leaveTest'), test: testSchema }),
  z.strictObject({ kind: z.literal('noEntry') }),
  /** Crossing this border ends the hero's turn or the enemy's activation (§93), or no more than its movement. */
  z.strictObject({
    kind: z.literal('crossingEnds'),
    who: z.enum(['all', 'enemies']),
    ends: z.enum(['activation', 'movement']),
  }),
  z.strictObject({ kind: z.literal('crossTest'), test: testSchema }),
  z.strictObject({
    kind: z.literal('crossHurts'),
    heroFacedownDamage: positiveSchema,
    enemyHits: positiveSchema,
  }),
  /** The spaces on either side are neither adjacent nor nearby (§65). */
  z.strictObject({ kind: z.literal('blocks') }),
  z.strictObject({ kind: z.literal('extraRange'), spaces: positiveSchema }),
  z.strictObject({ kind: z.literal('inRangeOnlyFromSameTerrain') }),
  z.strictObject({
    kind: z.literal('weapon'),
    stat: testSchema.shape.stat,
    ranged: z.boolean(),
    hitTable: z.array(hitRowSchema),
  }),
]);
export type TerrainEffect = z.infer<typeof terrainEffectSchema>;

/** The drawings a token in a space may show, most by their names in game-icons; the board has one for each. */
export const spaceLookSchema = z.enum([
  'barrel',
  'stone-pile',
  'berry-bush',
  'campfire',
  'fog',
  'hole',
  'stone-bust',
  'table',
  'hills',
  'log',
  'falling-rocks',
  'spider-web',
  'barricade',
  'locked-chest',
  'fountain',
  'lily-pads',
]);
export type SpaceLook = z.infer<typeof spaceLookSchema>;

/** What may be drawn along a border (§80.2). */
export const borderLookSchema = z.enum(['masonry', 'water', 'palings', 'ditch']);
export type BorderLook = z.infer<typeof borderLookSchema>;

/** How terrain is drawn, by where it lies. */
export type TerrainDrawing = { where: 'space'; look: SpaceLook } | { where: 'border'; look: BorderLook };

const common = {
  id: idSchema,
  /** The section of the guide that is about it alone; terrain of later boxes has none. */
  section: z.string().optional(),
  product: productIdSchema,
  /** Token sides in the box that show it. */
  tokenSides: positiveSchema,
  /** What is probably on the back of its tokens: inferred from equal counts. */
  otherSide: idSchema,
  kind: z.enum(['area', 'block', 'cover', 'feature', 'hazard', 'line', 'weapon']),
  effects: z.array(terrainEffectSchema).min(1),
};

export const terrainSchema = z.discriminatedUnion('where', [
  z.strictObject({ ...common, where: z.literal('space'), look: spaceLookSchema }),
  z.strictObject({ ...common, where: z.literal('border'), look: borderLookSchema }),
]);
export type Terrain = z.infer<typeof terrainSchema>;
