import { z } from 'zod';
import { LARGEST, id, name } from './pieces';

/** The numbers a card effect may change. */
export const STATS = ['threat', 'willpower', 'attack', 'defence', 'hitPoints', 'engagement'] as const;
export type Stat = (typeof STATS)[number];

/** What an effect may count; an encounter card counts again whenever the game changes (F 1.55). */
export const COUNTED = [
  'players',
  'enemiesInStaging',
  'locationsInStaging',
  'enemiesInPlay',
  'damageOnIt',
  'resourcesOnIt',
  'questStage',
] as const;
export type Counted = (typeof COUNTED)[number];

export const UNTIL = ['phase', 'round', 'leaves'] as const;
export type Until = (typeof UNTIL)[number];

export const modifier = z.object({
  id,
  name,
  stat: z.enum(STATS),
  amount: z.int().min(-LARGEST).max(LARGEST),
  /** The amount for each of these, counted anew; null for an amount that was fixed when it was triggered. */
  each: z.enum(COUNTED).nullable(),
  until: z.enum(UNTIL),
});
export type Modifier = z.infer<typeof modifier>;
