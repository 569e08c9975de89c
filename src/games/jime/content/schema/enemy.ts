import { z } from 'zod';
import { attackEffectSchema } from './attackEffect';
import { countSchema, doubtSchema, idSchema, positiveSchema, productIdSchema, statSchema } from './words';

export const enemyTraitSchema = z.enum([
  'beast',
  'goblin',
  'humanoid',
  'orc',
  'weak',
  'powerful',
  'small',
  'large',
  'slow',
  'fast',
  'ranged',
  'flying',
]);
export type EnemyTrait = z.infer<typeof enemyTraitSchema>;

export const movementTraitSchema = z.enum([
  'encumbered',
  'flying',
  'incorporeal',
  'predatory',
  'reinforcements',
  'stampede',
  'tunneler',
]);
export type MovementTrait = z.infer<typeof movementTraitSchema>;

/** What an enemy may look for in a hero (§8.1: the app chooses the target). */
export const preferenceSchema = z.enum([
  'nearest',
  'weakest',
  'wounded',
  'afraid',
  'lastHit',
  'isolated',
  'spared',
]);
export type Preference = z.infer<typeof preferenceSchema>;

/** One attack: used only at the group sizes it has a row for. `negate: null` cannot be negated. */
export const attackSchema = z.strictObject({
  text: z.string(),
  negate: statSchema.nullable(),
  rows: z.array(z.strictObject({ figures: positiveSchema, damage: countSchema, fear: countSchema })).min(1),
  effect: attackEffectSchema.nullable(),
});
export type Attack = z.infer<typeof attackSchema>;

/** An enemy (§58). Health, armour and sorcery are those of one figure. */
export const enemySchema = z.strictObject({
  id: idSchema,
  product: productIdSchema,
  health: positiveSchema,
  armour: countSchema,
  sorcery: countSchema,
  ranged: z.boolean(),
  /** Spaces it moves and still attacks (§8.2). */
  moveToAttack: positiveSchema,
  /** Spaces it moves when it has no target (§8.6). */
  moveWithoutTarget: positiveSchema,
  movement: z.array(movementTraitSchema),
  traits: z.array(enemyTraitSchema),
  unique: z.boolean(),
  maxFigures: z.int().min(1).max(3),
  figuresInBox: positiveSchema,
  /** Community estimate of what a group of 1, 2, 3 figures is worth, to weigh random groups; null for a boss. */
  threatCost: z.array(positiveSchema).nullable(),
  /** How strongly it is drawn to what: weights for one draw, in the order they are drawn from. */
  preferences: z.partialRecord(preferenceSchema, positiveSchema),
  attacks: z.array(attackSchema).min(1),
  doubt: doubtSchema,
});
export type Enemy = z.infer<typeof enemySchema>;
