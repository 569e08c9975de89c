import { z } from 'zod';
import { boonIdSchema, countSchema, positiveSchema } from './words';

/**
 * When the effect happens, judged after the attacked hero has tested to negate (§17.6, §12):
 * `always`; `suffered` when at least one damage or fear got through; `unharmed` when none did.
 */
const when = z.enum(['always', 'suffered', 'unharmed']);

/** What an attack does besides its damage and fear, to the attacked hero unless it says otherwise. Our own list. */
export const attackEffectSchema = z.discriminatedUnion('kind', [
  /** Discards that many prepared skills, of the hero's choice. */
  z.strictObject({ kind: z.literal('discardPrepared'), when, count: positiveSchema }),
  /** Discards that many cards from the top of the skill deck. */
  z.strictObject({ kind: z.literal('discardDeck'), when, count: positiveSchema }),
  /** Flips that many facedown damage cards faceup (§38.8). */
  z.strictObject({ kind: z.literal('flipDamage'), when, count: positiveSchema }),
  /** Flips that many facedown fear cards faceup (§38.8). */
  z.strictObject({ kind: z.literal('flipFear'), when, count: positiveSchema }),
  z.strictObject({ kind: z.literal('loseInspiration'), when, count: positiveSchema }),
  /** Discards one boon, if the hero has any. */
  z.strictObject({ kind: z.literal('loseBoon'), when }),
  /** The hero is moved that many spaces away from the attacking group. */
  z.strictObject({ kind: z.literal('moveAway'), when, spaces: positiveSchema }),
  z.strictObject({ kind: z.literal('gainBoon'), when, boon: boonIdSchema }),
  z.strictObject({ kind: z.literal('gainInspiration'), when, count: positiveSchema }),
  /** Every other hero in the attacked hero's space suffers facedown cards. */
  z.strictObject({ kind: z.literal('othersSuffer'), when, damage: countSchema, fear: countSchema }),
  z.strictObject({ kind: z.literal('threatUp'), when, count: positiveSchema }),
  /** Each wounded figure of the attacking group recovers that much health. */
  z.strictObject({ kind: z.literal('enemyRecovers'), when, count: positiveSchema }),
]);
export type AttackEffect = z.infer<typeof attackEffectSchema>;
