import { z } from 'zod';
import { cardUse } from './cardUse';
import {
  boonIdSchema,
  countSchema,
  idSchema,
  modifierIdSchema,
  positiveSchema,
  productIdSchema,
  statSchema,
  traitSchema,
} from './words';

/** One line of a weapon: spend `successes` in an attack test to add these hits and modifiers (§29.1, §62). */
export const hitRowSchema = z.strictObject({
  successes: positiveSchema,
  hits: countSchema,
  modifiers: z.array(modifierIdSchema),
  /** What the hero gains besides, on the few lines that say so. */
  gains: z
    .union([
      z.strictObject({ inspiration: positiveSchema }),
      z.strictObject({ scout: positiveSchema }),
      z.strictObject({ boon: boonIdSchema }),
      z.strictObject({ moves: positiveSchema }),
      z.strictObject({ nearbyHeroMoves: positiveSchema }),
    ])
    .optional(),
});
export type HitRow = z.infer<typeof hitRowSchema>;

/** What items and trinkets have in common. */
export const itemCard = {
  id: idSchema,
  /** Id of the series' first card: an upgrade goes to any card of the next tier of the same series (§29.6). */
  series: idSchema,
  /** Null: a single item without upgrades. */
  tier: z.int().min(1).max(4).nullable(),
  /** Lore the company needs before this card can be upgraded (§29.5); null when none is printed. */
  lore: positiveSchema.nullable(),
  /** Cards in each box. Where a card is in several boxes, each of them has one. */
  copies: z.partialRecord(productIdSchema, positiveSchema),
  ranged: z.boolean(),
  /** Stats an attack with it may test (§29.2); `wild`: any stat; empty: no attack. */
  testStats: z.array(z.union([statSchema, z.literal('wild')])),
  hitTable: z.array(hitRowSchema),
  traits: z.array(traitSchema),
  ...cardUse,
};

export const itemSchema = z.strictObject({
  ...itemCard,
  slot: z.enum(['armour', 'hand', 'mount']),
  kind: z.enum(['armour', 'weapon', 'support', 'mount']),
  hands: z.int().min(0).max(2),
});
export type Item = z.infer<typeof itemSchema>;
