import { z } from 'zod';
import { attackEffectSchema } from '@/games/jime/content/schema/attackEffect';
import { statSchema } from '@/games/jime/content/schema/words';

/** The small shapes a document is made of. What a word means is the rules’ affair: here it only has to be one. */
export const word = z.string();
export const words = z.array(word);
export const count = z.int().nonnegative();

export type HeroId = string;
export type GroupId = string;
/** A space of the board: tile and number, `300A/2`. */
export type SpaceId = string;

export const phase = z.enum(['setup', 'action', 'shadow', 'rally']);
export type Phase = z.infer<typeof phase>;

export const outcome = z.enum(['won', 'lost']);

export const against = z.enum(['damage', 'fear']);
export type Against = z.infer<typeof against>;

const bannerShape = z.object({ kind: z.enum(['elite', 'ordinary']), symbol: count });
export type Banner = z.infer<typeof bannerShape>;
export const banner = bannerShape.nullable();

/** Who and what an effect or a task is about. */
export const context = z.object({
  hero: word.optional(),
  token: word.optional(),
  group: word.optional(),
  space: word.optional(),
});
export type Context = z.infer<typeof context>;

export const effectOfAttack = attackEffectSchema.nullable();
export const negate = statSchema.nullable();

export const enemyAttack = z.object({
  text: word,
  damage: count,
  fear: count,
  negate,
  effect: effectOfAttack,
});
export type EnemyAttack = z.infer<typeof enemyAttack>;
