import { z } from 'zod';
import { idSchema, modifierIdSchema, positiveSchema } from './words';

/** What a bonus adds to each figure; `damage` and `fear` to every attack of the group. */
export const enemyChangesSchema = z.strictObject({
  health: z.int().optional(),
  armour: z.int().optional(),
  sorcery: z.int().optional(),
  damage: z.int().optional(),
  fear: z.int().optional(),
  immuneTo: z.array(modifierIdSchema).optional(),
  /** Lethal may be chosen, and does nothing. */
  fakeLethal: z.literal(true).optional(),
});
export type EnemyChanges = z.infer<typeof enemyChangesSchema>;

/** A bonus makes a group elite (§47). Bonuses of the same name share `name`, hence the text `bonus.<name>`. */
export const enemyBonusSchema = z.strictObject({
  id: idSchema,
  name: idSchema,
  group: z.enum(['standard', 'special', 'boss']),
  changes: enemyChangesSchema,
  /** Community estimate, on the scale of an enemy's `threatCost`; null where it is not known. */
  threatCost: z.strictObject({ first: positiveSchema, perExtraFigure: positiveSchema }).nullable(),
});
export type EnemyBonus = z.infer<typeof enemyBonusSchema>;
